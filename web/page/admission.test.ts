import { describe, expect, test } from 'vitest';
import { accessRedirect, isHomeForAccount } from './admission.ts';

const guest = { guest: true, guestMode: true };
const customer = { guest: false, guestMode: true };

describe('A-05 who is sent where', () => {
  test('guests go home from pages that need an account, in their language, with the word why', () => {
    expect(accessRedirect({ access: 'customer' }, guest, '/history')).toBe('/?account=needed');
    expect(isHomeForAccount('?account=needed')).toBe(true);
    expect(isHomeForAccount('?account=')).toBe(false);
    expect(accessRedirect({ access: 'customer' }, guest, '/en/history?x=1')).toBe('/en?account=needed');
  });

  test('they sign in first and come back where the address may have been sent to them', () => {
    const order = { access: 'customer', comeBack: true } as const;
    expect(accessRedirect(order, guest, '/en/history/1-A/C1')).toBe(
      '/en/login?next=%2Fen%2Fhistory%2F1-A%2FC1',
    );
    expect(accessRedirect(order, guest, '/order/tracking/1-A')).toBe('/login?next=%2Forder%2Ftracking%2F1-A');
    expect(accessRedirect(order, customer, '/order/tracking/1-A')).toBeUndefined();
  });

  test('with guest mode off they sign in first, and come back to where they wanted to be', () => {
    const off = { guest: true, guestMode: false };
    expect(accessRedirect({}, off, '/en/product?text=cat')).toBe(
      '/en/login?next=%2Fen%2Fproduct%3Ftext%3Dcat',
    );
    expect(accessRedirect({ access: 'customer' }, off, '/history')).toBe('/login?next=%2Fhistory');
    expect(accessRedirect({ access: 'anyone' }, off, '/login')).toBeUndefined();
  });

  test('S-42 a customer whose session ran out signs in again and comes back', () => {
    expect(accessRedirect({ access: 'customer' }, { ...guest, sessionOver: true }, '/checkout/adv')).toBe(
      '/login?next=%2Fcheckout%2Fadv',
    );
    expect(
      accessRedirect({}, { ...guest, sessionOver: true }, '/product'),
      'guests may stay here',
    ).toBeUndefined();
  });

  test('B-58 a salesman whose ordering for a customer has ended signs in as staff, from any page but one for anyone', () => {
    const ended = { ...guest, sessionOver: true, actingOver: true };
    const login = '/merchant/login?next=%2Fmerchant%2Fcustomer';
    expect(accessRedirect({ access: 'customer' }, ended, '/checkout/adv')).toBe(login);
    expect(accessRedirect({}, ended, '/en/product'), 'he is not to go on as a guest').toBe(`/en${login}`);
    expect(accessRedirect({}, { ...ended, guestMode: false }, '/product')).toBe(login);
    expect(accessRedirect({ access: 'anyone' }, ended, '/login')).toBeUndefined();
  });

  test('customers stay', () => {
    for (const access of ['visitor', 'customer', 'anyone'] as const)
      expect(accessRedirect({ access }, customer, '/history')).toBeUndefined();
    expect(
      accessRedirect({ access: 'customer' }, { ...customer, guestMode: false }, '/history'),
    ).toBeUndefined();
  });
});
