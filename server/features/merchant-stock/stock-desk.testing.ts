/** Stock and who keeps it, for the tests of the feature. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { createDesk } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

export type Stock = CallAnswer<'productStock'>;
type Body = Record<string, unknown>;
type Asked = { who?: 'ADMIN' | 'SALE' | 'SALE2'; key?: string; code?: string; id?: string };

/** Opens the shop of a test file; its super admin looks after C1 and C2. */
export function openStockDesk() {
  let shop: TestShop;
  let desk: ReturnType<typeof createDesk>;
  let keys = 0;
  beforeAll(async () => {
    shop = await createTestShop();
    desk = createDesk(shop);
    await shop.database.asOwner(
      `insert into staff_centers (tenant_id, user_id, sale_unit, position) values ('alpha', 'ADMIN', 'C2', 2) on conflict do nothing`,
    );
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    await shop.database.asOwner('delete from stock_lots; delete from stock_transfers');
    await desk.clear();
    await shop.database.asOwner(`update products set archived_at = null, minimum_stock = null`);
    shop.deps.cache.dropAll();
  });
  const ask = async (name: CallName, body: Body, { who = 'ADMIN', key, code = 'P1', id }: Asked = {}) =>
    shop.call(name, {
      token: await shop.tokenOf('alpha', who),
      params: id === undefined ? { code } : { id },
      headers: { 'idempotency-key': key ?? `stock-test-${(keys += 1)}` },
      body,
    });
  return {
    shop: () => shop,
    desk: () => desk,
    ask,
    adjust: (Pieces: number, more: Body = {}, asked: Asked = {}) =>
      ask('adjustStock', { SaleUnit: 'C1', Pieces, Reason: 'correction', ...more }, asked),
    /** `OnHand` as it was read. */
    setTo: (SetTo: number, OnHand: number, more: Body = {}, asked: Asked = {}) =>
      ask('adjustStock', { SaleUnit: 'C1', SetTo, OnHand, Reason: 'correction', ...more }, asked),
    receive: (Pieces: number, more: Body = {}, asked: Asked = {}) =>
      ask('receiveStock', { SaleUnit: 'C1', Pieces, ...more }, asked),
    stock: async (code = 'P1', saleUnit = 'C1'): Promise<Stock> => {
      const answer = await shop.call('productStock', {
        token: await shop.tokenOf('alpha', 'ADMIN'),
        params: { code },
        query: { saleUnit },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Stock>();
    },
    ledger: async (query: Record<string, string> = {}, code = 'P1') =>
      (
        await shop.call('stockLedger', {
          token: await shop.tokenOf('alpha', 'ADMIN'),
          params: { code },
          query: { saleUnit: 'C1', ...query },
        })
      ).json<CallAnswer<'stockLedger'>>(),
  };
}

/** Status and code of a refusal, with its fields. */
export const said = (answer: { statusCode: number; body: string }) => {
  const { code, fields } = JSON.parse(answer.body) as { code: string; fields?: object };
  return [answer.statusCode, code, ...Object.keys(fields ?? {})];
};
