/**
 * Cookies that no response depends on: a response may be shared by browsers that send no cookies other than these.
 */
import { cookieName, type CookieKind } from '#contract/cookies.ts';

/** A choice read by scripts, and the id of a browser without a session. */
const OURS: readonly CookieKind[] = ['consent', 'locale', 'guest'];
/** Analytics cookies that shops put on their sites: Google's and Meta's. */
const ANALYTICS = ['_ga', '_ga_[A-Z0-9]+', '_gid', '_gat[\\w-]*', '_gcl_au', '_fbp', '_fbc'];
const TENANT = '[a-z0-9][a-z0-9-]{0,31}';

/** Returns whether a Cookie header contains only harmless cookies. */
export function createHarmless(cookiePrefix: string): (header: string | undefined) => boolean {
  const names = [...OURS.map((kind) => cookieName(cookiePrefix, TENANT, kind)), ...ANALYTICS];
  const harmless = new RegExp(`^\\s*(?:${names.join('|')})=`);
  return (header) =>
    header === undefined || header.split(';').every((cookie) => cookie === '' || harmless.test(cookie));
}
