/** The visitor's answer about cookies that are not needed: kept for a year in a cookie, Y or N (L-20, K-01). */
import { COOKIE_SECONDS, cookieName } from '#contract/cookies.ts';
import type { BootstrapData } from '#contract/page.ts';

export type Consent = 'agreed' | 'refused' | 'unasked';
type Of = Pick<BootstrapData, 'tenant' | 'keyPrefix'>;

const nameFor = ({ keyPrefix, tenant }: Of): string => cookieName(keyPrefix, tenant.id, 'consent');

/** Reads it from `document.cookie`; anything but Y and N counts as not asked. */
export function readConsent(cookies: string, of: Of): Consent {
  const start = `${nameFor(of)}=`;
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  return value === 'Y' ? 'agreed' : value === 'N' ? 'refused' : 'unasked';
}

/** The cookie that remembers the answer. */
export function consentCookie(agreed: boolean, of: Of, { secure }: { secure: boolean }): string {
  const value = agreed ? 'Y' : 'N';
  return `${nameFor(of)}=${value}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${secure ? '; secure' : ''}`;
}
