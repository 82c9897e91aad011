import { expect, test } from 'vitest';
import type { Page } from '../../page/page-context.ts';
import { merchantOrderQuery } from './merchant-orders.queries.ts';

const page = { api: {} as Page['api'], locale: 'th' } as const;
const keyOf = (orderid: string, saleunit: string) => merchantOrderQuery(page, { orderid, saleunit }).queryKey;

test('S-85 an order is asked for anew for another number or center, and not for the same', () => {
  expect(keyOf('O1', 'C1')).toEqual(keyOf('O1', 'C1'));
  expect(keyOf('O2', 'C1')).not.toEqual(keyOf('O1', 'C1'));
  expect(keyOf('O1', 'C2')).not.toEqual(keyOf('O1', 'C1'));
});
