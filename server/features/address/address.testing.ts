/** The calls of addresses, for the tests of all calls. */
import { expect } from 'vitest';
import type { addressCalls } from '#contract/address.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { addressId } from '#server/testing/shop-data.ts';

const NONE = '00000000-0000-4000-8000-000000000000';
const ofOthers = (call: 'defaultDeliveryAddress' | 'removeDeliveryAddress') =>
  ({
    may: ['customer', 'actingSalesman'],
    // What is removed would be missing in the tests that follow: there is none to remove.
    sample: ({ address }) => ({ body: { AddressCode: call === 'removeDeliveryAddress' ? NONE : address } }),
    crossTenant: ({ address, bodyOf }) => [
      { given: bodyOf(call, { AddressCode: address }), hears: '404 ADDRESS_NOT_FOUND' },
      { given: bodyOf(call, { Cust_ID: ONLY_ALPHA.customer }), hears: '403 NOT_ALLOWED' },
    ],
    crossCustomer: ({ address, bodyOf }) => [
      { given: bodyOf(call, { AddressCode: address }), hears: '404 ADDRESS_NOT_FOUND' },
      { given: bodyOf(call, { AddressCode: address, Cust_ID: 'CUST1' }), hears: '403 NOT_ALLOWED' },
    ],
  }) satisfies CallTests<typeof addressCalls>[typeof call];

export const addressCallTests: CallTests<typeof addressCalls> = {
  deliveryAddresses: {
    may: ['customer', 'actingSalesman', 'salesman', 'superAdmin'],
    sample: ({ address }) => ({ body: { CustomerCode: 'CUST1', AddressCode: address, AddressType: 'S' } }),
    crossTenant: ({ address }) => [
      { given: { body: { CustomerCode: ONLY_ALPHA.customer } }, hears: '403 NOT_ALLOWED' },
      {
        as: 'superAdmin',
        given: { body: { CustomerCode: ONLY_ALPHA.customer } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
      {
        given: { body: { AddressCode: address } },
        hears: (answer) => expect(answer).toMatchObject({ data: [] }),
      },
      {
        given: { body: {} },
        hears: (answer) =>
          expect(answer).toMatchObject({ data: [{ AddressCode: addressId('beta', 'CUST1') }] }),
      },
    ],
    crossCenter: [{ given: { body: { CustomerCode: 'CUST1' } }, hears: '404 CUSTOMER_NOT_FOUND' }],
    crossCustomer: ({ address }) => [
      { given: { body: { CustomerCode: 'CUST1' } }, hears: '403 NOT_ALLOWED' },
      {
        given: { body: { AddressCode: address } },
        hears: (answer) => expect(answer).toMatchObject({ data: [] }),
      },
      {
        given: { body: {} },
        hears: (answer) =>
          expect(answer).toMatchObject({
            data: [{ AddressCode: addressId('alpha', 'CUST2'), Cust_ID: 'CUST2' }],
          }),
      },
    ],
  },
  addDeliveryAddress: {
    may: ['customer', 'actingSalesman'],
    sample: ({ address }) => ({
      body: {
        AddressCode: address,
        Cust_ID: 'CUST1',
        Address_Type: 'S',
        Active: 'Y',
        TaxID: '0105512345671',
        Name: 'Receiver CUST1',
        Address_: '1 Road',
        Province: '10',
        Ampher: '1001',
        Town: '100101',
        PostalCode: '10200',
        Lat: 13.75,
        Long: 100.5,
        Remark: '',
        Phone: '0810000001',
      },
    }),
    crossTenant: ({ address, bodyOf }) => [
      { given: bodyOf('addDeliveryAddress', { AddressCode: address }), hears: '404 ADDRESS_NOT_FOUND' },
      { given: bodyOf('addDeliveryAddress', { Cust_ID: ONLY_ALPHA.customer }), hears: '403 NOT_ALLOWED' },
    ],
    crossCustomer: ({ address, bodyOf }) => [
      {
        given: bodyOf('addDeliveryAddress', { AddressCode: address, Cust_ID: 'CUST2' }),
        hears: '404 ADDRESS_NOT_FOUND',
      },
      {
        given: bodyOf('addDeliveryAddress', { AddressCode: address, Cust_ID: undefined }),
        hears: '404 ADDRESS_NOT_FOUND',
      },
      {
        given: bodyOf('addDeliveryAddress', { AddressCode: undefined, Cust_ID: 'CUST1' }),
        hears: '403 NOT_ALLOWED',
      },
    ],
  },
  defaultDeliveryAddress: ofOthers('defaultDeliveryAddress'),
  removeDeliveryAddress: ofOthers('removeDeliveryAddress'),
  allProvinces: {
    may: ['guest', 'customer', 'actingSalesman', 'staffGuest', 'salesman', 'superAdmin'],
    sample: { body: { Province: '10', Ampher: '1001', ProvincesOnly: false } },
    // The same for everybody.
    crossTenant: [],
  },
};
