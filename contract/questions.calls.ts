import { defineCalls } from './define.ts';

/** The groups of questions in a buyer's profile (R-27f). No salesman in their name sees them. */
export const questionCalls = defineCalls({
  questionGroups: {
    method: 'POST',
    path: '/GET_MASTER_DATA/GET_GROUP_QA',
    who: ['customer'],
  },
  answerQuestionGroup: {
    method: 'POST',
    path: '/master_data_management/SAVE_GROUP_QA',
    who: ['customer'],
  },
});
