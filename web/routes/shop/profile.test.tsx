import { expect, test } from 'vitest';
import { drawPage } from '../../testing/draw-page.tsx';
import Profile, { handle } from './profile.tsx';

const draw = (settings = {}, user = {}) =>
  drawPage({
    handle,
    Component: Profile,
    path: '/profile',
    settings: { POINT_DISPLAY_ENABLED: 'N', ...settings },
    user: { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee', ActiveDCName: 'Bang Na', ...user },
    answers: { profilePicture: () => ({ data: null }) },
  });

test('R-27b the profile says who is here and where from, and leads to history, wish list, language and out', async () => {
  const html = await draw();
  for (const shown of ['Malee', 'Bang Na', 'href="/en/history"', 'href="/en/profile/wishlist"', 'Logout'])
    expect(html).toContain(shown);
  expect(html).toContain('href="/profile"');
  expect(await draw({ HISTORY_MENU_ENABLED: 'N' })).not.toContain('href="/en/history"');
});

/** The pages of the account that it leads to. */
const pagesIn = (html: string) => [...html.matchAll(/href="\/en\/profile\/(\w+)"/g)].map(([, page]) => page);

test('R-27b R-27f W-61 W-61b W-33 it leads to what is the customer’s own, without what is hidden: news, editing, the password', async () => {
  const all = pagesIn(await draw({ PROFILE_NEWS_ENABLED: 'Y' }));
  expect(all).toEqual([
    'showProfile',
    'editProfile',
    'changePassword',
    'address',
    'petInformation',
    'groupQA',
    'newslist',
    'mycoupon',
    'wishlist',
    'consents',
  ]);
  expect(pagesIn(await draw({ PROFILE_NEWS_ENABLED: 'N' }))).not.toContain('newslist');
  expect(pagesIn(await draw({ PET_INFORMATION_ENABLED: 'N' }))).not.toContain('petInformation');
  expect(pagesIn(await draw({ GROUP_QA_ENABLED: 'N' }))).not.toContain('groupQA');
  const inApp = pagesIn(await draw({ TENANT_BEHAVIOURS: 'HOST_APP_ACCOUNT' }));
  for (const hidden of ['editProfile', 'groupQA']) expect(inApp).not.toContain(hidden);
  expect(pagesIn(await draw({}, { UserId: 'SALE' }))).toEqual(['address', 'mycoupon', 'wishlist']);
});
