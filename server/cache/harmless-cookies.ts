/** Cookies that no answer depends on: an answer may be shared by browsers that bring these, and no other, cookies. */
import { cookieName, type CookieKind } from '#contract/cookies.ts';

/** A choice that scripts read, and the number of a browser without a session. */
const OURS: readonly CookieKind[] = ['consent', 'locale', 'guest'];
/** Of analytics that shops put on their sites: Google's and Meta's. */
const ANALYTICS = ['_ga', '_ga_[A-Z0-9]+', '_gid', '_gat[\\w-]*', '_gcl_au', '_fbp', '_fbc'];
const TENANT = '[a-z0-9][a-z0-9-]{0,31}';

/** Tells of a Cookie header whether it has no other cookie than harmless ones. */
export function createHarmless(cookiePrefix: string): (header: string | undefined) => boolean {
  const names = [...OURS.map((kind) => cookieName(cookiePrefix, TENANT, kind)), ...ANALYTICS];
  const harmless = new RegExp(`^\\s*(?:${names.join('|')})=`);
  return (header) =>
    header === undefined || header.split(';').every((cookie) => cookie === '' || harmless.test(cookie));
}
