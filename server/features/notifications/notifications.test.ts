/** The bell, what is read, and who of the staff is told: each person's own, in each shop. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { notify, staffToTell, type Notice } from './notifications.public.ts';

type Who = 'CUST1' | 'CUST2' | 'ADMIN' | 'SALE' | 'SALE2';
type Listed = CallAnswer<'notifications'>;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  for (const table of [
    'notifications',
    'notification_preferences',
    'notification_shops',
    'audit_log',
    'outbox',
  ])
    await shop.database.asOwner(`delete from ${table}`);
  await shop.database.asOwner(`delete from web_config where opt like 'MERCHANT%'`);
});

const notice = (onceKey: string, more: Partial<Notice> = {}): Notice => ({
  kind: 'order.shipped',
  recipients: ['CUST1'],
  onceKey,
  words: {
    th: { title: 'จัดส่งแล้ว', body: `ส่ง ${onceKey} แล้ว` },
    en: { title: 'Sent', body: `${onceKey} sent` },
  },
  link: '/history/1/C1',
  at: shop.now,
  ...more,
});
const tell = (notices: readonly Notice[], tenant: TestTenant = 'alpha') =>
  shop.deps.database.inTenant(tenant, (tx) => notify(shop.deps, tx, tenant, notices));
const list = async (who: Who, query = {}, tenant: TestTenant = 'alpha', language: 'th' | 'en' = 'en') => {
  const token = await shop.tokenOf(tenant, who);
  return (await shop.call('notifications', { token, query, language })).json<Listed>();
};
const unread = async (who: Who, tenant: TestTenant = 'alpha') =>
  (await shop.call('unreadNotifications', { token: await shop.tokenOf(tenant, who) })).json<{
    Unread: number;
  }>().Unread;
const read = async (who: Who, body: CallInput<'readNotifications'>['body'], tenant: TestTenant = 'alpha') =>
  shop.call('readNotifications', { token: await shop.tokenOf(tenant, who), body });

describe('B-94 the bell', () => {
  test('shows a person what they were told, the newest first, in the language of the page', async () => {
    await tell([notice('one')]);
    await tell([notice('two'), notice('other', { recipients: ['CUST2'] })]);
    const { Data, HasMore } = await list('CUST1');
    expect(HasMore).toBe(false);
    expect(Data.map(({ Body }) => Body)).toEqual(['two sent', 'one sent']);
    expect(Data[0]).toEqual({
      NotificationId: expect.stringMatching(/^\d+$/),
      Kind: 'order.shipped',
      Title: 'Sent',
      Body: 'two sent',
      Link: '/history/1/C1',
      CreatedAt: shop.now.toISOString(),
      ReadAt: null,
    });
    expect((await list('CUST1', {}, 'alpha', 'th')).Data[0]?.Body).toBe('ส่ง two แล้ว');
    expect((await list('CUST2')).Data.map(({ Body }) => Body)).toEqual(['other sent']);
  });

  test('is nobody else’s: not of another customer, of staff of that name, or of another shop', async () => {
    await tell([notice('one')]);
    await tell([notice('staff', { kind: 'orders.waiting', recipients: ['CUST1', 'SALE'] })]);
    expect((await list('CUST1')).Data).toHaveLength(1);
    expect((await list('CUST1', {}, 'beta')).Data).toEqual([]);
    expect((await list('SALE')).Data.map(({ Body }) => Body)).toEqual(['staff sent']);
    expect((await list('SALE', {}, 'beta')).Data).toEqual([]);
    expect([await unread('CUST1'), await unread('CUST2'), await unread('CUST1', 'beta')]).toEqual([1, 0, 0]);
  });

  test('goes on before the last one shown, and says whether there are more', async () => {
    for (let at = 1; at <= 5; at += 1) await tell([notice(String(at))]);
    const first = await list('CUST1', { take: '2' });
    expect([first.Data.map(({ Body }) => Body), first.HasMore]).toEqual([['5 sent', '4 sent'], true]);
    const before = first.Data[1]?.NotificationId ?? '';
    const second = await list('CUST1', { take: '3', before });
    expect([second.Data.map(({ Body }) => Body), second.HasMore]).toEqual([
      ['3 sent', '2 sent', '1 sent'],
      false,
    ]);
  });

  test('the same is told once, to each person', async () => {
    expect(await tell([notice('one'), notice('one')])).toHaveLength(1);
    expect(await tell([notice('one')])).toEqual([]);
    expect(await tell([notice('one', { recipients: ['CUST1', 'CUST2'] })])).toHaveLength(1);
    expect(await tell([notice('one')], 'beta')).toHaveLength(1);
    expect(await shop.database.asOwner('select from notification_deliveries')).toHaveLength(3);
  });

  test('a newer one takes the place of one of its topic that is not read, with what was to be sent of it', async () => {
    const waiting = (key: string) =>
      notice(key, { kind: 'order.shipped', replaces: 'topic', recipients: ['CUST1', 'CUST2'] });
    await tell([waiting('one')]);
    const [one] = (await list('CUST2')).Data;
    await read('CUST2', { Ids: [one?.NotificationId ?? ''] });
    await tell([waiting('two')]);
    expect((await list('CUST1')).Data.map(({ Body }) => Body)).toEqual(['two sent']);
    expect((await list('CUST2')).Data.map(({ Body }) => Body)).toEqual(['two sent', 'one sent']);
    expect(await shop.database.asOwner('select from notification_deliveries')).toHaveLength(3);
  });

  test('counts to 100', async () => {
    await tell(Array.from({ length: 120 }, (_, at) => notice(String(at))));
    expect(await unread('CUST1')).toBe(100);
  });
});

describe('B-94 what is read', () => {
  test('is what was opened, or all up to one; what came since stays unread', async () => {
    for (const key of ['one', 'two', 'three']) await tell([notice(key)]);
    const [, second, first] = (await list('CUST1')).Data.map(({ NotificationId }) => NotificationId);
    expect((await read('CUST1', { Ids: [first ?? ''] })).json()).toEqual({ Unread: 2 });
    expect((await read('CUST1', { UpTo: second ?? '' })).json()).toEqual({ Unread: 1 });
    const { Data } = await list('CUST1');
    expect(Data.map(({ ReadAt }) => ReadAt)).toEqual([null, shop.now.toISOString(), shop.now.toISOString()]);
  });

  test('is never somebody else’s', async () => {
    await tell([notice('one')]);
    const [one] = (await list('CUST1')).Data;
    for (const [who, tenant] of [
      ['CUST2', 'alpha'],
      ['CUST1', 'beta'],
      ['SALE', 'alpha'],
    ] as const) {
      expect((await read(who, { Ids: [one?.NotificationId ?? ''] }, tenant)).statusCode).toBe(200);
      expect((await read(who, { UpTo: one?.NotificationId ?? '' }, tenant)).statusCode).toBe(200);
    }
    expect(await unread('CUST1')).toBe(1);
  });

  test('takes 50 at a time, and no other form', async () => {
    const answers = [
      { Ids: [] },
      { Ids: Array.from({ length: 51 }, () => '1') },
      { Ids: ['0'] },
      { UpTo: 'x' },
      {},
    ];
    for (const body of answers)
      expect((await read('CUST1', body as CallInput<'readNotifications'>['body'])).statusCode).toBe(400);
  });
});

describe('B-94 of staff, those are told', () => {
  const whom = (kind: Notice['kind'], saleUnit?: string) =>
    shop.deps.database.inTenant('alpha', (tx) =>
      staffToTell(shop.deps, tx, { tenantId: 'alpha', kind, ...(saleUnit && { saleUnit }) }),
    );

  test('who work for the center', async () => {
    expect(await whom('orders.waiting', 'C1')).toEqual(['ADMIN', 'SALE']);
    expect(await whom('orders.waiting', 'C2')).toEqual(['SALE2']);
    await shop.database.asOwner(`delete from staff_centers where tenant_id = 'alpha' and user_id = 'ADMIN'`);
    // A super admin without centers has all.
    expect(await whom('orders.waiting', 'C2')).toEqual(['ADMIN', 'SALE2']);
    await shop.database.asOwner(
      `insert into staff_centers (tenant_id, user_id, sale_unit) values ('alpha', 'ADMIN', 'C1')`,
    );
  });

  test('whose role may open the page of it, in a shop that has the page', async () => {
    expect(await whom('channel.down')).toEqual(['ADMIN']);
    await shop.database.asOwner(
      `insert into staff_roles (tenant_id, role, closed_pages) values ('alpha', '3', '{salesOrders}')`,
    );
    shop.deps.cache.dropAll();
    expect(await whom('orders.waiting', 'C1')).toEqual(['ADMIN']);
    await shop.database.asOwner(`delete from staff_roles`);
    shop.deps.cache.dropAll();
  });

  test('who may still sign in', async () => {
    await shop.database.asOwner(
      `update staff set status = 'disabled' where tenant_id = 'alpha' and user_id = 'SALE'`,
    );
    expect(await whom('orders.waiting', 'C1')).toEqual(['ADMIN']);
    await shop.database.asOwner(`update staff set status = 'active'`);
  });
});
