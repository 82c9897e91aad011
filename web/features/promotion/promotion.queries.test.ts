import { expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import { newQueryClient } from '../../page/prefetch.ts';
import { promotionRowsQuery } from './promotion.queries.ts';

const product = (P_Code: string, StockWord: 'in_stock' | 'out_of_stock' = 'in_stock') => ({
  P_Code,
  Stock: { StockWord },
});

test('R-13 the page of promotions asks once, however many there are, and shows what is in stock first', async () => {
  const asked: unknown[] = [];
  const Data = Array.from({ length: 12 }, (_, i) => ({
    PromotionId: `PR${i}`,
    Products: [product('GONE', 'out_of_stock'), ...'ABCDEF'.split('').map((code) => product(code))],
  }));
  const api = new Proxy({} as Api, {
    get: (_, name: string) => async (given: unknown) => {
      asked.push([name, given]);
      return { Data };
    },
  });
  const rows = await newQueryClient().fetchQuery(promotionRowsQuery({ api, locale: 'th' }));
  expect(asked).toEqual([['promotions', { query: { take: 12, productsIncluded: 'Y' } }]]);
  expect(rows).toHaveLength(12);
  expect(rows[0]?.products.map(({ P_Code }) => P_Code).join('')).toBe('ABCDEF');
});
