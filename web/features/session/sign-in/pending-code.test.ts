import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { pendingCode, readPendingCode, writePendingCode } from './pending-code.ts';
import { countdown, secondsToWait } from './seconds-to-wait.ts';

const storage = (kept: Record<string, string> = {}) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
  removeItem: (key: string) => void delete kept[key],
});
const sent = { reference: 'REF', expiresInSeconds: 300, resendAfterSeconds: 60 };

describe('the code that was asked for', () => {
  test('goes on after a reload', () => {
    const tab = storage();
    const code = pendingCode(sent, { mobile: '0810000001', now: 1_000 });
    writePendingCode(tab, 'code', code);
    expect(readPendingCode(tab, 'code')).toEqual({
      mobile: '0810000001',
      reference: 'REF',
      resendAt: 61_000,
      expiresAt: 301_000,
    });
    writePendingCode(tab, 'code', undefined);
    expect(readPendingCode(tab, 'code')).toBeUndefined();
  });

  test('is none where the tab holds rubbish', () => {
    expect(readPendingCode(storage({ code: '{"mobile":1}' }), 'code')).toBeUndefined();
    expect(readPendingCode(storage({ code: '{' }), 'code')).toBeUndefined();
  });
});

describe('waiting', () => {
  test('the seconds are read from the sentence of the shop in either language', () => {
    const told = (message: string, code = 'RESEND_WAIT') => new ApiError({ statusCode: 429, code, message });
    expect(secondsToWait(told('Waiting for 42 seconds and try again.'))).toBe(42);
    expect(secondsToWait(told('กรุณารออีก 7 วินาทีแล้วลองใหม่'))).toBe(7);
    expect(secondsToWait(told('5 left', 'INVALID_OTP'))).toBeUndefined();
    expect(secondsToWait(new TypeError('Failed to fetch'))).toBeUndefined();
  });

  test('counts down like a clock and stops at zero', () => {
    expect(countdown(65)).toBe('1:05');
    expect(countdown(0.4)).toBe('0:01');
    expect(countdown(-3)).toBe('0:00');
  });
});
