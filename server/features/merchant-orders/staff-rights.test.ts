/** The rights of staff over cash and goods issues: with and without them, over one's own, in two shops. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { createColleagues, type Colleague as Staff } from '../../testing/colleagues.ts';
import { createDesk, TOTAL, type Detail, type Key } from '../../testing/desk.ts';
import { STOCK, type TestTenant as Tenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let colleagues: Awaited<ReturnType<typeof createColleagues>>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  colleagues = await createColleagues(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner('delete from cash_receipts; delete from staff_roles; delete from runs');
  shop.deps.cache.dropAll();
  await desk.clear();
});

const tokenOf = (who: Staff, tenantId?: Tenant) => colleagues.tokenOf(who, tenantId);
const give: typeof colleagues.give = (...given) => colleagues.give(...given);

async function delivered(): Promise<Key> {
  const key = await desk.place();
  await desk.take(key, { From: 'Wait', To: 'Approved' });
  await desk.take(key, { From: 'Approved', To: 'Packed' });
  await desk.take(key, { From: 'Packed', To: 'Shipping' });
  await desk.take(key, { From: 'Shipping', To: 'Delivered', Cash: true });
  return key;
}
const handIn = async (who: Staff, UserId: Staff = 'SALE', tenantId: Tenant = 'alpha') => {
  const body: CallInput<'handInCash'>['body'] = { SaleUnit: 'C1', UserId, Count: 1, Sum: TOTAL };
  return verdict(await shop.call('handInCash', { token: await tokenOf(who, tenantId), body }));
};
const remove = async (who: Staff, params: Key, Reason = 'counted wrongly') =>
  shop.call('removeMerchantCash', { token: await tokenOf(who), params, body: { Reason } });
const cashOf = async (who: Staff, body: Key) => {
  const answer = await shop.call('merchantOrderDetail', { token: await tokenOf(who), body });
  return answer.json<Detail>().Order.Cash;
};

describe('B-05e cash is received by a right', () => {
  test('no salesman has it until the shop gives it to the role; the super admin has it', async () => {
    await delivered();
    expect(await handIn('MATE')).toBe('403 RIGHT_MISSING');
    await give('4', ['costs', 'approveIssues']);
    expect(await handIn('MATE')).toBe('403 RIGHT_MISSING');
    await give('4', ['receiveCash'], 'beta');
    expect(await handIn('MATE'), 'given by another shop').toBe('403 RIGHT_MISSING');
    await give('4', ['receiveCash']);
    expect(await handIn('MATE', 'SALE', 'beta'), 'of another shop').toBe('409 CASH_CHANGED');
    expect(await handIn('MATE')).toMatch(/^200/);
    await delivered();
    expect(await handIn('ADMIN')).toMatch(/^200/);
  });

  test('nobody hands in to themselves, but the super admin', async () => {
    const key = await delivered();
    await give('3', ['receiveCash']);
    expect(await handIn('SALE')).toBe('403 CASH_OWN');
    expect((await cashOf('SALE', key))?.HandedInAt).toBeNull();
    await shop.database.asOwner(`update cash_receipts set taken_by = 'ADMIN'`);
    expect(await handIn('ADMIN', 'ADMIN')).toMatch(/^200/);
  });

  test('its record is removed by who took it or who has the right, and by nobody without a reason', async () => {
    const key = await delivered();
    const bare = await remove('SALE', key, ' ');
    expect(bare.json()).toMatchObject({ code: 'REASON_MISSING', fields: { Reason: expect.any(String) } });
    expect(verdict(await remove('MATE', key))).toBe('403 CASH_OF_OTHER');
    expect([(await cashOf('MATE', key))?.MayRemove, (await cashOf('SALE', key))?.MayRemove]).toEqual([
      false,
      true,
    ]);
    await give('4', ['receiveCash']);
    expect((await cashOf('MATE', key))?.MayRemove).toBe(true);
    expect(verdict(await remove('MATE', key))).toMatch(/^200/);
    const [row] = await shop.database.asOwner<{ after: object }>(
      `select after from audit_log where action = 'order.cashRemoved'`,
    );
    expect(row?.after).toMatchObject({ Reason: 'counted wrongly' });
    expect(verdict(await remove('SALE', await delivered()))).toMatch(/^200/);
    const handed = await delivered();
    await handIn('ADMIN');
    expect((await cashOf('ADMIN', handed))?.MayRemove).toBe(false);
  });
});

let keys = 0;
async function issue(who: Staff, tenantId: Tenant = 'alpha'): Promise<Key> {
  const made = await shop.call('createGoodsIssue', {
    token: await tokenOf(who, tenantId),
    headers: { 'idempotency-key': `rights-issue-${(keys += 1)}` },
    body: { SaleUnit: 'C1', Purpose: 'sample', Lines: [{ P_Code: 'P1', Unit: 1, Quantity: 1 }] },
  });
  expect(made.statusCode, made.body).toBe(200);
  return { orderid: made.json<Detail>().Order.OrderID, saleunit: 'C1' };
}
const approve = async (who: Staff, params: Key, tenantId: Tenant = 'alpha') => {
  const body = { From: 'Wait', To: 'Approved' } as const;
  return verdict(await shop.call('stepMerchantOrder', { token: await tokenOf(who, tenantId), params, body }));
};
const stepsOf = async (who: Staff, body: Key) =>
  (await shop.call('merchantOrderDetail', { token: await tokenOf(who), body })).json<Detail>().Steps;

describe('B-05e goods issues are approved by a right', () => {
  test('without it the step is neither offered nor taken; the other steps are', async () => {
    const key = await issue('SALE');
    expect(await approve('MATE', key)).toBe('403 RIGHT_MISSING');
    expect(await stepsOf('MATE', key)).toEqual(['Canceled']);
    await give('4', ['approveIssues'], 'beta');
    expect(await approve('MATE', key)).toBe('403 RIGHT_MISSING');
    await give('4', ['approveIssues']);
    expect(await approve('MATE', key, 'beta')).toBe('404 ORDER_NOT_FOUND');
    expect(await stepsOf('MATE', key)).toEqual(['Approved', 'Canceled']);
    expect(await approve('MATE', key)).toMatch(/^200/);
    const order = await desk.place();
    expect(await approve('SALE', order), 'an order needs no right').toMatch(/^200/);
  });

  test('nobody approves their own, but the super admin', async () => {
    await give('3', ['approveIssues']);
    const own = await issue('SALE');
    expect(await stepsOf('SALE', own)).toEqual(['Canceled']);
    expect(await approve('SALE', own)).toBe('409 ISSUE_OWN');
    expect(await desk.onHand()).toBe(STOCK);
    expect(await approve('SALE', await issue('MATE'))).toMatch(/^200/);
    expect(await approve('ADMIN', await issue('ADMIN'))).toMatch(/^200/);
  });

  test('many at once: no step without the right; with it, one’s own fails alone with its reason', async () => {
    const [own, other] = [await issue('SALE'), await issue('MATE')];
    const chosen = {
      Orders: [own, other].map(({ orderid, saleunit }) => ({ OrderID: orderid, SaleUnit: saleunit })),
    };
    const token = await tokenOf('SALE');
    const ahead = async () =>
      (await shop.call('orderStepsAhead', { token, body: chosen })).json<CallAnswer<'orderStepsAhead'>>();
    const start = async () =>
      shop.call('runOrderSteps', {
        token,
        headers: { 'idempotency-key': `rights-run-${(keys += 1)}` },
        body: { ...chosen, To: 'Approved', Seen: { Count: 2, Sum: 0, CashCount: 0, CashSum: 0 } },
      });
    expect((await ahead()).Steps).toEqual([]);
    expect(verdict(await start())).toBe('403 RIGHT_MISSING');
    await give('3', ['approveIssues']);
    expect((await ahead()).Steps).toMatchObject([{ To: 'Approved', Count: 2 }]);
    const { RunId: id } = (await start()).json<{ RunId: string }>();
    await workOnRun(shop.deps, { tenantId: 'alpha', id });
    const run = (await shop.call('run', { token, params: { runId: id } })).json();
    expect(run).toMatchObject({ Done: 1, Failed: 1, Failures: [{ Key: own.orderid }] });
    expect(await stepsOf('ADMIN', own)).toContain('Approved');
  });
});
