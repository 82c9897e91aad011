/** Signing in through others, against the simulators of an OpenID provider and of a partner, over their real protocols. */
import Fastify, { type FastifyInstance } from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { addIdentitySimulators, simulatedPartner, simulatedProvider } from '#simulators/identity.ts';
import { createIdentityGateway } from '../../gateways/identity.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { verdict } from '../../testing/attempts.ts';

type Entry = CallAnswer<'finishExternal'>;
/** Of the customer CUST1 in both shops; the simulated people of the demo have others. */
const KNOWN = '0810000001';
const SECRET = 'of the client';

let providers: FastifyInstance;
let shop: TestShop;
let origin = '';
/** Added to the simulators' clock. */
let ahead = 0;

beforeAll(async () => {
  providers = Fastify();
  addIdentitySimulators(providers, {
    origin: () => origin,
    clientSecret: SECRET,
    clock: () => new Date(Date.now() + ahead),
  });
  const address = await providers.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://localhost:${new URL(address).port}`;
  shop = await createTestShop({
    identity: createIdentityGateway({ isLocal: (url) => url.origin === origin }),
    demoIdentity: {
      provider: () => simulatedProvider(origin, SECRET),
      partner: () => simulatedPartner(origin),
    },
  });
  shop.now = new Date();
});
afterAll(async () => {
  await shop.stop();
  await providers.close();
});
afterEach(async () => {
  ahead = 0;
  shop.now = new Date();
  shop.sent.length = 0;
  shop.problems.length = 0;
  await shop.database.asOwner(
    `delete from external_identities; delete from used_tickets; delete from one_time_codes;
     delete from profiles where mobile like '08990%'; delete from web_config where opt like 'O%_LOGIN_ENABLED' or opt like 'OIDC%' or opt like 'PARTNER%'`,
  );
  shop.deps.cache.dropAll();
});

