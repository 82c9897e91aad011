import { describe, expect, test } from 'vitest';
import { drawn, type Surroundings } from '../../testing/drawn.tsx';
import { categoriesQuery } from '../category/category.queries.ts';
import CategoryDrawer from './category-drawer.tsx';
import { drawerGroupsQuery } from './drawer-groups.tsx';

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

describe('the drawer', () => {
  test('L-07 has three levels, each with an "All" of its own, and pictures', () => {
    const html = drawer({});
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/en/product',
      '/en/product?h1=1',
      '/en/product?h1=1&amp;h2=11',
      '/en/product?h1=1&amp;h2=11&amp;h3=111',
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

  test('L-07 L-24 says what it waits for, and that there is nothing', () => {
    expect(drawer({ fill: () => undefined })).toContain('Loading');
    const none = drawer({
      fill: (page) => page.queryClient.setQueryData(categoriesQuery(page).queryKey, []),
    });
    expect(none).toContain('There are no categories yet');
  });
});
