/** A set of questions as it stands in the editor's form. */
import type { CallAnswer } from '#contract/schemas.ts';
import {
  canDecide,
  choicesOf,
  contentMistakesOf,
  type ContentMistake,
  type Question,
  type QuestionKind,
} from '#domain/questions/questions.ts';
import { arabicDigits } from '#domain/text/thai-text.ts';
import { randomKey } from '../attempt/attempt.ts';

type Content = CallAnswer<'questionSet'>['Content'];

export type QuestionValues = {
  id: string;
  kind: QuestionKind;
  th: string;
  en: string;
  required: boolean;
  options: { id: string; th: string; en: string }[];
  /** As typed; '' for none. */
  least: string;
  most: string;
  /** The question that decides whether this one is asked; '' for always. */
  whenQuestion: string;
  whenIs: string[];
};

export type SurveyValues = {
  nameTh: string;
  nameEn: string;
  introTh: string;
  introEn: string;
  customerTypes: string[];
  questions: QuestionValues[];
};

export const EMPTY_SURVEY: SurveyValues = {
  nameTh: '',
  nameEn: '',
  introTh: '',
  introEn: '',
  customerTypes: [],
  questions: [],
};

const newId = (): string => randomKey().slice(0, 10);
export const blankOption = () => ({ id: newId(), th: '', en: '' });
export const blankQuestion = (): QuestionValues => ({
  id: newId(),
  kind: 'one',
  th: '',
  en: '',
  required: true,
  options: [blankOption(), blankOption()],
  least: '',
  most: '',
  whenQuestion: '',
  whenIs: [],
});

/** Of version 4, on plain http too, where the browser makes none. */
export function newSetId(): string {
  const key = randomKey();
  return [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `8${key.slice(17, 20)}`,
    key.slice(20, 32),
  ].join('-');
}

export const valuesOf = ({ questions, ...content }: Content): SurveyValues => ({
  ...content,
  questions: questions.map(({ least, most, when, ...question }) => ({
    ...question,
    least: least === null ? '' : String(least),
    most: most === null ? '' : String(most),
    whenQuestion: when?.question ?? '',
    whenIs: when?.is ?? [],
  })),
});

const numberOf = (typed: string): number | null => {
  const text = arabicDigits(typed).trim().replace(',', '.');
  return text === '' ? null : Number(text);
};

export const contentOf = ({ questions, ...values }: SurveyValues): Content => ({
  ...values,
  questions: questions.map(({ whenQuestion, whenIs, least, most, ...question }) => {
    const isNumber = question.kind === 'number';
    return {
      ...question,
      options: question.kind === 'one' || question.kind === 'several' ? question.options : [],
      least: isNumber ? numberOf(least) : null,
      most: isNumber ? numberOf(most) : null,
      when: whenQuestion === '' ? null : { question: whenQuestion, is: whenIs },
    };
  }),
});

/** What is wrong, by the form's path. */
export function surveyMistakes(
  values: SurveyValues,
  published: readonly Question[],
): Record<string, ContentMistake> {
  const found = Object.entries(contentMistakesOf(contentOf(values), published)).map(
    ([path, mistake]) => [fieldOf(path), mistake] as const,
  );
  const numbers = values.questions.flatMap(({ kind, least, most }, at) =>
    kind === 'number'
      ? (['least', 'most'] as const)
          .filter((field) => Number.isNaN(numberOf({ least, most }[field])))
          .map((field) => [`questions.${at}.${field}`, 'QUESTION_BOUNDS_WRONG'] as const)
      : [],
  );
  return Object.fromEntries([...found, ...numbers]);
}

/** What the form calls a field of the call or of the rules. */
export const fieldOf = (path: string): string =>
  path.replace(/^Content\./, '').replace(/^(questions\.\d+)\.when(?:\..*)?$/, '$1.whenIs');

/** The questions before that can decide whether one is asked. */
export const decidersOf = (questions: readonly QuestionValues[], at: number): QuestionValues[] =>
  questions.slice(0, at).filter((question) => canDecide(question) && choicesOf(question).length > 0);
