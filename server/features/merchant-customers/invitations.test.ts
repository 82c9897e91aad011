/** Customers who have never signed in, and their invitations by SMS and link. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, visitorOf, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { saveRole } from '../../testing/staff-roles.ts';

let shop: TestShop;
let now: Date;
const realNow = new Date('2026-03-20T05:00:00Z');
beforeAll(async () => {
  shop = await createTestShop();
  now = realNow;
  shop.deps.clock = () => now;
});
afterAll(() => shop.stop());

beforeEach(async () => {
  now = realNow;
  shop.deps.cache.dropAll();
  await shop.database.asOwner(
    `delete from customer_invitations; delete from notification_deliveries; delete from notifications;
     delete from profile_sign_ins; delete from audit_log; delete from web_config where opt like '%INVITE%';
     update search.desk_customers set marks = array_remove(marks, 'i=never') || array['i=never']`,
  );
});

const later = (hours: number): void => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
type As = 'SALE' | 'SALE2' | 'ADMIN';
const tokenOf = (as: As, tenant: 'alpha' | 'beta' = 'alpha') =>
  shop.deps.tokens.sign(visitorOf(tenant, as, as === 'SALE2' ? 'C2' : 'C1'));
type Way = 'sms' | 'link';
const invite = async (code: string, way: Way = 'sms', as: As = 'SALE', key: string = randomUUID()) =>
  shop.call('inviteCustomer', {
    token: await tokenOf(as),
    headers: { 'idempotency-key': key },
    params: { code },
    body: { Way: way },
  });
const listed = async (as: As = 'SALE', query: Record<string, string> = {}) =>
  (await shop.call('customersNotLoggedIn', { token: await tokenOf(as), query })).json();
const open = async (token: string, tenant = 'alpha') =>
  shop.call('openInvitation', { tenant, body: { Token: token } });
const tokenIn = (url: string) => new URL(url).searchParams.get('invite') ?? '';
const deliveries = () =>
  shop.database.asOwner(
    `select d.channel, d.address, n.link from notification_deliveries d join notifications n using (tenant_id, notification_id)`,
  );

describe('R-48 who has never signed in', () => {
  test('is listed for the staff of the center, as far as the other filters go, until they have signed in', async () => {
    const codes = async (as?: As, query?: Record<string, string>) =>
      (await listed(as, query)).Data.map(({ CUSTOMERCODE }: { CUSTOMERCODE: string }) => CUSTOMERCODE);
    expect(await codes()).toEqual(['CUST1', 'CUST2', 'OFF1']);
    expect(await codes('SALE', { status: 'active', level: '3' })).toEqual(['CUST2']);
    const first = await listed('SALE', { take: '1' });
    expect(first).toMatchObject({ Next: 'CUST1', IsOpen: true });
    expect((await listed('SALE', { take: '1', after: 'CUST1' })).Data).toMatchObject([
      { CUSTOMERCODE: 'CUST2' },
    ]);
    const { reference } = (
      await shop.call('requestCode', { tenant: 'alpha', body: { mobile: '0810000001' } })
    ).json();
    const code = /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
    await shop.call('verifyCode', { tenant: 'alpha', body: { reference, code } });
    expect(await codes()).not.toContain('CUST1');
    expect(verdict(await invite('CUST1'))).toBe('409 INVITATION_SIGNED_IN');
  });

  test('is told why no SMS can be sent, who invited last, and when another may be sent', async () => {
    await invite('CUST2');
    const rows = (await listed()).Data;
    expect(rows).toMatchObject([
      { CUSTOMERCODE: 'CUST1', Invited: null, Cannot: null, NextAt: null },
      {
        CUSTOMERCODE: 'CUST2',
        Invited: { At: realNow.toISOString(), Way: 'sms', By: 'Sale' },
        Cannot: 'today',
        NextAt: '2026-03-21T05:00:00.000Z',
      },
      { CUSTOMERCODE: 'OFF1', Cannot: 'disabled', NextAt: null },
    ]);
  });
});

describe('R-48 an invitation by SMS', () => {
  test('goes to the number with a link that fills it in, and stands in the log', async () => {
    expect(verdict(await invite('CUST1'))).toBe('200 undefined');
    const [sent, ...more] = await deliveries();
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      channel: 'sms',
      link: expect.stringMatching(/^\/login\?invite=[\w-]{16}$/),
    });
    const { Mobile } = (await open(String(sent?.link).slice(-16))).json();
    expect(Mobile).toBe(sent?.address);
    expect(
      await shop.database.asOwner(
        `select actor_id, subject, after from audit_log where action = 'customer.invitation'`,
      ),
    ).toEqual([{ actor_id: 'SALE', subject: 'customer/CUST1', after: { InviteWay: 'SMS' } }]);
  });

  test('is one in a day and three in 30 days, of a person with two accounts too, whoever sends it', async () => {
    await shop.database.asOwner(
      `insert into customers (tenant_id, customer_code, profile_code, name) values ('alpha', 'CUST1B', 'CUST1', 'Second')
       on conflict do nothing`,
    );
    expect(verdict(await invite('CUST1'))).toBe('200 undefined');
    later(23);
    expect(verdict(await invite('CUST1B', 'sms', 'ADMIN'))).toBe('409 INVITATION_TODAY');
    later(1);
    expect(verdict(await invite('CUST1B', 'sms', 'ADMIN'))).toBe('200 undefined');
    later(24);
    expect(verdict(await invite('CUST1'))).toBe('200 undefined');
    later(24 * 27);
    expect(verdict(await invite('CUST1'))).toBe('409 INVITATION_ENOUGH');
    later(24);
    expect(verdict(await invite('CUST1'))).toBe('200 undefined');
    await shop.database.asOwner(`delete from customers where customer_code = 'CUST1B'`);
  });

  test('is sent once, of two at the same time and of one that is sent twice', async () => {
    const both = await Promise.all([invite('CUST1'), invite('CUST1', 'sms', 'ADMIN')]);
    expect(both.map(verdict).toSorted()).toEqual(['200 undefined', '409 INVITATION_TODAY']);
    const again = [
      await invite('CUST2', 'sms', 'SALE', 'the-same-key'),
      await invite('CUST2', 'sms', 'SALE', 'the-same-key'),
    ];
    expect(again.map(verdict)).toEqual(['200 undefined', '200 undefined']);
    expect(await deliveries()).toHaveLength(2);
  });

  test('is refused for who is disabled, has no number, or is of another center or shop', async () => {
    expect(verdict(await invite('OFF1'))).toBe('409 INVITATION_DISABLED');
    await shop.database.asOwner(
      `update profiles set mobile = null where tenant_id = 'alpha' and profile_code = 'CUST2'`,
    );
    expect(verdict(await invite('CUST2'))).toBe('409 INVITATION_NO_NUMBER');
    await shop.database.asOwner(
      `update profiles set mobile = '0810000002' where tenant_id = 'alpha' and profile_code = 'CUST2'`,
    );
    await shop.database.asOwner(
      `delete from customer_centers where tenant_id = 'alpha' and customer_code = 'CUST2' and sale_unit = 'C2'`,
    );
    expect(verdict(await invite('CUST2', 'sms', 'SALE2'))).toBe('404 CUSTOMER_NOT_FOUND');
    expect(await deliveries()).toEqual([]);
  });

  test('is written nowhere where the shop has switched its SMS off', async () => {
    await shop.database.asOwner(
      `insert into notification_shops (tenant_id, switches) values ('alpha', '{"account.invitation:sms": false}')
       on conflict (tenant_id) do update set switches = excluded.switches`,
    );
    expect(verdict(await invite('CUST1'))).toBe('409 INVITATION_NO_SMS');
    expect((await listed()).Data[0]).toMatchObject({ Invited: null, Cannot: null });
    await shop.database.asOwner(`delete from notification_shops`);
  });

  test('is bounded in a day: 100 of a person, 1,000 of a shop; who may manage customers sends as many as the shop', async () => {
    const count = (many: number, by: string) =>
      shop.database.asOwner(
        `insert into customer_invitations
           (tenant_id, token, profile_code, customer_code, mobile, way, invited_at, expires_at, invited_by)
         select 'alpha', lpad($3 || i, 16, '0'), 'OFF1', 'OFF1', '', 'sms', $1, $1, $3 from generate_series(1, $2::integer) i`,
        [now, many, by],
      );
    await count(100, 'SALE');
    expect(verdict(await invite('CUST1'))).toBe('429 INVITATIONS_OF_DAY');
    expect(verdict(await invite('CUST1', 'link'))).toBe('200 undefined');
    await saveRole(shop, await tokenOf('ADMIN'), { UserRole: '3', Rights: ['manageCustomers'] });
    expect(verdict(await invite('CUST1'))).toBe('200 undefined');
    await saveRole(shop, await tokenOf('ADMIN'), { UserRole: '3', Rights: [] });
    await count(899, 'ADMIN');
    expect(verdict(await invite('CUST2', 'sms', 'ADMIN'))).toBe('429 INVITATIONS_OF_DAY');
    later(24);
    expect(verdict(await invite('CUST2', 'sms', 'ADMIN'))).toBe('200 undefined');
  });
});

describe('R-48 a link', () => {
  const linkOf = async (code = 'CUST1', as: As = 'SALE') => (await invite(code, 'link', as)).json().Link;

  test('is the same for a day, to copy and to scan, and sends nothing', async () => {
    const link = await linkOf();
    expect(link).toMatchObject({ Until: '2026-04-03T05:00:00.000Z', Qr: expect.stringMatching(/^<svg /) });
    later(23);
    expect(await linkOf()).toEqual(link);
    later(1);
    expect((await linkOf()).Url).not.toBe(link.Url);
    expect(await deliveries()).toEqual([]);
  });

  test('gives the number in its shop alone, until it runs out', async () => {
    const token = tokenIn((await linkOf()).Url);
    expect((await open(token)).json()).toEqual({ Mobile: '0810000001' });
    expect(verdict(await open(token, 'beta'))).toBe('404 INVITATION_OVER');
    expect(verdict(await open('no-such-token-00'))).toBe('404 INVITATION_OVER');
    later(24 * 14);
    expect(verdict(await open(token))).toBe('404 INVITATION_OVER');
  });

  test.each([
    [
      'the customer has signed in',
      `insert into profile_sign_ins values ('alpha', 'CUST1', now(), now())`,
      `delete from profile_sign_ins`,
    ],
    [
      'the number is another',
      `update profiles set mobile = '0810009999' where tenant_id = 'alpha' and profile_code = 'CUST1'`,
      `update profiles set mobile = '0810000001' where tenant_id = 'alpha' and profile_code = 'CUST1'`,
    ],
    [
      'the customer is disabled',
      `update customers set status = 'disabled' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
      `update customers set status = 'active' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    ],
  ])('is over once %s', async (_what, happens, undo) => {
    const token = tokenIn((await linkOf()).Url);
    await shop.database.asOwner(happens);
    expect(verdict(await open(token))).toBe('404 INVITATION_OVER');
    await shop.database.asOwner(undo);
    expect(verdict(await open(token))).toBe('200 undefined');
  });
});

describe('W-64e MERCHANT_CUSTOMER_INVITE_ENABLED', () => {
  test('off, nobody is invited and no link leads on; another shop keeps its own', async () => {
    const token = tokenIn((await invite('CUST1', 'link')).json().Link.Url);
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'MERCHANT_CUSTOMER_INVITE_ENABLED', 'N')`,
    );
    shop.deps.cache.dropAll();
    expect((await listed()).IsOpen).toBe(false);
    expect(verdict(await invite('CUST1'))).toBe('403 INVITATIONS_CLOSED');
    expect(verdict(await open(token))).toBe('404 INVITATION_OVER');
    const beta = await shop.call('customersNotLoggedIn', { token: await tokenOf('SALE', 'beta') });
    expect(beta.json().IsOpen).toBe(true);
  });
});

describe('R-48 many at once', () => {
  const ahead = async (body: object, as: As = 'ADMIN') =>
    shop.call('invitationsAhead', { token: await tokenOf(as), body });
  const run = async (body: object, as: As = 'ADMIN') =>
    shop.call('inviteCustomers', {
      token: await tokenOf(as),
      headers: { 'idempotency-key': randomUUID() },
      body,
    });

  test('are counted first, with those left out, and then invited as a run of a customer each', async () => {
    await invite('CUST2');
    const told = (await ahead({})).json();
    expect(told).toEqual({
      Count: 1,
      Cannot: [
        { Why: 'disabled', Count: 1 },
        { Why: 'today', Count: 1 },
      ],
      Left: 999,
    });
    expect(verdict(await run({ Count: 2 }))).toBe('409 INVITATIONS_CHANGED');
    const started = await run({ Count: 1 });
    expect(verdict(started)).toBe('200 undefined');
    const { RunId } = started.json();
    await workOnRun(shop.deps, { tenantId: 'alpha', id: RunId });
    const shown = (
      await shop.call('run', { token: await tokenOf('ADMIN'), params: { runId: RunId } })
    ).json();
    expect(shown).toMatchObject({ State: 'done', Done: 1, Failed: 0 });
    expect(await deliveries()).toHaveLength(2);
    expect(verdict(await run({ Count: 1 }))).toBe('409 INVITATIONS_CHANGED');
  });

  test('are those that are picked, and no more than the shop sends in a day', async () => {
    expect((await ahead({ Customers: ['CUST2', 'NOBODY'] })).json()).toMatchObject({ Count: 1, Cannot: [] });
    expect(verdict(await ahead({}, 'SALE'))).toBe('403 RIGHT_MISSING');
    await shop.database.asOwner(
      `insert into customer_invitations
         (tenant_id, token, profile_code, customer_code, mobile, way, invited_at, expires_at, invited_by)
       select 'alpha', lpad(i::text, 16, '0'), 'OFF1', 'OFF1', '', 'sms', $1, $1, 'ADMIN' from generate_series(1, 1000) i`,
      [now],
    );
    expect((await ahead({})).json().Left).toBe(0);
    expect(verdict(await run({ Count: 2 }))).toBe('429 INVITATIONS_OF_DAY');
  });
});
