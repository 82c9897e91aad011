/** Settings whose difference only a running page shows: each is switched, and the page does otherwise. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { testProduct } from '../features/cart/testing-products.ts';
import { stopClock } from '../testing/clock.ts';
import { LANGUAGES, openShop, type InBoth } from '../testing/open-shop.tsx';
import { shopOf } from '../testing/small-shop.ts';
import { settled, until } from '../testing/until.ts';

type Words = {
  search: string;
  categories: string;
  drawer: string;
  groups: string;
  slow: RegExp;
  cookies: string;
  agree: string;
};

const words: InBoth<Words> = {
  th: {
    search: 'ค้นหาสินค้า',
    categories: 'หมวดหมู่',
    drawer: 'หมวดหมู่สินค้า',
    groups: 'กลุ่มสินค้า',
    slow: /อาจใช้เวลานานกว่าปกติ/,
    cookies: 'เว็บไซต์ของเราใช้คุกกี้',
    agree: 'ยอมรับ',
  },
  en: {
    search: 'Search products',
    categories: 'Categories',
    drawer: 'Categories',
    groups: 'Product groups',
    slow: /may take longer than usual/,
    cookies: 'Our website use cookies',
    agree: 'Agree',
  },
};

const PRODUCT = testProduct();
const offer = { P_Code: 'A', TextTH: 'ทรายแมว', TextEN: 'Cat litter', PIC_FILENAME: null };
const CATS = { code: 'CAT', name: 'Cats', image: null, level: 1, parent: null };
const GROUP = {
  Group: { Id: 'G1', Name: 'New here', LogoImage: null, UseTranslateName: true },
  Products: [],
};
const there = { ...shopOf([PRODUCT]), autocomplete: () => [offer] };

const counted = () => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event);

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('W-19 N-01 SEARCH_AUTOCOMPLETE_ENABLED: what is typed is completed half a second after the last letter', async () => {
    const { hand, asked, page } = await openShop({ at: '/login', language, answers: there });
    // A guest's first call would wait for the guest's token.
    await page.session.token();
    stopClock();
    const box = screen.getByRole('combobox', { name: said.search });
    await hand.type(box, 'cat');
    await vi.advanceTimersByTimeAsync(300);
    await hand.type(box, ' litter');
    await vi.advanceTimersByTimeAsync(499);
    await settled();
    expect(asked('autocomplete')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await until(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(asked('autocomplete').map(({ query }) => query)).toEqual([{ search: 'cat litter', take: '10' }]);
  });

  test('W-19 SEARCH_AUTOCOMPLETE_ENABLED off: what is typed is only searched for', async () => {
    const { hand, asked, address } = await openShop({
      at: '/login',
      language,
      settings: { SEARCH_AUTOCOMPLETE_ENABLED: 'N' },
      answers: {
        ...there,
        searchReading: ({ query: { search } }) => ({
          Data: { Text: search, Shown: search, Corrected: false, Found: true },
        }),
      },
    });
    stopClock();
    const box = screen.getByRole('combobox', { name: said.search });
    await hand.type(box, 'cat litter');
    await vi.advanceTimersByTimeAsync(2_000);
    await settled();
    expect(box.getAttribute('aria-expanded')).toBe('false');
    await hand.keyboard('{Enter}');
    await until(() => expect(address()).toMatch(/\/product\?q=cat\+litter$/));
    expect(asked('autocomplete')).toHaveLength(0);
  });

  test('W-13 K-61 CATEGORY_DRAWER_ENABLED: the drawer holds the categories, or the first 36 display groups', async () => {
    const answers = {
      ...there,
      categoryList: () => ({ Data: [CATS] }),
      displayGroups: () => ({ Data: [GROUP] }),
    };
    const open = async (value: 'Y' | 'N') => {
      const shop = await openShop({
        at: '/login',
        language,
        settings: { CATEGORY_DRAWER_ENABLED: value },
        answers,
      });
      const banner = screen.getAllByRole('banner').at(-1) ?? document.body;
      await shop.hand.click(within(banner).getByRole('button', { name: said.categories }));
      return shop;
    };
    const byCategory = await open('Y');
    await until(() => screen.getByRole('dialog', { name: said.drawer }));
    await until(() => expect(screen.getAllByRole('tab')).toHaveLength(1));
    expect(byCategory.asked('displayGroups')).toEqual([]);
    await byCategory.close();

    const byGroup = await open('N');
    const groups = await until(() => screen.getByRole('dialog', { name: said.groups }));
    await until(() => within(groups).getByRole('link', { name: 'New here' }));
    expect(within(groups).queryByRole('tab')).toBeNull();
    expect(byGroup.asked('displayGroups').map(({ query }) => query)).toMatchObject([{ take: '36' }]);
  });

  test('W-20 ORDER_ANNOUNCEMENT_BLACKOUT: orders take longer on its days, and show nothing on others', async () => {
    const settings = { ORDER_ANNOUNCEMENT_BLACKOUT: '20260413-20260415' };
    stopClock(new Date('2026-04-14T05:00:00Z'));
    const during = await openShop({ at: '/cart', language, settings, answers: there });
    await until(() => expect(screen.getByText(said.slow)).toBeDefined());
    await during.close();
    stopClock(new Date('2026-04-15T17:00:00Z'));
    await openShop({ at: '/cart', language, settings, answers: there });
    await settled();
    expect(screen.queryByText(said.slow)).toBeNull();
  });

  test('W-21 COOKIE_CONSENT_ENABLED: the visitor is asked, or neither asked nor counted', async () => {
    const asked = await openShop({ at: '/login', language, answers: there });
    await until(() => expect(screen.getByRole('region', { name: said.cookies })).toBeDefined());
    await asked.close();
    await openShop({ at: '/login', language, settings: { COOKIE_CONSENT_ENABLED: 'N' }, answers: there });
    await settled();
    expect(screen.queryByRole('region', { name: said.cookies })).toBeNull();
    expect(counted()).toBeUndefined();
  });

  test('W-22 ANALYTICS_ENABLED: who has agreed is counted, or nobody is', async () => {
    const open = async (value: 'Y' | 'N') => {
      const shop = await openShop({
        at: '/login',
        language,
        settings: { ANALYTICS_ENABLED: value },
        answers: there,
      });
      const agree = await until(() => screen.getByRole('button', { name: said.agree }));
      await shop.hand.click(agree);
      await until(() => expect(screen.queryByRole('region', { name: said.cookies })).toBeNull());
      return shop;
    };
    const on = await open('Y');
    await until(() => expect(counted()).toEqual(['page_view']));
    await on.close();
    await open('N');
    await settled();
    expect(counted()).toBeUndefined();
  });
});
