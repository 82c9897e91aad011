import { describe, expect, test } from 'vitest';
import { missingFields, parseRegistrationFields, registrationState, type Asked } from './registration.ts';

const asked = (part: Partial<Asked> = {}): Asked => ({
  required: [],
  hasPassword: true,
  hasTaxNumber: true,
  ...part,
});

describe('V-06 what a newcomer leaves out', () => {
  test('is missing only where the shop requires it', () => {
    expect(missingFields({ Name: 'A' }, asked())).toEqual([]);
    expect(missingFields({}, asked({ required: ['password', 'email', 'address'] }))).toEqual([
      'Name',
      'Password',
      'Email',
      'Address_',
      'Province',
      'Ampher',
      'Town',
    ]);
  });

  test('is no password where the shop takes none', () => {
    expect(missingFields({ Name: 'A' }, asked({ required: ['password'], hasPassword: false }))).toEqual([]);
  });

  test('V-06c is a tax number only where the shop asks for one', () => {
    const required = ['taxNumber'] as const;
    expect(missingFields({ Name: 'A' }, asked({ required }))).toEqual(['TaxNo']);
    expect(missingFields({ Name: 'A' }, asked({ required, hasTaxNumber: false }))).toEqual([]);
  });

  test('V-06b is an identity document only where the shop takes one', () => {
    const required = ['identity'] as const;
    expect(missingFields({ Name: 'A' }, asked({ required, hasIdentity: true }))).toEqual(['IdentityFile']);
    expect(missingFields({ Name: 'A' }, asked({ required }))).toEqual([]);
  });

  test('is the rest of an address that was begun', () => {
    expect(missingFields({ Name: 'A', Province: '10' }, asked())).toEqual(['Address_', 'Ampher', 'Town']);
  });
});

test('V-06 the setting names fields apart by commas, in any case, and nothing else', () => {
  expect(parseRegistrationFields(' Password, email')).toEqual(['password', 'email']);
  expect(parseRegistrationFields('TAXNUMBER')).toEqual(['taxNumber']);
  expect(parseRegistrationFields('')).toEqual([]);
  expect(parseRegistrationFields('password,shoe size')).toBeUndefined();
});

test('S-33 a registration waits until staff decide; a refused one reads as refused', () => {
  const at = new Date(0);
  expect(registrationState({ status: 'pending', refusedAt: null })).toBe('waiting');
  expect(registrationState({ status: 'pending', refusedAt: at })).toBe('refused');
  expect(registrationState({ status: 'active', refusedAt: at })).toBe('approved');
  expect(registrationState({ status: 'disabled', refusedAt: null })).toBe('refused');
});
