import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  checkCouponValid,
  collectCoupon,
  couponsByCustomer,
  couponsToCollect,
} from './promotion.coupons.usecases.ts';

/** But for `couponsForCart`, which quotes: it is with the orders. */
export function addCouponsRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'couponsByCustomer', (call) => couponsByCustomer(deps, call, call.body));
  serveCall(app, deps, 'checkCouponValid', (call) => checkCouponValid(deps, call, call.body));
  serveCall(app, deps, 'couponsToCollect', (call) => couponsToCollect(deps, call));
  serveCall(app, deps, 'collectCoupon', (call) => collectCoupon(deps, call, call.body));
}
