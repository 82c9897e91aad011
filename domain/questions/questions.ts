/**
 * Questions that a shop asks: groups of them in a buyer's profile (R-27f), and surveys on a visit. The rules are the
 * same on the server and in the browser: which questions are asked, what an answer may be, and how far somebody is.
 */

export const questionKinds = ['one', 'several', 'yesNo', 'rating', 'number', 'text', 'date'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const setKinds = ['group', 'survey'] as const;
export type SetKind = (typeof setKinds)[number];

/** English texts may be '': then the Thai one is shown. */
type Words = { th: string; en: string };
type Option = Words & { id: string };

export type Question = Words & {
  /** Stays the question's own in every version, so that answers can be compared. */
  id: string;
  kind: QuestionKind;
  required: boolean;
  /** Of `one` and `several`. */
  options: readonly Option[];
  /** Bounds of a number. */
  least: number | null;
  most: number | null;
  /** Asked only where an earlier question was answered with one of these (`valuesOf`). */
  when: { question: string; is: readonly string[] } | null;
};

export type Content = {
  nameTh: string;
  nameEn: string;
  introTh: string;
  introEn: string;
  /** Whom it is for; empty: everybody. */
  customerTypes: readonly string[];
  questions: readonly Question[];
};

export type Answer = string | number | boolean | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

export const MOST_QUESTIONS = 50;
export const MOST_OPTIONS = 20;
export const TEXT_LENGTHS = { name: 100, intro: 500, question: 300, option: 100, answer: 1000 } as const;
/** As JSON in UTF-8, where a Thai letter takes three. */
export const MAX_CONTENT_BYTES = 100_000;
export const MAX_ANSWER_BYTES = 50_000;
const MOST_STARS = 5;
export const MOST_NUMBER = 1_000_000_000;

export const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).byteLength;

/** Only what is chosen of few can decide whether another question is asked. */
export const canDecide = ({ kind }: Pick<Question, 'kind'>): boolean =>
  kind === 'one' || kind === 'several' || kind === 'yesNo' || kind === 'rating';

/** What people write themselves: it may name somebody. The rest is chosen or counted. */
export const isWritten = ({ kind }: Pick<Question, 'kind'>): boolean => kind === 'text' || kind === 'date';

/** What can be answered, by value, of a question that can be counted by its answers. */
export function choicesOf({ kind, options }: Pick<Question, 'kind' | 'options'>): string[] {
  if (kind === 'one' || kind === 'several') return options.map(({ id }) => id);
  if (kind === 'yesNo') return ['yes', 'no'];
  if (kind === 'rating') return Array.from({ length: MOST_STARS }, (_, at) => String(at + 1));
  return [];
}

/** What an answer says, as conditions and counts name it. */
export function valuesOf(answer: Answer): readonly string[] {
  if (answer === true) return ['yes'];
  if (answer === false) return ['no'];
  return typeof answer === 'string' || typeof answer === 'number' ? [String(answer)] : answer;
}

/** Nothing was answered: a field left empty, or no box ticked. */
const isBlank = (answer: Answer | undefined): answer is undefined | '' | readonly [] =>
  answer === undefined || (Array.isArray(answer) ? answer.length === 0 : answer === '');

/** Those that are asked with these answers, in their order. An answer to a question that is not asked decides nothing. */
export function askedOf(questions: readonly Question[], answers: Answers): Question[] {
  const said = new Map<string, readonly string[]>();
  return questions.filter((question) => {
    const { id, when } = question;
    if (when && !said.get(when.question)?.some((value) => when.is.includes(value))) return false;
    const answer = answers[id];
    if (!isBlank(answer) && mistakeIn(question, answer) === undefined) said.set(id, valuesOf(answer));
    return true;
  });
}

