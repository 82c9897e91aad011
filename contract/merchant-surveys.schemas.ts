import { z } from 'zod';
import { questionKinds, setKinds } from '#domain/questions/questions.ts';
import { code, fileAnswer, inAddress, saleUnit, text, type SchemasFor } from './common.schemas.ts';
import { askedSet, givenAnswers, QUESTION_ERRORS, questionContent } from './questions.schemas.ts';
import type { merchantSurveyCalls } from './merchant-surveys.calls.ts';

const setId = z.uuid();
const params = z.object({ setId });
const version = z.int().min(0);

const states = ['draft', 'published', 'changed', 'closed'] as const;

const summary = z.object({
  SetId: setId,
  Kind: z.enum(setKinds),
  Name: z.string(),
  /** `changed`: published, and written further since. */
  State: z.enum(states),
  Questions: z.int(),
  /** 0 before the first. */
  VersionNo: z.int(),
});

const set = z.object({
  SetId: setId,
  Kind: z.enum(setKinds),
  State: z.enum(states),
  VersionNo: z.int(),
  Content: questionContent,
  /** Of customer types that are named: what they are called. */
  Types: z.array(z.object({ Code: z.string(), Name: z.string() })),
  /** The ids of questions that were published: they keep their kind. */
  Published: z.array(z.string()),
  Version: version,
});

const days = {
  dateStart: z.iso.date().optional(),
  dateEnd: z.iso.date().optional(),
  /** One center of the caller's; otherwise all of them. */
  saleUnit: saleUnit.optional(),
};

const counted = z.object({
  Id: z.string(),
  Kind: z.enum(questionKinds),
  Name: z.string(),
  /** How many answered it. */
  Answered: z.int(),
  /** What can be chosen, each with how often it was. */
  Values: z.array(z.object({ Value: z.string(), Name: z.string(), Count: z.int() })),
  /** Of numbers and ratings. */
  Average: z.number().nullable(),
  Least: z.number().nullable(),
  Most: z.number().nullable(),
});

const visit = askedSet.extend({
  /** Given today; null where there are none yet. */
  Today: givenAnswers.nullable(),
  /** The last day on which it was answered. */
  LastDay: z.iso.date().nullable(),
  LastBy: z.string(),
});

export const merchantSurveySchemas = {
  surveys: {
    summary: 'The published surveys for a customer type, or all of them',
    query: z.object({ customerType: code.optional(), saleUnit: saleUnit.optional() }),
    answer: z.object({ Data: z.array(askedSet) }),
    errors: ['CENTER_NOT_FOUND', 'SURVEYS_OFF'],
  },
  surveyTypes: {
    summary: 'The customer types whom questions can be for, and the centers of the caller',
    answer: z.object({
      Types: z.array(z.object({ Code: z.string(), Name: z.string() })),
      Centers: z.array(z.object({ Code: z.string(), Name: z.string() })),
      /** The kinds that the shop has. */
      Kinds: z.array(z.enum(setKinds)),
    }),
  },
  questionSets: {
    summary: 'Surveys and groups of questions, the newest first',
    query: z.object({
      text: text(60).optional(),
      kind: z.enum(setKinds).optional(),
      state: z.enum(states).optional(),
      after: setId.optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({ Data: z.array(summary), Next: z.string().nullable() }),
  },
  questionSet: {
    summary: 'One of them, as it is being written',
    params,
    answer: set,
    errors: ['SURVEY_NOT_FOUND'],
  },
  addQuestionSet: {
    summary: 'A new one: the id is of the caller’s choice, so the same twice is once',
    body: z.object({ SetId: setId, Kind: z.enum(setKinds), Content: questionContent }),
    answer: set,
    errors: ['SURVEYS_OFF', 'SURVEY_TAKEN', 'SURVEY_WRONG', 'SURVEY_TOO_LARGE', 'TOO_MANY_SURVEYS'],
  },
  saveQuestionSet: {
    summary: 'Change what is being written; what is asked stays as it was published',
    params,
    body: z.object({ Content: questionContent, Version: version }),
    answer: set,
    errors: ['SURVEY_NOT_FOUND', 'SURVEY_CHANGED', 'SURVEY_WRONG', 'SURVEY_TOO_LARGE'],
  },
  publishQuestionSet: {
    summary: 'Ask what is written from now on, as a new version that never changes',
    params,
    body: z.object({ Version: version }),
    answer: set,
    errors: ['SURVEY_NOT_FOUND', 'SURVEY_CHANGED', 'SURVEY_EMPTY', 'SURVEY_UNCHANGED', 'TOO_MANY_VERSIONS'],
  },
  closeQuestionSet: {
    summary: 'Ask no more, or ask again; answers stay',
    params,
    body: z.object({ Version: version, Closed: z.boolean() }),
    answer: set,
    errors: ['SURVEY_NOT_FOUND', 'SURVEY_CHANGED'],
  },
  surveyResults: {
    summary:
      'What was answered within these days at centers of the caller, counted; without a day of the last 90',
    params,
    query: z.object(days),
    answer: z.object({
      SetId: setId,
      Kind: z.enum(setKinds),
      Name: z.string(),
      From: z.iso.date(),
      Until: z.iso.date(),
      Answers: z.int(),
      /** Each of them, oldest first. */
      Days: z.array(z.object({ Day: z.iso.date(), Answers: z.int() })),
      Questions: z.array(counted),
    }),
    errors: ['SURVEY_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  surveyTexts: {
    summary: 'What was written to one question, the latest first, without who did',
    params,
    query: z.object({
      ...days,
      question: z.string().regex(/^[a-z0-9]{1,12}$/),
      after: z.string().max(40).optional(),
      take: inAddress(z.int().min(1).max(100)).default(20),
    }),
    answer: z.object({
      Data: z.array(z.object({ Key: z.string(), Day: z.iso.date(), SaleUnit: z.string(), Text: z.string() })),
      Next: z.string().nullable(),
    }),
    errors: ['SURVEY_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  surveyResultsTable: {
    summary: 'The same as XLSX: a line for each time that it was answered, the latest 5,000',
    params,
    query: z.object(days),
    answer: fileAnswer,
    errors: ['SURVEY_NOT_FOUND', 'CENTER_NOT_FOUND', 'PAPERS_BUSY', 'PAPER_TOO_SLOW'],
  },
  customerSurveys: {
    summary: 'The surveys for a customer of a center, with what was answered today',
    params: z.object({ code, saleUnit }),
    answer: z.object({ CUSTOMERNAME: z.string(), Data: z.array(visit) }),
    errors: ['CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND', 'SURVEYS_OFF', 'PAGE_DISABLED'],
  },
  answerSurvey: {
    summary: 'Store what was answered on a visit: once a day, again the same day replaces it',
    params: z.object({ code, saleUnit }),
    body: z.object({ SetId: setId, VersionNo: z.int().min(1), Answers: givenAnswers }),
    answer: visit,
    errors: ['CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND', 'SURVEYS_OFF', 'PAGE_DISABLED', ...QUESTION_ERRORS],
  },
} satisfies SchemasFor<typeof merchantSurveyCalls>;
