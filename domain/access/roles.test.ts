import { describe, expect, test } from 'vitest';
import {
  creditBalance,
  isAgent,
  isCreditCustomer,
  isGuest,
  isSalesman,
  isStaffRole,
  isSuperAdmin,
  isVerifiedAgent,
  mayEditAddress,
  staffRoles,
} from './roles.ts';

describe('merchant roles', () => {
  test('role 1 is the super admin, the others are salesmen', () => {
    const staff = staffRoles.map((role) => ({ kind: 'staff', userId: 'U', role }) as const);
    expect(staff.filter(isSuperAdmin).map(({ role }) => role)).toEqual(['1']);
    expect(staff.filter(isSalesman).map(({ role }) => role)).toEqual(['3', '4', '5', '7', '8']);
    expect(isSuperAdmin({ kind: 'rider', userId: 'U' })).toBe(false);
  });

  test.each(['2', '6', 'GUEST', ''])('%j is no merchant role', (role) => {
    expect(isStaffRole(role)).toBe(false);
  });
});

describe('a guest', () => {
  test('S-04 is an authenticated user with the code GUEST', () => {
    expect(isGuest('GUEST', { guestMode: true })).toBe(true);
    expect(isGuest('C1', { guestMode: true })).toBe(false);
    expect(isGuest('C1', { guestMode: false })).toBe(false);
  });

  test('S-04 is whoever is not authenticated while guest mode is off', () => {
    expect(isGuest(undefined, { guestMode: false })).toBe(true);
    expect(isGuest(undefined, { guestMode: true })).toBe(false);
  });
});

describe('an agent', () => {
  const documents = { accountCode: 'A1', taxNo: '0105', shopPhotoImage: 'shop.jpg', picFileName: 'me.jpg' };

  test.each(Object.keys(documents))('A-03 needs %s', (document) => {
    expect(isAgent(documents)).toBe(true);
    expect(isAgent({ ...documents, [document]: '' })).toBe(false);
    expect(isAgent({ ...documents, [document]: null })).toBe(false);
  });

  test('A-03 is verified with person type 1', () => {
    expect(isVerifiedAgent({ ...documents, personType: 1 })).toBe(true);
    expect(isVerifiedAgent({ ...documents, personType: '1' })).toBe(true);
    expect(isVerifiedAgent({ ...documents, personType: 2 })).toBe(false);
    expect(isVerifiedAgent({ ...documents, taxNo: '', personType: 1 })).toBe(false);
    expect(isVerifiedAgent(documents)).toBe(false);
  });
});

describe('credit', () => {
  test('A-03 is for customers with an authorised amount', () => {
    expect(isCreditCustomer({ authorizeSatang: 1, isSapCustomer: false }, { needsSapFlag: false })).toBe(
      true,
    );
    expect(isCreditCustomer({ authorizeSatang: 0, isSapCustomer: true }, { needsSapFlag: false })).toBe(
      false,
    );
  });

  test('A-03 needs the SAP-customer flag for one company', () => {
    expect(isCreditCustomer({ authorizeSatang: 1, isSapCustomer: false }, { needsSapFlag: true })).toBe(
      false,
    );
    expect(isCreditCustomer({ authorizeSatang: 1, isSapCustomer: true }, { needsSapFlag: true })).toBe(true);
  });

  test("A-03 is what is authorised less what is owed, by the agent's amounts when acting as agent", () => {
    const customer = { authorizeSatang: 1000, debtSatang: 300 };
    expect(creditBalance(customer)).toBe(700);
    expect(creditBalance(customer, { authorizeSatang: 100, debtSatang: 150 })).toBe(-50);
  });
});

test('A-03 an address is locked only by the SAP-customer flag of a company that says so', () => {
  expect(mayEditAddress({ isSapCustomer: true }, { lockedForSap: true })).toBe(false);
  expect(mayEditAddress({ isSapCustomer: false }, { lockedForSap: true })).toBe(true);
  expect(mayEditAddress({ isSapCustomer: true }, { lockedForSap: false })).toBe(true);
});
