/** Promotions for tests: written as the editor would, and dropped from what the process keeps. */
import { tags } from '../cache/tags.ts';
import type { TestTenant } from './shop-data.ts';
import type { TestShop } from './shop.ts';

type Step = {
  from: number;
  to?: number;
  free?: number;
  discount?: readonly ['P' | 'B' | 'U', number];
  atMost?: number;
};

export type TestPromotion = {
  id: string;
  kind?: 'DISCOUNT_PERCENT' | 'DISCOUNT_VALUE' | 'FREE_ITEM' | 'HOT_DEAL';
  /** Pieces, or satang; discounts in basis points or satang. */
  steps: readonly Step[];
  products?: readonly string[];
  gifts?: readonly string[];
  /** A code to be typed. */
  code?: string;
  /** Columns of `promotions`, as SQL. */
  columns?: Readonly<Record<string, string>>;
  /** Account -> whether it is left out. */
  customers?: Readonly<Record<string, boolean>>;
};

export async function promote(
  shop: TestShop,
  promotion: TestPromotion,
  tenant: TestTenant = 'alpha',
): Promise<void> {
  const { id, steps, products = ['P1'], gifts = [], code, customers = {} } = promotion;
  const kind =
    promotion.kind ??
    (gifts.length > 0
      ? 'FREE_ITEM'
      : steps[0]?.discount?.[0] === 'P'
        ? 'DISCOUNT_PERCENT'
        : 'DISCOUNT_VALUE');
  const columns: Record<string, string> = {
    starts_at: `'2020-01-01'`,
    ends_at: `'2100-01-01'`,
    ...(code !== undefined && { trigger: `'code'` }),
    ...promotion.columns,
  };
  const write = (sql: string, values: unknown[] = []) => shop.database.asOwner(sql, [tenant, id, ...values]);
  await write(
    `insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, ${Object.keys(columns).join(', ')})
     values ($1, $2, $3, 'ชื่อ ' || $2, 'Name of ' || $2, 'ป้าย ' || $2, 'Label ' || $2, ${Object.values(columns).join(', ')})`,
    [kind],
  );
  for (const [index, { from, to = null, free = 0, discount, atMost = null }] of steps.entries())
    await write(`insert into promotion_steps values ($1, $2, $3, $4, $5, 0, $6, $7, $8, $9)`, [
      index + 1,
      from,
      to,
      free,
      discount?.[0] ?? null,
      discount?.[1] ?? null,
      atMost,
    ]);
  const list = (table: string, codes: readonly string[]) =>
    write(`insert into ${table} select $1, $2, c, n from unnest($3::text[]) with ordinality as u (c, n)`, [
      codes,
    ]);
  await list('promotion_products', columns['condition_type'] === `'order'` ? [] : products);
  await list('promotion_free_products', gifts);
  for (const [customer, isLeftOut] of Object.entries(customers))
    await write(`insert into promotion_customers values ($1, $2, $3, $4)`, [customer, isLeftOut]);
  if (code !== undefined) await write(`insert into promotion_codes values ($1, $3, $2)`, [code]);
  if (kind !== 'HOT_DEAL')
    await write(`
      insert into promotion_versions (tenant_id, promotion_id, version, terms)
      select tenant_id, promotion_id, version, promotion_terms(p) from promotions p where tenant_id = $1 and promotion_id = $2`);
  promotionsChanged(shop, tenant);
}

export const promotionsChanged = (shop: TestShop, tenant: TestTenant = 'alpha'): void =>
  shop.deps.events.publish({ tags: [tags.promotions(tenant)] });

export async function issueCoupon(
  shop: TestShop,
  { id, promotion, customer = 'CUST1' }: { id: string; promotion: string; customer?: string },
  tenant: TestTenant = 'alpha',
): Promise<void> {
  await shop.database.asOwner(
    `insert into promotion_coupons (tenant_id, coupon_id, promotion_id, customer_code) values ($1, $2, $3, $4)`,
    [tenant, id, promotion, customer],
  );
}

/** Removes all promotions of both shops, and what orders got of them. */
export async function clearPromotions(shop: TestShop): Promise<void> {
  await shop.database.asOwner(`
    delete from orders; delete from idempotency_keys; delete from stock_ledger; delete from stock_holds;
    delete from stock_hold_spans; delete from order_promotions; delete from promotions;
    update stock set on_hand = 100, held = 0`);
  promotionsChanged(shop);
  promotionsChanged(shop, 'beta');
}
