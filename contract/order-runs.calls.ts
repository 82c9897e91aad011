import { defineCalls } from './define.ts';

/** Work on many orders at once (B-72): what would come of it is told first, then it is a run. */
export const orderRunCalls = defineCalls({
  orderStepsAhead: {
    method: 'POST',
    path: '/api/merchant/orders/steps/ahead',
    who: ['staff'],
    page: 'orders',
  },
  runOrderSteps: {
    method: 'POST',
    path: '/api/merchant/orders/steps/run',
    who: ['staff'],
    page: 'orders',
    idempotencyKey: true,
  },
  printableOrders: {
    method: 'POST',
    path: '/api/merchant/orders/print/ahead',
    who: ['staff'],
    page: 'salesOrders',
  },
  exportOrders: {
    method: 'POST',
    path: '/api/merchant/orders/export',
    who: ['staff'],
    page: 'salesOrders',
    idempotencyKey: true,
  },
});
