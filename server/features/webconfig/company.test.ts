/** A shop behaves as one of the companies: what a visitor gets is another, in that shop alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { eventually } from '#database/testing.ts';
import { behavioursOf, companies, type Company } from '#domain/web-config/presets.ts';
import { verdict } from '../../testing/attempts.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { setCompany } from './webconfig.company.usecases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ running: true });
  await shop.database.asOwner(`update customers set is_sap = true where customer_code = 'CUST1'`);
  await shop.database.asOwner(
    `insert into contents (tenant_id, content_code, news_type, title_th, title_en, is_active, begins_at)
     select t, 'CONTACT_001', 'C', 'ติดต่อ', 'Contact', true, '2026-02-01' from unnest(array['alpha', 'beta']) t`,
  );
});
afterAll(() => shop.stop());
beforeEach(() => become('NORMAL'));

const become = (company: Company) => setCompany(shop.deps, { tenantId: 'alpha', company });

/** What a visitor of the shop is told and may do. */
async function seen(tenant: TestTenant = 'alpha') {
  const token = await shop.tokenOf(tenant, 'CUST1');
  const items = await shop.call('webConfigItems', { token, body: { Keys: ['TENANT_BEHAVIOURS'] } });
  const [setting] = items.json<CallAnswer<'webConfigItems'>>().Data;
  const address = await shop.call('addDeliveryAddress', {
    token,
    body: {
      Address_Type: 'S',
      Name: 'x',
      Address_: 'x',
      Province: '10',
      Ampher: '1001',
      Town: '100101',
      PostalCode: '10200',
      Phone: '0812345678',
    },
  });
  return {
    told: setting?.OptValue,
    address: verdict(address),
    profile: verdict(await shop.call('saveOwnProfile', { token, body: { Name: 'สมใจ' } })),
    contact: verdict(await shop.call('content', { tenant, params: { id: 'CONTACT_001' } })),
  };
}

const NORMAL = { address: '200 undefined', profile: '200 undefined', contact: '200 undefined' };
const CHANGED: Record<Company, Partial<typeof NORMAL>> = {
  NORMAL: {},
  BJC: { address: '403 NOT_ALLOWED' },
  // What they do differently comes with riders and points.
  SINGHA: {},
  TCP: {},
  IPONE: { profile: '403 NOT_ALLOWED', contact: '404 CONTENT_NOT_FOUND' },
};

describe('W-30 a shop', () => {
  test.each(companies)(
    'that becomes %s is so to its visitors at once, and another shop is not',
    async (company) => {
      const before = await seen();
      expect(before).toEqual({ told: '', ...NORMAL });
      expect(await become(company)).toEqual(behavioursOf(company));
      expect(await seen()).toEqual({ told: behavioursOf(company).join(','), ...NORMAL, ...CHANGED[company] });
      expect(await seen('beta')).toEqual({ told: '', ...NORMAL });
    },
  );

  test('keeps its other settings, and the log has what it was and is', async () => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'PROFILE_NEWS_ENABLED', 'N')`,
    );
    await become('TCP');
    await become('BJC');
    expect(
      await shop.database.asOwner(`select opt_value from web_config where opt = 'PROFILE_NEWS_ENABLED'`),
    ).toEqual([{ opt_value: 'N' }]);
    const [entry] = await shop.database.asOwner(
      `select tenant_id, actor_kind, subject, before, after from audit_log where action = 'setting.company'
       order by audit_id desc limit 1`,
    );
    expect(entry).toEqual({
      tenant_id: 'alpha',
      actor_kind: 'platformOperator',
      subject: 'setting/TENANT_BEHAVIOURS',
      before: { Behaviours: 'POINT_CODES_TCP' },
      after: { Behaviours: 'CREDIT_NEEDS_SAP_FLAG,SAP_CUSTOMER_ADDRESS_LOCKED' },
    });
  });

  test('that is none is told, with those that there are', async () => {
    const nowhere = setCompany(shop.deps, { tenantId: 'nowhere', company: 'BJC' });
    await expect(nowhere).rejects.toThrow('There are the shops alpha, beta.');
  });

  test('becomes one by npm run company, which a process that runs hears of', async () => {
    expect((await seen()).told).toBe('');
    const child = spawn(process.execPath, ['scripts/company.ts', 'alpha', 'ipone'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: shop.database.urls.appUrl,
        DATABASE_DOOR_URL: shop.database.urls.platformUrl,
        SESSION_SECRET: '3b1f4a0c7e92d85610fbc4a97d2e8350',
        SMS_URL: 'https://sms.example/send',
      },
    });
    const ended = once(child, 'exit');
    const [out, problems] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
    expect([out, problems, (await ended)[0]]).toEqual([
      'alpha is now IPONE: HOST_APP_ACCOUNT, OWN_QR_PAYMENT, CONTACT_PAGE_HIDDEN.\n',
      '',
      0,
    ]);
    await eventually(async () => expect((await seen()).profile).toBe('403 NOT_ALLOWED'));
  });
});
