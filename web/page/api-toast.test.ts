import { describe, expect, test } from 'vitest';
import { ApiError, NoAnswer } from '#contract/client.ts';
import { spoken, toastOf } from './api-toast.ts';

const error = (statusCode: number, code: string, message: string, exceptionHandler?: boolean) =>
  new ApiError({ statusCode, code, message, exceptionHandler });

describe('errors as toasts', () => {
  test('E-01 a flagged error shows its message for 30 seconds', () => {
    expect(toastOf(error(409, 'CENTER_MISMATCH', 'The center was changed', true))).toEqual({
      kind: 'error',
      message: 'The center was changed',
      milliseconds: 30_000,
    });
  });
  test.each([
    ['RESEND_WAIT', 'Waiting for 42 seconds and try again.'],
    ['RESEND_WAIT', 'กรุณารออีก 42 วินาทีแล้วลองใหม่'],
    ['OTHER', 'Waiting for 42 seconds and try again.'],
    ['INVALID_OTP', 'รหัส OTP ไม่ถูกต้อง'],
    ['OTP_ATTEMPT_LIMIT', 'OTP attempt limit exceed'],
  ])('E-06 waiting and wrong codes are information for 5 seconds, flagged or not: %s %s', (code, message) => {
    expect(toastOf(error(400, code, message, true))).toEqual({ kind: 'info', message, milliseconds: 5_000 });
  });
  test('E-07 a server in trouble and what nobody expected get the default toast for 2 seconds', () => {
    const oops = { kind: 'plain', words: 'oops', milliseconds: 2_000 };
    expect(toastOf(error(500, 'INTERNAL', 'x'))).toEqual(oops);
    expect(toastOf(new TypeError('x is undefined'))).toEqual(oops);
  });
  test('E-21 a request without any answer reports the connection for 5 seconds', () => {
    const toast = toastOf(new NoAnswer());
    expect(toast && spoken(toast, (words) => `the words for ${words}`)).toEqual({
      kind: 'info',
      message: 'the words for noAnswer',
      milliseconds: 5_000,
    });
  });
  test('what a page or form shows itself gets no toast', () => {
    expect(toastOf(error(404, 'PRODUCT_NOT_FOUND', 'x'))).toBeUndefined();
    expect(toastOf(error(422, 'INVALID_INPUT', 'x'))).toBeUndefined();
  });
});
