import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { clientAddress } from '../../http/client-address.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listOf, listsOf, removeList, renameList, saveList } from './order-lists.usecases.ts';
import { matchLines } from './quick-order.usecases.ts';

export function addQuickOrderRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'matchQuickOrder', ({ visitor, language, body, request }) =>
    matchLines(deps, { visitor, language }, { lines: body.Lines, address: clientAddress(request) }),
  );
  serveCall(app, deps, 'orderLists', ({ visitor }) => listsOf(deps, visitor));
  serveCall(app, deps, 'orderList', ({ visitor, params }) => listOf(deps, visitor, params));
  serveCall(app, deps, 'saveOrderList', ({ visitor, body }) => saveList(deps, visitor, body));
  serveCall(app, deps, 'renameOrderList', ({ visitor, params, body }) =>
    renameList(deps, visitor, { ...params, ...body }),
  );
  serveCall(app, deps, 'removeOrderList', ({ visitor, params }) => removeList(deps, visitor, params));
}
