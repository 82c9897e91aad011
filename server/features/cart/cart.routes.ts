import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { cartOfCustomer, changeCart } from './cart.usecases.ts';

/** The mirrored cart: read it, send changes to it. */
export function addCartRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'getCart', ({ visitor, query }) => cartOfCustomer(deps, visitor, query));
  serveCall(app, deps, 'putCart', ({ visitor, body }) => changeCart(deps, visitor, body));
}
