import { describe, expect, test } from 'vitest';
import { drawn, type Surroundings } from '../../testing/drawn.tsx';
import { categoriesQuery } from '../category/category.queries.ts';
import CategoryDrawer from './category-drawer.tsx';
import { drawerGroupsQuery } from './drawer-groups.tsx';
import { sortingLevelQuery } from './drawer-tree.tsx';

const category = (code: string, name: string, parent: string | null) => ({
  code,
  name,
  parent,
  image: `/${code}.webp`,
  level: code.length,
});
const categories = [
  category('1', 'Cats', null),
  category('2', 'Dogs', null),
  category('11', 'Food', '1'),
  category('111', 'Dry food', '11'),
];
const groups = [
  {
    Group: { Id: 'G1', Name: 'Gifts & more', LogoImage: '/gifts.webp', UseTranslateName: true },
    Products: [],
  },
];

const drawer = (surroundings: Surroundings) =>
  drawn(<CategoryDrawer onClose={() => undefined} />, {
    fill: (page) => {
      page.queryClient.setQueryData(categoriesQuery(page).queryKey, categories);
      page.queryClient.setQueryData(drawerGroupsQuery(page).queryKey, groups);
    },
    ...surroundings,
  });

const HELP = [
  '/en/quick-order',
  '/en/contents/HOWTO_001',
  '/en/contents/FAQ_001',
  '/en/contents/CONTACT_001',
];

describe('the drawer', () => {
  test('L-07 has at its foot what helps, by the flags of the top bar and the footer', () => {
    const settings = { FAQ_MENU_ENABLED: 'N', PRIVACY_POLICY_URL: '/contents/privacy' };
    const html = drawer({ settings });
    expect([...html.matchAll(/href="([^"]+contents[^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/en/contents/HOWTO_001',
      '/en/contents/CONTACT_001',
      '/en/contents/privacy',
    ]);
    expect(html).toContain('Help');
    const none = { HOW_TO_ORDER_MENU_ENABLED: 'N', FAQ_MENU_ENABLED: 'N', CONTACT_MENU_ENABLED: 'N' };
    expect(drawer({ settings: none })).not.toContain('Help');
  });

  test('L-07 has three levels, each with an "All" of its own, and pictures', () => {
    const html = drawer({});
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/en/product',
      '/en/product?h1=1',
      '/en/product?h1=1&amp;h2=11',
      '/en/product?h1=1&amp;h2=11&amp;h3=111',
      ...HELP,
    ]);
    for (const words of ['All products', 'All in Cats', 'All in Food', 'Dry food', 'Dogs', '/11.webp'])
      expect(html).toContain(words);
  });

  test('W-13 L-24 has the display groups instead, by flag', () => {
    const html = drawer({ settings: { CATEGORY_DRAWER_ENABLED: 'N' } });
    expect(html).toContain('Gifts &amp; more');
    expect(html).toContain('/gifts.webp');
    expect(html).toContain('/en/product?displayGroupId=G1&amp;displayGroupName=Gifts+%26+more');
    expect(html).not.toContain('Cats');
  });

  test('W-13 L-64 has the categories as a tree instead, by flag: what has something below it can be unfolded', () => {
    const settings = { CATEGORY_COLUMNS_ENABLED: 'N' };
    const tops = [
      { Id: '1', Name: 'Cats', Image: '/1.webp', HasBelow: true },
      { Id: '2', Name: 'Gifts', Image: null, HasBelow: false },
    ];
    const tree = (items: typeof tops) =>
      drawer({
        settings,
        fill: (page) => page.queryClient.setQueryData(sortingLevelQuery(page, []).queryKey, items),
      });
    const html = tree(tops);
    for (const words of ['All products', 'Cats', 'Gifts', '/1.webp', 'href="/en/product?h1=1"'])
      expect(html).toContain(words);
    expect(
      [...html.matchAll(/aria-expanded="false"[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name),
    ).toEqual(['What is in Cats']);
    expect(tree([])).toContain('There are no categories yet');
    expect(drawer({ settings, fill: () => undefined })).toContain('Loading');
  });

  test('L-07 L-24 says what it waits for, and that there is nothing', () => {
    expect(drawer({ fill: () => undefined })).toContain('Loading');
    const none = drawer({
      fill: (page) => page.queryClient.setQueryData(categoriesQuery(page).queryKey, []),
    });
    expect(none).toContain('There are no categories yet');
  });
});
