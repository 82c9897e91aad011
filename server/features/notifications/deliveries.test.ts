/** Deliveries through the real adapters, against the simulators: nothing is lost and nothing doubled, whatever they do. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createFaults, type FaultKind } from '#simulators/faults.ts';
import { addMailPages, startMailSimulator, type MailSimulator } from '#simulators/mail.ts';
import { addSmsSimulator } from '#simulators/sms.ts';
import type { Channel } from '#domain/notifications/kinds.ts';
import { createSmtpMail } from '../../gateways/mail.ts';
import { createHttpSms } from '../../gateways/sms.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { deliver, sweepDeliveries } from './notifications.delivering.usecases.ts';
import { notify, type Notice } from './notifications.public.ts';

const PATIENCE_MS = 400;
const smsFaults = createFaults();
const mailFaults = createFaults();
const faultsOf = { sms: smsFaults, email: mailFaults };
let providers: FastifyInstance;
let mailbox: MailSimulator;
let shop: TestShop;
let start: Date;

beforeAll(async () => {
  providers = Fastify();
  const clock = () => shop.now;
  addSmsSimulator(providers, { token: 'token', clock, faults: smsFaults });
  mailbox = await startMailSimulator({ password: 'secret', clock, faults: mailFaults });
  addMailPages(providers, mailbox);
  const address = await providers.listen({ port: 0, host: '127.0.0.1' });
  shop = await createTestShop({
    sms: createHttpSms({
      url: () => `${address}/simulators/sms/send`,
      token: 'token',
      patienceMs: PATIENCE_MS,
    }),
    mail: createSmtpMail({ url: () => mailbox.url, from: 'shop@shops.example', patienceMs: PATIENCE_MS }),
  });
  start = shop.now;
  await shop.database.asOwner(
    `update profiles set email = lower(profile_code) || '@' || tenant_id || '.example'`,
  );
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
  await providers.close();
});
beforeEach(async () => {
  shop.now = start;
  shop.problems.length = 0;
  for (const table of [
    'notifications',
    'notification_channels',
    'notification_preferences',
    'notification_shops',
    'outbox',
  ])
    await shop.database.asOwner(`delete from ${table}`);
});
afterEach(() => {
  smsFaults.set('down', 0);
  mailFaults.set('down', 0);
});

let told = 0;
const notice = (more: Partial<Notice> = {}): Notice => {
  const number = `N${(told += 1)}`;
  return {
    kind: 'order.shipped',
    recipients: ['CUST1'],
    onceKey: number,
    words: {
      th: { title: 'จัดส่งแล้ว', body: `คำสั่งซื้อ ${number} จัดส่งแล้ว` },
      en: { title: 'On its way', body: `Your order ${number} has been sent.` },
    },
    link: `/history/${number}/C1`,
    at: shop.now,
    ...more,
  };
};
const tell = async (notices: readonly Notice[], tenant = 'alpha') => {
  await shop.deps.database.inTenant(tenant, (tx) => notify(shop.deps, tx, tenant, notices));
  return notices;
};
const work = (channel: Channel, tenant = 'alpha') => deliver(shop.deps, { tenantId: tenant, channel });
const later = (ms: number) => {
  shop.now = new Date(shop.now.getTime() + ms);
};
const outboxOf = async (channel: Channel): Promise<string[]> => {
  const path = channel === 'sms' ? '/simulators/sms/outbox' : '/simulators/mail/outbox';
  const answer = await providers.inject({ url: path });
  return answer.json<{ to: string; text: string }[]>().map(({ to, text }) => `${to} ${text}`);
};
/** How often a notice has arrived. */
const arrived = async (channel: Channel, { onceKey }: Notice): Promise<number> =>
  (await outboxOf(channel)).filter((text) => text.includes(`${onceKey} `)).length;
const states = async (tenant = 'alpha') =>
  (
    await shop.database.asOwner<{ one: string }>(
      `select channel || ' ' || state as one from notification_deliveries where tenant_id = $1 order by 1`,
      [tenant],
    )
  ).map(({ one }) => one);
/** The jobs that wait, and how many seconds from now. */
const jobs = async () =>
  (
    await shop.database.asOwner<{ queue: string; subject: string; start_after: Date | null }>(
      `select queue, subject, start_after from outbox order by start_after`,
    )
  ).map(
    ({ subject, start_after: at }) => `${subject} ${at ? (at.getTime() - shop.now.getTime()) / 1000 : 0}`,
  );
