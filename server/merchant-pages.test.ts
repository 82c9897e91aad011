/** Merchant pages that a shop has switched off answer nobody. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { merchantPages, type MerchantPage } from '#domain/access/merchant-pages.ts';
import { callersOf, tokenOfCaller } from './testing/callers.ts';
import { samplesOf } from './testing/call-tests.ts';
import { PASSWORD, createTestShop, type TestShop } from './testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
afterEach(async () => {
  await shop.database.asOwner(`delete from web_config where opt like 'MERCHANT_%'`);
  shop.deps.cache.dropAll();
});

async function switchOff(flag: string): Promise<void> {
  await shop.database.asOwner(
    `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, 'N')`,
    [flag],
  );
  shop.deps.cache.dropAll();
}

/** The calls of pages that a flag switches off. */
const callsBehind = (flag: string) =>
  (Object.keys(calls) as CallName[]).filter((name) => {
    const { page }: Call = calls[name];
    const { flags }: Pick<MerchantPage, 'flags'> = page ? merchantPages[page] : { flags: [] };
    return flags.some((one) => one === flag);
  });

async function answer(name: CallName, tenant: 'alpha' | 'beta'): Promise<string> {
  const token = await tokenOfCaller(shop, tenant, callersOf(name).at(-1) ?? 'nobody');
  const response = await shop.call(name, { token, ...samplesOf(tenant)[name] });
  // A template is a file whoever asks for it.
  const isFile = response.headers['content-disposition'] !== undefined;
  return `${response.statusCode} ${isFile ? 'file' : response.json<{ code?: string }>().code}`;
}

describe.each([
  'MERCHANT_ORDER_ENABLED',
  'MERCHANT_PRODUCT_ENABLED',
  'MERCHANT_PROMOTION_ENABLED',
  'MERCHANT_CUSTOMER_ENABLED',
  'MERCHANT_CONTENT_ENABLED',
])('%s', (flag) => {
  test.each(callsBehind(flag))('B-06 W-68 W-70 %s', async (name) => {
    expect(await answer(name, 'alpha')).not.toBe('403 PAGE_DISABLED');
    await switchOff(flag);
    expect(await answer(name, 'alpha')).toBe('403 PAGE_DISABLED');
    expect(await answer(name, 'beta'), 'of that shop only').not.toBe('403 PAGE_DISABLED');
  });
});

test('B-06 W-64 W-64b the menu of a member of staff has what the role and the shop allow', async () => {
  const pagesOf = async (username: string): Promise<string[]> => {
    const body = { username, password: PASSWORD };
    return (await shop.call('staffLogin', { tenant: 'alpha', body })).json().user.Pages;
  };
  expect(await pagesOf('admin')).toEqual(
    expect.arrayContaining(['home', 'orders', 'products', 'promotions', 'customers', 'log']),
  );
  expect(await pagesOf('sale')).not.toContain('log');
  await switchOff('MERCHANT_ORDER_ENABLED');
  await switchOff('MERCHANT_CUSTOMER_ENABLED');
  await switchOff('MERCHANT_PROMOTION_ENABLED');
  await switchOff('MERCHANT_PRODUCT_ENABLED');
  expect(await pagesOf('sale')).toEqual([
    'home',
    'lowStock',
    'surveys',
    'content',
    'mySales',
    'search',
    'searchWords',
    'runs',
    'notifications',
    'notificationSettings',
    'profile',
    'profileEdit',
    'changePassword',
    'profileCenter',
  ]);
});
