/** The calls of orders, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { orderCalls } from '#contract/orders.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { addressId } from '#server/testing/shop-data.ts';
import { done, noneFound } from '#server/testing/attempts.ts';

const line = { P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 };
/** With a product that only alpha sells. */
const lines = { Lines: [{ ...line, P_Code: ONLY_ALPHA.product }] };

const seenByBeta = { SeenTotal: 38, SeenPrices: [{ P_Code: 'P1', Unit: 1, UnitPrice: 38 }] };

/** What CUST2 pays for one piece: their price level is different. */
const SeenTotal = 18;
const SeenPrices = [{ P_Code: 'P1', Unit: 1, UnitPrice: SeenTotal }];

export const orderCallTests: CallTests<typeof orderCalls> = {
  quote: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { body: { SaleUnit: 'C1', Lines: [line], WaivedGifts: ['GONE'] } },
    crossTenant: ({ bodyOf }) => [
      {
        given: { body: { SaleUnit: 'C1', ...lines } },
        hears: (answer) => expect(answer).toMatchObject({ Lines: [], Problems: [{ code: 'NOT_SOLD_HERE' }] }),
      },
      { given: bodyOf('quote', { SaleUnit: ONLY_ALPHA.center }), hears: '409 CENTER_MISMATCH' },
    ],
    crossCustomer: ({ bodyOf }) => [
      { given: bodyOf('quote', { SaleUnit: 'C2' }), hears: '409 CENTER_MISMATCH' },
    ],
  },
  reserveStock: {
    may: ['customer', 'actingSalesman'],
    sample: { body: { SaleUnit: 'C1', Lines: [line], WaivedGifts: ['GONE'] } },
    crossTenant: ({ bodyOf }) => [
      {
        given: { body: { SaleUnit: 'C1', ...lines } },
        hears: (answer) => expect(answer).toEqual({ HoldId: '', Until: null, AgainAt: null, Held: [] }),
      },
      { given: bodyOf('reserveStock', { SaleUnit: ONLY_ALPHA.center }), hears: '409 CENTER_MISMATCH' },
    ],
    crossCustomer: ({ bodyOf }) => [
      { given: bodyOf('reserveStock', { SaleUnit: 'C2' }), hears: '409 CENTER_MISMATCH' },
    ],
  },
  releaseStock: {
    may: ['customer', 'actingSalesman'],
    sample: { body: { HoldId: 'no-such-hold' } },
    crossTenant: ({ order }) => [{ given: { body: { HoldId: order.reservationId } }, hears: done }],
    crossCustomer: ({ order }) => [
      {
        given: { body: { HoldId: order.reservationId } },
        hears: done,
      },
    ],
  },
  placeOrder: {
    may: ['customer', 'actingSalesman'],
    sample: ({ address }) => ({
      headers: { 'idempotency-key': randomUUID() },
      body: {
        SaleUnit: 'C1',
        Lines: [line],
        ShipTo: address,
        BillTo: address,
        PaymentType: 0,
        DeliveryMethod: 'DELIVERY',
        Remark: '',
        SeenTotal: 19,
        SeenPrices: [{ P_Code: 'P1', Unit: 1, UnitPrice: 19 }],
        WaivedGifts: ['GONE'],
      },
    }),
    crossTenant: ({ order, address, key, bodyOf }) => [
      // The same request and key for which alpha's customer of the same code has a response.
      { given: { ...key, body: order.body }, hears: '409 TOTAL_CHANGED' },
      {
        given: { ...key, ...bodyOf('placeOrder', { ...seenByBeta, ShipTo: address }) },
        hears: '404 ADDRESS_NOT_FOUND',
      },
      {
        given: { ...key, ...bodyOf('placeOrder', { ...seenByBeta, BillTo: address }) },
        hears: '404 ADDRESS_NOT_FOUND',
      },
      { given: { ...key, ...bodyOf('placeOrder', lines) }, hears: '409 ORDER_STOPPED' },
      {
        given: { ...key, ...bodyOf('placeOrder', { SaleUnit: ONLY_ALPHA.center }) },
        hears: '409 CENTER_MISMATCH',
      },
    ],
    crossCustomer: ({ order, address, key, bodyOf }) => [
      // The same request and key for which CUST1 has a response.
      { given: { ...key, body: order.body }, hears: '409 TOTAL_CHANGED' },
      {
        given: { ...key, body: { ...order.body, SeenTotal, SeenPrices } },
        hears: '404 ADDRESS_NOT_FOUND',
      },
      {
        given: {
          ...key,
          ...bodyOf('placeOrder', {
            SeenTotal,
            SeenPrices,
            ShipTo: addressId('alpha', 'CUST2'),
            BillTo: address,
          }),
        },
        hears: '404 ADDRESS_NOT_FOUND',
      },
      { given: { ...key, ...bodyOf('placeOrder', { SaleUnit: 'C2' }) }, hears: '409 CENTER_MISMATCH' },
    ],
  },
  listOrders: {
    may: ['customer', 'actingSalesman'],
    sample: {
      query: {
        take: '12',
        before: '1772427600000_260302-AAAAA',
        status: 'Wait,Approved',
        from: '2026-01-01',
        to: '2026-12-31',
        text: 'Product',
      },
    },
    crossTenant: ({ order }) => [
      { given: {}, hears: noneFound },
      { given: { query: { before: `${Date.now()}_${order.orderId}` } }, hears: noneFound },
    ],
    crossCustomer: ({ order }) => [
      { given: {}, hears: noneFound },
      { given: { query: { before: `${Date.now()}_${order.orderId}` } }, hears: noneFound },
    ],
  },
  orderDetail: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [{ given: { params: orderKey }, hears: '404 ORDER_NOT_FOUND' }],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: '404 ORDER_NOT_FOUND' }],
  },
  orderTracking: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderId }) => ({ params: { orderid: orderId } }),
    crossTenant: ({ order }) => [
      { given: { params: { orderid: order.orderId } }, hears: '404 ORDER_NOT_FOUND' },
    ],
    crossCustomer: ({ order }) => [
      { given: { params: { orderid: order.orderId } }, hears: '404 ORDER_NOT_FOUND' },
    ],
  },
  cancelOrder: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey, body: { Reason: '' } }),
    crossTenant: ({ orderKey }) => [{ given: { params: orderKey, body: {} }, hears: '404 ORDER_NOT_FOUND' }],
    crossCustomer: ({ orderKey }) => [
      { given: { params: orderKey, body: {} }, hears: '404 ORDER_NOT_FOUND' },
    ],
  },
};
