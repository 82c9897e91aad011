/** The calls of the cart, for the tests of all calls. */
import { expect } from 'vitest';
import type { cartCalls } from '#contract/cart.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const line = { P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 };

const emptyCart = (answer: unknown) =>
  expect(answer).toEqual({ Version: 0, Lines: [], Removed: [], Refused: [] });

export const cartCallTests: CallTests<typeof cartCalls> = {
  getCart: {
    may: ['customer', 'actingSalesman'],
    sample: { query: { SaleUnit: 'C1', Mode: 'money' } },
    crossTenant: ({ sample }) => [
      { given: sample('getCart'), hears: emptyCart },
      { given: { query: { SaleUnit: ONLY_ALPHA.center } }, hears: '409 CENTER_MISMATCH' },
    ],
    crossCustomer: ({ sample }) => [
      {
        given: sample('getCart'),
        hears: (answer) => expect(answer).toMatchObject({ Version: 0, Lines: [], Removed: [] }),
      },
      { given: { query: { SaleUnit: 'C2' } }, hears: '409 CENTER_MISMATCH' },
    ],
  },
  putCart: {
    may: ['customer', 'actingSalesman'],
    sample: {
      body: { SaleUnit: 'C1', Mode: 'money', Changes: [{ ...line, selected: true, Removed: false, Ago: 0 }] },
    },
    crossTenant: ({ bodyOf }) => [
      { given: bodyOf('putCart', { Changes: [] }), hears: emptyCart },
      { given: bodyOf('putCart', { SaleUnit: ONLY_ALPHA.center }), hears: '409 CENTER_MISMATCH' },
    ],
    crossCustomer: ({ bodyOf }) => [
      { given: bodyOf('putCart', { SaleUnit: 'C2' }), hears: '409 CENTER_MISMATCH' },
    ],
  },
};
