import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { answerGroup, questionGroupsOf } from './questions.usecases.ts';

/** What a buyer is asked in their profile (R-27f). */
export function addQuestionRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'questionGroups', ({ visitor }) => questionGroupsOf(deps, visitor));
  serveCall(app, deps, 'answerQuestionGroup', ({ visitor, body }) => answerGroup(deps, visitor, body));
}
