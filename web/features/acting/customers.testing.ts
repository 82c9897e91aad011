/** Customers whom a salesman finds, and what the browser says of where he is, for tests with a hand. */
import { vi } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';

export type Customer = CallAnswer<'staffCustomers'>['Data'][number];
export const customer = (part: Partial<Customer>): Customer => ({
  CUSTOMERCODE: 'CUST1',
  CUSTOMERNAME: 'Baan Maew',
  SALEUNIT: 'C1',
  Mobile: '081-000 0001',
  CustomerType: '',
  CustomerTypeName: '',
  StoreType: '',
  StoreTypeName: '',
  IsBjcSapCustomer: false,
  Address: '1 Road',
  Latitude: 13.75,
  Longitude: 100.5,
  LastOrder: { OrderID: '261121-6DQT1', SaleUnit: 'C1', OrderDate: '2026-11-21T05:00:00Z', Total: 1200 },
  ...part,
});

/** When it is asked for the position. */
export function browserSays(answer: 'here' | 'no') {
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, refused: PositionErrorCallback) =>
        answer === 'here'
          ? found({ coords: { latitude: 13.7, longitude: 100.6 } } as GeolocationPosition)
          : refused({} as GeolocationPositionError),
    },
  });
}
