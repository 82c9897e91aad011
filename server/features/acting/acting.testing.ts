/** The calls of ordering for a customer, for the tests of all calls. */
import { expect } from 'vitest';
import type { actingCalls } from '#contract/acting.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { sessionIdOf } from '#server/testing/shop-data.ts';
import { betasOwn, noneFound } from '#server/testing/attempts.ts';

const sessionOfSale = { 'test-alpha-merchant': sessionIdOf('alpha', 'SALE') };
const nothing = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });

export const actingCallTests: CallTests<typeof actingCalls> = {
  staffCustomers: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { text: 'Customer', saleUnit: 'C1', after: 'CUST1', take: '12' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { text: 'alpha' } }, hears: noneFound },
      { as: 'superAdmin', given: { query: { text: ONLY_ALPHA.mobile } }, hears: noneFound },
      { as: 'superAdmin', given: { query: { text: ONLY_ALPHA.customer } }, hears: noneFound },
      { as: 'superAdmin', given: { query: { after: ONLY_ALPHA.customer } }, hears: noneFound },
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      { as: 'superAdmin', given: { query: { text: 'CUST1' } }, hears: betasOwn },
    ],
    crossCenter: [
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { text: 'CUST1' } }, hears: nothing },
      { given: { query: { after: 'CUST1' } }, hears: nothing },
    ],
  },
  recentCustomers: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', take: '6' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      { as: 'superAdmin', given: { query: {} }, hears: nothing },
    ],
    crossCenter: [
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: {} }, hears: nothing },
    ],
  },
  visitedToday: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      { as: 'superAdmin', given: { query: {} }, hears: nothing },
    ],
    crossCenter: [
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: {} }, hears: nothing },
    ],
  },
  customersToVisit: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', lat: '13.75', lng: '100.5', take: '12' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      { as: 'superAdmin', given: { query: {} }, hears: nothing },
    ],
    crossCenter: [
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: {} }, hears: nothing },
    ],
  },
  nearCustomers: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', lat: '13.75', lng: '100.5', take: '12' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { query: { saleUnit: ONLY_ALPHA.center, lat: '13.75', lng: '100.5' } },
        hears: '404 CENTER_NOT_FOUND',
      },
      { as: 'superAdmin', given: { query: { lat: '13.75', lng: '100.5' } }, hears: nothing },
    ],
    crossCenter: [
      { given: { query: { saleUnit: 'C1', lat: '13.75', lng: '100.5' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { lat: '13.75', lng: '100.5' } }, hears: nothing },
    ],
  },
  customersList: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { code: 'CUST1', saleUnit: 'C1' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { query: { code: ONLY_ALPHA.customer } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
      {
        as: 'superAdmin',
        given: { query: { code: 'CUST1', saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [
      { given: { query: { code: 'CUST2', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { code: 'CUST1' } }, hears: nothing },
    ],
  },
  loginAsClient: {
    may: ['salesman', 'superAdmin'],
    sample: { params: { code: 'CUST1', saleUnit: 'C1' }, query: { activeDc: 'C1' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { params: { code: ONLY_ALPHA.customer, saleUnit: 'C1' } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
      {
        as: 'superAdmin',
        given: { params: { code: 'CUST1', saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [
      { given: { params: { code: 'CUST2', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { params: { code: 'CUST1', saleUnit: 'C2' } }, hears: '404 CUSTOMER_NOT_FOUND' },
      {
        given: { params: { code: 'CUST2', saleUnit: 'C2' }, query: { activeDc: 'C1' } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
  },
  loginAsProfile: {
    may: ['salesman', 'superAdmin'],
    sample: { params: { id: 'CUST1' }, query: { activeDc: 'C1' } },
    crossTenant: [
      { as: 'superAdmin', given: { params: { id: ONLY_ALPHA.customer } }, hears: '404 CUSTOMER_NOT_FOUND' },
      {
        as: 'superAdmin',
        given: { params: { id: 'CUST1' }, query: { activeDc: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [
      { given: { params: { id: 'CUST1' } }, hears: '404 CUSTOMER_NOT_FOUND' },
      { given: { params: { id: 'CUST2' }, query: { activeDc: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  endActing: {
    may: ['actingSalesman'],
    sample: {},
    crossTenant: ({ cookies }) => [{ as: 'actingSalesman', given: { cookies }, hears: '401 SESSION_OVER' }],
  },
  mySales: {
    may: ['actingSalesman', 'salesman', 'superAdmin'],
    sample: { query: { range: 'month' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: {},
        hears: (answer) => expect(answer).toMatchObject({ Month: { Count: 0 }, Orders: [] }),
      },
    ],
    crossCenter: [
      { given: { cookies: sessionOfSale }, hears: (answer) => expect(answer).toMatchObject({ Orders: [] }) },
    ],
  },
};
