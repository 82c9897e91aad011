/** Two shops with products, and who manages them: for the tests of the feature. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Product as BuyersProduct } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { sampleProduct } from './merchant-products.testing.ts';

export type Product = CallAnswer<'merchantProduct'>;
export type Listed = CallAnswer<'merchantProducts'>['Data'];
type Answer = { statusCode: number; body: string };
type Audit = { action: string; subject: string; before: object | null; after: object | null };

/** Opens the shop of a test file, as its super admin. */
export function openProductDesk() {
  let shop: TestShop;
  let token: string;
  let keys = 0;

  beforeAll(async () => {
    shop = await createTestShop();
    await shop.database.asOwner(
      `insert into material_types (tenant_id, matype, name_th, name_en, position)
       values ('alpha', 'DRY', 'ของแห้ง', 'Dry goods', 1), ('alpha', 'DeliveryFee', 'ค่าส่ง', 'Delivery', 2),
         ('alpha', 'Point', 'แต้ม', 'Point', 3), ('alpha', 'GivePoint', 'ให้แต้ม', 'Give points', 4), ('beta', 'FOREIGN', 'อื่น', 'Other', 1)`,
    );
    token = await shop.tokenOf('alpha', 'ADMIN');
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    await shop.database.asOwner(`delete from products where product_code not in ('P1', 'P2', 'P3', 'P4')`);
    await shop.database.asOwner(
      `update products set archived_at = null, material_type = '', minimum_stock = null, pictures = array['/files/x.webp']`,
    );
    await shop.database.asOwner(`update stock set is_active = true, on_hand = 100, held = 0`);
    await shop.database.asOwner('delete from carts');
    await shop.database.asOwner('delete from audit_log');
    shop.deps.cache.dropAll();
  });

  const once = () => ({ 'idempotency-key': `product-test-${(keys += 1)}` });
  const read = async (code: string, as = token, query: Record<string, string> = {}) =>
    (await shop.call('merchantProduct', { token: as, params: { code }, query })).json<Product>();
  return {
    shop: () => shop,
    token: () => token,
    once,
    read,
    add: (more: object = {}, headers = once()) =>
      shop.call('addProduct', { token, headers, body: { ...sampleProduct, P_Code: 'NEW1', ...more } }),
    save: async (code: string, more: object = {}) =>
      shop.call('saveProduct', {
        token,
        params: { code },
        body: { ...sampleProduct, BARCODE1: '', BARCODE2: '', Version: (await read(code)).Version, ...more },
      }),
    list: async (body: object = {}, as = token) =>
      (await shop.call('merchantProducts', { token: as, body })).json<{ Data: Listed }>().Data,
    turn: (code: string, Active: 'Y' | 'N', more: object = {}, dc = 'C1') =>
      shop.call('setProductActive', { token, params: { id: code, dc }, body: { Active, ...more } }),
    audits: () =>
      shop.database.asOwner<Audit>('select action, subject, before, after from audit_log order by audit_id'),
    buyersFind: async (SearchText: string, tenant: TestTenant = 'alpha', center = 'C1') => {
      const guest = await shop.tokenOf(tenant, 'GUEST', center);
      const answer = await shop.call('listProducts', { token: guest, body: { SearchText } });
      return answer.json<BuyersProduct[]>().map(({ P_Code }) => P_Code);
    },
  };
}

export const codes = (rows: Listed) => rows.map(({ P_Code }) => P_Code);

/** Status, code and the fields of a refusal. */
export const said = (answer: Answer) => {
  const { code, fields } = JSON.parse(answer.body) as { code: string; fields?: object };
  return [answer.statusCode, code, ...Object.keys(fields ?? {})];
};
