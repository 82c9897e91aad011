import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { applicablePromotions } from './promotion.applicable.usecases.ts';
import {
  checkCouponValid,
  collectCoupon,
  couponsByCustomer,
  couponsToCollect,
} from './promotion.coupons.usecases.ts';
import { definePromotionEffects } from './promotion.order.usecases.ts';

export function addPromotionRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'applicablePromotions', ({ visitor, language, query }) =>
    applicablePromotions(deps, { visitor, language }, query),
  );
  serveCall(app, deps, 'couponsByCustomer', (call) => couponsByCustomer(deps, call, call.body));
  serveCall(app, deps, 'checkCouponValid', (call) => checkCouponValid(deps, call, call.body));
  serveCall(app, deps, 'couponsToCollect', (call) => couponsToCollect(deps, call));
  serveCall(app, deps, 'collectCoupon', (call) => collectCoupon(deps, call, call.body));
  definePromotionEffects(deps);
}
