/** Staff of a center approve or refuse who registered, and the customer sees how it stands. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { NEW, newcomer, newcomerShop, SECRET } from '../../testing/newcomers.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import type { TestShop } from '../../testing/shop.ts';

const newcomers = newcomerShop();
const { register, setting, ticketFor, people } = newcomers;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = newcomers);
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
    const counted = async () => (await shop.call('registrationsWaiting', { token })).json();
    const { Data } = await listed(token);
    expect(await counted()).toEqual({ Count: Data.length });
    const other = { tenant: 'beta', token: await shop.tokenOf('beta', 'ADMIN') } as const;
    expect((await shop.call('registrationsWaiting', other)).json(), 'of another shop').toEqual({ Count: 1 });
    expect(Data.at(-1)).toMatchObject({ CUSTOMERCODE: code, CUSTOMERNAME: newcomer.Name, Mobile: NEW });
    expect(Data.at(-1)?.Address).toContain('99/1');
    expect((await decide(token, code, { Decision: 'approve' })).statusCode).toBe(200);
    expect(await counted()).toEqual({ Count: Data.length - 1 });
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

  test('V-06c staff who decide see the tax number that was given', async () => {
    await setting('REGISTER_TAX_NUMBER_ENABLED', 'Y');
    const { code } = await waiting({ TaxNo: '1234567890121' });
    const { Data } = await listed(await shop.tokenOf('alpha', 'ADMIN'));
    expect(Data.find((one) => one.CUSTOMERCODE === code)?.TAXNO).toBe('1234567890121');
  });

  test('R-49c staff are told which customer of the center has the tax number or the name already', async () => {
    await setting('REGISTER_TAX_NUMBER_ENABLED', 'Y');
    await shop.database.asOwner(
      `update customers set tax_id = '1234567890121' where customer_code = 'CUST1';
       update customers set name = upper('${newcomer.Name}') where tenant_id = 'beta' and customer_code <> 'PEND1'`,
    );
    const { code } = await waiting({ TaxNo: '1234567890121' });
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const doubles = async () =>
      (await listed(token)).Data.find(({ CUSTOMERCODE }) => CUSTOMERCODE === code)?.Doubles;
    const one = { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Customer CUST1 of alpha' };
    expect(await doubles()).toEqual([{ ...one, Reasons: ['taxNumber'] }]);
    await shop.database.asOwner(
      `update customers set name = '${newcomer.Name}' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    expect(await doubles()).toMatchObject([{ CUSTOMERCODE: 'CUST1', Reasons: ['taxNumber', 'name'] }]);
    await shop.database.asOwner(
      `update customers set name = 'Customer CUST1 of alpha', tax_id = '' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    expect(await doubles()).toEqual([]);
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
    const login = { tenant: 'alpha', body: { username: NEW, password: SECRET } };
    expect(verdict(await shop.call('login', login)), 'its owner is led to the state').toBe(
      '403 PENDING_APPROVAL',
    );
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
