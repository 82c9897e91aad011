import { describe, expect, test } from 'vitest';
import { ApiError, NoAnswer } from '#contract/client.ts';
import { shownError } from '../page/page-error.ts';
import { errorWords } from './error-words.ts';

const answered = (statusCode: number, message: string) =>
  shownError(new ApiError({ statusCode, code: 'X', message }));

describe('what the error page says', () => {
  test('E-20 of a 500 of the API: that it is one, with its words', () => {
    const error = answered(500, 'HTTP 500');
    expect(errorWords(error)).toBe('apiError');
    expect(error.message).toBe('HTTP 500');
  });
  test.each([502, 503, 504])('E-20 of %s: that the shop is under maintenance', (status) => {
    expect(errorWords(answered(status, `HTTP ${status}`))).toBe('maintenance');
  });
  test('E-20 of anything unexpected: that an error occurred, with the status 500 and without its words', () => {
    const error = shownError(new TypeError('x is undefined'));
    expect(error).toEqual({ status: 500 });
    expect(errorWords(error)).toBe('unexpected');
  });
  test('E-21 of no answer: that the shop cannot be reached', () => {
    expect(errorWords(shownError(new NoAnswer()))).toBe('noAnswer');
  });
  test('R-35 of a page that is not there: so, unless the API says more', () => {
    expect(errorWords({ status: 404 })).toBe('pageNotFound');
    expect(errorWords(answered(404, 'This product could not be found'))).toBe('told');
  });
});