const set = async (settings: Record<string, string>) => {
  for (const [opt, value] of Object.entries(settings))
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, $2)`,
      [opt, value],
    );
  shop.deps.cache.dropAll();
};

/** The browser goes to the provider and says who is there; what it brings back. */
async function visit(sub: string, tenant: 'alpha' | 'beta' = 'alpha', body = {}) {
  const begun = await shop.call('beginExternal', { tenant, body: { Next: '/cart?from=x', ...body } });
  expect(begun.statusCode, begun.body).toBe(200);
  const [cookie] = begun.cookies;
  const to = new URL(begun.json<{ Url: string }>().Url);
  expect((await fetch(to)).status, 'the page that asks who is there').toBe(200);
  to.pathname = to.pathname.replace(/authorize$/, 'grant');
  to.searchParams.set('sub', sub);
  const back = await fetch(to, { redirect: 'manual' });
  return {
    query: new URL(back.headers.get('location') ?? '').search,
    cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
    returned: new URL(back.headers.get('location') ?? ''),
  };
}
const finish = (
  { query, cookies }: { query: string; cookies: Record<string, string> },
  tenant: 'alpha' | 'beta' = 'alpha',
) => shop.call('finishExternal', { tenant, cookies, body: { Query: query } });
const arrive = async (sub: string, tenant: 'alpha' | 'beta' = 'alpha') =>
  finish(await visit(sub, tenant), tenant);

const links = () =>
  shop.database.asOwner<{ tenant_id: string; subject: string; profile_code: string }>(
    'select tenant_id, subject, profile_code from external_identities order by 1, 2',
  );
const own = (answer: Entry) => answer.user?.CUSTOMERCODE;

async function link(ticket: string, mobile: string) {
  const asked = await shop.call('requestExternalCode', { tenant: 'alpha', body: { Ticket: ticket, mobile } });
  if (asked.statusCode !== 200) return asked;
  const { reference } = asked.json<{ reference: string }>();
  const code = /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
  return shop.call('linkExternal', { tenant: 'alpha', body: { Ticket: ticket, reference, code } });
}

describe('R-24 OpenID Connect', () => {
  test('who is known by a verified number is linked, told of it, and signed in where they wanted to go', async () => {
    const answer = await arrive('somchai');
    expect(answer.statusCode, answer.body).toBe(200);
    const entry = answer.json<Entry>();
    expect(entry).toMatchObject({ State: 'signedIn', Next: '/cart?from=x' });
    expect(own(entry)).toBe('CUST1');
    expect(answer.cookies.map(({ name, httpOnly }) => ({ name, httpOnly }))).toContainEqual({
      name: 'test-alpha-buyer',
      httpOnly: true,
    });
    expect(await links()).toMatchObject([{ tenant_id: 'alpha', subject: 'somchai' }]);
    expect(shop.sent).toMatchObject([{ to: KNOWN, tenantId: 'alpha' }]);
    const again = (await arrive('somchai')).json<Entry>();
    expect(own(again)).toBe('CUST1');
    expect(shop.sent, 'once').toHaveLength(1);
  });

  test('a link is one shop’s alone, and ends with another number or password, as sessions do', async () => {
    await arrive('somchai');
    const betas = (await arrive('somchai', 'beta')).json<Entry>();
    expect(betas.user?.CUSTOMERNAME).toMatch(/beta/);
    expect((await links()).map((row) => row.tenant_id)).toEqual(['alpha', 'beta']);
    const change = (assignment: string) =>
      shop.database.asOwner(
        `update profiles set ${assignment} where tenant_id = 'alpha' and profile_code = 'CUST1'`,
      );
    const [before] = await shop.database.asOwner<{ password_hash: string }>(
      `select password_hash from profiles where tenant_id = 'alpha' and profile_code = 'CUST1'`,
    );
    await change(`email = 'other@example.com'`);
    expect(await links()).toHaveLength(2);
    await change(`mobile = '0899011111'`);
    expect((await links()).map((row) => row.tenant_id)).toEqual(['beta']);
    await change(`mobile = '${KNOWN}'`);
    await arrive('somchai');
    await change(`password_hash = 'another'`);
    expect((await links()).map((row) => row.tenant_id)).toEqual(['beta']);
    await change(`password_hash = '${before?.password_hash}'`);
  });

  test('without a verified number one is proved here by its code: linked with its owner', async () => {
    const entry = (await arrive('anan')).json<Entry>();
    expect(entry).toMatchObject({ State: 'number', Name: 'อนันต์ พร้อมสุข', Next: '/cart?from=x' });
    expect(await links()).toEqual([]);
    const linked = await link(entry.Ticket ?? '', KNOWN);
    expect(own(linked.json<Entry>()), linked.body).toBe('CUST1');
    expect(own((await arrive('anan')).json<Entry>())).toBe('CUST1');
  });

  test('a proved number that is nobody’s leads on to registering, and what is registered is linked', async () => {
    const entry = (await arrive('malee')).json<Entry>();
    expect(entry).toMatchObject({ State: 'newcomer', Mobile: '0899000001', Name: 'มาลี สดใส' });
    const body = {
      Ticket: entry.Ticket,
      Name: 'มาลี สดใส',
      Password: 'ต้นไม้ใหญ่ 77 กิ่ง',
      SaleUnit: 'C1',
      Address_: '1',
      Province: '10',
      Ampher: '1001',
      Town: '100101',
      PostalCode: '10200',
    };
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'PENDING_APPROVAL_REGISTER', 'N')
       on conflict (tenant_id, opt) do update set opt_value = 'N'`,
    );
    shop.deps.cache.dropAll();
    const made = await shop.call('register', {
      tenant: 'alpha',
      headers: { 'idempotency-key': 'register-malee' },
      body,
    });
    expect(made.statusCode, made.body).toBe(200);
    const again = (await arrive('malee')).json<Entry>();
    expect(again).toMatchObject({ State: 'signedIn', user: { CUSTOMERNAME: 'มาลี สดใส' } });
  });

  test('a number typed here that is nobody’s leads on to registering too', async () => {
    const { Ticket = '' } = (await arrive('anan')).json<Entry>();
    const answer = (await link(Ticket, '0899022222')).json<Entry>();
    expect(answer).toMatchObject({ State: 'newcomer', Mobile: '0899022222' });
    expect(await links()).toEqual([]);
  });

  test('what came back works once, in the browser that began, in its shop, for ten minutes', async () => {
    const visited = await visit('somchai');
    expect(verdict(await finish({ ...visited, cookies: {} }))).toBe('400 EXTERNAL_OVER');
    const other = await visit('somchai');
    expect(verdict(await finish({ ...visited, cookies: other.cookies }))).toBe('400 EXTERNAL_OVER');
    expect(verdict(await finish(visited, 'beta'))).toBe('400 EXTERNAL_OVER');
    shop.now = new Date(Date.now() + 601_000);
    expect(verdict(await finish(visited))).toBe('400 EXTERNAL_OVER');
    shop.now = new Date();
    expect((await finish(visited)).statusCode).toBe(200);
    expect(verdict(await finish(visited)), 'the provider takes its code once').toBe('400 EXTERNAL_REFUSED');
  });

  test('a code that another browser was given is refused, as is an altered state and who cancels', async () => {
    const [mine, theirs] = [await visit('malee'), await visit('somchai')];
    const code = new URLSearchParams(theirs.query).get('code') ?? '';
    const mixed = new URLSearchParams(mine.query);
    mixed.set('code', code);
    expect(verdict(await finish({ ...mine, query: `?${mixed}` }))).toBe('400 EXTERNAL_REFUSED');
    const state = new URLSearchParams(mine.query);
    state.set('state', `${state.get('state')}x`);
    expect(verdict(await finish({ ...mine, query: `?${state}` }))).toBe('400 EXTERNAL_OVER');
    expect(verdict(await finish(await visit('')))).toBe('400 EXTERNAL_REFUSED');
    expect(await links()).toEqual([]);
  });

  test('it comes back in the language in which it began', async () => {
    expect((await visit('malee')).returned.pathname).toBe('/login/auth/athena');
    expect((await visit('malee', 'alpha', { Language: 'en' })).returned.pathname).toBe(
      '/en/login/auth/athena',
    );
  });

  test('the code of a number is sent though the shop lets nobody in by a code alone', async () => {
    const { Ticket = '' } = (await arrive('anan')).json<Entry>();
    await set({ OTP_LOGIN_ENABLED: 'N' });
    const linked = await link(Ticket, KNOWN);
    expect(own(linked.json<Entry>()), linked.body).toBe('CUST1');
    await set({ OIDC_LOGIN_ENABLED: 'N' });
    expect(verdict(await link(Ticket, KNOWN))).toBe('403 NOT_ALLOWED');
  });

  test('an inactive customer is told so, and stays linked', async () => {
    await shop.database.asOwner(
      `update customers set status = 'disabled' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    expect(verdict(await arrive('somchai'))).toBe('403 CUSTOMER_INACTIVE');
    await shop.database.asOwner(
      `update customers set status = 'active' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    expect(await links()).toHaveLength(1);
  });

  test('W-06b OIDC_LOGIN_ENABLED, OIDC_ISSUER_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME: offered by flag and credentials', async () => {
    const name = async () =>
      (await shop.call('externalProvider', { tenant: 'alpha' })).json<{ Name: string }>();
    expect(await name()).toEqual({ Name: 'Athena' });
    await set({ OIDC_ISSUER_URL: 'https://id.example', OIDC_CLIENT_ID: 'shop' });
    expect(await name(), 'without its secret').toEqual({ Name: '' });
    const admin = await shop.tokenOf('alpha', 'ADMIN');
    const params = { Opt: 'OIDC_CLIENT_SECRET' };
    await shop.call('setSecretSetting', { token: admin, params, body: { Value: 'their secret' } });
    shop.deps.cache.dropAll();
    expect(await name()).toEqual({ Name: 'id.example' });
    await set({ OIDC_NAME: 'My ID' });
    expect(await name()).toEqual({ Name: 'My ID' });
    await set({ OIDC_LOGIN_ENABLED: 'N' });
    expect(await name()).toEqual({ Name: '' });
    expect(verdict(await shop.call('beginExternal', { tenant: 'alpha', body: {} }))).toBe('403 NOT_ALLOWED');
  });

  test('a provider that is not called over https, or does not answer, is told to the operator', async () => {
    await set({ OIDC_ISSUER_URL: 'http://127.0.0.1:1/', OIDC_CLIENT_ID: 'shop' });
    const admin = await shop.tokenOf('alpha', 'ADMIN');
    const params = { Opt: 'OIDC_CLIENT_SECRET' };
    await shop.call('setSecretSetting', { token: admin, params, body: { Value: 'their secret' } });
    shop.deps.cache.dropAll();
    expect(verdict(await shop.call('beginExternal', { tenant: 'alpha', body: {} }))).toBe(
      '503 EXTERNAL_FAILED',
    );
    expect(String(shop.problems[0])).toMatch(/alpha: .*https only/);
  });
});

