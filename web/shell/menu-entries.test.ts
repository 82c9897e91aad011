import { describe, expect, test } from 'vitest';
import type { CustomerUser } from '#contract/page.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import {
  accountPages,
  bottomEntries,
  hasBottomNav,
  mayLogOut,
  tellsOrderingFor,
  topBarPages,
  type MenuEntry,
} from './menu-entries.ts';

const guest = { CUSTOMERCODE: 'GUEST' } as CustomerUser;
const customer = { CUSTOMERCODE: 'C1' } as CustomerUser;
const verified: CustomerUser = { ...customer, AgentKind: 'verified' };
const acting: CustomerUser = { ...customer, UserId: 'S1' };

type Settings = Partial<Record<WebConfigKey, string>>;
const as = (user: CustomerUser, settings: Settings = {}) => ({
  user,
  config: readWebConfig(settings),
  // The rules hold also for entries whose page is still to come.
  isHeldBack: () => false,
});
const labels = (entries: readonly MenuEntry[]) => entries.map(({ label }) => label);

describe('the top bar', () => {
  test('L-01 L-02 leads home, to the products, and to the three pages of the shop', () => {
    expect(topBarPages(as(guest))).toEqual([
      { to: '/', label: 'home' },
      { to: '/product', label: 'products' },
      { to: '/contents/HOWTO_001', label: 'howToOrder' },
      { to: '/contents/FAQ_001', label: 'faq' },
      { to: '/contents/CONTACT_001', label: 'contact' },
    ]);
  });

  test.each<[WebConfigKey, string]>([
    ['HOME_MENU_ENABLED', 'home'],
    ['PRODUCT_MENU_ENABLED', 'products'],
    ['HOW_TO_ORDER_MENU_ENABLED', 'howToOrder'],
    ['FAQ_MENU_ENABLED', 'faq'],
    ['CONTACT_MENU_ENABLED', 'contact'],
  ])('W-24 with %s off lacks %s and nothing else', (key, label) => {
    const all = labels(topBarPages(as(guest)));
    expect(all).toContain(label);
    expect(labels(topBarPages(as(guest, { [key]: 'N' })))).toEqual(all.filter((one) => one !== label));
  });

  test('W-34 L-02 has no contact page in the company that hides it', () => {
    const entries = topBarPages(as(guest, { TENANT_BEHAVIOURS: 'CONTACT_PAGE_HIDDEN' }));
    expect(labels(entries)).not.toContain('contact');
    expect(labels(topBarPages(as(guest, { TENANT_BEHAVIOURS: 'HOST_APP_ACCOUNT' })))).toContain('contact');
  });
});

describe('the account menu', () => {
  test('L-05 A-01 offers a guest to register and to log in', () => {
    expect(labels(accountPages(as(guest)))).toEqual(['register', 'login', 'salesmanLogin']);
    expect(labels(accountPages(as(guest, { REGISTER_ENABLED: 'N' })))).toEqual(['login', 'salesmanLogin']);
    expect(mayLogOut(as(guest))).toBe(false);
  });

  test('W-36 L-63 has a way in for salesmen, to the customers they order for; not for who is signed in', () => {
    const entry = { to: '/merchant/customer', label: 'salesmanLogin' };
    expect(accountPages(as(guest))).toContainEqual(entry);
    expect(accountPages(as(guest, { SALESMAN_LOGIN_ENABLED: 'N' }))).not.toContainEqual(entry);
    for (const user of [customer, acting]) expect(accountPages(as(user))).not.toContainEqual(entry);
  });

  test('L-05 offers a customer the account pages and the way out', () => {
    expect(labels(accountPages(as(customer)))).toEqual(['profile', 'history']);
    expect(mayLogOut(as(customer))).toBe(true);
  });

  test('A-60 A-01 has no history for a guest, nor where it is switched off', () => {
    expect(labels(accountPages(as(guest)))).not.toContain('history');
    expect(labels(accountPages(as(customer, { HISTORY_MENU_ENABLED: 'N' })))).toEqual(['profile']);
    expect(labels(accountPages(as(customer, { PROFILE_MENU_ENABLED: 'N' })))).toEqual(['history']);
  });

  test('W-33 L-05 has no way out in the company whose own app holds the account', () => {
    expect(mayLogOut(as(customer, { TENANT_BEHAVIOURS: 'HOST_APP_ACCOUNT' }))).toBe(false);
    expect(mayLogOut(as(customer, { TENANT_BEHAVIOURS: 'CONTACT_PAGE_HIDDEN' }))).toBe(true);
  });

  test('shows verified agents the way to their clients, and no salesman in their name', () => {
    expect(labels(accountPages(as(verified)))).toContain('myClients');
    expect(labels(accountPages(as(verified, { AGENT_MENU_ENABLED: 'N' })))).not.toContain('myClients');
    expect(labels(accountPages(as({ ...customer, AgentKind: 'agent' })))).not.toContain('myClients');
    expect(labels(accountPages(as({ ...verified, UserId: 'S1' })))).not.toContain('myClients');
  });
});

describe("the phone's navigation", () => {
  test('L-10 L-11 has these entries for a guest, a customer and a verified agent', () => {
    expect(labels(bottomEntries(as(guest)))).toEqual(['home', 'products', 'cart', 'promotions', 'login']);
    const own = ['home', 'products', 'cart', 'promotions', 'buyAgain', 'profile'];
    expect(labels(bottomEntries(as(customer)))).toEqual(own);
    expect(labels(bottomEntries(as(acting)))).toEqual(own);
    expect(labels(bottomEntries(as(verified)))).toEqual(own.toSpliced(5, 0, 'myClients'));
  });

  test.each<[WebConfigKey, string]>([
    ['HOME_MENU_ENABLED', 'home'],
    ['PRODUCT_MENU_ENABLED', 'products'],
    ['CART_MENU_ENABLED', 'cart'],
    ['PROMOTION_MENU_ENABLED', 'promotions'],
    ['HISTORY_MENU_ENABLED', 'buyAgain'],
    ['PROFILE_MENU_ENABLED', 'profile'],
    ['AGENT_MENU_ENABLED', 'myClients'],
  ])('W-24 L-10 with %s off lacks %s and nothing else', (key, label) => {
    const all = labels(bottomEntries(as(verified)));
    expect(all).toContain(label);
    expect(labels(bottomEntries(as(verified, { [key]: 'N' })))).toEqual(all.filter((one) => one !== label));
  });

  test('W-24 L-10 with LOGIN_MENU_ENABLED off a guest has no login there, and still in the account menu', () => {
    expect(labels(bottomEntries(as(guest)))).toContain('login');
    const off = as(guest, { LOGIN_MENU_ENABLED: 'N' });
    expect(labels(bottomEntries(off))).toEqual(['home', 'products', 'cart', 'promotions']);
    expect(labels(accountPages(off))).toContain('login');
  });

  test('L-25 is not on the page where pets are entered', () => {
    expect(hasBottomNav('/profile/petInformation')).toBe(false);
    expect(hasBottomNav('/profile/petinformation/')).toBe(false);
    expect(hasBottomNav('/profile')).toBe(true);
  });
});

describe('"Ordering for"', () => {
  test.each([
    ['/', true],
    ['/cart', true],
    ['/history', true],
    ['/history/261121-AB/PC01', false],
    ['/cart/adv', false],
    ['/checkout/adv', false],
  ])('L-23 on %s is shown: %s', (path, told) => {
    expect(tellsOrderingFor(path)).toBe(told);
  });
});
