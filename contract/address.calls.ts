import { defineCalls } from './define.ts';

/** Delivery addresses and the Thai provinces (C-05). */
export const addressCalls = defineCalls({
  deliveryAddresses: {
    method: 'POST',
    path: '/GET_MASTER_DATA/GET_DELIVERY_ADDRESS',
    who: ['customer', 'actingSalesman', 'staff'],
  },
  addDeliveryAddress: {
    method: 'POST',
    path: '/master_data_management/ADD_DELIVERY_ADDRESS',
    who: ['customer', 'actingSalesman'],
  },
  defaultDeliveryAddress: {
    method: 'POST',
    path: '/master_data_management/DEFAULT_DELIVERY_ADDRESS',
    who: ['customer', 'actingSalesman'],
  },
  removeDeliveryAddress: {
    method: 'POST',
    path: '/master_data_management/REMOVE_DELIVERY_ADDRESS',
    who: ['customer', 'actingSalesman'],
  },
  allProvinces: {
    method: 'POST',
    path: '/GET_MASTER_DATA/GET_ALL_PROVINCE',
    // Who registers as a merchant is a guest of the merchant area.
    who: ['guest', 'customer', 'actingSalesman', 'staffGuest', 'staff', 'superAdmin'],
  },
});
