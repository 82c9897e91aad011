/** What people and shops choose of notifications: each person's own, in each shop. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { notify } from './notifications.public.ts';

type Who = 'CUST1' | 'CUST2' | 'ADMIN' | 'SALE';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  for (const table of ['notifications', 'notification_preferences', 'notification_shops', 'audit_log'])
    await shop.database.asOwner(`delete from ${table}`);
});

describe('B-94b what a person chooses', () => {
  const settings = async (who: Who, tenant: TestTenant = 'alpha') =>
    (await shop.call('notificationSettings', { token: await shop.tokenOf(tenant, who) })).json<
      CallAnswer<'notificationSettings'>
    >();
  const save = async (who: Who, body: CallInput<'saveNotificationSettings'>['body']) =>
    shop.call('saveNotificationSettings', { token: await shop.tokenOf('alpha', who), body });
  const QUIET = { Mode: 'shop', From: null, Until: null } as const;

  test('is kept for them alone, and says where messages go without showing it', async () => {
    expect((await settings('CUST1')).Addresses).toEqual({ sms: '081•••0001', email: null });
    const answer = await save('CUST1', {
      Switches: [{ Kind: 'order.placed', Channel: 'sms', On: false }],
      Quiet: { Mode: 'own', From: '22:00', Until: '07:30' },
      Language: 'en',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const own = await settings('CUST1');
    expect(own).toEqual(answer.json());
    expect(own).toMatchObject({ Quiet: { Mode: 'own', From: '22:00', Until: '07:30' }, Language: 'en' });
    expect(own.Kinds.find(({ Kind }) => Kind === 'order.placed')?.Channels).toEqual([
      { Channel: 'sms', On: false, Never: null },
      { Channel: 'email', On: true, Never: 'address' },
    ]);
    for (const [who, tenant] of [
      ['CUST2', 'alpha'],
      ['CUST1', 'beta'],
      ['SALE', 'alpha'],
    ] as const)
      expect(await settings(who, tenant)).toMatchObject({ Quiet: QUIET, Language: 'th' });
  });

  test('what is not named stays', async () => {
    await save('CUST1', {
      Switches: [{ Kind: 'order.placed', Channel: 'sms', On: false }],
      Quiet: QUIET,
      Language: 'th',
    });
    await save('CUST1', {
      Switches: [{ Kind: 'order.shipped', Channel: 'sms', On: false }],
      Quiet: QUIET,
      Language: 'th',
    });
    const off = (await settings('CUST1')).Kinds.filter(({ Channels }) => Channels.some(({ On }) => !On));
    expect(off.map(({ Kind }) => Kind)).toEqual(['order.placed', 'order.shipped']);
  });

  test('own quiet hours need a beginning and an end; what was chosen before stays', async () => {
    for (const [From, Until, field] of [
      [null, '07:00', 'Quiet.From'],
      ['22:00', null, 'Quiet.Until'],
      ['22:00', '22:00', 'Quiet.Until'],
    ] as const) {
      const answer = await save('CUST1', {
        Switches: [],
        Quiet: { Mode: 'own', From, Until },
        Language: 'en',
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'QUIET_HOURS_INCOMPLETE']);
      expect(Object.keys(answer.json().fields)).toEqual([field]);
    }
    for (const clock of ['24:00', '7:00', '07:60', 'noon']) {
      const Quiet = { Mode: 'own', From: clock, Until: '08:00' } as const;
      expect((await save('CUST1', { Switches: [], Quiet, Language: 'en' })).statusCode).toBe(400);
    }
    expect(await settings('CUST1')).toMatchObject({ Language: 'th', Quiet: QUIET });
  });

  test('staff choose of what their role is told, and of nothing of customers', async () => {
    const kinds = async (who: Who) => (await settings(who)).Kinds.map(({ Kind }) => Kind);
    expect(await kinds('SALE')).toEqual(['orders.waiting', 'payments.waiting', 'stock.low', 'run.ended']);
    expect(await kinds('ADMIN')).toEqual([
      'orders.waiting',
      'payments.waiting',
      'stock.low',
      'registration.waiting',
      'application.waiting',
      'run.ended',
      'channel.down',
    ]);
    await save('SALE', {
      Switches: [{ Kind: 'order.placed', Channel: 'sms', On: false }],
      Quiet: QUIET,
      Language: 'th',
    });
    const [row] = await shop.database.asOwner<{ switches: object }>(
      'select switches from notification_preferences',
    );
    expect(row?.switches).toEqual({});
  });
});

describe('B-94c what the shop sends', () => {
  type Shop = CallAnswer<'shopNotificationSettings'>;
  const settings = async (tenant: TestTenant = 'alpha') =>
    (
      await shop.call('shopNotificationSettings', { token: await shop.tokenOf(tenant, 'ADMIN') })
    ).json<Shop>();
  const save = async (body: Partial<CallInput<'saveShopNotificationSettings'>['body']>, who: Who = 'ADMIN') =>
    shop.call('saveShopNotificationSettings', {
      token: await shop.tokenOf('alpha', who),
      body: { Switches: [], Quiet: null, WaitingMinutes: 30, LowStock: 10, Version: 0, ...body },
    });

  test('is as the kinds have it at first, and changes for this shop alone, with a line in the log', async () => {
    const first = await settings();
    expect(first).toMatchObject({ Quiet: null, WaitingMinutes: 30, LowStock: 10, Version: 0 });
    expect(first.Channels).toEqual([
      { Channel: 'sms', State: 'working', DownSince: null, Waiting: 0 },
      { Channel: 'email', State: 'working', DownSince: null, Waiting: 0 },
    ]);
    const saved = await save({
      Switches: [{ Kind: 'order.shipped', Channel: 'sms', On: false }],
      Quiet: { From: '21:00', Until: '08:00' },
      WaitingMinutes: 15,
      LowStock: 0,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await settings()).toEqual(saved.json());
    expect(saved.json()).toMatchObject({
      Quiet: { From: '21:00', Until: '08:00' },
      WaitingMinutes: 15,
      LowStock: 0,
      Version: 1,
    });
    expect(await settings('beta')).toMatchObject({ Quiet: null, WaitingMinutes: 30, Version: 0 });
    const rows = await shop.database.asOwner(
      `select tenant_id, actor_id, action, subject, before -> 'QuietHours' as before, after -> 'QuietHours' as after from audit_log`,
    );
    expect(rows).toEqual([
      {
        tenant_id: 'alpha',
        actor_id: 'ADMIN',
        action: 'setting.notifications',
        subject: 'setting/notifications',
        before: '',
        after: '21:00–08:00',
      },
    ]);
    // Nobody gets by SMS what the shop does not send; the bell has it.
    const words = { title: 'Sent', body: 'It was sent' };
    const shipped = {
      kind: 'order.shipped',
      recipients: ['CUST1'],
      onceKey: 'one',
      words: { th: words, en: words },
      link: '',
      at: shop.now,
    } as const;
    await shop.deps.database.inTenant('alpha', (tx) => notify(shop.deps, tx, 'alpha', [shipped]));
    expect(await shop.database.asOwner('select from notification_deliveries')).toEqual([]);
    expect(await shop.database.asOwner('select from notifications')).toHaveLength(1);
  });

  test('two who save at the same time: the second is told, and overwrites nothing', async () => {
    const [one, two] = await Promise.all([save({ LowStock: 5 }), save({ LowStock: 7 })]);
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409]);
    const refused = one.statusCode === 409 ? one : two;
    expect(refused.json().code).toBe('NOTIFICATION_SETTINGS_CHANGED');
    expect((await settings()).LowStock).toBe(one.statusCode === 200 ? 5 : 7);
  });

  test('is the super admin’s to change', async () => {
    expect((await save({ LowStock: 1 }, 'SALE')).statusCode).toBe(403);
    expect((await settings()).LowStock).toBe(10);
  });

  test('takes hours and numbers that make sense', async () => {
    for (const body of [
      { WaitingMinutes: -1 },
      { WaitingMinutes: 1441 },
      { LowStock: -1 },
      { LowStock: 1.5 },
      { Quiet: { From: '25:00', Until: '08:00' } },
    ])
      expect((await save(body)).statusCode).toBe(400);
  });
});
