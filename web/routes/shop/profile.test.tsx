import { expect, test } from 'vitest';
import { drawPage } from '../../testing/draw-page.tsx';
import Profile, { handle } from './profile.tsx';

const draw = (settings = {}) =>
  drawPage({
    handle,
    Component: Profile,
    path: '/profile',
    settings: { POINT_DISPLAY_ENABLED: 'N', ...settings },
    user: { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee', ActiveDCName: 'Bang Na' },
    answers: { profilePicture: () => ({ data: null }) },
  });

test('R-27b the profile says who is here and where from, and leads to history, wish list, language and out', async () => {
  const html = await draw();
  for (const shown of ['Malee', 'Bang Na', 'href="/en/history"', 'href="/en/profile/wishlist"', 'Logout'])
    expect(html).toContain(shown);
  expect(html).toContain('href="/profile"');
  expect(await draw({ HISTORY_MENU_ENABLED: 'N' })).not.toContain('href="/en/history"');
});
