import type { Locale } from '#contract/page.ts';
import { localePath, pathWithoutLocale } from '../../i18n/locale-path.ts';
import { pathOfShop } from '../session/sign-in/next-path.ts';

/** Pages of the sign-in itself: to come back to them would be going round. */
const SIGN_IN = /^\/merchant\/(login|verifyotp)(?=$|[/?#])/i;

/**
 * Where a member of staff goes after signing in: the `next` parameter in the page's language, or the merchant home.
 * Only a page of the merchant area is followed, however another address is written.
 */
export function staffNextPath(next: string | null, locale: Locale): string {
  const path = pathOfShop(next) ?? '';
  return localePath(locale, isOfMerchant(path) ? path : '/merchant');
}

/** Browsers resolve dots: they would lead out of it. */
function isOfMerchant(path: string): boolean {
  return /^\/merchant(?=$|[/?#])/.test(path) && !/\/\.{1,2}(?=[/?#]|$)/.test(path) && !SIGN_IN.test(path);
}

/** The sign-in that leads back to `here`, an address with its language; both in the page's language. */
export function staffLoginPath(locale: Locale, here: string): string {
  const login = localePath(locale, '/merchant/login');
  const path = pathWithoutLocale(here);
  return path === '/merchant' || SIGN_IN.test(path) ? login : `${login}?next=${encodeURIComponent(path)}`;
}

/** The parameter by which a link names the center that it is about (`CenterOfLink`). */
export const CENTER_OF_LINK = 'dc';
