import { defineCalls } from './define.ts';

const ofSurveys = { who: ['staff'], page: 'surveys' } as const;
const byManagers = { ...ofSurveys, right: 'manageSurveys' } as const;

/** Staff write what is asked of buyers and on visits, ask it, and read what came of it. */
export const merchantSurveyCalls = defineCalls({
  surveys: { method: 'GET', path: '/api/merchant/survey', ...ofSurveys },
  surveyTypes: { method: 'GET', path: '/api/merchant/survey/types', ...ofSurveys },
  questionSets: { method: 'GET', path: '/api/merchant/survey/sets', ...ofSurveys },
  addQuestionSet: { method: 'POST', path: '/api/merchant/survey/sets', ...byManagers },
  questionSet: { method: 'GET', path: '/api/merchant/survey/sets/:setId', ...ofSurveys },
  saveQuestionSet: { method: 'PUT', path: '/api/merchant/survey/sets/:setId', ...byManagers },
  publishQuestionSet: { method: 'POST', path: '/api/merchant/survey/sets/:setId/publish', ...byManagers },
  closeQuestionSet: { method: 'POST', path: '/api/merchant/survey/sets/:setId/close', ...byManagers },
  surveyResults: { method: 'GET', path: '/api/merchant/survey/sets/:setId/results', ...ofSurveys },
  surveyTexts: { method: 'GET', path: '/api/merchant/survey/sets/:setId/texts', ...ofSurveys },
  surveyResultsTable: {
    method: 'GET',
    path: '/api/merchant/survey/sets/:setId/results/xlsx',
    download: true,
    ...ofSurveys,
  },
  customerSurveys: { method: 'GET', path: '/api/merchant/customer/:code/:saleUnit/survey', ...ofSurveys },
  answerSurvey: { method: 'PUT', path: '/api/merchant/customer/:code/:saleUnit/survey', ...ofSurveys },
});
