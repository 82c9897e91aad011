/** Staff issue coupons as a run: to whom, what each gets, and what happens to those who are gone. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createColleagues } from '../../testing/colleagues.ts';
import { clearPromotions, promote } from '../../testing/promotions.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';

let shop: TestShop;
let keys = 0;
let give: Awaited<ReturnType<typeof createColleagues>>['give'];
beforeAll(async () => {
  shop = await createTestShop();
  ({ give } = await createColleagues(shop));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  await clearPromotions(shop);
  await shop.database.asOwner(
    `delete from runs; delete from audit_log; delete from staff_roles; update customers set status = 'active', customer_type = null; delete from customer_types`,
  );
  await promote(shop, {
    id: 'PAPER',
    steps: [{ from: 1, discount: ['B', 1000] }],
    columns: { condition_type: `'order'`, trigger: `'coupon'` },
  });
});

type Who = { tenant?: TestTenant; who?: 'ADMIN' | 'SALE' | 'SALE2' };
const start = async (body: object, { tenant = 'alpha', who = 'ADMIN' }: Who = {}) =>
  shop.call('issueCoupons', {
    token: await shop.tokenOf(tenant, who),
    headers: { 'idempotency-key': `issue-coupons-${(keys += 1)}` },
    body: { SaleUnit: 'C1', PromotionId: 'PAPER', ...body },
  });
const codeOf = async (answer: ReturnType<typeof start>) => {
  const { statusCode, body } = await answer;
  return `${statusCode} ${(JSON.parse(body) as { code?: string }).code}`;
};
const started = async (body: object, who: Who = {}): Promise<string> => {
  const answer = await start(body, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CallAnswer<'issueCoupons'>>().RunId;
};
async function issue(body: object) {
  const id = await started(body);
  await workOnRun(shop.deps, { tenantId: 'alpha', id });
  const run = await shop.call('run', {
    token: await shop.tokenOf('alpha', 'ADMIN'),
    language: 'en',
    params: { runId: id },
  });
  return run.json<CallAnswer<'run'>>();
}
const issued = () =>
  shop.database.asOwner<{ customer: string; n: number; ends_at: Date | null; issued_by: string }>(
    `select customer_code as customer, count(*)::int as n, max(ends_at) as ends_at, max(issued_by) as issued_by
     from promotion_coupons where tenant_id = 'alpha' group by 1 order by 1`,
  );

describe('P-45 coupons are issued', () => {
  test('R-50b to the customers of a list, so many each, until a day, and each is logged', async () => {
    const run = await issue({ Customers: ['CUST1', 'CUST2', 'CUST1'], Each: 2, DateEnd: '2026-11-30' });
    expect(run).toMatchObject({
      Done: 2,
      Failed: 0,
      Title: 'Coupon “Name of PAPER” for 2 customers, 2 each',
    });
    const endsAt = new Date('2026-12-01T00:00:00+07:00');
    expect(await issued()).toEqual([
      { customer: 'CUST1', n: 2, ends_at: endsAt, issued_by: 'ADMIN' },
      { customer: 'CUST2', n: 2, ends_at: endsAt, issued_by: 'ADMIN' },
    ]);
    const log = await shop.database.asOwner<{ subject: string; after: object }>(
      `select subject, after from audit_log where action = 'customer.coupon' order by subject`,
    );
    expect(log).toMatchObject([
      { subject: 'customer/CUST1', after: { CouponPromotion: 'PAPER' } },
      { subject: 'customer/CUST2' },
    ]);
  });

  test('R-50b to all active customers of a type at the center', async () => {
    await shop.database.asOwner(`
      insert into customer_types (tenant_id, type_code, name_th, name_en) values ('alpha', 'VET', 'สัตวแพทย์', 'Vet');
      update customers set customer_type = 'VET' where tenant_id = 'alpha' and customer_code = 'CUST2'`);
    expect(await issue({ CustomerType: 'VET' })).toMatchObject({ Done: 1 });
    expect((await issued()).map(({ customer, n }) => [customer, n])).toEqual([['CUST2', 1]]);
    expect(await codeOf(start({ CustomerType: 'NONE' }))).toBe('400 RUN_EMPTY');
  });

  test('R-50c a customer who is gone meanwhile, or a promotion that ended, fails the row alone', async () => {
    const id = await started({ Customers: ['CUST1', 'CUST2'] });
    await shop.database.asOwner(
      `update customers set status = 'disabled' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    await workOnRun(shop.deps, { tenantId: 'alpha', id });
    expect((await issued()).map(({ customer }) => customer)).toEqual(['CUST2']);
    const other = await started({ Customers: ['CUST2'], Again: true });
    await shop.database.asOwner(`update promotions set is_active = false`);
    await workOnRun(shop.deps, { tenantId: 'alpha', id: other });
    expect((await issued()).map(({ n }) => n)).toEqual([1]);
  });

  test('of promotions with coupons, by whom the shop gave the right, to their own customers', async () => {
    await promote(shop, { id: 'AUTO', steps: [{ from: 1, discount: ['B', 1000] }] });
    await promote(shop, {
      id: 'AT-C2',
      steps: [{ from: 1, discount: ['B', 1000] }],
      columns: { trigger: `'coupon'`, sale_units: `'{C2}'` },
    });
    for (const PromotionId of ['AUTO', 'AT-C2', 'NONE'])
      expect(await codeOf(start({ PromotionId, Customers: ['CUST1'] }))).toBe('404 COUPON_NOT_ISSUABLE');
    const refused = await start({ PromotionId: 'AUTO', Customers: ['CUST1'] });
    expect(refused.json<{ message: string }>().message, 'as to staff').toMatch(
      /no coupons to issue at this center/,
    );
    expect(await codeOf(start({ Customers: ['CUST1'] }, { who: 'SALE' }))).toBe('403 RIGHT_MISSING');
    expect(await codeOf(start({ Customers: ['CUST1'] }, { tenant: 'beta' }))).toBe('404 COUPON_NOT_ISSUABLE');
    expect(await codeOf(start({ Customers: ['CUST1'], CustomerType: 'VET' }))).toBe('400 INVALID_INPUT');
    expect(await issued()).toEqual([]);
  });

  test('of no promotion that has no uses left: what is issued could not be used', async () => {
    await shop.database.asOwner(`update promotions set in_all = 3 where promotion_id = 'PAPER'`);
    await shop.database.asOwner(`insert into promotion_uses values ('alpha', 'PAPER', '', 3, 3000)`);
    expect(await codeOf(start({ Customers: ['CUST1'] }))).toBe('404 COUPON_NOT_ISSUABLE');
    await shop.database.asOwner(`update promotion_uses set uses = 2`);
    expect((await issue({ Customers: ['CUST1'] })).Done).toBe(1);
  });

  test('once by two who issue the same at the same moment; whoever has an unused one gets another if it is said', async () => {
    await give('3', ['issueCoupons']);
    const both = await Promise.all([
      start({ Customers: ['CUST1'] }),
      start({ Customers: ['CUST1', 'CUST2'] }, { who: 'SALE' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'COUPONS_HELD', details: { Count: 1 } });
    await shop.database.asOwner('delete from runs');
    await issue({ Customers: ['CUST1'] });
    expect(await codeOf(start({ Customers: ['CUST1'] }))).toBe('409 COUPONS_HELD');
    await issue({ Customers: ['CUST1'], Again: true });
    expect((await issued()).map(({ n }) => n)).toEqual([2]);
    // Neither a used one nor one that the customer collected stands in the way.
    await shop.database.asOwner(`
      update promotion_coupons set order_id = 'O1', used_at = now() where coupon_id = (select min(coupon_id) from promotion_coupons);
      update promotion_coupons set is_collected = true where order_id is null`);
    expect(await issue({ Customers: ['CUST1'] })).toMatchObject({ Done: 1 });
  });

  test('R-50b a list with unknown codes is refused at its field, which names them', async () => {
    const refused = async (Customers: string[]) => {
      const answer = await start({ Customers });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'COUPON_CUSTOMERS_UNKNOWN' }]);
      return answer.json<{ fields: Record<string, string> }>().fields['Customers'];
    };
    expect(await refused(['CUST1', 'NOBODY', 'CUST2', 'NONE'])).toMatch(/: NOBODY, NONE$/);
    const many = Array.from({ length: 12 }, (_, at) => `X${at}`);
    expect(await refused(many)).toMatch(/: X0, .*X9 … \(12\)$/);
    expect(await issued()).toEqual([]);
  });

  test('R-50b a last day that is over is refused at its field; today is none', async () => {
    const answer = await start({ Customers: ['CUST1'], DateEnd: '2026-11-24' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'COUPON_DAY_PAST', fields: { DateEnd: expect.any(String) } },
    ]);
    expect(await issue({ Customers: ['CUST1'], DateEnd: '2026-11-25' })).toMatchObject({ Done: 1 });
  });

  test('R-50c a customer whom the promotion is not for fails alone, with the reason', async () => {
    await promote(shop, {
      id: 'CHOSEN',
      steps: [{ from: 1, discount: ['B', 1000] }],
      columns: { condition_type: `'order'`, trigger: `'coupon'`, is_for_listed: 'true' },
      customers: { CUST2: false },
    });
    expect(await issue({ PromotionId: 'CHOSEN', Customers: ['CUST1', 'CUST2'] })).toMatchObject({
      Done: 1,
      Failed: 1,
      Failures: [{ Key: 'CUST1', Message: 'The promotion is not for this customer' }],
    });
    await promote(shop, {
      id: 'VETS',
      steps: [{ from: 1, discount: ['B', 1000] }],
      columns: { condition_type: `'order'`, trigger: `'coupon'`, customer_types: `'{VET}'` },
    });
    expect(await issue({ PromotionId: 'VETS', Customers: ['CUST1'] })).toMatchObject({
      Failures: [{ Message: 'The promotion is not for customers of this type' }],
    });
    expect((await issued()).map(({ customer, n }) => [customer, n])).toEqual([['CUST2', 1]]);
  });

  test('and the run stops where its maker loses the right meanwhile: nobody else gets one', async () => {
    await give('3', ['issueCoupons']);
    const id = await started({ Customers: ['CUST1', 'CUST2'] }, { who: 'SALE' });
    await workOnRun(shop.deps, { tenantId: 'alpha', id }, { turnMs: 0, beatMs: 0 });
    await give('3', []);
    await workOnRun(shop.deps, { tenantId: 'alpha', id });
    const run = await shop.call('run', {
      token: await shop.tokenOf('alpha', 'SALE'),
      language: 'en',
      params: { runId: id },
    });
    expect(run.json()).toMatchObject({ State: 'failed', Done: 1, Failed: 0, Error: expect.any(String) });
    expect((await issued()).map(({ customer }) => customer)).toEqual(['CUST1']);
  });

  test('and staff see what a customer of theirs has, and what can be issued', async () => {
    await issue({ Customers: ['CUST1'] });
    const see = async (who: 'SALE' | 'SALE2', code: string, saleUnit: string) =>
      shop.call('couponsOfCustomer', {
        token: await shop.tokenOf('alpha', who),
        language: 'en',
        params: { code, saleUnit },
      });
    expect((await see('SALE', 'CUST1', 'C1')).json()).toMatchObject({
      Customer: { CUSTOMERCODE: 'CUST1' },
      coupons: [{ PromotionId: 'PAPER', State: 'unused', _lock: 'N' }],
    });
    expect((await see('SALE2', 'CUST1', 'C1')).statusCode).toBe(404);
    expect((await see('SALE', 'NOBODY', 'C1')).json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
    const toIssue = await shop.call('couponsToIssue', {
      token: await shop.tokenOf('alpha', 'SALE'),
      language: 'en',
      query: {},
    });
    expect(toIssue.json()).toMatchObject({ Data: [{ PromotionId: 'PAPER', Label: 'Label PAPER' }] });
  });

  test('R-50b a customer type is named with how many active customers of the center are of it', async () => {
    await shop.database.asOwner(
      `insert into customer_types (tenant_id, type_code, name_th, name_en)
         values ('alpha', 'VET', 'คลินิก', 'Vet'), ('alpha', 'ZOO', 'สวนสัตว์', 'Zoo'), ('beta', 'BETA', 'อื่น', 'Other');
       update customers set customer_type = 'VET' where tenant_id = 'alpha' and customer_code in ('CUST1', 'CUST2');
       update customers set status = 'disabled' where tenant_id = 'alpha' and customer_code = 'CUST2'`,
    );
    const toIssue = await shop.call('couponsToIssue', {
      token: await shop.tokenOf('alpha', 'SALE'),
      language: 'en',
      query: {},
    });
    expect(toIssue.json()).toMatchObject({
      CustomerTypes: [
        { Code: 'VET', Name: 'Vet', Customers: 1 },
        { Code: 'ZOO', Name: 'Zoo', Customers: 0 },
      ],
    });
  });
});
