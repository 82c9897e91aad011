/**
 * What the browser remembers of the customer's picture (`profileImageUrl`): shown at once on the next page, while the
 * address still works.
 */
import { COOKIE_SECONDS } from '#contract/cookies.ts';
import type { BootstrapData } from '#contract/page.ts';

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;

const cookieOf = ({ keyPrefix, tenant }: Place): string => `${keyPrefix}-${tenant.id}-profileImageUrl`;

/** As `document.cookie` takes it; null forgets it. */
export function profileImageCookie(
  url: string | null,
  place: Place,
  { secure }: { secure: boolean },
): string {
  const age = url === null ? 0 : COOKIE_SECONDS;
  const cookie = `${cookieOf(place)}=${encodeURIComponent(url ?? '')}; path=/; max-age=${age}; samesite=lax`;
  return secure ? `${cookie}; secure` : cookie;
}

/** Undefined where there is none; `isOver` where its address works no more (`until`, in seconds). */
export function rememberedImage(
  cookies: string,
  place: Place,
  now: Date,
): { url: string; isOver: boolean } | undefined {
  const start = `${cookieOf(place)}=`;
  const value = cookies
    .split('; ')
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
  if (!value) return undefined;
  const url = decodeURIComponent(value);
  const until = Number(new URLSearchParams(url.split('?')[1] ?? '').get('until'));
  return { url, isOver: until * 1000 <= now.getTime() };
}
