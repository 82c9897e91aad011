/** The home of the merchant area for roles from which the shop keeps pages. */
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openMerchantPages } from '#domain/access/merchant-pages.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import words from '../../locales/en/merchantHome.ts';

test('B-30 B-05c asks for nothing and shows nothing of pages that are closed to the role', async () => {
  const closed = ['orders', 'customers'];
  await openShop({
    at: '/merchant',
    language: 'en',
    staff: { userRole: '3', Pages: openMerchantPages('3', { isOn: () => true, closed }) },
    // What is not answered here and asked for all the same fails the test.
    answers: {
      merchantHome: () => ({ SaleUnit: 'C1', LowStock: [] }),
      findingCounts: () => ({ Data: [], EmptyCategories: { Count: 0, IsMore: false }, HasProducts: true }),
    },
  });
  await until(() => screen.getByRole('heading', { name: words.lowStock }));
  for (const name of [words.sales, words.newCustomers, words.ownCustomers])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByRole('list', { name: words.today })).toBeNull();
});

test('W-38 in a shop without a center it leads to what a shop needs, and asks for nothing of a center', async () => {
  await openShop({
    at: '/merchant',
    language: 'en',
    staff: { userRole: '1', ActiveDC: '', ActiveDCName: '' },
    answers: {},
  });
  await until(() => screen.getByRole('heading', { name: words.start.title }));
  const links = words.start.steps;
  for (const name of [links.center, links.categories, links.products])
    expect(screen.getByRole('link', { name: new RegExp(name) })).toBeTruthy();
  expect(screen.queryByText(words.failed)).toBeNull();
});
