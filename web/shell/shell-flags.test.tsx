/** The settings of the shell, each switched and the difference seen in what the server draws. */
import { describe, expect, test } from 'vitest';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { DrawerPicture } from '../features/category-drawer/drawer-link.tsx';
import { PointsBalance } from '../features/points/points-balance.tsx';
import { pointsQuery } from '../features/points/points.queries.ts';
import { drawn, type Surroundings } from '../testing/drawn.tsx';
import { CategoryDrawerButton } from './category-drawer-button.tsx';
import { CreditBalance } from './credit-balance.tsx';
import { Footer } from './footer.tsx';
import { BottomStrips } from './bottom-strips.tsx';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import { Shell } from './shell.tsx';

const textOf = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const customer = { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee' } as const;

const shell = (surroundings: Surroundings) =>
  textOf(
    drawn(
      <Shell>
        <p>The page</p>
      </Shell>,
      surroundings,
    ),
  );

describe('the menus', () => {
  test.each<[WebConfigKey, string]>([
    ['HOW_TO_ORDER_MENU_ENABLED', 'How to order'],
    ['FAQ_MENU_ENABLED', 'FAQ'],
    ['CONTACT_MENU_ENABLED', 'Contact us'],
    ['PROMOTION_MENU_ENABLED', 'Promotion'],
  ])('L-02 L-11 %s shows "%s"', (key, words) => {
    expect(shell({})).toContain(words);
    expect(shell({ settings: { [key]: 'N' } })).not.toContain(words);
  });

  test('L-05 L-10 a customer finds the account pages, and each of them can be switched off', () => {
    const all = shell({ user: customer });
    expect(all).toContain('Hi, Malee');
    expect(all).toContain('Buy Again');
    expect(all).toContain('Profile');
    expect(shell({ user: customer, settings: { HISTORY_MENU_ENABLED: 'N' } })).not.toContain('Buy Again');
    expect(shell({ user: customer, settings: { PROFILE_MENU_ENABLED: 'N' } })).not.toContain('Profile');
  });

  test('L-07 the way to the drawer is with the products', () => {
    expect(drawn(<CategoryDrawerButton />)).toContain('Categories');
    expect(textOf(drawn(<CategoryDrawerButton />, { settings: { PRODUCT_MENU_ENABLED: 'N' } }))).toBe('');
  });

  test('W-13 L-07 pictures of categories are optional', () => {
    expect(drawn(<DrawerPicture src="/cats.webp" />)).toContain('/cats.webp');
    const without = drawn(<DrawerPicture src="/cats.webp" />, {
      settings: { CATEGORY_PICTURE_ENABLED: 'N' },
    });
    expect(without).not.toContain('/cats.webp');
  });
});

describe('credit and points', () => {
  const credit = { ...customer, AuthorizeAmount: 10_000, DebtAmount: 2_500.5 };

  test('L-03 a credit customer sees the limit less the debt, others nothing', () => {
    expect(textOf(drawn(<CreditBalance />, { user: credit }))).toBe('Credit balance ฿7,499.50');
    expect(textOf(drawn(<CreditBalance />, { user: { ...credit, AuthorizeAmount: 0 } }))).toBe('');
    expect(textOf(drawn(<CreditBalance />))).toBe('');
  });

  test('W-31 L-03 in one company credit also needs the SAP-customer flag', () => {
    const settings = { TENANT_BEHAVIOURS: 'CREDIT_NEEDS_SAP_FLAG' };
    expect(textOf(drawn(<CreditBalance />, { user: credit, settings }))).toBe('');
    const sap = { ...credit, IsBjcSapCustomer: true };
    expect(textOf(drawn(<CreditBalance />, { user: sap, settings }))).toContain('฿7,499.50');
  });

  test('W-35 L-06 points are shown to signed-in buyers when configured, as a whole number', () => {
    const fill: Surroundings['fill'] = (page) =>
      page.queryClient.setQueryData(pointsQuery(page).queryKey, 1250);
    expect(textOf(drawn(<PointsBalance />, { user: customer, fill }))).toBe('1,250 points');
    expect(textOf(drawn(<PointsBalance />, { fill }))).toBe('');
    const settings = { POINT_DISPLAY_ENABLED: 'N' };
    expect(textOf(drawn(<PointsBalance />, { user: customer, fill, settings }))).toBe('');
  });
});

describe('banners', () => {
  test('W-12 L-21 a maintenance is announced with its times, in both languages', () => {
    const settings = { MAINTENANCE_FROM: '2026-11-21 22:00', MAINTENANCE_TO: '2026-11-22 02:30' };
    expect(textOf(drawn(<MaintenanceBanner />, { settings }))).toBe(
      'MA 21 Nov 2026, 22:00 - 22 Nov 2026, 02:30',
    );
    expect(textOf(drawn(<MaintenanceBanner />, { settings, locale: 'th' }))).toBe(
      'ปิดปรับปรุงระบบ 21 พ.ย. 2569 22:00 - 22 พ.ย. 2569 02:30',
    );
    expect(textOf(drawn(<MaintenanceBanner />))).toBe('');
  });

  test('L-23 "Ordering for" is shown with the name of the customer, with a way to end it', () => {
    expect(textOf(drawn(<BottomStrips ordering />, { user: customer }))).toBe(
      'Ordering for Malee Quick order End',
    );
    expect(textOf(drawn(<BottomStrips ordering={false} />, { user: customer }))).toBe('');
    expect(shell({ user: { ...customer, UserId: 'S1' } })).toContain('Ordering for Malee');
    expect(shell({ user: customer })).not.toContain('Ordering for');
  });
});

describe('the footer', () => {
  test.each<[WebConfigKey, string, string]>([
    ['FOOTER_ABOUT_EN', 'About the shop', 'About the shop'],
    ['PRIVACY_POLICY_URL', '/contents/privacy', 'Privacy policy'],
    ['BUSINESS_CERTIFICATE_URL', '/files/certificate.webp', 'Business registration'],
    ['SOCIAL_LINE_URL', 'https://line.example/x', 'LINE'],
    ['SOCIAL_FACEBOOK_URL', 'https://facebook.example/x', 'Facebook'],
    ['SOCIAL_INSTAGRAM_URL', 'https://instagram.example/x', 'Instagram'],
  ])('W-11 L-15 has what %s says, and nothing of it where it says nothing', (key, value, words) => {
    expect(textOf(drawn(<Footer />, { settings: { [key]: value } }))).toContain(words);
    expect(textOf(drawn(<Footer />))).not.toContain(words);
  });

  test('L-20 leads to the question about cookies where it is asked', () => {
    expect(textOf(drawn(<Footer />))).toContain('Cookie settings');
    expect(textOf(drawn(<Footer />, { settings: { COOKIE_CONSENT_ENABLED: 'N' } }))).not.toContain('Cookie');
  });
});
