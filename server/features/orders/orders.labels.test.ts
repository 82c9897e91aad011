/** Every label and every price after discount that the demo shops show on a product, held against the quote, as a guest and as each customer. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vatRateAt } from '#domain/pricing/tax.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { createDemoShops } from '../../testing/demo-shops.ts';
import type { TestShop } from '../../testing/shop.ts';
import { GUEST, type Visitor } from '../../http/visitor.ts';
import { sellableProducts } from '../catalogue/catalogue.public.ts';
import { candidatesOf, knownPromotions, promotionsFor } from '../promotion/promotion.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { computeQuote, type ComputedQuote } from './orders.quote.rules.ts';
import { PICKS, promisedBy, type Promised } from './promised-by-label.testing.ts';

/** The one weekday on which a promotion of weekdays is on products, not on the whole order. */
const TUESDAY = new Date('2026-11-24T12:00:00+07:00');
const TENANTS = ['petclub', 'medisupply', 'homegoods'];

let shop: TestShop;
beforeAll(async () => {
  shop = await createDemoShops(TUESDAY);
});
afterAll(() => shop.stop());

async function visitorsOf(tenantId: string): Promise<Visitor[]> {
  const customers = await shop.database.asOwner<{ code: string; centers: string[] }>(
    `select c.customer_code as code, array(select d.sale_unit from customer_centers d
       where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code order by 1) as centers
     from customers c where c.tenant_id = $1 and c.status = 'active' order by 1`,
    [tenantId],
  );
  const centers = await shop.database.asOwner<{ code: string }>(
    `select sale_unit as code from centers where tenant_id = $1 order by 1`,
    [tenantId],
  );
  const visitorAs = (kind: 'guest' | 'customer', customerCode: string, saleUnit: string): Visitor => ({
    tenantId,
    kind,
    customerCode,
    saleUnit,
    userId: '',
    role: '',
    sessionId: kind === 'guest' ? '' : '00000000-0000-4000-8000-000000000000',
  });
  return [
    ...centers.map(({ code }) => visitorAs('guest', GUEST, code)),
    ...customers.map(({ code, centers: [own] }) =>
      visitorAs('customer', code, own ?? centers[0]?.code ?? ''),
    ),
  ];
}

