import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  emptyCategories,
  findingCounts,
  nameProductInEnglish,
  productFindings,
  putIntoCategory,
} from './product-findings.usecases.ts';
import { defineFindingsExport } from './products-export.usecases.ts';

export function addProductFindingRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'findingCounts', (call) => findingCounts(deps, call));
  defineFindingsExport(deps);
  serveCall(app, deps, 'productFindings', (call) => productFindings(deps, call, call.query));
  serveCall(app, deps, 'emptyCategories', (call) => emptyCategories(deps, call, call.query));
  serveCall(app, deps, 'nameProductInEnglish', (call) =>
    nameProductInEnglish(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'putIntoCategory', (call) => putIntoCategory(deps, call, call.body));
}
