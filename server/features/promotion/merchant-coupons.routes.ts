import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineCouponsExport } from './coupons-export.usecases.ts';
import { promotionsOfCustomer } from './customer-promotions.usecases.ts';
import {
  couponsOfCustomer,
  couponsToIssue,
  defineCouponIssue,
  issueCoupons,
} from './coupon-issue.usecases.ts';

export function addMerchantCouponsRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'couponsToIssue', (call) => couponsToIssue(deps, call, call.query));
  defineCouponsExport(deps);
  serveCall(app, deps, 'couponsOfCustomer', (call) => couponsOfCustomer(deps, call, call.params));
  serveCall(app, deps, 'promotionsOfCustomer', (call) => promotionsOfCustomer(deps, call, call.params));
  serveCall(app, deps, 'issueCoupons', (call) => issueCoupons(deps, call, call));
  defineCouponIssue(deps);
}
