/**
 * What the browser remembers of the customer's picture (`profileImageUrl`): shown on the profile at once, while its
 * address still works.
 */
import { COOKIE_SECONDS } from '#contract/cookies.ts';
import type { BootstrapData } from '#contract/page.ts';

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;

export const profileImageCookieName = ({ keyPrefix, tenant }: Place): string =>
  `${keyPrefix}-${tenant.id}-profileImageUrl`;

/** As `document.cookie` takes it; null forgets it. */
export function profileImageCookie(
  url: string | null,
  place: Place,
  { secure }: { secure: boolean },
): string {
  const age = url === null ? 0 : COOKIE_SECONDS;
  const cookie = `${profileImageCookieName(place)}=${encodeURIComponent(url ?? '')}; path=/; max-age=${age}; samesite=lax`;
  return secure ? `${cookie}; secure` : cookie;
}

/** In the browser; null forgets it. */
export function rememberImage(url: string | null, place: Place): void {
  document.cookie = profileImageCookie(url, place, { secure: location.protocol === 'https:' });
}
