import { describe, expect, test } from 'vitest';
import { profileImageCookie } from './profile-image.ts';
import { rememberedImage } from './remembered-image.ts';

const place = { keyPrefix: 'shop', tenant: { id: 'petclub' } } as never;
const other = { keyPrefix: 'shop', tenant: { id: 'homegoods' } } as never;
const url = '/private/petclub/abc.webp?until=1000&signature=a%2Bb';
const written = (secure = false) => profileImageCookie(url, place, { secure });
const held = (written().split('; ')[0] ?? '').concat('; shop-petclub-locale=th');
const at = (seconds: number) => new Date(seconds * 1000);

describe('K-66b N-01 the picture that the browser remembers', () => {
  test('is in a cookie of this shop for a year', () => {
    expect(written()).toMatch(
      /^shop-petclub-profileImageUrl=[^;]+; path=\/; max-age=31536000; samesite=lax$/,
    );
    expect(written(true)).toMatch(/; secure$/);
  });

  test('is shown while its address works, in this shop alone', () => {
    expect(rememberedImage(held, place, at(999))).toBe(url);
    expect(rememberedImage(held, place, at(1000))).toBeUndefined();
    expect(rememberedImage(held, other, at(1))).toBeUndefined();
    expect(rememberedImage('', place, at(1))).toBeUndefined();
    expect(rememberedImage('shop-petclub-profileImageUrl=%2Fx.webp', place, at(1))).toBeUndefined();
  });

  test('is forgotten with the customer', () => {
    expect(profileImageCookie(null, place, { secure: false })).toContain('max-age=0');
  });
});
