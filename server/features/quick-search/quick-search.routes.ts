import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { quickSearch } from './quick-search.usecases.ts';

export function addQuickSearchRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'quickSearch', ({ visitor, language, query }) =>
    quickSearch(deps, { visitor, language }, query),
  );
}
