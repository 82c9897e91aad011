import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { couponsForCart } from './orders.coupons.usecases.ts';
import { defineOrderNotices } from './orders.notices.usecases.ts';
import { defineReservationJobs, releaseReservation, reserveStock } from './orders.reservation.usecases.ts';
import { placeOrder, quoteCart } from './orders.placing.usecases.ts';
import { defineLiveOrders, roomsOfOrders } from './orders.rooms.usecases.ts';
import { trackOrder } from './orders.tracking.usecases.ts';
import { cancelOrder, orderOfCustomer, ordersOfCustomer } from './orders.usecases.ts';

/** Quote, place, list, read and cancel orders. */
export function addOrdersRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineOrderNotices(deps);
  defineLiveOrders(deps);
  defineReservationJobs(deps);
  deps.rooms.define((visitor) => roomsOfOrders(deps, visitor));
  serveCall(app, deps, 'quote', (call) => quoteCart(deps, call, call.body));
  serveCall(app, deps, 'couponsForCart', (call) => couponsForCart(deps, call, call.body));
  serveCall(app, deps, 'reserveStock', (call) => reserveStock(deps, call, call.body));
  serveCall(app, deps, 'releaseStock', ({ visitor, body }) => releaseReservation(deps, visitor, body.HoldId));
  serveCall(app, deps, 'placeOrder', (call) => placeOrder(deps, call, call));
  serveCall(app, deps, 'listOrders', (call) => ordersOfCustomer(deps, call, call.query));
  serveCall(app, deps, 'orderDetail', (call) => orderOfCustomer(deps, call, call.params));
  serveCall(app, deps, 'orderTracking', ({ visitor, params }) => trackOrder(deps, visitor, params.orderid));
  serveCall(app, deps, 'cancelOrder', (call) =>
    cancelOrder(deps, call, { key: call.params, reason: call.body.Reason }),
  );
}
