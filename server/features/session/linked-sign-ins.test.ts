/** Accounts elsewhere by which a person signs in: seen, and taken away by the person and by staff. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { sessionIdOf } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let own: string;
let admin: string;
const AT = '2026-03-01T05:00:00.000Z';

beforeAll(async () => {
  shop = await createTestShop();
  own = await shop.tokenOf('alpha', 'CUST1');
  admin = await shop.tokenOf('alpha', 'ADMIN');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner(`delete from external_identities; update sessions set revoked_at = null`);
  await shop.database.asOwner(
    `insert into external_identities (tenant_id, issuer, subject, profile_code, linked_at, used_at)
     select t, i, t || p, p, $1, $1 from unnest(array['alpha', 'beta']) t, unnest(array['CUST1', 'CUST2']) p,
       unnest(array['https://id.example/realm', 'partner']) i`,
    [AT],
  );
});

type SignIns = CallAnswer<'ownSignIns'>;
const params = { code: 'CUST1', saleUnit: 'C1' };
const list = async (token = own) => (await shop.call('ownSignIns', { token })).json<SignIns>().Data;
const names = async (token = own) => (await list(token)).map(({ Name }) => Name);
const idOf = async (name: string, token = own) =>
  (await list(token)).find(({ Name }) => Name === name)?.Id ?? '';
const remove = (Id: string, token = own) => shop.call('removeOwnSignIn', { token, body: { Id } });
const rows = async () => {
  const [row] = await shop.database.asOwner<{ many: number }>(
    `select count(*)::int as many from external_identities`,
  );
  return row?.many;
};
const ended = async (sessionId: string) => {
  const [row] = await shop.database.asOwner<{ over: boolean }>(
    `select revoked_at is not null as over from sessions where session_id = $1`,
    [sessionId],
  );
  return row?.over;
};

test('R-24b each is named by its service and says nothing of the account there', async () => {
  expect(await list()).toMatchObject([{ Name: 'id.example', LinkedAt: AT, UsedAt: AT }, { Name: 'partner' }]);
  expect(JSON.stringify(await list())).not.toContain('alphaCUST1');
});

test('R-24b one that is taken away is gone, the person’s other sessions end and this one stays', async () => {
  const other = '0000000c-0000-4000-8000-0000000000aa';
  await shop.database.asOwner(
    `insert into sessions (tenant_id, session_id, kind, secret_hash, customer_code, sale_unit, created_at, expires_at)
     select tenant_id, $1, kind, decode(repeat('ab', 32), 'hex'), customer_code, sale_unit, created_at, expires_at
     from sessions where session_id = $2 on conflict do nothing`,
    [other, sessionIdOf('alpha', 'CUST1')],
  );
  const Id = await idOf('partner');
  expect(verdict(await remove(Id))).toBe('200 undefined');
  expect(await names()).toEqual(['id.example']);
  expect([await ended(other), await ended(sessionIdOf('alpha', 'CUST1'))]).toEqual([true, false]);
  expect(verdict(await remove(Id)), 'twice').toBe('404 SIGN_IN_NOT_FOUND');
  expect(await rows()).toBe(7);
});

test('R-24b another’s, of this shop or another, cannot be named', async () => {
  const others = [
    await idOf('partner', await shop.tokenOf('alpha', 'CUST2')),
    await idOf('partner', await shop.tokenOf('beta', 'CUST1')),
  ];
  for (const Id of others) expect(verdict(await remove(Id))).toBe('404 SIGN_IN_NOT_FOUND');
  expect(await rows()).toBe(8);
});

test('R-24b staff see them; who manages customers takes one away, which signs the customer out and is logged', async () => {
  const seen = async (token: string) =>
    (await shop.call('customerSignIns', { token, params })).json<SignIns>().Data.map(({ Name }) => Name);
  const sale = await shop.tokenOf('alpha', 'SALE');
  expect(await seen(sale)).toEqual(['id.example', 'partner']);
  const take = async (token: string) =>
    shop.call('removeCustomerSignIn', { token, params, body: { Id: await idOf('partner') } });
  expect(verdict(await take(sale))).toBe('403 RIGHT_MISSING');
  expect(verdict(await take(admin))).toBe('200 undefined');
  expect(await seen(admin)).toEqual(['id.example']);
  expect(await ended(sessionIdOf('alpha', 'CUST1'))).toBe(true);
  const [log] = await shop.database.asOwner(
    `select actor_id, subject, before, after from audit_log where action = 'customer.signIn'`,
  );
  expect(log).toEqual({
    actor_id: 'ADMIN',
    subject: 'customer/CUST1',
    before: { SignIn: 'partner' },
    after: { SignIn: '' },
  });
});
