/**
 * The names of the cookies, for both sides (K-01). Each includes the tenant, so that one browser can switch between
 * the demo's tenants; the only exception is the cookie that remembers the tenant itself.
 */

/**
 * buyer, merchant and rider hold a session secret, guest an id for visitors without a session, oidc the secret of a
 * sign-in elsewhere that this browser began; the others remember a choice.
 */
export type CookieKind =
  | 'buyer'
  | 'merchant'
  | 'rider'
  | 'guest'
  | 'oidc'
  | 'center'
  | 'tenant'
  | 'locale'
  | 'consent';

export const COOKIE_SECONDS = 365 * 24 * 3600;

export function cookieName(prefix: string, tenantId: string, kind: CookieKind): string {
  return kind === 'tenant' ? `${prefix}-tenant` : `${prefix}-${tenantId}-${kind}`;
}
