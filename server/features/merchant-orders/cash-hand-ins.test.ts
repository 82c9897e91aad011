/** Cash from the hand that took it to the one that received it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { createColleagues, type Colleague } from '../../testing/colleagues.ts';
import { createDesk, TOTAL, type Detail, type Key } from '../../testing/desk.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let colleagues: Awaited<ReturnType<typeof createColleagues>>;
const NOW = new Date('2026-03-02T05:00:00Z');
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  colleagues = await createColleagues(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = NOW;
  await desk.clear();
  await shop.database.asOwner('delete from cash_hand_ins; delete from staff_roles');
  shop.deps.cache.dropAll();
});

const take = async (who: Colleague, params: Key, TakenBy?: string) =>
  shop.call('takeMerchantCash', {
    token: await colleagues.tokenOf(who),
    params,
    body: { Amount: TOTAL, ...(TakenBy !== undefined && { TakenBy }) },
  });
const heldBy = () => shop.database.asOwner('select taken_by_kind as kind, taken_by as by from cash_receipts');
const handIn = async (UserId: string, Count: number) => {
  const body: CallInput<'handInCash'>['body'] = { SaleUnit: 'C1', UserId, Count, Sum: Count * TOTAL };
  const token = await colleagues.tokenOf('ADMIN');
  return verdict(await shop.call('handInCash', { token, body }));
};
type Query = Record<string, string>;
const list = async (query: Query = {}, who: Colleague = 'ADMIN', tenant: TestTenant = 'alpha') => {
  const token = await colleagues.tokenOf(who, tenant);
  return (await shop.call('cashHandIns', { token, query })).json<CallAnswer<'cashHandIns'>>();
};

describe('B-29c cash is taken', () => {
  test('by who recorded it, or by a colleague of the center where the recorder may receive cash', async () => {
    const key = await desk.takenTo('Delivered');
    expect(verdict(await take('SALE', key, 'MATE'))).toBe('403 RIGHT_MISSING');
    expect(await heldBy()).toEqual([]);
    await colleagues.give('3', ['receiveCash'], 'beta');
    expect(verdict(await take('SALE', key, 'MATE')), 'of another shop').toBe('403 RIGHT_MISSING');
    await colleagues.give('3', ['receiveCash']);
    for (const stranger of ['SALE2', 'NOBODY', 'RIDER'])
      expect((await take('SALE', key, stranger)).json(), stranger).toMatchObject({
        code: 'TAKER_UNKNOWN',
        fields: { TakenBy: expect.any(String) },
      });
    const taken = await take('SALE', key, 'MATE');
    expect(taken.json<Detail>().Order.Cash?.By).toBe('Mate');
    expect(await heldBy()).toEqual([{ kind: 'staff', by: 'MATE' }]);
    const [row] = await shop.database.asOwner(
      `select actor_id, after from audit_log where action = 'order.cash'`,
    );
    expect(row).toMatchObject({ actor_id: 'SALE', after: { TakenBy: 'MATE', CashSatang: TOTAL * 100 } });
  });

  test('B-81 and is counted at its center until it is handed in', async () => {
    const counted = async (who: Colleague, tenant: TestTenant = 'alpha') =>
      (await shop.call('cashWaiting', { token: await colleagues.tokenOf(who, tenant) })).json();
    await take('SALE', await desk.takenTo('Delivered'));
    await take('SALE', await desk.takenTo('Delivered'));
    expect(await counted('ADMIN')).toEqual({ Count: 2 });
    expect(await counted('SALE', 'beta'), 'of another shop').toEqual({ Count: 0 });
    await colleagues.give('3', ['receiveCash']);
    expect(await handIn('SALE', 2)).toMatch(/^200/);
    expect(await counted('ADMIN')).toEqual({ Count: 0 });
  });

  test('in the step of the delivery too, and without a word by who takes the step', async () => {
    const [first, second] = [await desk.takenTo('Shipping'), await desk.takenTo('Shipping')];
    const step = { From: 'Shipping', To: 'Delivered', Cash: true } as const;
    expect(verdict(await desk.step(first, { ...step, TakenBy: 'MATE' }))).toBe('403 RIGHT_MISSING');
    expect((await desk.detail(first)).json<Detail>().Order.Status, 'nothing is written').toBe('Shipping');
    await desk.take(first, { ...step, TakenBy: 'MATE' }, 'ADMIN');
    await desk.take(second, { ...step, TakenBy: 'SALE' });
    expect(await heldBy()).toEqual([
      { kind: 'staff', by: 'MATE' },
      { kind: 'staff', by: 'SALE' },
    ]);
  });

  test('by one of the active staff of the center, whom its staff are told', async () => {
    await shop.database.asOwner(
      `update staff set status = 'disabled' where tenant_id = 'alpha' and user_id = 'MATE'`,
    );
    const ask = async () => {
      const token = await colleagues.tokenOf('SALE');
      const { Data } = (await shop.call('cashTakers', { token })).json<CallAnswer<'cashTakers'>>();
      return Data.map(({ UserId }) => UserId);
    };
    expect(await ask()).not.toContain('MATE');
    await shop.database.asOwner(`update staff set status = 'active' where user_id = 'MATE'`);
    expect(await ask()).toEqual(expect.arrayContaining(['ADMIN', 'MATE', 'SALE']));
    expect(await ask()).not.toContain('SALE2');
  });
});

describe('B-29d what was handed in', () => {
  async function handedIn(): Promise<Key[]> {
    const keys: Key[] = [];
    const answers: string[] = [];
    for (const [at, who] of (['SALE', 'SALE', 'MATE', 'SALE'] as const).entries()) {
      const key = await desk.takenTo('Delivered');
      keys.push(key);
      shop.now = new Date(NOW.getTime() + at * 24 * 3600_000);
      await take('ADMIN', key, who);
      if (at > 0) answers.push(await handIn(who, at === 1 ? 2 : 1));
    }
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '200']);
    return keys;
  }

  test('is kept with who, to whom, when and how much, newest first, with the sum of all', async () => {
    await handedIn();
    const { Data, Sum, Count, People, Next } = await list();
    expect(Data.map(({ By, Count: many }) => [By === 'Mate', many])).toEqual([
      [false, 1],
      [true, 1],
      [false, 2],
    ]);
    expect(new Set(Data.map(({ ReceivedBy }) => ReceivedBy)).size).toBe(1);
    expect([Count, Sum, Next]).toEqual([3, Number((4 * TOTAL).toFixed(2)), null]);
    expect(People.map(({ UserId }) => UserId).toSorted()).toEqual(['MATE', 'SALE']);
    const [held] = await shop.database.asOwner(
      `select count(*)::int as many from cash_receipts where hand_in_id is null`,
    );
    expect(held).toEqual({ many: 0 });
  });

  test('is narrowed by person and days of Bangkok, and paged by key', async () => {
    await handedIn();
    expect(await list({ person: 'MATE' })).toMatchObject({ Data: [{ By: 'Mate' }], Count: 1, Sum: TOTAL });
    expect((await list({ dateStart: '2026-03-04', dateEnd: '2026-03-04' })).Data).toHaveLength(1);
    const first = await list({ take: '2' });
    expect(first.Data).toHaveLength(2);
    const second = await list({ take: '2', after: first.Next ?? '' });
    expect([second.Data.length, second.Next]).toEqual([1, null]);
    expect(second.Sum, 'of all, not of the page').toBe(first.Sum);
    const ids = [...first.Data, ...second.Data].map(({ HandInId }) => HandInId);
    expect(new Set(ids).size).toBe(3);
    for (const after of ['x', '1_x', '1'])
      expect(await list({ after }), after).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('names the orders it was taken for; another center and another shop see none of it', async () => {
    const keys = await handedIn();
    const oldest = (await list()).Data.at(-1);
    const ask = async (token: string, query: Query = {}) =>
      shop.call('cashHandIn', { token, query: { handInId: String(oldest?.HandInId), ...query } });
    const own = (await ask(await colleagues.tokenOf('SALE'))).json<CallAnswer<'cashHandIn'>>();
    expect(own.HandIn).toMatchObject({ Count: 2, Sum: Number((2 * TOTAL).toFixed(2)), SaleUnit: 'C1' });
    expect(own.Data.map(({ OrderID }) => OrderID)).toEqual(keys.slice(0, 2).map(({ orderid }) => orderid));
    const page = (await ask(await colleagues.tokenOf('SALE'), { take: '1' })).json<
      CallAnswer<'cashHandIn'>
    >();
    const rest = await ask(await colleagues.tokenOf('SALE'), { take: '1', after: page.Next ?? '' });
    expect(rest.json<CallAnswer<'cashHandIn'>>().Data[0]?.OrderID).toBe(keys[1]?.orderid);
    expect(verdict(await ask(await shop.tokenOf('alpha', 'SALE2')))).toBe('404 HAND_IN_NOT_FOUND');
    expect(verdict(await ask(await shop.tokenOf('beta', 'ADMIN')))).toBe('404 HAND_IN_NOT_FOUND');
    expect((await list({}, 'ADMIN', 'beta')).Data).toEqual([]);
  });

  test('at the same moment is written once', async () => {
    await take('ADMIN', await desk.takenTo('Delivered'), 'SALE');
    const answers = await Promise.all([handIn('SALE', 1), handIn('SALE', 1)]);
    expect(answers.toSorted()).toEqual([expect.stringMatching(/^200/), '409 CASH_CHANGED']);
    expect((await list()).Count).toBe(1);
  });
});
