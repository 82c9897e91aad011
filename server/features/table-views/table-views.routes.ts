import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { deleteTableView, saveTableView, tableViews } from './table-views.usecases.ts';

export function addTableViewRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'tableViews', ({ visitor, params }) => tableViews(deps, visitor, params.list));
  serveCall(app, deps, 'saveTableView', ({ visitor, params, body }) =>
    saveTableView(deps, visitor, params, body),
  );
  serveCall(app, deps, 'deleteTableView', ({ visitor, params }) => deleteTableView(deps, visitor, params));
}
