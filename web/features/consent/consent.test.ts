import { expect, test } from 'vitest';
import { consentCookie, readConsent } from './consent.ts';

const of = { keyPrefix: 'shop', tenant: { id: 'petclub', companyCode: 'PET' } };
const year = 365 * 24 * 3600;

test('L-20 K-01 agreeing is kept as Y for a year, refusing as N for as long', () => {
  expect(consentCookie(true, of, { secure: false })).toBe(
    `shop-petclub-consent=Y; path=/; max-age=${year}; samesite=lax`,
  );
  expect(consentCookie(false, of, { secure: true })).toBe(
    `shop-petclub-consent=N; path=/; max-age=${year}; samesite=lax; secure`,
  );
});

test.each([
  ['shop-petclub-consent=Y', 'agreed'],
  ['a=1; shop-petclub-consent=N; b=2', 'refused'],
  ['', 'unasked'],
  ['shop-petclub-consent=', 'unasked'],
  ['shop-medisupply-consent=Y', 'unasked'],
  ['xshop-petclub-consent=Y', 'unasked'],
])('L-20 %j is read as %s', (cookies, consent) => {
  expect(readConsent(cookies, of)).toBe(consent);
});
