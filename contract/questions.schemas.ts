import { z } from 'zod';
import {
  MOST_NUMBER,
  MOST_OPTIONS,
  MOST_QUESTIONS,
  questionKinds,
  TEXT_LENGTHS,
} from '#domain/questions/questions.ts';
import { code, multilineText, text, withTwoDecimals, type SchemasFor } from './common.schemas.ts';
import type { questionCalls } from './questions.calls.ts';

/** Of a question or an option: made once, kept in every version. */
const id = z.string().regex(/^[a-z0-9]{1,12}$/);
const words = (most: number) => ({ th: text(most), en: text(most).default('') });
const bound = withTwoDecimals(z.number().min(-MOST_NUMBER).max(MOST_NUMBER)).nullable().default(null);

const question = z.object({
  id,
  kind: z.enum(questionKinds),
  ...words(TEXT_LENGTHS.question),
  required: z.boolean().default(false),
  /** Of `one` and `several`. */
  options: z
    .array(z.object({ id, ...words(TEXT_LENGTHS.option) }))
    .max(MOST_OPTIONS)
    .default([]),
  /** Of a number. */
  least: bound,
  most: bound,
  /** Asked only where the earlier question was answered with one of these: ids of options, yes or no, 1 to 5. */
  when: z
    .object({ question: id, is: z.array(id).max(MOST_OPTIONS) })
    .nullable()
    .default(null),
});

/** What is asked of whom, as staff write it; customerTypes empty: of everybody. */
export const questionContent = z.object({
  nameTh: text(TEXT_LENGTHS.name),
  nameEn: text(TEXT_LENGTHS.name).default(''),
  introTh: multilineText(TEXT_LENGTHS.intro).default(''),
  introEn: multilineText(TEXT_LENGTHS.intro).default(''),
  customerTypes: z.array(code).max(50).default([]),
  questions: z.array(question).max(MOST_QUESTIONS),
});

/** By question: the id of an option or several, a number, true or false, a text, a day. */
export const givenAnswers = z.record(
  id,
  z.union([multilineText(TEXT_LENGTHS.answer), z.number(), z.boolean(), z.array(id).max(MOST_OPTIONS)]),
);

/** What is asked now, with both languages' words. */
export const askedSet = z.object({
  SetId: z.uuid(),
  /** What is answered: another one by then is refused. */
  VersionNo: z.int(),
  ...questionContent.omit({ customerTypes: true }).shape,
});

export const QUESTION_ERRORS = [
  'SURVEY_NOT_FOUND',
  'QUESTIONS_CHANGED',
  'ANSWERS_WRONG',
  'ANSWERS_TOO_LARGE',
];

const group = askedSet.extend({
  Answers: givenAnswers,
  /** Of those that are asked with these answers. */
  Answered: z.int(),
  Asked: z.int(),
  Complete: z.boolean(),
});
export type QuestionGroup = z.infer<typeof group>;
const answer = z.object({ data: z.array(group) });

export const questionSchemas = {
  questionGroups: {
    summary: 'The groups of questions for this customer, with what they have answered',
    body: z.object({}),
    answer,
    errors: ['GROUP_QA_CLOSED'],
  },
  answerQuestionGroup: {
    summary:
      'Store the answers to a group, whole or in part; answers to questions that are not asked are dropped',
    body: z.object({ SetId: z.uuid(), VersionNo: z.int().min(1), Answers: givenAnswers }),
    answer,
    errors: ['GROUP_QA_CLOSED', ...QUESTION_ERRORS],
  },
} satisfies SchemasFor<typeof questionCalls>;
