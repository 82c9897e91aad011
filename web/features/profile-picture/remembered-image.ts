import type { BootstrapData } from '#contract/page.ts';
import { profileImageCookieName } from './profile-image.ts';

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;

/** Undefined where there is none, or its address works no more (`until`, in seconds). */
export function rememberedImage(cookies: string, place: Place, now: Date): string | undefined {
  const start = `${profileImageCookieName(place)}=`;
  const value = cookies
    .split('; ')
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
  if (!value) return undefined;
  const url = decodeURIComponent(value);
  const until = Number(new URLSearchParams(url.split('?')[1] ?? '').get('until'));
  return until * 1000 > now.getTime() ? url : undefined;
}
