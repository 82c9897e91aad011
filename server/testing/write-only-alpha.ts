/** Writes what alpha has and beta does not. */
import { expect } from 'vitest';
import { eventually } from '#database/testing.ts';
import { indexProducts } from '#database/search-index.ts';
import { refreshCollections } from '#database/collections.ts';
import { samplesOf } from './call-tests.ts';
import { ONLY_ALPHA, type AlphaOrder } from './only-alpha.ts';
import { TENANTS } from './shop-data.ts';
import { issueCoupon, promote } from './promotions.ts';
import type { TestShop } from './shop.ts';

/** Writes it, indexes both shops' products, and places an order of alpha's CUST1. */
export async function writeOnlyAlpha(shop: TestShop): Promise<AlphaOrder> {
  const { asOwner } = shop.database;
  const { product, category, center, customer, username, mobile, staff, staffMobile, word, color } =
    ONLY_ALPHA;
  await asOwner(
    `insert into categories (tenant_id, category_code, level, name_th, name_en) values ('alpha', $1, 1, 'ของอัลฟา', 'Of alpha')`,
    [category],
  );
  await asOwner(
    `insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, position)
     values ('alpha', $1, 'ของอัลฟา', 'Treasure of alpha', 'อัลฟา', 'alpha', $2, 9)`,
    [product, category],
  );
  await asOwner(
    `insert into brands (tenant_id, brand_code, name_th, name_en) values ('alpha', $1, 'แบรนด์อัลฟา', 'Brand of alpha')`,
    [ONLY_ALPHA.brand],
  );
  await asOwner(`update products set brand_code = $1 where tenant_id = 'alpha' and product_code = $2`, [
    ONLY_ALPHA.brand,
    product,
  ]);
  await asOwner(
    `insert into product_units (tenant_id, product_code, unit_no, name_th, name_en, rate) values ('alpha', $1, 1, 'อัลฟา', 'alpha', 1)`,
    [product],
  );
  await asOwner(
    `insert into product_prices (tenant_id, product_code, unit_no, tax_type, level1) values ('alpha', $1, 1, 1, 777)`,
    [product],
  );
  await asOwner(
    `insert into contents (tenant_id, content_code, news_type, title_th, title_en, begins_at)
     values ('alpha', $1, 'N', 'ข่าวของอัลฟา', 'News of alpha', '2026-01-01')`,
    [ONLY_ALPHA.content],
  );
  await asOwner(
    `insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude, position)
     values ('alpha', $1, 'อัลฟา', 'Center of alpha', 'alpha', 'alpha', 7, 100, 3)`,
    [center],
  );
  await asOwner(
    `insert into stock (tenant_id, sale_unit, product_code, on_hand) select 'alpha', unnest($1::text[]), $2, 9`,
    [['C1', 'C2', center], product],
  );
  await asOwner(
    `insert into customer_tags (tenant_id, tag_code, name_th, name_en) values ('alpha', $1, 'แท็กอัลฟา', 'Tag of alpha')`,
    [ONLY_ALPHA.tag],
  );
  await asOwner(
    `insert into photo_groups (tenant_id, group_code, name_th, name_en) values ('alpha', $1, 'รูปอัลฟา', 'Photos of alpha')`,
    [ONLY_ALPHA.photoGroup],
  );
  await writeCollections(shop);
  for (const kind of ['survey', 'group']) await writeQuestions(shop, kind, shop.now);
  await writeCoupons(shop);
  await asOwner(
    `insert into profiles (tenant_id, profile_code, username, mobile, name, password_hash)
     select 'alpha', $1, $2, $3, 'Customer of alpha only', password_hash from profiles
     where tenant_id = 'alpha' and profile_code = 'CUST1'`,
    [customer, username, mobile],
  );
  await asOwner(
    `insert into customers (tenant_id, customer_code, profile_code, name) values ('alpha', $1, $1, 'Customer of alpha only')`,
    [customer],
  );
  await asOwner(
    `insert into staff (tenant_id, user_id, kind, role, username, mobile, name, password_hash)
     select 'alpha', $1, 'merchant', '1', $1, $2, 'Staff of alpha', password_hash from staff
     where tenant_id = 'alpha' and user_id = 'ADMIN'`,
    [staff, staffMobile],
  );
  await asOwner(`insert into search_synonyms (tenant_id, word, means) values ('alpha', $1, '{product}')`, [
    word,
  ]);
  await asOwner(`update web_config set opt_value = $1 where tenant_id = 'alpha' and opt = 'BRAND_COLOR'`, [
    color,
  ]);
  for (const tenant of TENANTS) await makeFindable(shop, tenant);
  return placeAlphaOrder(shop);
}