/** Until an outage of that length would be over, tries whenever a job is due. */
async function tryFor(channel: Channel, ms: number): Promise<void> {
  const until = shop.now.getTime() + ms;
  for (;;) {
    const [due] = await shop.database.asOwner<{ start_after: Date | null }>(
      `select start_after from outbox where subject = $1 order by start_after limit 1`,
      [channel],
    );
    const at = Math.max(due?.start_after?.getTime() ?? 0, shop.now.getTime());
    if (!due || at >= until) break;
    shop.now = new Date(at);
    await shop.database.asOwner(`delete from outbox where start_after is null or start_after <= $1`, [
      shop.now,
    ]);
    await work(channel);
  }
  shop.now = new Date(until);
}

describe.each<Channel>(['sms', 'email'])('B-94g by %s', (channel) => {
  test('a notification arrives with its words and the way to it', async () => {
    const [one] = await tell([notice()]);
    await work(channel);
    const [text] = await outboxOf(channel);
    expect(text).toContain(channel === 'sms' ? '0810000001 ร้านalpha: ' : 'cust1@alpha.example ');
    expect(text).toContain(`คำสั่งซื้อ ${one?.onceKey} จัดส่งแล้ว`);
    expect(text).toMatch(new RegExp(`/history/${one?.onceKey}/C1`));
  });

  test.each<FaultKind>(['late', 'lost', 'busy', 'down'])(
    'a provider that is %s once: it arrives once, after another try',
    async (fault) => {
      faultsOf[channel].set(fault, 1);
      const [one = notice()] = await tell([notice()]);
      await work(channel);
      expect(await states()).toContain(`${channel} waiting`);
      await tryFor(channel, 60_000);
      expect(await arrived(channel, one)).toBe(1);
      expect(await states()).toContain(`${channel} sent`);
      expect(shop.problems).toEqual([]);
    },
  );

  test('what the provider refuses is tried three times in hours, then no more, and holds up nothing', async () => {
    const [wrong = notice()] = await tell([notice()]);
    faultsOf[channel].set('refusing', 1);
    await work(channel);
    const [right = notice()] = await tell([notice()]);
    await work(channel);
    expect([await arrived(channel, wrong), await arrived(channel, right)]).toEqual([0, 1]);
    faultsOf[channel].set('refusing', 2);
    await tryFor(channel, 24 * 3_600_000);
    expect(await arrived(channel, wrong)).toBe(0);
    expect((await states()).filter((one) => one.startsWith(channel)).toSorted()).toEqual([
      `${channel} refused`,
      `${channel} sent`,
    ]);
    expect(shop.problems).toEqual([]);
  });

  test('a provider that refuses one after the other does not work: told once, and all arrive when it is mended', async () => {
    faultsOf[channel].set('refusing', 1_000_000);
    const notices = await tell(Array.from({ length: 12 }, () => notice()));
    await work(channel);
    await tryFor(channel, 1_800_000);
    expect(shop.problems.map(String)).toEqual([expect.stringContaining(`${channel} of alpha is down`)]);
    faultsOf[channel].set('refusing', 0);
    await tryFor(channel, 6 * 3_600_000);
    const counts = await Promise.all(notices.map((one) => arrived(channel, one)));
    expect(counts).toEqual(notices.map(() => 1));
  });

  test('the job that runs twice, and two workers at once, send it once', async () => {
    const notices = await tell(Array.from({ length: 30 }, () => notice()));
    await Promise.all([work(channel), work(channel), work(channel)]);
    await work(channel);
    expect(await Promise.all(notices.map((one) => arrived(channel, one)))).toEqual(notices.map(() => 1));
  });

  test('a worker that died after it was sent: another tells the provider again, who knows it', async () => {
    const [one = notice()] = await tell([notice()]);
    await work(channel);
    await shop.database.asOwner(
      `update notification_deliveries set state = 'sending', settled_at = null, claimed_at = $1 where channel = $2`,
      [shop.now, channel],
    );
    later(60_000);
    await work(channel);
    expect(await states()).toContain(`${channel} sending`);
    later(60_001);
    await shop.database.asOwner('delete from outbox');
    await sweepDeliveries(shop.deps, 'alpha');
    expect(await jobs()).toContain(`${channel} 0`);
    await work(channel);
    expect(await states()).toContain(`${channel} sent`);
    expect(await arrived(channel, one)).toBe(1);
  });

  test('down for an hour with 50 messages: told once, tried one at a time, and all arrive once', async () => {
    const notices = await tell(Array.from({ length: 50 }, () => notice()));
    const before = (await outboxOf(channel)).length;
    faultsOf[channel].set('down', 1_000_000);
    await work(channel);
    await tryFor(channel, 3_600_000);
    expect((await outboxOf(channel)).length).toBe(before);
    const [tries] = await shop.database.asOwner<{ sum: string }>(
      `select sum(attempts) as sum from notification_deliveries where channel = $1`,
      [channel],
    );
    // The ten of the first claim, and a probe now and then.
    expect(Number(tries?.sum)).toBeLessThan(25);
    expect(shop.problems.map(String)).toEqual([expect.stringContaining(`${channel} of alpha is down`)]);
    const bell = async () =>
      (
        await shop.database.asOwner<{ recipient: string; title_en: string }>(
          `select recipient, title_en from notifications where kind = 'channel.down' and tenant_id = 'alpha' order by notification_id`,
        )
      ).map(({ recipient, title_en }) => `${recipient}: ${title_en}`);
    const name = channel === 'sms' ? 'SMS' : 'E-mail';
    expect(await bell()).toEqual([`ADMIN: ${name} cannot be sent`]);

    faultsOf[channel].set('down', 0);
    await tryFor(channel, 1_800_000);
    expect(await Promise.all(notices.map((one) => arrived(channel, one)))).toEqual(notices.map(() => 1));
    expect(await bell()).toEqual([`ADMIN: ${name} cannot be sent`, `ADMIN: ${name} works again`]);
    expect(shop.problems).toHaveLength(1);
  });
});

