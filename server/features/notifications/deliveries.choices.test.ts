/** When a message is sent, in which language and by what: as shop and person have chosen. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { deliver } from './notifications.delivering.usecases.ts';
import { notify, type Notice } from './notifications.public.ts';

let shop: TestShop;
let start: Date;
beforeAll(async () => {
  shop = await createTestShop();
  start = shop.now;
  await shop.database.asOwner(
    `update profiles set email = lower(profile_code) || '@' || tenant_id || '.example'`,
  );
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = start;
  shop.sent.length = 0;
  for (const table of ['notifications', 'notification_preferences', 'notification_shops', 'outbox'])
    await shop.database.asOwner(`delete from ${table}`);
});

let told = 0;
async function tell(recipient = 'CUST1'): Promise<Notice> {
  const number = `N${(told += 1)}`;
  const notice: Notice = {
    kind: 'order.shipped',
    recipients: [recipient],
    onceKey: number,
    words: {
      th: { title: 'จัดส่งแล้ว', body: `คำสั่งซื้อ ${number} จัดส่งแล้ว` },
      en: { title: 'On its way', body: `Your order ${number} has been sent.` },
    },
    link: `/history/${number}/C1`,
    at: shop.now,
  };
  await shop.deps.database.inTenant('alpha', (tx) => notify(shop.deps, tx, 'alpha', [notice]));
  return notice;
}
const sendSms = () => deliver(shop.deps, { tenantId: 'alpha', channel: 'sms' });
const texts = () => shop.sent.map(({ text }) => text);
/** The jobs that wait, and how many seconds from now. */
const jobs = async () =>
  (
    await shop.database.asOwner<{ subject: string; start_after: Date | null }>(
      `select subject, start_after from outbox order by start_after, job_id`,
    )
  )
    .map(
      ({ subject, start_after: at }) => `${subject} ${at ? (at.getTime() - shop.now.getTime()) / 1000 : 0}`,
    )
    .toSorted();

test('B-94b in quiet hours it waits until they end, the bell does not', async () => {
  // 12:00 in Bangkok.
  await shop.database.asOwner(
    `insert into notification_shops (tenant_id, quiet_from, quiet_until) values ('alpha', 600, 780)`,
  );
  const one = await tell();
  expect(await shop.database.asOwner('select from notifications')).toHaveLength(1);
  expect(await jobs()).toEqual(['email 3600', 'sms 3600']);
  await sendSms();
  expect(texts()).toEqual([]);
  shop.now = new Date(start.getTime() + 3_600_000);
  await sendSms();
  expect(texts()).toEqual([expect.stringContaining(one.onceKey)]);
});

test('B-94b a person chooses own quiet hours or none, the language, and what does not come', async () => {
  await shop.database.asOwner(
    `insert into notification_shops (tenant_id, quiet_from, quiet_until) values ('alpha', 600, 780)`,
  );
  await shop.database.asOwner(`
    insert into notification_preferences (tenant_id, audience, recipient, quiet_mode, language, switches)
    values ('alpha', 'customer', 'CUST1', 'none', 'en', '{"order.shipped:email": false}')`);
  const one = await tell();
  expect(await jobs()).toEqual(['sms 0']);
  await sendSms();
  const [text] = texts();
  expect(text).toContain(`Shop alpha: Your order ${one.onceKey} has been sent. `);
  expect(text).toMatch(/\/en\/history\//);
  await shop.database.asOwner(
    `update notification_preferences set quiet_mode = 'own', quiet_from = 700, quiet_until = 725`,
  );
  await shop.database.asOwner('delete from outbox');
  await tell();
  expect(await jobs(), '12:05').toEqual(['sms 300']);
});

test('B-94b who has no number or address is told by the bell alone', async () => {
  await shop.database.asOwner(`update profiles set mobile = null, email = null where profile_code = 'CUST2'`);
  await tell('CUST2');
  expect(await shop.database.asOwner('select from notification_deliveries')).toEqual([]);
  expect(await shop.database.asOwner('select from notifications')).toHaveLength(1);
});
