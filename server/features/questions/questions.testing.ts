/** The calls of questions in a buyer's profile, for the tests of all calls. */
import { expect } from 'vitest';
import type { questionCalls } from '#contract/questions.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const answers = { body: { SetId: ONLY_ALPHA.questionGroup, VersionNo: 1, Answers: { own: 'Mine' } } };

export const questionCallTests: CallTests<typeof questionCalls> = {
  questionGroups: {
    may: ['customer'],
    sample: { body: {} },
    crossTenant: [{ given: { body: {} }, hears: (answer) => expect(answer).toEqual({ data: [] }) }],
    // The questions are the whole shop's, the answers CUST1's.
    crossCustomer: [
      {
        given: { body: {} },
        hears: (answer) => expect(answer).toMatchObject({ data: [{ Answers: {} }] }),
      },
    ],
  },
  answerQuestionGroup: {
    may: ['customer'],
    sample: answers,
    crossTenant: [{ given: answers, hears: '404 SURVEY_NOT_FOUND' }],
    // Who answers is whose answers they are; a version that is not asked shows that nothing is written.
    crossCustomer: [{ given: { body: { ...answers.body, VersionNo: 99 } }, hears: '409 QUESTIONS_CHANGED' }],
  },
};