export type AnswerMistake =
  | 'ANSWER_MISSING'
  | 'ANSWER_NOT_CHOICE'
  | 'ANSWER_NOT_TEXT'
  | 'ANSWER_TOO_LONG'
  | 'ANSWER_NOT_NUMBER'
  | 'ANSWER_BELOW'
  | 'ANSWER_ABOVE'
  | 'ANSWER_NOT_DAY';

/** What is wrong with an answer to the question; undefined for a right one. */
function mistakeIn(question: Question, answer: Answer): AnswerMistake | undefined {
  switch (question.kind) {
    case 'one':
      return typeof answer === 'string' && choicesOf(question).includes(answer)
        ? undefined
        : 'ANSWER_NOT_CHOICE';
    case 'several': {
      if (!Array.isArray(answer) || new Set(answer).size !== answer.length) return 'ANSWER_NOT_CHOICE';
      const choices = choicesOf(question);
      return answer.every((one: unknown) => typeof one === 'string' && choices.includes(one))
        ? undefined
        : 'ANSWER_NOT_CHOICE';
    }
    case 'yesNo':
      return typeof answer === 'boolean' ? undefined : 'ANSWER_NOT_CHOICE';
    case 'rating':
      return typeof answer === 'number' && choicesOf(question).includes(String(answer))
        ? undefined
        : 'ANSWER_NOT_CHOICE';
    case 'number':
      return numberMistake(question, answer);
    case 'text':
      if (typeof answer !== 'string') return 'ANSWER_NOT_TEXT';
      return answer.length > TEXT_LENGTHS.answer ? 'ANSWER_TOO_LONG' : undefined;
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? undefined : 'ANSWER_NOT_DAY';
  }
}

function numberMistake({ least, most }: Question, answer: Answer): AnswerMistake | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer) || Math.round(answer * 100) / 100 !== answer)
    return 'ANSWER_NOT_NUMBER';
  if (answer < (least ?? -MOST_NUMBER)) return 'ANSWER_BELOW';
  return answer > (most ?? MOST_NUMBER) ? 'ANSWER_ABOVE' : undefined;
}

function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

type AnswerMistakes = Readonly<Record<string, AnswerMistake>>;

