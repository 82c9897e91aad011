/** What is picked in a list, as the list of orders shows it. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { MERCHANT_ORDERS } from '../features/merchant-orders/merchant-orders.queries.ts';
import { testListed } from '../features/merchant-orders/testing-orders.ts';
import { openShop } from '../testing/open-shop.tsx';
import { until } from '../testing/until.ts';

const bar = () => screen.queryByRole('region', { name: 'Selected rows' });
const boxes = () => within(screen.getByRole('table')).getAllByRole('checkbox').slice(1);

test('B-71 what is picked, or all that the list has, goes with its filters; a row that is gone is not counted', async () => {
  let left = ['ORDER-1', 'ORDER-2'];
  const { hand, page } = await openShop({
    at: '/merchant/order?tab=Wait',
    language: 'en',
    staff: {},
    answers: {
      merchantOrders: () => ({
        Data: left.map((OrderID) => testListed({ OrderID })),
        Next: 'more',
        MoreCustomers: false,
      }),
      staffCenters: () => [],
      orderStepsAhead: () => ({ Count: 150, BusyCount: 0, Busy: [], Steps: [] }),
    },
  });
  const pickBoth = async () => {
    for (const box of await until(() => boxes())) await hand.click(box);
    await until(() => expect(bar()?.textContent).toContain('2 selected'));
  };
  await pickBoth();
  await hand.click(screen.getByRole('button', { name: 'Select everything in the list' }));
  await until(() => expect(bar()?.textContent).toContain('150 selected'));
  await hand.click(screen.getByRole('link', { name: /^All/ }));
  await until(() => expect(bar()).toBeNull());
  await pickBoth();
  left = ['ORDER-2'];
  await page.queryClient.refetchQueries({ queryKey: [...MERCHANT_ORDERS, 'list'] });
  await until(() => expect(bar()?.textContent).toContain('1 selected'));
  left = ['ORDER-3'];
  await page.queryClient.refetchQueries({ queryKey: [...MERCHANT_ORDERS, 'list'] });
  await until(() => expect(bar()).toBeNull());
});
