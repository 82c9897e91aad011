import type { Locale } from '#contract/page.ts';
import { localePath, pathWithoutLocale } from '../../../i18n/locale-path.ts';

/** Pages of the sign-in itself: to come back to them would be going round. */
const SIGN_IN = /^\/(login|verifyotp|register|pendingApproval|gateway)(?=$|[/?#])/i;

/**
 * Where the buyer goes after signing in: the `next` parameter in the page's language, or home. Only a path of this
 * shop is followed; another site's address, however it is written, leads home.
 */
export function nextPath(next: string | null, locale: Locale): string {
  const path = pathOfShop(next);
  return localePath(locale, path === undefined || SIGN_IN.test(path) ? '/' : path);
}

/**
 * The path without its language that an address of this shop names, in ASCII as a redirect's header needs it; undefined
 * for every other.
 */
export function pathOfShop(address: string | null): string | undefined {
  // Browsers read a backslash as a slash and drop control characters.
  // oxlint-disable-next-line no-control-regex -- these very characters are what must not pass
  if (address === null || !/^\/(?!\/)/.test(address) || /[\\\u0000-\u001f\u007f]/.test(address))
    return undefined;
  const path = pathWithoutLocale(address);
  return path.startsWith('//') ? undefined : encoded(path);
}

/** With the letters that an address carries only encoded, such as Thai ones; what is encoded already stays. */
function encoded(path: string): string {
  return path.toWellFormed().replaceAll(/[^\u0021-\u007e]+/g, encodeURIComponent);
}

/** The address of the sign-in page that leads back to `path` (without its language). */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
