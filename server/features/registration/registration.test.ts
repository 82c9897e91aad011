/** Registering as a customer, what is told of a number before and after its code, and the approval by staff. */
import { Socket } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { codeShop } from '../../testing/code-shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import type { Given, TestShop } from '../../testing/shop.ts';

const NEW = '0899999901';
const SECRET = 'ต้นไม้ใหญ่ 77 กิ่ง';
const codes = codeShop();
const { after } = codes;
let shop: TestShop;
let keys = 0;

beforeAll(async () => {
  ({ shop } = codes);
  // Before the clock of the test.
  await shop.database.asOwner(`update customers set created_at = '2026-01-01' where customer_code = 'PEND1'`);
});
beforeEach(async () => {
  await setting('PENDING_APPROVAL_REGISTER', 'N');
  shop.sent.length = 0;
});
afterEach(async () => {
  await shop.database.asOwner(`
    delete from web_config where opt like '%REGISTER%' or opt = 'PASSWORD_LOGIN_ENABLED';
    delete from notification_deliveries; delete from notifications; delete from audit_log; delete from staff_roles;
    delete from profiles where mobile like '08999999%';
    delete from idempotency_keys`);
});

async function setting(opt: string, value: string): Promise<void> {
  await shop.database.asOwner(
    `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, $2)
     on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
    [opt, value],
  );
  shop.deps.cache.dropAll();
}

const request = (mobile: string) =>
  shop.call('requestRegistrationCode', { tenant: 'alpha', body: { mobile } });
const sentCode = () => /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';

/** What the shop says to who enters the code that it sent to a number. */
async function verify(mobile: string) {
  const { reference } = (await request(mobile)).json<{ reference: string }>();
  const body = { reference, code: sentCode() };
  return shop.call('verifyRegistrationCode', { tenant: 'alpha', body });
}

const ticketFor = async (mobile: string) =>
  (await verify(mobile)).json<CallAnswer<'verifyRegistrationCode'>>().Ticket;

const newcomer = {
  Name: 'สมศรี ใจดี',
  Password: SECRET,
  SaleUnit: 'C2',
  Address_: '99/1 ถนนมหาราช',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
};

const register = (body: object, given: Given = {}) =>
  shop.call('register', {
    tenant: 'alpha',
    headers: { 'idempotency-key': `register-${(keys += 1)}` },
    ...given,
    body: { ...newcomer, ...body },
  });

const people = () =>
  shop.database.asOwner<{ tenant_id: string; customer_code: string; status: string }>(
    `select tenant_id, customer_code, status from profiles join customers using (tenant_id, profile_code)
     where mobile = $1`,
    [NEW],
  );

describe('R-08 registering', () => {
  test('makes a person with an account of the chosen center, signed in, with an address for the first order', async () => {
    const answer = await register({ Ticket: await ticketFor(NEW) });
    expect(answer.statusCode, answer.body).toBe(200);
    const { State, user, jtoken: token } = answer.json<Required<CallAnswer<'register'>>>();
    expect([State, user.CUSTOMERNAME, user.ActiveDC]).toEqual(['approved', newcomer.Name, 'C2']);
    expect(await people()).toMatchObject([{ tenant_id: 'alpha', status: 'active' }]);
    const addresses = (await shop.call('deliveryAddresses', { token, body: {} })).json();
    expect(addresses.data).toEqual(
      ['C', 'S', 'B'].map((type) =>
        expect.objectContaining({ Address_Type: type, Address_: newcomer.Address_, Phone: NEW }),
      ),
    );
    const login = { tenant: 'alpha', body: { username: NEW, password: SECRET } };
    expect((await shop.call('login', login)).statusCode).toBe(200);
    expect(verdict(await shop.call('login', { ...login, tenant: 'beta' }))).toBe('401 WRONG_PASSWORD');
    const cookies = { 'test-alpha-buyer': answer.cookies[0]?.value ?? '' };
    expect((await shop.call('renew', { tenant: 'alpha', cookies })).statusCode).toBe(200);
  });

  test('is done once however often it is sent, and signs in again where the answer was lost', async () => {
    const headers = { 'idempotency-key': 'the-same-request' };
    const Ticket = await ticketFor(NEW);
    const answers = await Promise.all(Array.from({ length: 4 }, () => register({ Ticket }, { headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const [first, last] = [answers[0], await register({ Ticket }, { headers })];
    expect(last.json().user.CUSTOMERCODE).toBe(first?.json().user.CUSTOMERCODE);
    expect(await people()).toHaveLength(1);
    expect(verdict(await register({ Ticket, Name: 'another' }, { headers }))).toBe(
      '422 IDEMPOTENCY_KEY_REUSED',
    );
    expect(verdict(await register({ Ticket }))).toBe('409 MOBILE_TAKEN');
  });

  test('stores neither the password nor a fast hash of what has it', async () => {
    await register({ Ticket: await ticketFor(NEW) });
    const rows = await shop.database.asOwner<{ row: string }>(
      `select k::text as row from idempotency_keys k union all
       select password_hash from profiles where mobile = $1`,
      [NEW],
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ row }) => row).join()).not.toContain(SECRET);
    expect(rows[1]?.row).toMatch(/^\$argon2id\$/);
  });

  test('needs the number proved in this shop, within half an hour', async () => {
    const Ticket = await ticketFor(NEW);
    expect(verdict(await register({ Ticket: `${Ticket}x` }))).toBe('400 NUMBER_UNPROVED');
    expect(verdict(await register({ Ticket }, { tenant: 'beta' }))).toBe('400 NUMBER_UNPROVED');
    after(31 * 60);
    expect(verdict(await register({ Ticket }))).toBe('400 NUMBER_UNPROVED');
    expect(await people()).toEqual([]);
  });

  test.each([
    ['Password', { Password: 'short' }, 'The password needs at least 10 characters'],
    ['Password', { Password: NEW }, 'This password is easy to guess'],
    ['Email', { Email: 'somsri' }, 'Please enter an e-mail address'],
    ['SaleUnit', { SaleUnit: 'C9' }, 'center'],
    ['Town', { Town: '999999' }, 'belong together'],
    ['Name', { Name: ' ' }, 'is required'],
    ['Address_', { Address_: '' }, 'Please fill this in'],
  ])('names %s where %o is refused', async (field, wrong, told) => {
    const answer = await register({ Ticket: await ticketFor(NEW), ...wrong });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().fields[field].toLowerCase()).toContain(told.toLowerCase());
    expect(await people()).toEqual([]);
  });
});

describe('V-06 W-60 what must be filled in', () => {
  const bare = { Password: '', Address_: '', Province: '', Ampher: '', Town: '', PostalCode: '' };

  test('is what REGISTER_REQUIRED_FIELDS names', async () => {
    const Ticket = await ticketFor(NEW);
    const byDefault = await register({ Ticket, ...bare });
    expect([verdict(byDefault), Object.keys(byDefault.json().fields)]).toEqual([
      '400 FIELDS_MISSING',
      ['Password', 'Address_', 'Province', 'Ampher', 'Town'],
    ]);
    await setting('REGISTER_REQUIRED_FIELDS', 'email');
    expect(Object.keys((await register({ Ticket, ...bare })).json().fields)).toEqual(['Email']);
    const answer = await register({ Ticket, ...bare, Email: 'somsri@example.com' });
    expect(answer.json().State, answer.body).toBe('approved');
  });

  test('is no password where PASSWORD_LOGIN_ENABLED is N', async () => {
    await setting('PASSWORD_LOGIN_ENABLED', 'N');
    const answer = await register({ Ticket: await ticketFor(NEW), Password: '' });
    expect(answer.json().State, answer.body).toBe('approved');
  });
});

test('W-27 where REGISTER_ENABLED is N nobody registers; the other shop goes on', async () => {
  const Ticket = await ticketFor(NEW);
  await setting('REGISTER_ENABLED', 'N');
  expect(verdict(await request('0899999902'))).toBe('403 REGISTRATION_CLOSED');
  expect(verdict(await register({ Ticket }))).toBe('403 REGISTRATION_CLOSED');
  const body = { mobile: '0899999902' };
  expect((await shop.call('requestRegistrationCode', { tenant: 'beta', body })).statusCode).toBe(200);
});

describe('E-05g E-05h a number that is known', () => {
  const KNOWN = { active: '0810000001', disabled: '0810000004', pending: '0810000003' };

  /** What is written to the database's connections while a code is asked for. */
  async function workFor(mobile: string) {
    const spies = (['_write', '_writev'] as const).map((way) => vi.spyOn(Socket.prototype, way));
    const answer = await request(mobile);
    const writes = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    spies.forEach((spy) => spy.mockRestore());
    return { answer, writes };
  }

  test('is answered like an unknown one before the code, by the same statements', async () => {
    // Connections are there, and statements are prepared.
    for (const mobile of ['0899999911', '0899999912']) await request(mobile);
    const all: Awaited<ReturnType<typeof workFor>>[] = [];
    for (const mobile of [...Object.values(KNOWN), '0899999913']) all.push(await workFor(mobile));
    const bodies = all.map(({ answer }) => ({ ...answer.json<object>(), reference: '' }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(all.map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    expect(all[0]?.writes).toBeGreaterThan(1);
    expect(all.map(({ writes }) => writes)).toEqual(all.map(() => all[0]?.writes));
    expect(shop.sent).toHaveLength(6);
  });

  test('is told to its owner once the code was entered', async () => {
    const taken = await verify(KNOWN.active);
    expect([verdict(taken), taken.json().message]).toEqual([
      '409 MOBILE_TAKEN',
      'Mobile No is already exist',
    ]);
    const inactive = await verify(KNOWN.disabled);
    expect([verdict(inactive), inactive.json().message]).toEqual([
      '403 CUSTOMER_INACTIVE',
      'User with mobile no is being inactive. Please contact administrator',
    ]);
  });

  test('is told nothing with a wrong code', async () => {
    for (const mobile of [...Object.values(KNOWN), '0899999914']) {
      const { reference } = (await request(mobile)).json<{ reference: string }>();
      const code = sentCode() === '000000' ? '000001' : '000000';
      const answer = await shop.call('verifyRegistrationCode', {
        tenant: 'alpha',
        body: { reference, code },
      });
      expect(verdict(answer)).toBe('400 INVALID_OTP');
    }
  });
});

describe('S-33 W-25 where PENDING_APPROVAL_REGISTER is Y', () => {
  beforeEach(() => setting('PENDING_APPROVAL_REGISTER', 'Y'));

  const state = async (Ticket: string, tenant = 'alpha') =>
    (await shop.call('registrationState', { tenant, body: { Ticket } })).json();
  const listed = async (token: string, query: Record<string, string> = {}) =>
    (await shop.call('registrations', { token, query })).json<CallAnswer<'registrations'>>();
  const decide = (token: string, code: string, body: object) =>
    shop.call('decideRegistration', { token, params: { code }, body });

  async function waiting(body: object = {}) {
    const answer = await register({ Ticket: await ticketFor(NEW), SaleUnit: 'C1', ...body });
    const { State, Ticket = '', jtoken } = answer.json<CallAnswer<'register'>>();
    expect([State, jtoken, answer.cookies]).toEqual(['waiting', undefined, []]);
    const [person] = await people();
    return { ticket: Ticket, code: person?.customer_code ?? '' };
  }

  test('a new customer waits, is approved by staff, told with a link, and signs in', async () => {
    const { ticket, code } = await waiting();
    expect(await state(ticket)).toEqual({ State: 'waiting', Reason: '' });
    const login = { tenant: 'alpha', body: { username: NEW, password: SECRET } };
    const early = await shop.call('login', login);
    expect(verdict(early)).toBe('403 PENDING_APPROVAL');
    expect(await state(early.json().details.Ticket)).toEqual({ State: 'waiting', Reason: '' });
    const told = await shop.database.asOwner(
      `select recipient from notifications where kind = 'registration.waiting'`,
    );
    expect(told).toEqual([{ recipient: 'ADMIN' }]);

    const token = await shop.tokenOf('alpha', 'ADMIN');
    const { Data } = await listed(token);
    expect(Data.at(-1)).toMatchObject({ CUSTOMERCODE: code, CUSTOMERNAME: newcomer.Name, Mobile: NEW });
    expect(Data.at(-1)?.Address).toContain('99/1');
    expect((await decide(token, code, { Decision: 'approve' })).statusCode).toBe(200);
    expect(await state(ticket)).toEqual({ State: 'approved', Reason: '' });
    expect((await shop.call('login', login)).statusCode).toBe(200);
    expect(
      await shop.database.asOwner(
        `select kind, recipient, link from notifications where kind = 'registration.decided'`,
      ),
    ).toEqual([{ kind: 'registration.decided', recipient: code, link: '/login' }]);
    expect(
      await shop.database.asOwner(
        `select actor_id, subject, after from audit_log where action = 'customer.registration'`,
      ),
    ).toEqual([
      { actor_id: 'ADMIN', subject: `customer/${code}`, after: { Status: 'approved', Reason: '' } },
    ]);
    expect(verdict(await decide(token, code, { Decision: 'refuse', Reason: 'late' }))).toBe(
      '409 REGISTRATION_DECIDED',
    );
  });

  test('a refusal has a reason, which the customer reads; staff may still approve', async () => {
    const { ticket, code } = await waiting();
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const bare = await decide(token, code, { Decision: 'refuse' });
    expect([verdict(bare), bare.json().fields]).toEqual([
      '400 REASON_MISSING',
      { Reason: 'Please give a reason' },
    ]);
    await decide(token, code, { Decision: 'refuse', Reason: 'Outside our area' });
    expect(await state(ticket)).toEqual({ State: 'refused', Reason: 'Outside our area' });
    expect(JSON.stringify(await listed(token))).not.toContain(code);
    const refused = await listed(token, { state: 'refused' });
    expect(refused.Data).toMatchObject([{ CUSTOMERCODE: code, Reason: 'Outside our area' }]);
    expect(verdict(await verify(NEW)), 'its owner is led to the state').toBe('403 PENDING_APPROVAL');
    await decide(token, code, { Decision: 'approve' });
    expect(await state(ticket)).toEqual({ State: 'approved', Reason: '' });
  });

  test('staff need the right, and see those of their centers alone', async () => {
    const { code } = await waiting({ SaleUnit: 'C2' });
    const [admin, ofC1, ofC2] = await Promise.all([
      shop.tokenOf('alpha', 'ADMIN'),
      shop.tokenOf('alpha', 'SALE'),
      shop.tokenOf('alpha', 'SALE2', 'C2'),
    ]);
    expect(verdict(await decide(ofC2, code, { Decision: 'approve' }))).toBe('403 RIGHT_MISSING');
    for (const UserRole of ['3', '4'] as const)
      await saveRole(shop, admin, { UserRole, Rights: ['approveCustomers'] });
    shop.deps.cache.dropAll();
    const tokens = await shop.database.asOwner<{ session_id: string; user_id: string }>(
      `select session_id, user_id from sessions where tenant_id = 'alpha' and user_id like 'SALE%' and revoked_at is null`,
    );
    const tokenOf = (userId: string, saleUnit: string, role: string) =>
      shop.deps.tokens.sign({
        tenantId: 'alpha',
        kind: 'staff',
        customerCode: '',
        userId,
        role,
        saleUnit,
        sessionId: tokens.find(({ user_id }) => user_id === userId)?.session_id ?? '',
      });
    const [again1, again2] = [await tokenOf('SALE', 'C1', '3'), await tokenOf('SALE2', 'C2', '4')];
    expect(JSON.stringify(await listed(again1))).not.toContain(code);
    expect(verdict(await decide(again1, code, { Decision: 'approve' }))).toBe('404 CUSTOMER_NOT_FOUND');
    expect(JSON.stringify(await listed(again2))).toContain(code);
    expect((await decide(again2, code, { Decision: 'approve' })).statusCode).toBe(200);
    expect(ofC1).not.toBe(again1);
  });

  test('a list of many goes on page by page, the longest waiting first', async () => {
    const { code } = await waiting();
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const first = await listed(token, { take: '1' });
    expect(first.Data).toMatchObject([{ CUSTOMERCODE: 'PEND1' }]);
    const next = await listed(token, { take: '1', after: first.Next ?? '' });
    expect([next.Data.map((one) => one.CUSTOMERCODE), next.Next]).toEqual([[code], null]);
  });
});
