/** Consents by purpose and version: what is recorded, what stands, and who asks it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { consentPurposes, type ConsentPurposeName } from '#domain/consent/purposes.ts';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { deliver } from '../notifications/notifications.delivering.usecases.ts';
import { notify } from '../notifications/notifications.public.ts';
import { askAgain } from './consent.asking.usecases.ts';

let shop: TestShop;
let start: Date;
beforeAll(async () => {
  shop = await createTestShop();
  start = shop.now;
  await shop.database.asOwner(`
    insert into contents (tenant_id, content_code, news_type, title_th, title_en, body_th, body_en, begins_at)
    select t, code, 'C', 'เอกสาร', 'Document ' || code, 'ข้อความ', 'First words of ' || t, '2026-01-01'
    from (values ('alpha'), ('beta')) as s (t), (values ('pdpa'), ('privacy')) as c (code);
    update profiles set email = lower(profile_code) || '@' || tenant_id || '.example'`);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = start;
  shop.sent.length = 0;
  shop.mailed.length = 0;
  shop.deps.cache.dropAll();
  await shop.database.asOwner(`
    delete from consents; delete from consent_wordings; delete from notifications; delete from outbox;
    update contents set body_en = 'First words of ' || tenant_id where content_code = 'pdpa'`);
});

type Tenant = 'alpha' | 'beta';
type Who = 'CUST1' | 'CUST2' | 'GUEST';
type Standing = CallAnswer<'consents'>['Data'][number];

async function versionOf(Purpose: ConsentPurposeName, tenant: Tenant = 'alpha'): Promise<string> {
  shop.deps.cache.dropAll();
  const { Data } = (await shop.call('consentPurposes', { tenant })).json<CallAnswer<'consentPurposes'>>();
  return Data.find((one) => one.Purpose === Purpose)?.Version ?? '';
}
async function answer(
  Purpose: ConsentPurposeName,
  Type: boolean,
  { who = 'CUST1', tenant = 'alpha', Version }: { who?: Who; tenant?: Tenant; Version?: string } = {},
) {
  const token = await shop.tokenOf(tenant, who);
  const body = { Consents: [{ Purpose, Type, Version: Version ?? (await versionOf(Purpose, tenant)) }] };
  return shop.call('saveConsents', { token, body });
}
const read = async (who: 'CUST1' | 'CUST2' = 'CUST1', tenant: Tenant = 'alpha') =>
  (await shop.call('consents', { token: await shop.tokenOf(tenant, who) })).json<CallAnswer<'consents'>>();
const of = ({ Data }: { Data: Standing[] }, purpose: ConsentPurposeName) =>
  Data.find(({ Purpose }) => Purpose === purpose);
const saved = () =>
  shop.database.asOwner(
    `select tenant_id as tenant, profile_code as profile, browser_id is not null as browser, purpose, is_given as given, way
     from consents order by consent_id`,
  );
const reword = (words: string) =>
  shop.database.asOwner(
    `update contents set body_en = $1 where content_code = 'pdpa' and tenant_id = 'alpha'`,
    [words],
  );

describe('L-27 consents', () => {
  it('are asked in the words of the language, with the documents of the shop', async () => {
    const { Data } = (await shop.call('consentPurposes', { tenant: 'alpha', language: 'th' })).json<
      CallAnswer<'consentPurposes'>
    >();
    expect(Data.map(({ Purpose }) => Purpose)).toEqual(Object.keys(consentPurposes));
    expect(Data[1]).toMatchObject({
      Purpose: 'marketingSms',
      Title: consentPurposes.marketingSms.title.th,
      Documents: [{ Code: 'pdpa', Title: 'เอกสาร' }],
    });
  });

  it('stand as they were answered last, of that person and purpose alone, with time and way', async () => {
    expect((await answer('marketingSms', true)).statusCode).toBe(200);
    expect(of(await read(), 'marketingSms')).toMatchObject({
      Type: true,
      At: start.toISOString(),
      Way: 'page',
      AskAgain: false,
    });
    expect(of(await read(), 'marketingEmail')).toMatchObject({ Type: null, At: null });
    expect(of(await read('CUST2'), 'marketingSms')).toMatchObject({ Type: null });
    expect(of(await read('CUST1', 'beta'), 'marketingSms')).toMatchObject({ Type: null });
    await answer('marketingSms', false);
    const after = await read();
    expect(of(after, 'marketingSms')).toMatchObject({ Type: false });
    expect(after.History.map(({ Type }) => Type)).toEqual([false, true]);
  });

  it('of a person with two accounts are one', async () => {
    await shop.database.asOwner(`
      insert into customers (tenant_id, customer_code, profile_code, name) values ('alpha', 'SECOND', 'CUST1', 'Second')`);
    await answer('marketingSms', true);
    expect((await saved()).map((row) => (row as { profile: string }).profile)).toEqual(['CUST1']);
    await shop.database.asOwner(`delete from customers where customer_code = 'SECOND'`);
  });

  it('keep the words that were shown, and cannot be changed or deleted by the shop', async () => {
    await answer('marketingSms', true);
    await reword('Other words');
    const [kept] = await shop.database.asOwner<{ en: string; documents: { bodyEn: string }[] }>(
      `select w.statement_en as en, w.documents from consents c join consent_wordings w using (tenant_id, wording_id)`,
    );
    expect(kept?.en).toBe(consentPurposes.marketingSms.statement.en);
    expect(kept?.documents.map(({ bodyEn }) => bodyEn)).toEqual(['First words of alpha']);
    for (const change of [
      'update consents set is_given = true',
      'delete from consents',
      'delete from consent_wordings',
    ])
      await expect(shop.deps.database.inTenant('alpha', (tx) => sql.raw(change).execute(tx))).rejects.toThrow(
        /permission denied/,
      );
  });

  it('are written once however often the same is answered', async () => {
    await answer('marketingSms', true);
    await answer('marketingSms', true);
    expect(await saved()).toHaveLength(1);
  });

  it('are given to the words of today alone; a refusal is taken of any', async () => {
    const old = await versionOf('marketingSms');
    await reword('Other words');
    expect(verdict(await answer('marketingSms', true, { Version: old }))).toBe('409 CONSENT_WORDING_CHANGED');
    expect((await answer('marketingSms', false, { Version: old })).statusCode).toBe(200);
    expect(of(await read(), 'marketingSms')).toMatchObject({ Type: false });
  });

  it('are bounded by the day', async () => {
    await shop.database.asOwner(`
      insert into consent_wordings values ('alpha', '0123456789abcdef', 'marketingSms', '', '', '[]', now());
      insert into consents (tenant_id, profile_code, purpose, is_given, wording_id, language, way, at)
      select 'alpha', 'CUST1', 'marketingSms', n % 2 = 0, '0123456789abcdef', 'th', 'page', '2026-03-02T04:00:00Z'
      from generate_series(1, 200) n`);
    expect(verdict(await answer('marketingSms', true))).toBe('429 TOO_MANY_CONSENTS');
    shop.now = new Date(start.getTime() + 24 * 3_600_000);
    expect((await answer('marketingSms', true)).statusCode).toBe(200);
  });

  it('L-20 of a guest are of the browser, and about counting alone', async () => {
    expect((await answer('analytics', true, { who: 'GUEST' })).statusCode).toBe(200);
    expect(await saved()).toEqual([
      { tenant: 'alpha', profile: null, browser: true, purpose: 'analytics', given: true, way: 'page' },
    ]);
    expect(verdict(await answer('marketingSms', true, { who: 'GUEST' }))).toBe('403 NOT_ALLOWED');
  });
});

describe('C-20 N-30 S-89 POST MASTER_DATA_MANAGEMENT/SaveVersionPDPA', () => {
  const save = async (Type: unknown, more = {}, path = '/MASTER_DATA_MANAGEMENT/SaveVersionPDPA') =>
    shop.app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${await shop.tokenOf('alpha', 'CUST1')}` },
      payload: { Customer_Id: 'CUST1', SaleUnit: 'C1', Type, ...more },
    });

  it('agreeing acknowledges the document as it is today, and gives no consent of a purpose', async () => {
    const saving = await save(true);
    expect([saving.statusCode, saving.json()]).toEqual([200, { status: 'OK', status_code: 200 }]);
    const consents = await read();
    expect(of(consents, 'notice')).toMatchObject({ Type: true, Way: 'call', AskAgain: false });
    expect(of(consents, 'marketingSms')).toMatchObject({ Type: null });
    expect(of(consents, 'notice')?.AnsweredVersion).toBe(await versionOf('notice'));
  });

  it('refusing withdraws all that the document asks for', async () => {
    await answer('marketingSms', true);
    expect((await save('false')).statusCode).toBe(200);
    const consents = await read();
    for (const purpose of ['notice', 'marketingSms', 'marketingEmail'] as const)
      expect(of(consents, purpose)).toMatchObject({ Type: false });
    expect(of(consents, 'analytics')).toMatchObject({ Type: null });
  });

  it('takes the path in any case, and neither another customer, another center nor anything but yes and no', async () => {
    expect((await save(true, {}, '/master_data_management/SaveVersionPDPA')).statusCode).toBe(200);
    expect(verdict(await save(true, { Customer_Id: 'CUST2' }))).toBe('403 NOT_ALLOWED');
    expect(verdict(await save(true, { SaleUnit: 'C2' }))).toBe('409 CENTER_MISMATCH');
    const bad = await save('perhaps');
    expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([400, ['Type']]);
  });
});

describe('L-27 words that change', () => {
  const asked = () =>
    shop.database.asOwner(
      `select tenant_id as tenant, recipient, kind, link from notifications order by recipient`,
    );

  it('are asked again of who answered the old ones, once, and the answer stands meanwhile', async () => {
    await answer('marketingSms', true);
    await answer('marketingSms', true, { who: 'CUST2' });
    await answer('marketingSms', true, { tenant: 'beta' });
    await askAgain(shop.deps, 'alpha');
    expect(await asked()).toEqual([]);
    await reword('Other words');
    await answer('marketingSms', false, { who: 'CUST2' });
    for (let times = 0; times < 2; times += 1)
      for (const tenant of ['alpha', 'beta']) await askAgain(shop.deps, tenant);
    expect(await asked()).toEqual([
      { tenant: 'alpha', recipient: 'CUST1', kind: 'consent.changed', link: '/pdpa' },
    ]);
    expect(of(await read(), 'marketingSms')).toMatchObject({ Type: true, AskAgain: true });
    await answer('marketingSms', true);
    expect(of(await read(), 'marketingSms')).toMatchObject({ Type: true, AskAgain: false });
  });

  it('changed again are asked again, in place of what was not read', async () => {
    await answer('marketingSms', true);
    for (const words of ['Second', 'Third']) {
      await reword(words);
      await askAgain(shop.deps, 'alpha');
    }
    expect(await asked()).toHaveLength(1);
  });
});

describe('L-27 marketing', () => {
  const offer = (recipients: readonly string[], onceKey = 'offer') =>
    shop.deps.database.inTenant('alpha', (tx) =>
      notify(shop.deps, tx, 'alpha', [
        {
          kind: 'shop.offer',
          recipients,
          onceKey,
          words: { th: { title: 'ลด', body: 'ลดราคา' }, en: { title: 'Sale', body: 'Half price' } },
          link: '/promotion',
          at: shop.now,
        },
      ]),
    );
  const deliverAll = async () => {
    for (const channel of ['sms', 'email'] as const) await deliver(shop.deps, { tenantId: 'alpha', channel });
    return [shop.sent.map(({ to }) => to), shop.mailed.map(({ to }) => to)];
  };

  it('reaches those alone who agreed, by the channel agreed to', async () => {
    await answer('marketingEmail', true);
    await answer('marketingSms', false, { who: 'CUST2' });
    expect((await offer(['CUST1', 'CUST2', 'OFF1'])).map(({ recipient }) => recipient)).toEqual(['CUST1']);
    expect(await deliverAll()).toEqual([[], ['cust1@alpha.example']]);
  });

  it('of the other shop is not agreed to with the same code', async () => {
    await answer('marketingSms', true, { tenant: 'beta' });
    expect(await offer(['CUST1'])).toEqual([]);
  });

  it('that waits is not sent once the consent is withdrawn', async () => {
    await answer('marketingSms', true);
    await offer(['CUST1']);
    await answer('marketingSms', false);
    expect(await deliverAll()).toEqual([[], []]);
    const [row] = await shop.database.asOwner<{ state: string }>(`select state from notification_deliveries`);
    expect(row?.state).toBe('expired');
  });

  it('asks, what belongs to an order does not', async () => {
    await shop.deps.database.inTenant('alpha', (tx) =>
      notify(shop.deps, tx, 'alpha', [
        {
          kind: 'order.placed',
          recipients: ['CUST1'],
          onceKey: 'order',
          words: { th: { title: 'รับแล้ว', body: 'รับแล้ว' }, en: { title: 'Placed', body: 'Placed' } },
          link: '',
          at: shop.now,
        },
      ]),
    );
    expect((await deliverAll())[0]).toHaveLength(1);
  });

  it('is no switch of the person’s notifications: it is chosen by consent', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    const { Kinds } = (await shop.call('notificationSettings', { token })).json<
      CallAnswer<'notificationSettings'>
    >();
    expect(Kinds.map(({ Kind }) => Kind)).not.toContain('shop.offer');
  });
});

describe('L-27 staff', () => {
  const params = { code: 'CUST1', saleunit: 'C1' };

  it('see the consents of a customer and write down a withdrawal, which is logged; they never give one', async () => {
    await answer('marketingSms', true);
    const token = await shop.tokenOf('alpha', 'SALE');
    const seen = async () =>
      of(
        (await shop.call('customerConsents', { token, params })).json<{ Data: Standing[] }>(),
        'marketingSms',
      );
    expect(await seen()).toMatchObject({ Type: true });
    const body = { Purpose: 'marketingSms', Type: true };
    expect((await shop.call('recordWithdrawal', { token, params, body })).statusCode).toBe(200);
    expect(await seen()).toMatchObject({ Type: false, Way: 'staff' });
    expect(
      await shop.database.asOwner(
        `select actor_id, subject, before, after from audit_log where action = 'customer.consent'`,
      ),
    ).toEqual([
      {
        actor_id: 'SALE',
        subject: 'customer/CUST1',
        before: { Purpose: 'marketingSms', Consent: true },
        after: { Purpose: 'marketingSms', Consent: false },
      },
    ]);
  });
});
