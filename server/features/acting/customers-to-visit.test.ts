import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { addressesNear } from './customers.queries.ts';

let shop: TestShop;

/** Degrees of latitude that are one km apart. */
const KM = 180 / (Math.PI * 6371);
const HERE = { lat: 13.75, lng: 100.5 };

type Customer = { code: string; km?: number[]; center?: string; status?: string; tenant?: string };
async function write({ code, km = [], center = 'C1', status = 'active', tenant = 'alpha' }: Customer) {
  const { asOwner } = shop.database;
  await asOwner(`insert into customers (tenant_id, customer_code, name, status) values ($1, $2, $2, $3)`, [
    tenant,
    code,
    status,
  ]);
  await asOwner(`insert into customer_centers (tenant_id, customer_code, sale_unit) values ($1, $2, $3)`, [
    tenant,
    code,
    center,
  ]);
  await asOwner(
    `insert into addresses (tenant_id, customer_code, address_type, name, line, province_code, district_code,
       subdistrict_code, postal_code, latitude, longitude)
     select $1, $2, 'S', 'x', 'x', a.province_code, a.district_code, a.subdistrict_code, a.postal_code, lat, $4
     from unnest($3::float8[]) lat, (select * from addresses where tenant_id = 'alpha' limit 1) a`,
    [tenant, code, km.map((each) => HERE.lat + each * KM), HERE.lng],
  );
}

type Order = { id: string; customer: string; at: string; by?: string | null; center?: string };
const order = ({ id, customer, at, by = 'SALE', center = 'C1' }: Order, status = 'Wait') =>
  shop.database.asOwner(
    `insert into orders (tenant_id, order_id, sale_unit, status, customer_code, placed_by_user, payment_type, delivery_method,
       subtotal_satang, total_satang, ship_to, placed_at, updated_at)
     values ('alpha', $1, $2, $3, $4, $5, 0, 'X', 12050, 12050, '{}', $6, $6)`,
    [id, center, status, customer, by, at],
  );

beforeAll(async () => {
  shop = await createTestShop();
  await write({ code: 'NEXT-DOOR', km: [0.1] });
  await write({ code: 'TWO-PLACES', km: [80, 3] });
  await write({ code: 'FAR', km: [99] });
  await write({ code: 'TOO-FAR', km: [101] });
  await write({ code: 'OTHER-CENTER', km: [0.2], center: 'C2' });
  await write({ code: 'DISABLED', km: [0.2], status: 'disabled' });
  await write({ code: 'NO-PIN' });
  await write({ code: 'BETAS', km: [0.2], tenant: 'beta' });
});
afterAll(() => shop.stop());

