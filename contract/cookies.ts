/**
 * The names of the cookies, for both sides (K-01). Each carries the tenant, so that the demo's tenants can be
 * switched in one browser; only the cookie that remembers the tenant itself does not.
 */

/** buyer, merchant and rider hold a session's secret, guest a number for who has none; the others remember a choice. */
export type CookieKind =
  | 'buyer'
  | 'merchant'
  | 'rider'
  | 'guest'
  | 'center'
  | 'tenant'
  | 'locale'
  | 'consent';

/** All cookies live for a year. */
export const COOKIE_SECONDS = 365 * 24 * 3600;

export function cookieName(prefix: string, tenantId: string, kind: CookieKind): string {
  return kind === 'tenant' ? `${prefix}-tenant` : `${prefix}-${tenantId}-${kind}`;
}
