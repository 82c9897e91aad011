/** The calls of surveys and of what staff ask buyers, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantSurveyCalls } from '#contract/merchant-surveys.calls.ts';
import { noneFound, type Attempt } from '#server/testing/attempts.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import type { Given } from '#server/testing/shop.ts';

const may = ['salesman', 'superAdmin'] as const;
const params = { setId: ONLY_ALPHA.survey };
const content = {
  nameTh: 'ตรวจชั้นวาง',
  questions: [{ id: 'own', kind: 'text', th: 'หมายเหตุ' }],
} as const;
/** With every part that there is, for what is tried at each of them. */
const whole = {
  ...content,
  customerTypes: ['PET'],
  questions: [
    {
      id: 'own',
      kind: 'one',
      th: 'หมายเหตุ',
      options: [{ id: 'a', th: 'ก', en: 'A' }],
      when: { question: 'before', is: ['a'] },
    },
  ],
} as const;
const gone = (given: Given): readonly Attempt[] => [
  { as: 'superAdmin', given, hears: '404 SURVEY_NOT_FOUND' },
];
const refused = '403 RIGHT_MISSING';
/** Questions are the whole shop's, whatever the center. */
const ofTheShop = (answer: unknown) => expect(JSON.stringify(answer)).toContain(ONLY_ALPHA.survey);
const uncounted = (answer: unknown) => expect(answer).toMatchObject({ Answers: 0 });

const cust1 = { code: 'CUST1', saleUnit: 'C1' };
const body = { SetId: ONLY_ALPHA.survey, VersionNo: 1, Answers: { own: 'Seen' } };
const ofNobodys = (more: Given): readonly Attempt[] => [
  {
    as: 'superAdmin',
    given: { ...more, params: { code: ONLY_ALPHA.customer, saleUnit: 'C1' } },
    hears: '404 CUSTOMER_NOT_FOUND',
  },
  {
    as: 'superAdmin',
    given: { ...more, params: { code: 'CUST1', saleUnit: ONLY_ALPHA.center } },
    hears: '404 CENTER_NOT_FOUND',
  },
];
const ofOtherCenter = (more: Given): readonly Attempt[] => [
  { given: { ...more, params: cust1 }, hears: '404 CENTER_NOT_FOUND' },
  { given: { ...more, params: { code: 'CUST1', saleUnit: 'C2' } }, hears: '404 CUSTOMER_NOT_FOUND' },
];

export const merchantSurveyCallTests: CallTests<typeof merchantSurveyCalls> = {
  surveys: {
    may: [...may],
    sample: { query: { customerType: 'RETAIL', saleUnit: 'C1' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: {} }, hears: (answer) => expect(answer).toEqual({ Data: [] }) },
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCenter: [
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: {} }, hears: ofTheShop },
    ],
  },
  surveyTypes: { may: [...may], sample: {}, crossTenant: [] },
  questionSets: {
    may: [...may],
    sample: { query: { text: 'ตรวจ', kind: 'survey', state: 'published', take: '10' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: {} }, hears: noneFound },
      { as: 'superAdmin', given: { query: { after: ONLY_ALPHA.survey } }, hears: noneFound },
    ],
    crossCenter: [{ given: { query: {} }, hears: ofTheShop }],
  },
  addQuestionSet: {
    may: [...may],
    sample: { body: { SetId: '0a1fa000-0000-4000-8000-0000000000ff', Kind: 'survey', Content: whole } },
    // The same id in another shop is another survey; merchant-surveys.test.ts looks at both.
    crossTenant: [],
    crossCenter: [
      { given: { body: { SetId: ONLY_ALPHA.survey, Kind: 'survey', Content: content } }, hears: refused },
    ],
  },
  questionSet: {
    may: [...may],
    sample: { params },
    crossTenant: gone({ params }),
    crossCenter: [{ given: { params }, hears: ofTheShop }],
  },
  saveQuestionSet: {
    may: [...may],
    sample: { params, body: { Content: whole, Version: 1 } },
    crossTenant: gone({ params, body: { Content: content, Version: 1 } }),
    crossCenter: [{ given: { params, body: { Content: content, Version: 1 } }, hears: refused }],
  },
  publishQuestionSet: {
    may: [...may],
    sample: { params, body: { Version: 1 } },
    crossTenant: gone({ params, body: { Version: 1 } }),
    crossCenter: [{ given: { params, body: { Version: 1 } }, hears: refused }],
  },
  closeQuestionSet: {
    may: [...may],
    sample: { params, body: { Version: 1, Closed: true } },
    crossTenant: gone({ params, body: { Version: 1, Closed: true } }),
    crossCenter: [{ given: { params, body: { Version: 1, Closed: true } }, hears: refused }],
  },
  surveyResults: {
    may: [...may],
    sample: { params, query: { dateStart: '2026-01-01', dateEnd: '2026-12-31', saleUnit: 'C1' } },
    crossTenant: gone({ params, query: {} }),
    crossCenter: [
      { given: { params, query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { params, query: {} }, hears: uncounted },
    ],
  },
  surveyTexts: {
    may: [...may],
    sample: { params, query: { question: 'own', take: '10' } },
    crossTenant: gone({ params, query: { question: 'own' } }),
    crossCenter: [
      { given: { params, query: { question: 'own', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { params, query: { question: 'own' } }, hears: noneFound },
    ],
  },
  surveyResultsTable: {
    may: [...may],
    sample: { params, query: {} },
    crossTenant: gone({ params, query: {} }),
    crossCenter: [{ given: { params, query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  customerSurveys: {
    may: [...may],
    sample: { params: cust1 },
    crossTenant: ofNobodys({}),
    crossCenter: ofOtherCenter({}),
  },
  answerSurvey: {
    may: [...may],
    sample: { params: cust1, body },
    crossTenant: [
      ...ofNobodys({ body }),
      { as: 'superAdmin', given: { params: cust1, body }, hears: '404 SURVEY_NOT_FOUND' },
    ],
    crossCenter: ofOtherCenter({ body }),
  },
};
