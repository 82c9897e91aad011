import { describe, expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { bannersQuery } from '../content/content.queries.ts';
import { newQueryClient } from '../../page/prefetch.ts';
import { bestSellersQuery, homeQueries, promotionsQuery, rowOf } from './home.queries.ts';

const product = (P_Code: string, StockWord: 'in_stock' | 'out_of_stock' = 'in_stock') => ({
  P_Code,
  Stock: { StockWord },
});

describe('a row of home', () => {
  test('shows what is available before what is gone, and no more than fits side by side', () => {
    const products = [product('a', 'out_of_stock'), ...'bcdefgh'.split('').map((code) => product(code))];
    const codes = rowOf(products).map(({ P_Code }) => P_Code);
    expect(codes.join('')).toBe('bcdefg');
    expect(rowOf([product('a', 'out_of_stock'), product('b')])[0]?.P_Code).toBe('b');
  });
});

/** Answers every call with nothing, and remembers what was asked for. */
function silentApi() {
  const asked: { name: string; given: unknown }[] = [];
  const answers: Record<string, unknown> = { listProducts: [], whatsNew: { statusText: 'OK', result: [] } };
  const api = new Proxy({} as Api, {
    get: (_, name: string) => async (given: unknown) => {
      asked.push({ name, given });
      return answers[name] ?? { Data: [] };
    },
  });
  return { api, asked };
}

async function askedFor(settings: Record<string, string> = {}) {
  const { api, asked } = silentApi();
  const url = new URL('http://shop.example/');
  const queries = homeQueries({ api, locale: 'th', config: readWebConfig(settings), params: {}, url });
  const client = newQueryClient();
  await Promise.all(queries.map((query) => query.fetch(client)));
  return asked;
}

describe('what home asks for', () => {
  test('promotion products by twelve, display groups of home, and each collection by its name', async () => {
    const asked = await askedFor();
    const bodies = asked.flatMap(({ name, given }) => (name === 'listProducts' ? [given] : []));
    expect(bodies).toEqual([
      { body: { OnlyPromotionProduct: true, Take: 12 } },
      { body: { Types: ['HOT_DEAL'], Take: 18 } },
      { body: { Types: ['BEST_SELLER'], Take: 12 } },
      { body: { Types: ['suggest'], Take: 12 } },
    ]);
    expect(asked).toContainEqual({
      name: 'displayGroups',
      given: { params: { type: 'HOME' }, query: { productsIncluded: 'Y', take: 3 } },
    });
    expect(JSON.stringify(asked), 'what is personal is not asked for by the page').not.toContain('BUY_AGAIN');
  });

  test.each<[WebConfigKey, string]>([
    ['HOME_BANNER_ENABLED', '"NewsType":"B"'],
    ['HOME_CATEGORY_ENABLED', 'categoryList'],
    ['HOME_PROMOTION_ENABLED', 'OnlyPromotionProduct'],
    ['HOME_HOT_DEAL_ENABLED', 'HOT_DEAL'],
    ['HOME_DISPLAY_GROUP_ENABLED', 'displayGroups'],
    ['HOME_BEST_SELLER_ENABLED', 'BEST_SELLER'],
    ['HOME_RECOMMENDED_ENABLED', 'suggest'],
    ['HOME_NEWS_ENABLED', '"NewsType":"N"'],
  ])('W-23 %s off: not what only that row needs', async (flag, part) => {
    expect(JSON.stringify(await askedFor())).toContain(part);
    expect(JSON.stringify(await askedFor({ [flag]: 'N' }))).not.toContain(part);
  });

  test('S-11 S-18 S-17 N-01 promotion products count as fresh for 5 minutes, banners for 15, the rest as home does', () => {
    const { api } = silentApi();
    const asker = { api, locale: 'th' as const };
    expect(promotionsQuery(asker).staleTime).toBe(300_000);
    expect(bannersQuery(asker).staleTime).toBe(900_000);
    expect(bestSellersQuery(asker)).not.toHaveProperty('staleTime');
    expect(newQueryClient().getDefaultOptions().queries?.staleTime).toBe(180_000);
  });
});
