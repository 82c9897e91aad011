import { beforeEach, describe, expect, test } from 'vitest';
import { createAddressLimit, type AddressLimit } from './address-limit.ts';
import { CallError } from './call-error.ts';

let now: number;
let limit: AddressLimit;
beforeEach(() => {
  now = 0;
  limit = createAddressLimit({ perMinute: 2, now: () => now });
});

const refusal = (address: string) => {
  try {
    limit.take(address, 'TOO_MANY_TRIES');
    return undefined;
  } catch (error) {
    return error instanceof CallError ? error.parts : error;
  }
};

describe('an address', () => {
  test('has so many in a minute, then gets the time to wait in the caller’s language, and has as many again in the next', () => {
    expect([refusal('1.1.1.1'), refusal('1.1.1.1')]).toEqual([undefined, undefined]);
    now = 20_500;
    expect(refusal('1.1.1.1')).toMatchObject({
      statusCode: 429,
      code: 'TOO_MANY_TRIES',
      values: { seconds: 40 },
      headers: { 'retry-after': '40' },
    });
    expect(limit.allows('1.1.1.1')).toBe(false);
    now = 60_000;
    expect([limit.allows('1.1.1.1'), limit.allows('1.1.1.1'), limit.allows('1.1.1.1')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('uses up nobody else’s', () => {
    for (let n = 0; n < 5; n += 1) limit.allows('1.1.1.1');
    expect(limit.allows('1.1.1.2')).toBe(true);
  });

  test('of IPv6 is counted with its network', () => {
    expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(limit.allows)).toEqual([true, true, false]);
    expect(limit.allows('2001:db8:0:1::1')).toBe(true);
    expect(['::ffff:9.9.9.9', '9.9.9.9', '::ffff:9.9.9.9'].map(limit.allows)).toEqual([true, true, false]);
  });
});