/** A display group and a running promotion with the product; CUST1 has it on the wishlist and in a saved list. */
async function writeCollections({ database, deps, now }: TestShop): Promise<void> {
  const { asOwner } = database;
  const { product, group, groupType, promotion } = ONLY_ALPHA;
  await asOwner(
    `insert into display_groups (tenant_id, group_id, group_type, name_th, name_en) values ('alpha', $1, $2, 'กลุ่มอัลฟา', 'Group of alpha')`,
    [group, groupType],
  );
  await asOwner(
    `insert into display_group_products (tenant_id, group_id, product_code) values ('alpha', $1, $2)`,
    [group, product],
  );
  await asOwner(
    `insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at)
     values ('alpha', $1, 'HOT_DEAL', 'โปรอัลฟา', 'Promotion of alpha', 'อัลฟา', 'alpha', '2026-01-01', '2027-01-01')`,
    [promotion],
  );
  await asOwner(
    `insert into promotion_products (tenant_id, promotion_id, product_code) values ('alpha', $1, $2)`,
    [promotion, product],
  );
  await asOwner(
    `insert into wishlist (tenant_id, customer_code, product_code, added_at) values ('alpha', 'CUST1', $1, $2)`,
    [product, now],
  );
  await asOwner(
    `insert into order_lists (tenant_id, customer_code, list_id, name, lines, changed_at)
     values ('alpha', 'CUST1', $1, 'List of alpha', $2, $3)`,
    [ONLY_ALPHA.orderList, JSON.stringify([{ code: product, unit: 1, quantity: 1 }]), now],
  );
  await asOwner(
    `insert into pets (tenant_id, pet_id, profile_code, name, kind, breed, sex, created_at)
     values ('alpha', $1, 'CUST1', 'Pet of alpha', 'cat', '', 'female', $2)`,
    [ONLY_ALPHA.pet, now],
  );
  await asOwner(
    `insert into customer_invitations
       (tenant_id, token, profile_code, customer_code, mobile, way, invited_at, expires_at, invited_by)
     select 'alpha', $1, profile_code, profile_code, mobile, 'link', $3::timestamptz, $3::timestamptz + interval '14 days', 'ADMIN'
     from profiles where tenant_id = 'alpha' and profile_code = $2`,
    [ONLY_ALPHA.invitation, ONLY_ALPHA.customer, now],
  );
  await asOwner(
    `insert into merchant_applications
       (tenant_id, application_code, status, name, mobile, new_sale_unit, new_center, language, created_at)
     values ('alpha', $1, 'waiting', 'Merchant of alpha', '0899999971', 'ONLYNEW', $2, 'en', $3)`,
    [
      ONLY_ALPHA.application,
      JSON.stringify({
        name: 'Center of alpha',
        shortName: 'alpha',
        line: '1 Road',
        provinceCode: '10',
        districtCode: '1001',
        subdistrictCode: '100101',
        postalCode: '10200',
        lat: 13.7,
        lon: 100.5,
        shipmentName: '',
        contactName: '',
        taxNumber: '',
      }),
      now,
    ],
  );
  await deps.database.inTenant('alpha', (tx) => refreshCollections(tx, { at: now }));
}

