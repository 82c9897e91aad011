import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseThaiMobile } from './thai-mobile.ts';

test.each([
  '0810000001',
  '081-000-0001',
  '081 000 0001',
  '+66810000001',
  '+66 81 000 0001',
  '66810000001',
  '0066810000001',
  '+66 (0)81 000 0001',
  '๐๘๑๐๐๐๐๐๐๑',
  ' 081–000–0001\u200E',
])('%j is 0810000001', (written) => {
  expect(normaliseThaiMobile(written)).toBe('0810000001');
});

test.each([
  '',
  '081000000',
  '08100000011',
  '0210000001',
  '810000001',
  '661234567',
  '+65810000001',
  '081000000a',
  '+0810000001',
])('%j is no Thai mobile number', (written) => expect(normaliseThaiMobile(written)).toBeUndefined());

test('a normalised number stays as it is, and nothing else comes out', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      const mobile = normaliseThaiMobile(written);
      if (mobile === undefined) return;
      expect(mobile).toMatch(/^0[689]\d{8}$/);
      expect(normaliseThaiMobile(mobile)).toBe(mobile);
    }),
  );
});