async function near(given: Record<string, string> = {}, who: 'SALE' | 'SALE2' = 'SALE') {
  const token = await shop.tokenOf('alpha', who, who === 'SALE2' ? 'C2' : 'C1');
  const response = await shop.call('nearCustomers', {
    token,
    query: { lat: `${HERE.lat}`, lng: `${HERE.lng}`, ...given },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CallAnswer<'nearCustomers'>>().Data;
}

describe('customers near a place', () => {
  test('B-14b the nearest first, with the distance to the nearest address, within 100 km', async () => {
    const shown = (await near()).map((one) => [one.CUSTOMERCODE, Math.round(one.Distance * 10) / 10]);
    expect(shown).toEqual([
      ['NEXT-DOOR', 0.1],
      ['TWO-PLACES', 3],
      ['FAR', 99],
    ]);
    expect((await near({ take: '1' })).map((one) => one.CUSTOMERCODE)).toEqual(['NEXT-DOOR']);
  });

  test('B-14b B-17 of the own center alone', async () => {
    expect((await near({}, 'SALE2')).map((one) => one.CUSTOMERCODE)).toEqual(['OTHER-CENTER']);
  });

  test('B-14b an address that is no longer used counts for nothing', async () => {
    await write({ code: 'MOVED', km: [0.3] });
    await shop.database.asOwner(`update addresses set is_active = false where customer_code = 'MOVED'`);
    expect((await near()).map((one) => one.CUSTOMERCODE)).not.toContain('MOVED');
  });

  test('B-14b a place that is none is refused', async () => {
    const token = await shop.tokenOf('alpha', 'SALE');
    const wrong: Record<string, string>[] = [
      {},
      { lat: '91', lng: '0' },
      { lat: '0', lng: '181' },
      { lat: 'x', lng: '0' },
    ];
    for (const query of wrong)
      expect((await shop.call('nearCustomers', { token, query })).statusCode).toBe(400);
  });

  test('B-14b among 20,000 addresses of two shops it reads only the nearest', async () => {
    const { asOwner } = shop.database;
    await asOwner(
      `insert into addresses (tenant_id, customer_code, address_type, name, line, province_code, district_code,
         subdistrict_code, postal_code, latitude, longitude)
       select c.tenant_id, c.customer_code, 'C', 'x', 'x', a.province_code, a.district_code, a.subdistrict_code,
         a.postal_code, 14 + n * 0.0001, 101
       from customers c, generate_series(1, 10000) n, (select * from addresses where tenant_id = 'alpha' limit 1) a
       where c.customer_code in ('NEXT-DOOR', 'BETAS')`,
    );
    await asOwner('vacuum analyze addresses');
    const from = { lat: HERE.lat, lon: HERE.lng, saleUnit: 'C1' };
    const { rows } = await shop.deps.database.inTenant('alpha', (tx) =>
      sql<{
        'QUERY PLAN': [{ Plan: Plan }];
      }>`explain (analyze, buffers, format json) ${addressesNear(from)}`.execute(tx),
    );
    const walk = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan).find(
      (node) => node['Relation Name'] === 'addresses',
    );
    expect(walk).toMatchObject({ 'Index Name': 'addresses_near', 'Actual Rows': 400 });
  });
});

type Plan = { 'Relation Name'?: string; 'Index Name'?: string; 'Actual Rows': number; Plans?: Plan[] };
const nodesOf = (plan?: Plan): Plan[] => (plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : []);

describe('customers ordered for last', () => {
  const recent = async (query: Record<string, string> = {}) => {
    const response = await shop.call('recentCustomers', {
      token: await shop.tokenOf('alpha', 'SALE'),
      query,
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<CallAnswer<'recentCustomers'>>().Data;
  };

  test('B-14b each once, the latest first, by oneself, at the center, while it may be ordered for', async () => {
    expect(await recent()).toEqual([]);
    await order({ id: '1', customer: 'NEXT-DOOR', at: '2026-02-01T05:00:00Z' });
    await order({ id: '2', customer: 'FAR', at: '2026-02-02T05:00:00Z' });
    await order({ id: '3', customer: 'NEXT-DOOR', at: '2026-02-03T05:00:00Z' });
    await order({ id: '4', customer: 'TOO-FAR', at: '2026-02-04T05:00:00Z', by: 'SALE2' });
    await order({ id: '5', customer: 'NO-PIN', at: '2026-02-04T05:00:00Z', by: null });
    await order({ id: '6', customer: 'DISABLED', at: '2026-02-04T05:00:00Z' });
    await order({ id: '7', customer: 'TWO-PLACES', at: '2026-02-04T05:00:00Z', center: 'C2' });
    const codes = (await recent()).map((one) => one.CUSTOMERCODE);
    expect(codes).toEqual(['NEXT-DOOR', 'FAR']);
    expect((await recent({ take: '1' })).map((one) => one.CUSTOMERCODE)).toEqual(['NEXT-DOOR']);
  });

  test('B-14b with the last order of the center, whoever placed it; a canceled one is none', async () => {
    await order({ id: '8', customer: 'FAR', at: '2026-02-05T05:00:00Z', by: null });
    await order({ id: '9', customer: 'FAR', at: '2026-02-06T05:00:00Z', by: null }, 'Canceled');
    await order({ id: '10', customer: 'FAR', at: '2026-02-06T05:00:00Z', center: 'C2' });
    const far = (await recent()).find((one) => one.CUSTOMERCODE === 'FAR');
    expect(far?.LastOrder).toEqual({
      OrderID: '8',
      SaleUnit: 'C1',
      OrderDate: '2026-02-05T05:00:00.000Z',
      Total: 120.5,
    });
  });

  test('B-14b without it for whom the orders are closed', async () => {
    await order({ id: '11', customer: 'FAR', at: '2026-02-07T05:00:00Z' });
    const admin = await shop.tokenOf('alpha', 'ADMIN');
    expect((await recent())[0]).toHaveProperty('LastOrder.OrderID');
    await saveRole(shop, admin, { UserRole: '3', ClosedPages: ['orders'] });
    expect((await recent()).length).toBeGreaterThan(0);
    for (const one of await recent()) expect(one).not.toHaveProperty('LastOrder');
    await saveRole(shop, admin, { UserRole: '3' });
  });
});

describe('customers visited today', () => {
  const today = async (who: 'SALE' | 'ADMIN' = 'SALE') =>
    (await shop.call('visitedToday', { token: await shop.tokenOf('alpha', who), query: {} })).json<
      CallAnswer<'visitedToday'>
    >().Data;

  test('B-14b by an order, a survey or a photo of one’s own at the center since midnight in Bangkok, the latest first', async () => {
    shop.now = new Date('2026-05-01T12:00:00Z');
    const { asOwner } = shop.database;
    await order({ id: '21', customer: 'FAR', at: '2026-04-30T16:59:00Z' });
    await order({ id: '22', customer: 'NEXT-DOOR', at: '2026-04-30T17:00:00Z' });
    await order({ id: '23', customer: 'NO-PIN', at: '2026-05-01T05:00:00Z' }, 'Canceled');
    await order({ id: '24', customer: 'TWO-PLACES', at: '2026-05-01T06:00:00Z', by: 'ADMIN' });
    const set = '00000000-0000-4000-8000-000000000021';
    await asOwner(
      `insert into question_sets (tenant_id, set_id, kind, content, published_no, created_at)
       values ('alpha', $1, 'survey', '{}', 1, now())`,
      [set],
    );
    await asOwner(
      `insert into question_versions (tenant_id, set_id, version_no, content, published_at, published_by)
       values ('alpha', $1, 1, '{}', now(), 'ADMIN')`,
      [set],
    );
    await asOwner(
      `insert into question_answers (tenant_id, set_id, version_no, kind, customer_code, sale_unit, day, answered_at,
         answered_by, is_complete, answers, written)
       values ('alpha', $1, 1, 'survey', 'NEXT-DOOR', 'C1', '2026-05-01', '2026-05-01T07:00:00Z', 'SALE', true, '{}', '{}'),
         ('alpha', $1, 1, 'survey', 'FAR', 'C1', '2026-04-30', '2026-04-30T07:00:00Z', 'SALE', true, '{}', '{}')`,
      [set],
    );
    await asOwner(
      `with made as (
         insert into files (tenant_id, file_id, access, content_type, byte_size, customer_code, purpose, state, created_at,
           created_by_kind, created_by)
         values ('alpha', 'AAAAAAAAAAAAAAAAAAAAAA', 'private', 'image/webp', 1, 'NO-PIN', 'customer-photo', 'stored', now(), 'staff', 'SALE'))
       insert into customer_photos (tenant_id, file_id, customer_code, sale_unit, at, is_taken, taken_by)
       values ('alpha', 'AAAAAAAAAAAAAAAAAAAAAA', 'NO-PIN', 'C1', '2026-05-01T08:00:00Z', true, 'SALE')`,
    );
    expect((await today()).map(({ CUSTOMERCODE, VisitedAt, Did }) => [CUSTOMERCODE, VisitedAt, Did])).toEqual(
      [
        ['NO-PIN', '2026-05-01T08:00:00.000Z', ['photo']],
        ['NEXT-DOOR', '2026-05-01T07:00:00.000Z', ['order', 'survey']],
      ],
    );
    expect((await today('ADMIN')).map(({ CUSTOMERCODE }) => CUSTOMERCODE)).toEqual(['TWO-PLACES']);
  });
});

describe('customers to visit today', () => {
  const left = async (query: Record<string, string> = {}, who: 'SALE' | 'ADMIN' = 'SALE') =>
    (await shop.call('customersToVisit', { token: await shop.tokenOf('alpha', who), query }))
      .json<CallAnswer<'customersToVisit'>>()
      .Data.map(({ CUSTOMERCODE, Distance }) => [CUSTOMERCODE, Distance && Math.round(Distance)]);

  test('B-14b are the own ones not visited yet: by name, around a place the nearest first', async () => {
    shop.now = new Date('2026-05-02T12:00:00Z');
    await shop.database.asOwner(
      `update customers set salesman_id = 'SALE' where tenant_id = 'alpha'
         and customer_code in ('NEXT-DOOR', 'TWO-PLACES', 'FAR', 'TOO-FAR', 'OTHER-CENTER', 'DISABLED', 'NO-PIN')`,
    );
    const byName = ['FAR', 'NEXT-DOOR', 'NO-PIN', 'TOO-FAR', 'TWO-PLACES'];
    expect(await left()).toEqual(byName.map((code) => [code, null]));
    expect(await left({ take: '1' })).toEqual([['FAR', null]]);
    // FAR is not among the four hundred nearest addresses by now.
    expect(await left({ lat: `${HERE.lat}`, lng: `${HERE.lng}` })).toEqual([
      ['NEXT-DOOR', 0],
      ['TWO-PLACES', 3],
    ]);
    await order({ id: '31', customer: 'FAR', at: '2026-05-02T05:00:00Z' });
    await order({ id: '32', customer: 'NO-PIN', at: '2026-05-02T05:00:00Z', by: 'ADMIN' });
    expect(
      (await left({ take: '1' })).map(([code]) => code),
      'visited by oneself',
    ).toEqual(['NEXT-DOOR']);
    expect((await left()).map(([code]) => code)).toContain('NO-PIN');
    expect(await left({}, 'ADMIN'), 'nobody of theirs').toEqual([]);
    shop.now = new Date('2026-05-03T05:00:00Z');
    expect(
      (await left({ take: '1' })).map(([code]) => code),
      'another day',
    ).toEqual(['FAR']);
  });
});
