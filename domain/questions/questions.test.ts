/** Which questions are asked, what may be answered, and what staff may write. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerMistakesOf,
  askedOf,
  canDecide,
  choicesOf,
  contentMistakesOf,
  keptAnswers,
  progressOf,
  questionKinds,
  questionsOfVersions,
  valuesOf,
  type Answer,
  type Answers,
  type Content,
  type Question,
} from './questions.ts';

const ask = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  kind: 'text',
  th: `ถาม ${id}`,
  en: '',
  required: false,
  options: [],
  least: null,
  most: null,
  when: null,
  ...more,
});
const OPTIONS = [
  { id: 'dog', th: 'สุนัข', en: 'Dog' },
  { id: 'cat', th: 'แมว', en: 'Cat' },
];
const content = (questions: Question[], more: Partial<Content> = {}): Content => ({
  nameTh: 'สัตว์เลี้ยง',
  nameEn: '',
  introTh: '',
  introEn: '',
  customerTypes: [],
  questions,
  ...more,
});

const kind = ask('kind', { kind: 'one', options: OPTIONS, required: true });
const indoors = ask('indoors', { kind: 'yesNo', required: true, when: { question: 'kind', is: ['cat'] } });
const litter = ask('litter', { required: true, when: { question: 'indoors', is: ['yes'] } });
const CHAIN = [kind, indoors, litter];

/** Any questions whose conditions name earlier ones, and any answers: right, wrong, and to questions that are not asked. */
const questionsWithAnswers = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...questionKinds),
      required: fc.boolean(),
      decidedBy: fc.option(fc.nat(20)),
      value: fc.nat(9),
    }),
    { maxLength: 12 },
  )
  .chain((plans) => {
    const questions: Question[] = [];
    for (const [at, { decidedBy, value, ...plan }] of plans.entries()) {
      const deciding = questions.filter(canDecide);
      const by = decidedBy === null ? undefined : deciding[decidedBy % Math.max(1, deciding.length)];
      const choices = by ? choicesOf(by) : [];
      questions.push(
        ask(`q${at}`, {
          ...plan,
          options: plan.kind === 'one' || plan.kind === 'several' ? OPTIONS : [],
          when: by ? { question: by.id, is: [choices[value % choices.length] ?? ''] } : null,
        }),
      );
    }
    const answer = fc.oneof(
      fc.constantFrom<Answer>('dog', 'cat', true, false, 1, 5, 2.5, '2026-02-28', '2026-02-30', '', 'words'),
      fc.constantFrom<Answer>(['dog'], ['cat', 'dog'], ['dog', 'dog'], [], ['bird']),
    );
    const ids = [...questions.map(({ id }) => id), 'unknown'];
    return fc.tuple(fc.constant(questions), fc.dictionary(fc.constantFrom(...ids), answer));
  });

describe('R-27f R-53 a question that is not asked', () => {
  test('is one whose condition was not answered so, or whose condition is not asked itself', () => {
    const ids = (answers: Answers) => askedOf(CHAIN, answers).map(({ id }) => id);
    expect(ids({})).toEqual(['kind']);
    expect(ids({ kind: 'cat' })).toEqual(['kind', 'indoors']);
    expect(ids({ kind: 'cat', indoors: true })).toEqual(['kind', 'indoors', 'litter']);
    expect(ids({ kind: 'dog', indoors: true })).toEqual(['kind']);
  });

  test('is never stored, never required and never counted', () => {
    fc.assert(
      fc.property(questionsWithAnswers, ([questions, answers]) => {
        const asked = new Set(askedOf(questions, answers).map(({ id }) => id));
        const kept = keptAnswers(questions, answers);
        for (const id of Object.keys(kept)) expect(asked).toContain(id);
        const mistakes = answerMistakesOf(questions, answers, { isPart: false });
        for (const id of Object.keys(mistakes)) expect(asked).toContain(id);
        // What is asked is decided by what is kept alone.
        expect(askedOf(questions, kept).map(({ id }) => id)).toEqual([...asked]);
        for (const { id, when } of questions) {
          const decided =
            when === null ? true : valuesOf(kept[when.question] ?? []).some((one) => when.is.includes(one));
          expect(asked.has(id)).toBe(decided);
        }
        expect(progressOf(questions, answers)).toEqual(progressOf(questions, kept));
      }),
    );
  });

  test('what is kept is right, and complete where nothing is wrong', () => {
    fc.assert(
      fc.property(questionsWithAnswers, ([questions, answers]) => {
        const kept = keptAnswers(questions, answers);
        expect(answerMistakesOf(questions, kept, { isPart: true })).toEqual({});
        const isWhole = Object.keys(answerMistakesOf(questions, kept, { isPart: false })).length === 0;
        expect(progressOf(questions, answers).isComplete).toBe(isWhole);
      }),
    );
  });
});

