import { describe, expect, it } from 'vitest';
import { normaliseThaiPhone } from './thai-phone.ts';

describe('a Thai phone number', () => {
  it.each([
    ['081-000-0001', '0810000001'],
    ['+66 81 000 0001', '0810000001'],
    ['02 123 4567', '021234567'],
    ['(053) 21-1234', '053211234'],
    ['+66 2 123 4567', '021234567'],
    ['๐๒-๑๒๓-๔๕๖๗', '021234567'],
  ])('reads %s as %s', (typed, digits) => {
    expect(normaliseThaiPhone(typed)).toBe(digits);
  });

  it.each(['', '12345', '02 123 456', '02 123 45678', '081 000 000', '0612345', 'call me', '191'])(
    'is not %j',
    (typed) => {
      expect(normaliseThaiPhone(typed)).toBeUndefined();
    },
  );
});
