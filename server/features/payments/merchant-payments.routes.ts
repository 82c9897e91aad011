import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { merchantPayment } from './merchant-payment.usecases.ts';
import { decideReview, paymentReviews } from './payment-decisions.usecases.ts';
import { endPayment, recordPayment } from './payment-records.usecases.ts';
import { defineRefundJob, refundPayment } from './payment-refunds.usecases.ts';
import { defineReviewExport } from './reviews-export.usecases.ts';

/** What staff see and decide of payments. */
export function addMerchantPaymentRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineRefundJob(deps);
  defineReviewExport(deps);
  serveCall(app, deps, 'merchantPayment', (call) => merchantPayment(deps, call, call.params));
  serveCall(app, deps, 'paymentReviews', (call) => paymentReviews(deps, call, call.query));
  serveCall(app, deps, 'decideReview', (call) =>
    decideReview(deps, call, { reviewId: call.params.reviewid, body: call.body }),
  );
  serveCall(app, deps, 'recordPayment', (call) =>
    recordPayment(deps, call, {
      key: call.params,
      body: call.body,
      bytes: call.files.proof,
      idempotencyKey: call.idempotencyKey,
    }),
  );
  serveCall(app, deps, 'refundPayment', (call) =>
    refundPayment(deps, call, { key: call.params, body: call.body, idempotencyKey: call.idempotencyKey }),
  );
  serveCall(app, deps, 'endPayment', (call) => endPayment(deps, call, { key: call.params, body: call.body }));
}