test('B-94g a number gets so many in 24 hours; the bell and the mailbox have the others', async () => {
  shop.deps.config.messagesPerDay = { number: 3, shop: 1_000 };
  onTestFinished(() => {
    shop.deps.config.messagesPerDay = { number: 1_000_000, shop: 1_000_000 };
  });
  await tell([notice(), notice()]);
  await tell([notice(), notice(), notice({ recipients: ['CUST2'] })]);
  await tell([notice()], 'beta');
  const by = async (channel: Channel) => (await states()).filter((one) => one.startsWith(channel)).length;
  expect([await by('sms'), await by('email')]).toEqual([4, 5]);
  expect(await states('beta')).toEqual(['email waiting', 'sms waiting']);
  expect(await shop.database.asOwner(`select from notifications where tenant_id = 'alpha'`)).toHaveLength(5);
  later(24 * 3_600_000);
  await tell([notice()]);
  expect(await by('sms')).toBe(5);
});

test('B-94g a shop sends so many in a day; the others wait for the next, and the super admins are told', async () => {
  shop.deps.config.messagesPerDay = { number: 1_000, shop: 10 };
  onTestFinished(() => {
    shop.deps.config.messagesPerDay = { number: 1_000_000, shop: 1_000_000 };
  });
  const notices = await tell(Array.from({ length: 15 }, () => notice()));
  await work('sms');
  const sum = async () =>
    (await Promise.all(notices.map((one) => arrived('sms', one)))).reduce((all, one) => all + one, 0);
  expect(await sum()).toBe(10);
  expect(shop.problems.map(String)).toEqual([expect.stringContaining('its 10 messages of the day are sent')]);
  // From noon to midnight.
  await tryFor('sms', 12 * 3_600_000 - 1);
  expect(await sum()).toBe(10);
  await tryFor('sms', 60_000);
  expect(await sum()).toBe(15);
});

test('B-94g what a worker left as it died is not sent once it is of no use', async () => {
  const [one = notice()] = await tell([notice()]);
  await shop.database.asOwner(`update notification_deliveries set state = 'sending', claimed_at = $1`, [
    shop.now,
  ]);
  later(49 * 3_600_000);
  await work('sms');
  expect(await arrived('sms', one)).toBe(0);
  expect(await states()).toContain('sms expired');
});

test('one channel that is down holds up neither the other nor another shop', async () => {
  smsFaults.set('down', 1_000_000);
  await tell(Array.from({ length: 5 }, () => notice()));
  const [others = notice()] = await tell([notice()], 'beta');
  await work('sms');
  await work('email');
  expect((await states()).filter((one) => one === 'email sent')).toHaveLength(5);
  smsFaults.set('down', 0);
  await work('sms', 'beta');
  expect(await arrived('sms', others)).toBe(1);
  expect(await states()).toContain('sms waiting');
});

test('a message of no use any more is not sent when the channel works again', async () => {
  const [one = notice()] = await tell([notice()]);
  later(48 * 3_600_000);
  await work('sms');
  expect(await arrived('sms', one)).toBe(0);
  expect(await states()).toContain('sms expired');
});