async function writeCoupons(shop: TestShop): Promise<void> {
  const { couponPromotion, coupon, code, product } = ONLY_ALPHA;
  const steps = [{ from: 1, discount: ['B', 100] as const }];
  const collectable = { trigger: `'coupon'`, is_collectable: 'true' };
  await promote(shop, { id: couponPromotion, steps, products: [product], columns: collectable });
  await promote(shop, { id: `CODE-${code}`, steps, products: [product], code });
  await issueCoupon(shop, { id: coupon, promotion: couponPromotion });
}

async function makeFindable({ deps, database }: TestShop, tenant: string): Promise<void> {
  const products = await database.asOwner<{
    code: string;
    th: string;
    en: string;
    h1: string;
    position: number;
  }>(
    `select product_code as code, name_th as th, name_en as en, h1, position from products where tenant_id = $1`,
    [tenant],
  );
  const findable = products.map(({ code, th, en, h1, position }) => ({
    code,
    texts: [th, en],
    barcodes: [],
    categories: [h1],
    position,
  }));
  await deps.database.inTenant(tenant, (tx) => indexProducts(tx, findable));
}

/** In a running shop: until the order has been confirmed, after which nothing is written any more. */
export const untilConfirmed = ({ database }: TestShop): Promise<void> =>
  eventually(async () => {
    const sent = await database.asOwner(`select from notification_deliveries where state = 'sent'`);
    expect(sent).toHaveLength(1);
  });

async function placeAlphaOrder(shop: TestShop): Promise<AlphaOrder> {
  const { body = {}, headers = {} } = samplesOf('alpha').placeOrder;
  const token = await shop.tokenOf('alpha', 'CUST1');
  const placed = await shop.call('placeOrder', {
    token,
    body: { ...body, Remark: 'only for alpha' },
    headers,
  });
  const { Order } = placed.json<{ Order: { OrderID: string } }>();
  const cart = { P_Code: ONLY_ALPHA.product, qty1: 1, qty2: 0, qty3: 0, selected: true, Ago: 0 };
  await shop.call('putCart', { token, body: { SaleUnit: 'C1', Changes: [cart] } });
  const Lines = [{ P_Code: 'P2', qty1: 1, qty2: 0, qty3: 0 }];
  const held = await shop.call('reserveStock', { token, body: { SaleUnit: 'C1', Lines } });
  return {
    reservationId: held.json<{ HoldId: string }>().HoldId,
    orderId: Order.OrderID,
    idempotencyKey: headers['idempotency-key'] ?? '',
    body: { ...body, Remark: 'only for alpha' },
    answer: placed.body,
  };
}

/** Asked in every profile, or on every visit; CUST1 has answered at C1. */
async function writeQuestions({ database: { asOwner } }: TestShop, kind: string, now: Date): Promise<void> {
  const id = kind === 'group' ? ONLY_ALPHA.questionGroup : ONLY_ALPHA.survey;
  const question = { id: 'own', kind: 'text', th: 'ของอัลฟา', en: 'Of alpha', required: false, options: [] };
  const content = {
    nameTh: 'คำถามอัลฟา',
    nameEn: 'Questions of alpha',
    introTh: '',
    introEn: '',
    customerTypes: [],
    questions: [{ ...question, least: null, most: null, when: null }],
  };
  await asOwner(
    `insert into question_sets (tenant_id, set_id, kind, content, published_no, has_changes, created_at)
     values ('alpha', $1, $2, $3, 1, false, $4)`,
    [id, kind, JSON.stringify(content), now],
  );
  await asOwner(
    `insert into question_versions (tenant_id, set_id, version_no, content, published_at, published_by)
     values ('alpha', $1, 1, $2, $3, 'ADMIN')`,
    [id, JSON.stringify(content), now],
  );
  await asOwner(
    `insert into question_answers (tenant_id, set_id, version_no, kind, customer_code, sale_unit, day, answered_at, answered_by,
       is_complete, answers, written)
     values ('alpha', $1, 1, $2, 'CUST1', 'C1', $3::timestamptz::date, $3::timestamptz, '', true, '{}', '{"own": "Answer of alpha"}')`,
    [id, kind, now],
  );
}
