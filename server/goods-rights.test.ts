/**
 * Every call that changes products, prices, stock, counts, categories, brands, groups or content, or brings them in by file, asks for a right, is refused to staff without it,
 * and leaves what it has changed in the log. Who may make a call at all is `permissions.test.ts`; that it leads to the log is
 * `audited-calls.test.ts`; here it is made.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { merchantBrandCalls } from '#contract/merchant-brands.calls.ts';
import { merchantCategoryCalls } from '#contract/merchant-categories.calls.ts';
import { merchantContentCalls } from '#contract/merchant-content.calls.ts';
import { merchantGroupCalls } from '#contract/merchant-groups.calls.ts';
import { merchantImportCalls } from '#contract/merchant-import.calls.ts';
import { merchantPriceCalls } from '#contract/merchant-prices.calls.ts';
import { merchantProductCalls } from '#contract/merchant-products.calls.ts';
import { merchantStockCalls } from '#contract/merchant-stock.calls.ts';
import { pictureImportCalls } from '#contract/picture-import.calls.ts';
import { productFindingCalls } from '#contract/product-findings.calls.ts';
import { stockCountCalls } from '#contract/stock-counts.calls.ts';
import { importKinds } from '#domain/import/fields.ts';
import { samplesOf } from './testing/call-tests.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';

const GOODS = {
  ...merchantProductCalls,
  ...productFindingCalls,
  ...merchantPriceCalls,
  ...merchantStockCalls,
  ...stockCountCalls,
  ...merchantCategoryCalls,
  ...merchantBrandCalls,
  ...merchantContentCalls,
  ...merchantGroupCalls,
  ...merchantImportCalls,
  ...pictureImportCalls,
};
/** POSTs that only read. */
const READS = new Set(['merchantProducts', 'advancePrices', 'pricesAhead', 'exportGoods', 'tryGroupRule']);
const changing = (Object.keys(GOODS) as CallName[]).filter(
  (name) => calls[name].method !== 'GET' && !READS.has(name),
);
/** Each kind of file has a right of its own, which the use-case asks for. */
const BY_KIND = new Set(['addImport', 'checkImport', 'runImport', 'undoImport']);
/** Counting keeps single numbers, a file its rows: they are logged when the sheet is booked and the file is run. */
const LOGGED_LATER = new Set(['countProduct', 'scanCounted', 'addImport', 'addPictureImport']);
/** Their samples ask for what the product is already; what they change is logged beside their features. */
const UNCHANGED = new Set(['setProductActive', 'archiveProduct', 'putIntoCategory']);

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  // The file that the samples name, brought in by somebody who has lost the right since.
  await shop.database.asOwner(
    `insert into imports (tenant_id, import_id, kind, user_id, file_name, titles, row_count, created_at)
     values ('alpha', '${(samplesOf('alpha').oneImport.params as { id: string }).id}', 'products', 'SALE', 'x.csv', '{P_Code,PRODUCTNAME}', 1, now())`,
  );
});
afterAll(() => shop.stop());

describe('S-84 R-47x rights of goods', () => {
  test.each(changing)('%s asks for a right, which staff without it do not have', async (name) => {
    expect(BY_KIND.has(name) || (calls[name] as Call).right !== undefined).toBe(true);
    const token = await shop.tokenOf('alpha', 'SALE');
    const refused = await shop.call(name, { token, ...samplesOf('alpha')[name] });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'RIGHT_MISSING']);
  });

  test.each(importKinds)('a file of %s asks for the right of what it changes', async (Kind) => {
    const given = Object.assign({}, samplesOf('alpha').addImport, { body: { Kind } });
    const refused = await shop.call('addImport', { token: await shop.tokenOf('alpha', 'SALE'), ...given });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'RIGHT_MISSING']);
  });

  test('R-47x what a call has changed is in the log, with what was there before or is there after', async () => {
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const silent: string[] = [];
    const done: string[] = [];
    for (const name of changing) {
      await shop.database.asOwner('delete from audit_log');
      const { statusCode } = await shop.call(name, { token, ...samplesOf('alpha')[name] });
      if (statusCode >= 300) continue;
      done.push(name);
      const logged = await shop.database.asOwner(
        `select from audit_log where before is not null or after is not null`,
      );
      if (logged.length === 0 && !LOGGED_LATER.has(name) && !UNCHANGED.has(name)) silent.push(name);
    }
    // Most have a sample that the shop takes; the others are tried beside their features.
    expect(done.length).toBeGreaterThan(changing.length / 3);
    expect(silent).toEqual([]);
  });
});