describe('R-27f R-53 an answer', () => {
  const mistake = (question: Question, answer: Answer) =>
    answerMistakesOf([question], { [question.id]: answer }, { isPart: true })[question.id];

  test.each<[Question, Answer, string | undefined]>([
    [kind, 'cat', undefined],
    [kind, 'bird', 'ANSWER_NOT_CHOICE'],
    [kind, ['cat'], 'ANSWER_NOT_CHOICE'],
    [{ ...kind, kind: 'several' }, ['cat', 'dog'], undefined],
    [{ ...kind, kind: 'several' }, ['cat', 'cat'], 'ANSWER_NOT_CHOICE'],
    [ask('y', { kind: 'yesNo' }), true, undefined],
    [ask('y', { kind: 'yesNo' }), 'yes', 'ANSWER_NOT_CHOICE'],
    [ask('n', { kind: 'number', least: 1, most: 9 }), 0, 'ANSWER_BELOW'],
    [ask('n', { kind: 'number', least: 1, most: 9 }), 10, 'ANSWER_ABOVE'],
    [ask('n', { kind: 'number' }), 1.005, 'ANSWER_NOT_NUMBER'],
    [ask('n', { kind: 'number' }), '3', 'ANSWER_NOT_NUMBER'],
    [ask('r', { kind: 'rating' }), 5, undefined],
    [ask('r', { kind: 'rating' }), 6, 'ANSWER_NOT_CHOICE'],
    [ask('d', { kind: 'date' }), '2028-02-29', undefined],
    [ask('d', { kind: 'date' }), '2026-02-29', 'ANSWER_NOT_DAY'],
    [ask('t'), 'ก'.repeat(1000), undefined],
    [ask('t'), 'ก'.repeat(1001), 'ANSWER_TOO_LONG'],
    [ask('t'), true, 'ANSWER_NOT_TEXT'],
  ])('%o %o is %s', (question, answer, wrong) => {
    expect(mistake(question, answer)).toBe(wrong);
  });

  test('that is required may wait only for who stores a part', () => {
    expect(answerMistakesOf(CHAIN, {}, { isPart: true })).toEqual({});
    expect(answerMistakesOf(CHAIN, { kind: 'cat' }, { isPart: false })).toEqual({
      indoors: 'ANSWER_MISSING',
    });
    expect(progressOf(CHAIN, { kind: 'cat' })).toEqual({ answered: 1, asked: 2, isComplete: false });
    expect(progressOf(CHAIN, { kind: 'dog' })).toEqual({ answered: 1, asked: 1, isComplete: true });
  });
});

describe('R-27f R-53 what staff write', () => {
  test.each<[string, Content, Record<string, string>]>([
    ['is right', content(CHAIN), {}],
    ['has a name', content([], { nameTh: ' ' }), { nameTh: 'SURVEY_NAME_MISSING' }],
    ['has words', content([ask('a', { th: '' })]), { 'questions.0.th': 'QUESTION_WORDS_MISSING' }],
    [
      'has options',
      content([{ ...kind, options: [] }]),
      { 'questions.0.options': 'QUESTION_OPTIONS_MISSING' },
    ],
    [
      'has each option once',
      content([{ ...kind, options: [...OPTIONS, { id: 'x', th: 'แมว', en: '' }] }]),
      { 'questions.0.options.2.th': 'QUESTION_OPTION_TWICE' },
    ],
    [
      'has bounds in order',
      content([ask('n', { kind: 'number', least: 5, most: 1 })]),
      { 'questions.0.most': 'QUESTION_BOUNDS_WRONG' },
    ],
    [
      'asks only what was asked before',
      content([indoors, kind]),
      { 'questions.0.when': 'QUESTION_CONDITION_WRONG' },
    ],
    [
      'asks for an answer that there is',
      content([kind, { ...indoors, when: { question: 'kind', is: ['bird'] } }]),
      { 'questions.1.when': 'QUESTION_CONDITION_WRONG' },
    ],
    ['has each question once', content([ask('a'), ask('a')]), { 'questions.1.th': 'QUESTION_TWICE' }],
  ])('%s', (_, given, wrong) => {
    expect(contentMistakesOf(given)).toEqual(wrong);
  });

  test('leaves a question that was published its kind', () => {
    const changed = content([{ ...kind, kind: 'several' }]);
    expect(contentMistakesOf(changed, [kind])).toEqual({ 'questions.0.kind': 'QUESTION_KIND_FIXED' });
  });

  test('of several versions is counted as it was asked last, with options of before', () => {
    const before = { ...kind, th: 'เดิม', options: [...OPTIONS, { id: 'bird', th: 'นก', en: '' }] };
    const merged = questionsOfVersions([[kind], [before, ask('gone')]]);
    expect(merged.map(({ id }) => id)).toEqual(['kind', 'gone']);
    expect(merged[0]).toMatchObject({ th: kind.th });
    expect(merged[0]?.options.map(({ id }) => id)).toEqual(['dog', 'cat', 'bird']);
  });
});
