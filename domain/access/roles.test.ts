import { describe, expect, test } from 'vitest';
import {
  isAgent,
  isCreditCustomer,
  isStaffRole,
  isSuperAdminRole,
  isVerifiedAgent,
  mayEditAddress,
  staffRoles,
} from './roles.ts';

describe('merchant roles', () => {
  test('B-05 role 1 is the super admin, the others are salesmen', () => {
    expect(staffRoles.filter(isSuperAdminRole)).toEqual(['1']);
    expect(staffRoles.filter((role) => !isSuperAdminRole(role))).toEqual(['3', '4', '5', '7', '8']);
  });

  test.each(['2', '6', 'GUEST', ''])('B-05 %j is no merchant role', (role) => {
    expect(isStaffRole(role)).toBe(false);
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
});

test('A-03 an address is locked only by the SAP-customer flag of a company that says so', () => {
  expect(mayEditAddress({ isSapCustomer: true }, { lockedForSap: true })).toBe(false);
  expect(mayEditAddress({ isSapCustomer: false }, { lockedForSap: true })).toBe(true);
  expect(mayEditAddress({ isSapCustomer: true }, { lockedForSap: false })).toBe(true);
});
