/** The calls of the quick order, for the tests of all calls. */
import { expect } from 'vitest';
import type { quickOrderCalls } from '#contract/quick-order.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const understoodNothing = (answer: unknown) =>
  expect(answer).toMatchObject({ Lines: [{ State: 'unknown', P_Code: null }], Products: [] });
const noList = (answer: unknown) => expect(answer).toEqual({ Data: [] });
const linesOf = (P_Code: string) => ({
  body: { Name: 'Weekly', Lines: [{ P_Code, Unit: 1, Quantity: 2 }] },
});
const params = { id: ONLY_ALPHA.orderList };

export const quickOrderCallTests: CallTests<typeof quickOrderCalls> = {
  matchQuickOrder: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { body: { Lines: ['Product P1 x2'] } },
    crossTenant: [
      { given: { body: { Lines: [ONLY_ALPHA.product] } }, hears: understoodNothing },
      { as: 'guest', given: { body: { Lines: ['Treasure 2'] } }, hears: understoodNothing },
      { as: 'guest', given: { body: { Lines: [ONLY_ALPHA.word] } }, hears: understoodNothing },
    ],
    crossCustomer: [
      {
        given: { body: { Lines: ['P1'] } },
        // A different price level.
        hears: (answer) => expect(answer).toMatchObject({ Products: [{ SalesPrice1: 18 }] }),
      },
    ],
  },
  orderLists: {
    may: ['customer', 'actingSalesman'],
    sample: {},
    crossTenant: [{ given: {}, hears: noList }],
    crossCustomer: [{ given: {}, hears: noList }],
  },
  orderList: {
    may: ['customer', 'actingSalesman'],
    sample: { params },
    crossTenant: [{ given: { params }, hears: '404 ORDER_LIST_NOT_FOUND' }],
    crossCustomer: [{ given: { params }, hears: '404 ORDER_LIST_NOT_FOUND' }],
  },
  saveOrderList: {
    may: ['customer', 'actingSalesman'],
    sample: { body: { Name: 'Weekly', Lines: [{ P_Code: 'P1', Unit: 1, Quantity: 2 }] } },
    crossTenant: [{ given: linesOf(ONLY_ALPHA.product), hears: '404 PRODUCT_NOT_FOUND' }],
    // Another customer's list of the same name is not in question: names are each customer's own.
    crossCustomer: [{ given: linesOf('NONE'), hears: '404 PRODUCT_NOT_FOUND' }],
  },
  renameOrderList: {
    may: ['customer', 'actingSalesman'],
    sample: { params, body: { Name: 'Monthly' } },
    crossTenant: [{ given: { params, body: { Name: 'Mine' } }, hears: '404 ORDER_LIST_NOT_FOUND' }],
    crossCustomer: [{ given: { params, body: { Name: 'Mine' } }, hears: '404 ORDER_LIST_NOT_FOUND' }],
  },
  removeOrderList: {
    may: ['customer', 'actingSalesman'],
    sample: { params, body: {} },
    crossTenant: [{ given: { params, body: {} }, hears: '404 ORDER_LIST_NOT_FOUND' }],
    crossCustomer: [{ given: { params, body: {} }, hears: '404 ORDER_LIST_NOT_FOUND' }],
  },
};
