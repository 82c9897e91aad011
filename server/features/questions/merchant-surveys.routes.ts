import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineSurveysExport } from './surveys-export.usecases.ts';
import { createSheetMaker } from '../runs/runs.public.ts';
import { answerSurvey, surveysFor, surveysOfCustomer } from './merchant-surveys.usecases.ts';
import {
  addSet,
  closeSet,
  listSets,
  publishSet,
  readSet,
  saveSet,
  surveyTypes,
} from './question-sets.usecases.ts';
import { resultsOf, tableOf, textsOf } from './survey-results.usecases.ts';

/** Staff write questions, ask them on visits, and read what came of it. */
export function addMerchantSurveyRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'surveys', (call) => surveysFor(deps, call, call.query));
  serveCall(app, deps, 'surveyTypes', (call) => surveyTypes(deps, call));
  defineSurveysExport(deps);
  serveCall(app, deps, 'questionSets', (call) => listSets(deps, call, call.query));
  serveCall(app, deps, 'addQuestionSet', (call) => addSet(deps, call, call.body));
  serveCall(app, deps, 'questionSet', (call) => readSet(deps, call, call.params.setId));
  serveCall(app, deps, 'saveQuestionSet', (call) => saveSet(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'publishQuestionSet', (call) =>
    publishSet(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'closeQuestionSet', (call) => closeSet(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'surveyResults', (call) => resultsOf(deps, call, call));
  serveCall(app, deps, 'surveyTexts', (call) => textsOf(deps, call, call));
  serveCall(app, deps, 'customerSurveys', (call) => surveysOfCustomer(deps, call, call.params));
  serveCall(app, deps, 'answerSurvey', (call) => answerSurvey(deps, call, call));
  const sheets = createSheetMaker();
  app.addHook('onClose', () => sheets.close());
  serveCall(app, deps, 'surveyResultsTable', (call) => tableOf({ ...deps, sheets }, call, call));
}
