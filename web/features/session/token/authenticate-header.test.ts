import { describe, expect, test } from 'vitest';
import { parseAuthenticate } from './authenticate-header.ts';

describe('the header of a refused token', () => {
  test('E-03 an expired token is reported with its time', () => {
    expect(
      parseAuthenticate(
        `Bearer error="invalid_token", error_description="The token expired at '2026-11-21T03:00:00.000Z'"`,
      ),
    ).toEqual({
      error: 'invalid_token',
      error_description: "The token expired at '2026-11-21T03:00:00.000Z'",
      is_expired: true,
      expired_at: new Date('2026-11-21T03:00:00.000Z'),
    });
  });
  test('another reason is no expiry', () => {
    const refusal = parseAuthenticate(
      'Bearer error="invalid_token", error_description="The signature is invalid"',
    );
    expect(refusal).toMatchObject({ error: 'invalid_token', is_expired: false, expired_at: undefined });
  });
  test('an expiry without a readable time is still an expiry', () => {
    const refusal = parseAuthenticate(`bearer realm="shop", error_description="The token expired at 'soon'"`);
    expect(refusal).toMatchObject({ error: '', is_expired: true, expired_at: undefined });
  });
  test('the description is not taken for the error, and quotes in it are kept', () => {
    const refusal = parseAuthenticate('Bearer error_description="say \\"hi\\"", error="invalid_request"');
    expect(refusal).toMatchObject({ error: 'invalid_request', error_description: 'say "hi"' });
  });
  test('no header, a bare challenge and other schemes', () => {
    expect(parseAuthenticate(null)).toBeUndefined();
    expect(parseAuthenticate('Basic realm="x"')).toBeUndefined();
    expect(parseAuthenticate('Bearer')).toMatchObject({ error: '', is_expired: false });
  });
});
