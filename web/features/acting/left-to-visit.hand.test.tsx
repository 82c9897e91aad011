/** The position is known for as long as a document is open: what begins without it has a file of its own. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { browserSays, customer, type Customer } from './customers.testing.ts';

test('B-58b once the place is known the nearest are first of whom is left, and who has no pin stays below', async () => {
  browserSays('here');
  const at = (part: Partial<Customer>, Distance: number | null) =>
    Object.assign(customer(part), { Distance });
  const [far, pinless] = [{}, { CUSTOMERCODE: 'CUST2', CUSTOMERNAME: 'Anon', Latitude: null, Mobile: '' }];
  const { hand } = await openShop({
    at: '/merchant/customer?order=today',
    language: 'th',
    staff: {},
    answers: {
      visitedToday: () => ({ Data: [] }),
      customersToVisit: ({ query }: { query: object }) => ({
        Data: 'lat' in query ? [at(far, 2.34)] : [at(pinless, null), at(far, null)],
      }),
    },
  });
  const names = () =>
    within(screen.getByRole('list', { name: 'ยังไม่ได้เยี่ยม' }))
      .getAllByRole('listitem')
      .map((row) => within(row).getAllByRole('link')[0]?.textContent);
  await until(() => expect(names()).toEqual(['Anon', 'Baan Maew']));
  within(screen.getByRole('region', { name: 'เยี่ยมแล้ว' })).getByText('วันนี้คุณยังไม่ได้เยี่ยมลูกค้า');
  await hand.click(screen.getByRole('button', { name: 'เรียงใกล้ฉันก่อน' }));
  await until(() => expect(names()).toEqual(['Baan Maew', 'Anon']));
  screen.getByText('2.3 กม.');
});
