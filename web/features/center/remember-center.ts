/** What the browser remembers of a choice that was left as it is (S-08). */
import { COOKIE_SECONDS } from '#contract/cookies.ts';
import type { BootstrapData } from '#contract/page.ts';
import type { Page } from '../../page/page-context.ts';
import { isGuest } from '../session/visitor/visitor.ts';
import { centerCookieName, isCenterRemembered } from './center-at-start.ts';

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;

/** The cookie that remembers a center for a year, as `document.cookie` takes it; the server writes the same after a swap. */
export function centerCookie(saleUnit: string, place: Place, { secure }: { secure: boolean }): string {
  const cookie = `${centerCookieName(place)}=${saleUnit}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  return secure ? `${cookie}; secure` : cookie;
}

type Browser = { document: Pick<Document, 'cookie'>; location: Pick<Location, 'protocol'> };

/**
 * Leaving the question means that the center has been seen, and it is not asked again. Never while another center is
 * being chosen: that one's cookie comes with the answer, and must not be overwritten. Another center in the cookie was
 * refused, or another tab chose it and this one does not know yet: the shop says which, and without its answer the
 * cookie stays.
 */
export async function rememberCenter(
  { document, location }: Browser,
  { session, bootstrap }: { session: Pick<Page['session'], 'user' | 'follow'>; bootstrap: Place },
): Promise<void> {
  const isRemembered = () => isCenterRemembered(document.cookie, bootstrap, session.user().ActiveDC);
  if (isRemembered()) return;
  const remembersAnother = document.cookie
    .split('; ')
    .some((one) => one.startsWith(`${centerCookieName(bootstrap)}=`));
  if (remembersAnother) {
    const before = document.cookie;
    const isTold = await session.follow({ signedIn: !isGuest(session.user()), why: 'swap' });
    if (!isTold || document.cookie !== before || isRemembered()) return;
  }
  document.cookie = centerCookie(session.user().ActiveDC, bootstrap, {
    secure: location.protocol === 'https:',
  });
}