/** What is wrong, by question. Required questions may be left for later with `isPart`. */
export function answerMistakesOf(
  questions: readonly Question[],
  answers: Answers,
  { isPart }: { isPart: boolean },
): AnswerMistakes {
  const found = askedOf(questions, answers).flatMap((question) => {
    const answer = answers[question.id];
    if (isBlank(answer))
      return question.required && !isPart ? [[question.id, 'ANSWER_MISSING'] as const] : [];
    const mistake = mistakeIn(question, answer);
    return mistake ? [[question.id, mistake] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What is stored of answers: those to questions that are asked, and only right ones. */
export function keptAnswers(questions: readonly Question[], answers: Answers): Answers {
  const kept = askedOf(questions, answers).flatMap((question) => {
    const answer = answers[question.id];
    if (isBlank(answer) || mistakeIn(question, answer) !== undefined) return [];
    return [[question.id, answer] as const];
  });
  return Object.fromEntries(kept);
}

export type Progress = {
  answered: number;
  /** Of those that are asked with these answers. */
  asked: number;
  /** Everything required is answered. */
  isComplete: boolean;
};

export function progressOf(questions: readonly Question[], answers: Answers): Progress {
  const asked = askedOf(questions, answers);
  const kept = keptAnswers(questions, answers);
  return {
    answered: Object.keys(kept).length,
    asked: asked.length,
    isComplete: asked.every(({ id, required }) => !required || kept[id] !== undefined),
  };
}

export type ContentMistake =
  | 'SURVEY_NAME_MISSING'
  | 'QUESTION_WORDS_MISSING'
  | 'QUESTION_OPTIONS_MISSING'
  | 'QUESTION_OPTION_TWICE'
  | 'QUESTION_BOUNDS_WRONG'
  | 'QUESTION_CONDITION_WRONG'
  | 'QUESTION_KIND_FIXED'
  | 'QUESTION_TWICE';

/**
 * What is wrong with questions that staff have written, by path ('questions.0.th'). `published` are those of the version before:
 * a question keeps its kind, or its answers could not be counted together.
 */
export function contentMistakesOf(
  content: Content,
  published: readonly Question[] = [],
): Record<string, ContentMistake> {
  const found: Record<string, ContentMistake> = {};
  if (content.nameTh.trim() === '') found['nameTh'] = 'SURVEY_NAME_MISSING';
  const before = new Map<string, Question>();
  for (const [at, question] of content.questions.entries()) {
    const path = `questions.${at}`;
    for (const [field, mistake] of questionMistakes(question, before)) found[`${path}.${field}`] ??= mistake;
    const was = published.find(({ id }) => id === question.id);
    if (was && was.kind !== question.kind) found[`${path}.kind`] = 'QUESTION_KIND_FIXED';
    before.set(question.id, question);
  }
  return found;
}

function questionMistakes(
  question: Question,
  before: ReadonlyMap<string, Question>,
): (readonly [field: string, ContentMistake])[] {
  const { id, th, kind, options, least, most, when } = question;
  const found: (readonly [string, ContentMistake])[] = [];
  if (before.has(id)) found.push(['th', 'QUESTION_TWICE']);
  if (th.trim() === '') found.push(['th', 'QUESTION_WORDS_MISSING']);
  if (kind === 'one' || kind === 'several') {
    if (options.length < 2) found.push(['options', 'QUESTION_OPTIONS_MISSING']);
    if (new Set(options.map((one) => one.id)).size !== options.length)
      found.push(['options', 'QUESTION_TWICE']);
    for (const [at, option] of options.entries()) {
      if (option.th.trim() === '') found.push([`options.${at}.th`, 'QUESTION_WORDS_MISSING']);
      else if (options.findIndex((one) => one.th.trim() === option.th.trim()) !== at)
        found.push([`options.${at}.th`, 'QUESTION_OPTION_TWICE']);
    }
  }
  if (kind === 'number' && least !== null && most !== null && least > most)
    found.push(['most', 'QUESTION_BOUNDS_WRONG']);
  if (when) {
    const deciding = before.get(when.question);
    const choices = deciding ? choicesOf(deciding) : [];
    if (when.is.length === 0 || !when.is.every((value) => choices.includes(value)))
      found.push(['when', 'QUESTION_CONDITION_WRONG']);
  }
  return found;
}

/** As it is kept: without what its kind does not have. */
export const tidied = (question: Question): Question => ({
  ...question,
  options: question.kind === 'one' || question.kind === 'several' ? question.options : [],
  least: question.kind === 'number' ? question.least : null,
  most: question.kind === 'number' ? question.most : null,
});

/** The questions of all versions, newest first: each as it was asked last, with every option that it has had. */
export function questionsOfVersions(versions: readonly (readonly Question[])[]): Question[] {
  const merged = new Map<string, Question>();
  for (const questions of versions)
    for (const question of questions) {
      const newer = merged.get(question.id);
      if (!newer) merged.set(question.id, question);
      else {
        const gone = question.options.filter(({ id }) => newer.options.every((one) => one.id !== id));
        if (gone.length > 0) merged.set(question.id, { ...newer, options: [...newer.options, ...gone] });
      }
    }
  return [...merged.values()];
}

export const fitsType = ({ customerTypes }: Pick<Content, 'customerTypes'>, type: string): boolean =>
  customerTypes.length === 0 || customerTypes.includes(type);

export const wordsIn = ({ th, en }: Words, language: string): string => (language === 'en' && en) || th;
export const nameIn = ({ nameTh, nameEn }: Content, language: string): string =>
  (language === 'en' && nameEn) || nameTh;
export const introIn = ({ introTh, introEn }: Content, language: string): string =>
  (language === 'en' && introEn) || introTh;