describe('R-23 a partner’s signed ticket', () => {
  async function ticketOf(sub: string, forShop = 'alpha') {
    const entered = await fetch(
      `${origin}/simulators/partner/enter?${new URLSearchParams({ shop: forShop, sub })}`,
      {
        redirect: 'manual',
      },
    );
    return new URL(entered.headers.get('location') ?? '').searchParams.get('ticket') ?? '';
  }
  const verify = (ticket: string, tenant: 'alpha' | 'beta' = 'alpha') =>
    shop.call('verifyPartnerTicket', { tenant, body: { Ticket: ticket } });

  test('it signs in whom it names, once', async () => {
    const ticket = await ticketOf('somchai');
    expect(own((await verify(ticket)).json<Entry>())).toBe('CUST1');
    expect(verdict(await verify(ticket)), 'replayed').toBe('400 EXTERNAL_REFUSED');
    expect(own((await verify(await ticketOf('somchai'))).json<Entry>())).toBe('CUST1');
    expect(await links()).toMatchObject([{ subject: 'somchai' }]);
  });

  test('twenty at once with one ticket: one is in', async () => {
    const ticket = await ticketOf('somchai');
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(ticket)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('without a verified number nobody is linked by a code: anybody can send a ticket; a new number leads on to registering', async () => {
    expect(verdict(await verify(await ticketOf('anan')))).toBe('400 EXTERNAL_NO_NUMBER');
    expect((await verify(await ticketOf('malee'))).json<Entry>()).toMatchObject({ State: 'newcomer' });
  });

  test('one that is forged, for another shop, over, or without an end is refused', async () => {
    expect(verdict(await verify(await ticketOf('somchai', 'beta')))).toBe('400 EXTERNAL_REFUSED');
    const [head = '', body = '', signature = ''] = (await ticketOf('somchai')).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'malee' })).toString('base64url');
    expect(verdict(await verify(`${head}.${forged}.${signature}`))).toBe('400 EXTERNAL_REFUSED');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    expect(verdict(await verify(`${none}.${body}.`))).toBe('400 EXTERNAL_REFUSED');
    const { privateKey } = await generateKeyPair('ES256');
    const foreign = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'simulated' })
      .sign(privateKey);
    expect(verdict(await verify(foreign))).toBe('400 EXTERNAL_REFUSED');
    ahead = -600_000;
    expect(verdict(await verify(await ticketOf('somchai')))).toBe('400 EXTERNAL_REFUSED');
    expect(await links()).toEqual([]);
  });

  test('W-06b PARTNER_LOGIN_ENABLED, PARTNER_ISSUER, PARTNER_JWKS_URL: by flag and credentials', async () => {
    await set({ PARTNER_ISSUER: 'another', PARTNER_JWKS_URL: simulatedPartner(origin).jwksUrl });
    expect(verdict(await verify(await ticketOf('somchai'))), 'of another').toBe('400 EXTERNAL_REFUSED');
    await set({ PARTNER_LOGIN_ENABLED: 'N' });
    expect(verdict(await verify(await ticketOf('somchai')))).toBe('403 NOT_ALLOWED');
  });
});