/** All products with a promotion that the visitor sees, as its list has them. */
async function promotionProducts(visitor: Visitor): Promise<Product[]> {
  const token = await shop.deps.tokens.sign(visitor);
  const all: Product[] = [];
  for (;;) {
    const answer = await shop.call('listProducts', {
      token,
      body: { OnlyPromotionProduct: true, Take: 48, Skip: all.length },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const page = answer.json<CallAnswer<'listProducts'>>();
    all.push(...page);
    if (page.length < 48) return all;
  }
}

/** Quotes of this visitor for carts of these products: what `quoteOf` reads, read once for all carts. */
async function quoter(visitor: Visitor, codes: readonly string[]) {
  const { tenantId, customerCode, saleUnit } = visitor;
  const [config, known] = await Promise.all([
    webConfigOf(shop.deps, tenantId),
    knownPromotions(shop.deps, tenantId),
  ]);
  const at = shop.now;
  const vatRate = vatRateAt(at);
  return shop.deps.database.inTenant(
    tenantId,
    async (tx) => {
      const all = candidatesOf(known, { saleUnit, at });
      const wanted = [...new Set([...codes, ...all.freeProducts])];
      const products = await sellableProducts(tx, { customerCode, saleUnit, codes: wanted, config, at });
      const promotions = await promotionsFor(tx, visitor, all);
      return (P_Code: string, qty: readonly [number, number, number]): ComputedQuote =>
        computeQuote({
          cart: [{ P_Code, qty1: qty[0], qty2: qty[1], qty3: qty[2] }],
          products,
          promotions,
          config,
          vatRate,
        });
    },
    { readOnly: true },
  );
}

/** The smallest unit that has a price, in baht. */
function unitOf({ SalesPrice1, SalesPrice2, SalesPrice3, ...product }: Product) {
  const rates = [Math.max(1, product.UNIT1RATE), product.UNIT2RATE, product.UNIT3RATE];
  const prices = [SalesPrice1, SalesPrice2, SalesPrice3];
  const at = prices.findIndex((price) => price !== null);
  return at < 0 ? undefined : { at, rate: rates[at] ?? 1, price: prices[at] ?? 0 };
}

/** Why what the quote gives is not what the label says; undefined where it is. */
function broken(
  promise: Promised,
  { at, rate, price }: NonNullable<ReturnType<typeof unitOf>>,
  id: string,
  quote: (quantity: number) => ComputedQuote,
) {
  const quantity = Math.max(Math.ceil(promise.pieces / rate), Math.ceil(promise.baht / price), 1);
  const { lines } = quote(quantity);
  const satang = (isFree: boolean) =>
    lines
      .filter((line) => line.isFree === isFree)
      .flatMap(({ discounts }) => discounts)
      .filter((one) => one.id === id)
      .reduce((sum, one) => sum + one.satang, 0);
  const free = lines
    .filter((line) => line.isFree && line.discounts.some((one) => one.id === id))
    .reduce((sum, line) => sum + line.quantity * line.unitRate, 0);
  const gross = Math.round(price * 100) * quantity;
  const of = promise.everyBaht > 0 ? gross - (gross % (promise.everyBaht * 100)) : gross;
  const each = promise.isEach ? quantity : 1;
  const due = Math.floor((of * promise.percent) / 100 + 0.5 + 1e-6) + promise.bahtOff * 100 * each;
  const isKept = satang(false) === due && free === promise.free;
  return isKept
    ? undefined
    : `${quantity} of unit ${at + 1}: ${satang(false)} satang and ${free} free, not ${due} and ${promise.free}`;
}

test.each(TENANTS)(
  'P-01 P-06 each label and price after discount on a product of %s is what the quote gives for what it asks for',
  async (tenantId) => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    let held = 0;
    let discounted = 0;
    const visitors = await visitorsOf(tenantId);
    for (const visitor of visitors) {
      const products = await promotionProducts(visitor);
      const quote = await quoter(
        visitor,
        products.map(({ P_Code }) => P_Code),
      );
      for (const product of products) {
        const unit = unitOf(product);
        const after = [product.PromotionPrice1, product.PromotionPrice2, product.PromotionPrice3];
        for (const [at, price] of after.entries()) {
          if (price === undefined) continue;
          const { lines } = quote(product.P_Code, [Number(at === 0), Number(at === 1), Number(at === 2)]);
          discounted += 1;
          const [line] = lines;
          // The whole order may bring more; promotions that ask for more pieces may too, where there are several.
          const ids = new Set(product.promotionproduct.map((one) => one.PromotionId));
          const off = (line?.discounts ?? [])
            .filter(({ id }) => ids.has(id))
            .reduce((sum, { satang }) => sum + satang, 0);
          const own = (line?.unitPriceSatang ?? 0) - off;
          const labels = product.promotionproduct.filter((one) => !PICKS.includes(one.Label));
          if (labels.length > 1 ? own > Math.round(price * 100) : own !== Math.round(price * 100))
            wrong.push(
              `${visitor.customerCode} ${product.P_Code} unit ${at + 1}: ${own} satang, not ${price}`,
            );
        }
        for (const { PromotionId, Label } of product.promotionproduct) {
          const isFirst = !seen.has(PromotionId);
          seen.add(PromotionId);
          if (PICKS.includes(Label) || !unit) continue;
          const asked = (quantity: number) =>
            quote(product.P_Code, [
              unit.at === 0 ? quantity : 0,
              unit.at === 1 ? quantity : 0,
              unit.at === 2 ? quantity : 0,
            ]);
          const promise = promisedBy(Label);
          const why = broken(promise, unit, PromotionId, asked);
          held += 1;
          // A label of one baht or one piece more would be found out.
          for (const more of isFirst ? (['bahtOff', 'free'] as const) : [])
            expect(broken({ ...promise, [more]: promise[more] + 1 }, unit, PromotionId, asked)).toBeDefined();
          if (why)
            wrong.push(
              `${visitor.customerCode} ${visitor.saleUnit} ${product.P_Code} "${Label}" (${PromotionId}): ${why}`,
            );
        }
      }
    }
    expect(wrong.slice(0, 20), `${wrong.length} of ${held} labels`).toEqual([]);
    expect(visitors.length).toBeGreaterThan(10);
    expect(held).toBeGreaterThan(1000);
    expect(discounted).toBeGreaterThan(1000);
    // All that give something today to anybody, on some product.
    const running = await shop.database.asOwner<{ id: string }>(
      `select p.promotion_id as id from promotions p
       where p.tenant_id = $1 and p.is_active and p.trigger = 'automatic' and p.starts_at <= $2 and p.ends_at > $2
         and (p.weekdays is null or extract(isodow from $2::timestamptz at time zone 'Asia/Bangkok') = any(p.weekdays))
         and exists (select from promotion_products l where l.tenant_id = p.tenant_id and l.promotion_id = p.promotion_id)`,
      [tenantId, TUESDAY],
    );
    expect([...seen].toSorted()).toEqual(running.map(({ id }) => id).toSorted());
  },
);
