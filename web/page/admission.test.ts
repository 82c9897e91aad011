import { describe, expect, test } from 'vitest';
import { wayOut } from './admission.ts';

const guest = { guest: true, guestMode: true };
const customer = { guest: false, guestMode: true };

describe('A-05 who is sent where', () => {
  test('guests go home from pages that need an account, in their language', () => {
    expect(wayOut({ access: 'customer' }, guest, '/history')).toBe('/');
    expect(wayOut({ access: 'customer' }, guest, '/en/history?x=1')).toBe('/en');
  });

  test('they sign in first and come back where the address may have been sent to them', () => {
    const order = { access: 'customer', comeBack: true } as const;
    expect(wayOut(order, guest, '/en/history/1-A/C1')).toBe('/en/login?next=%2Fen%2Fhistory%2F1-A%2FC1');
    expect(wayOut(order, guest, '/order/tracking/1-A')).toBe('/login?next=%2Forder%2Ftracking%2F1-A');
    expect(wayOut(order, customer, '/order/tracking/1-A')).toBeUndefined();
  });

  test('with guest mode off they sign in first, and come back to where they wanted to be', () => {
    const off = { guest: true, guestMode: false };
    expect(wayOut({}, off, '/en/product?text=cat')).toBe('/en/login?next=%2Fen%2Fproduct%3Ftext%3Dcat');
    expect(wayOut({ access: 'customer' }, off, '/history')).toBe('/login?next=%2Fhistory');
    expect(wayOut({ access: 'anyone' }, off, '/login')).toBeUndefined();
  });

  test('S-42 a customer whose session ran out signs in again and comes back', () => {
    expect(wayOut({ access: 'customer' }, { ...guest, sessionOver: true }, '/checkout/adv')).toBe(
      '/login?next=%2Fcheckout%2Fadv',
    );
    expect(wayOut({}, { ...guest, sessionOver: true }, '/product'), 'guests may stay here').toBeUndefined();
  });

  test('B-58 a salesman whose ordering for a customer has ended signs in as staff, from any page but one for anyone', () => {
    const ended = { ...guest, sessionOver: true, actingOver: true };
    const login = '/merchant/login?next=%2Fmerchant%2Fcustomer';
    expect(wayOut({ access: 'customer' }, ended, '/checkout/adv')).toBe(login);
    expect(wayOut({}, ended, '/en/product'), 'he is not to go on as a guest').toBe(`/en${login}`);
    expect(wayOut({}, { ...ended, guestMode: false }, '/product')).toBe(login);
    expect(wayOut({ access: 'anyone' }, ended, '/login')).toBeUndefined();
  });

  test('customers stay', () => {
    for (const access of ['visitor', 'customer', 'anyone'] as const)
      expect(wayOut({ access }, customer, '/history')).toBeUndefined();
    expect(wayOut({ access: 'customer' }, { ...customer, guestMode: false }, '/history')).toBeUndefined();
  });
});
