/** Who finds and merges customers, what stops them, and where the code given up leads. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { PASSWORD, createTestShop, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';

let shop: TestShop;
let admin: string;
const asOwner = (statement: string) => shop.database.asOwner(statement);

beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.tokenOf('alpha', 'ADMIN');
  await saveRole(shop, admin, { UserRole: '3', Rights: ['manageCustomers'] });
});
afterAll(() => shop.stop());
// Two of one name in one place, A with a number and a tax number, B with an e-mail; and one who has neither.
beforeEach(() =>
  asOwner(`
    insert into profiles (tenant_id, profile_code, name, mobile, email, username, password_hash)
      select t, p, n, m, e, u, (select password_hash from profiles where tenant_id = 'alpha' and profile_code = 'CUST1')
      from unnest('{alpha,beta}'::text[]) t, (values ('A', 'บริษัท แมวดี จำกัด', '0899990001', null, 'maewa'),
        ('B', 'แมว ดี', '0899990002', 'b@example.com', 'maewb'), ('X', 'อื่น', null, null, null)) w (p, n, m, e, u);
    insert into customers (tenant_id, customer_code, profile_code, name, tax_id, price_level)
      select tenant_id, profile_code, profile_code, name, case profile_code when 'A' then '0105512345671' else '' end, case profile_code when 'B' then 3 else 1 end
      from profiles where profile_code in ('A', 'B', 'X');
    insert into customer_centers (tenant_id, customer_code, sale_unit) select tenant_id, customer_code, 'C1' from customers
      where customer_code in ('A', 'B', 'X');
    insert into addresses (tenant_id, customer_code, address_type, name, line, phone, tax_id, province_code, district_code, subdistrict_code, postal_code)
      select tenant_id, customer_code, 'S', 'r', customer_code || ' Road', '', '', '10', '1001', '100101', '10200' from customers
      where customer_code in ('A', 'B')`),
);
afterEach(() =>
  asOwner(`
    delete from audit_log; delete from orders where customer_code in ('A', 'B', 'X');
    update customers set profile_code = customer_code, merged_into = null, status = 'active' where customer_code in ('A', 'B', 'X');
    delete from profiles where profile_code in ('A', 'B', 'X')`),
);

const params = { code: 'A', double: 'B' };
const ahead = (token = admin, both = params) => shop.call('mergeAhead', { token, params: both });
type Body = { Take?: string[]; Asked?: boolean; Version?: number };
async function merge(body: Body = {}, { token = admin, both = params, key = randomUUID() } = {}) {
  const { Version } = (await ahead(token, both)).json<CallAnswer<'mergeAhead'>>();
  const headers = { 'idempotency-key': key };
  return shop.call('mergeCustomers', { token, params: both, headers, body: { Version, ...body } });
}
const blocksOf = async (token = admin, both = params) =>
  (await ahead(token, both)).json<CallAnswer<'mergeAhead'>>().Blocks;

describe('R-49c likely doubles', () => {
  const doublesOf = async (code: string, token = admin) =>
    (await shop.call('doublesOfCustomer', { token, params: { code } }))
      .json<CallAnswer<'doublesOfCustomer'>>()
      .Data.map((one) => [one.CUSTOMERCODE, one.Reasons]);

  test('have a number, a tax number, an e-mail, or name and district in common, however each is written', async () => {
    expect(await doublesOf('A')).toEqual([['B', ['namePlace']]]);
    expect(await doublesOf('X')).toEqual([]);
    await asOwner(`update addresses set phone = '+66 89-999-0001', tax_id = '0-1055-12345-67-1' where customer_code = 'B';
      update profiles set email = 'B@Example.com' where profile_code = 'A'`);
    expect(await doublesOf('A')).toEqual([['B', ['email', 'mobile', 'namePlace', 'taxNumber']]]);
    await asOwner(`update customers set status = 'disabled' where customer_code = 'B'`);
    expect(await doublesOf('A')).toHaveLength(1);
    await asOwner(`update customer_centers set sale_unit = 'C2' where customer_code = 'B'`);
    const salesman = await shop.tokenOf('alpha', 'SALE');
    expect(await doublesOf('A', salesman), 'of centers of the caller').toEqual([]);
  });

  test('two accounts of one person are doubles only by name and place', async () => {
    await asOwner(
      `update customers set profile_code = 'A', name = 'สาขาสอง', tax_id = '0105512345671' where customer_code = 'B'`,
    );
    expect(await doublesOf('A')).toEqual([]);
    await asOwner(`update customers set name = 'แมวดี' where customer_code = 'B'`);
    expect(await doublesOf('A')).toEqual([['B', ['namePlace']]]);
  });

  test('of a center are listed in pairs, each once with all reasons, page by page', async () => {
    await asOwner(`update addresses set phone = '0899990001' where customer_code = 'B'`);
    const pairs: unknown[] = [];
    let after: string | undefined;
    for (let pages = 0; pages < 9; pages += 1) {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      const answer = await shop.call('customerDoubles', {
        token: admin,
        query: { take: '1', ...(after && { after }) },
      });
      const page = answer.json<CallAnswer<'customerDoubles'>>();
      pairs.push(
        ...page.Data.map((one) => [one.Customer.CUSTOMERCODE, one.Double.CUSTOMERCODE, one.Reasons]),
      );
      if (page.Next === null) break;
      after = page.Next;
    }
    expect(pairs).toHaveLength(2);
    expect(pairs).toContainEqual(['A', 'B', ['mobile', 'namePlace']]);
    expect(pairs).toContainEqual(['CUST1', 'CUST2', ['mobile']]);
  });

  test('who is bound to no center hides nobody of a center that does not see such customers', async () => {
    // Twelve that a merchant whom nobody let in may not see, each with more in common than B has.
    await asOwner(`
      update addresses set phone = '0899990001' where customer_code = 'B';
      update profiles set email = 'a@example.com' where profile_code = 'A' and tenant_id = 'alpha';
      insert into profiles (tenant_id, profile_code, name) select 'alpha', '0UN' || n, 'แมวดี' from generate_series(1, 12) n;
      insert into customers (tenant_id, customer_code, profile_code, name, tax_id)
        select 'alpha', '0UN' || n, '0UN' || n, 'แมวดี', '0105512345671' from generate_series(1, 12) n;
      insert into addresses (tenant_id, customer_code, address_type, name, line, phone, tax_id, province_code, district_code, subdistrict_code, postal_code)
        select 'alpha', '0UN' || n, 'S', 'r', 'Road', '0899990001', '0105512345671', '10', '1001', '100101', '10200' from generate_series(1, 12) n`);
    const salesman = await shop.tokenOf('alpha', 'SALE');
    const pairs = async () =>
      (await shop.call('customerDoubles', { token: salesman, query: { take: '12' } }))
        .json<CallAnswer<'customerDoubles'>>()
        .Data.map((one) => `${one.Customer.CUSTOMERCODE} ${one.Double.CUSTOMERCODE}`);
    try {
      expect(
        (await doublesOf('A', salesman)).map(([code]) => code),
        'a center that sees them',
      ).toContain('0UN1');
      await asOwner(`update centers set sees_unbound = false where tenant_id = 'alpha' and sale_unit = 'C1'`);
      expect(await doublesOf('A', salesman)).toEqual([['B', ['mobile', 'namePlace']]]);
      expect(await pairs()).toContain('A B');
      expect((await pairs()).join()).not.toContain('0UN');
    } finally {
      await asOwner(
        `update centers set sees_unbound = true; delete from profiles where profile_code like '0UN%'`,
      );
    }
  });
});

describe('R-49c a merge', () => {
  test('keeps what was chosen, and the rest of the kept one; what it has not is taken; number and sessions that end are told', async () => {
    const seen = (await ahead()).json<CallAnswer<'mergeAhead'>>();
    expect(seen).toMatchObject({ Blocks: [], NeedsAsking: false });
    expect(seen.Fields).toContainEqual({ Field: 'mobile', Kept: '0899990001', Double: '0899990002' });
    shop.sent.length = 0;
    const done = await merge({ Take: ['mobile', 'level'] });
    expect([done.statusCode, done.json()]).toEqual([200, { CUSTOMERCODE: 'A' }]);
    const account = await shop.call('customerAccount', { token: admin, params: { code: 'A' } });
    expect(account.json()).toMatchObject({
      CUSTOMERNAME: 'บริษัท แมวดี จำกัด',
      Mobile: '0899990002',
      Email: 'b@example.com',
      TAXNO: '0105512345671',
      PriceLevel: 3,
    });
    expect(shop.sent).toMatchObject([{ to: '0899990001', text: expect.stringContaining('0002') }]);
    const login = (username: string) =>
      shop.call('login', { tenant: 'alpha', body: { username, password: PASSWORD } });
    expect((await login('0899990002')).json()).toMatchObject({ user: { CUSTOMERCODE: 'A' } });
    expect(verdict(await login('maewb'))).toBe('401 WRONG_PASSWORD');
    const log = await shop.database.asOwner<{ subject: string; before: object; after: object }>(
      `select subject, before, after from audit_log where action = 'customer.merge' order by subject`,
    );
    expect(log).toMatchObject([
      {
        subject: 'customer/A',
        before: { mobile: '0899990001' },
        after: { mobile: '0899990002', MergedFrom: 'B' },
      },
      {
        subject: 'customer/B',
        before: { name: 'แมว ดี', email: 'b@example.com' },
        after: { MergedInto: 'A' },
      },
    ]);
    const beta = await asOwner(
      `select status from customers where tenant_id = 'beta' and customer_code = 'B'`,
    );
    expect(beta).toEqual([{ status: 'active' }]);
  });

  test('ends the sessions of the code given up, and leads from it to the kept one, also from one that was merged into it before', async () => {
    expect((await merge({}, { both: { code: 'B', double: 'X' } })).statusCode).toBe(200);
    await asOwner(`insert into sessions (tenant_id, session_id, kind, secret_hash, customer_code, sale_unit, created_at, expires_at)
      values ('alpha', '00000000-0000-4000-8000-00000000000b', 'buyer', '\\x00', 'B', 'C1', '2025-01-01', '2100-01-01')`);
    expect((await merge({ Asked: true })).statusCode).toBe(200);
    const [session] = await asOwner(
      `select revoked_at is not null as over from sessions where customer_code = 'B'`,
    );
    expect(session).toEqual({ over: true });
    for (const code of ['B', 'X']) {
      const page = await shop.call('merchantCustomer', { token: admin, params: { code, saleUnit: 'C1' } });
      expect([verdict(page), page.json().details]).toEqual(['404 CUSTOMER_MERGED', { Into: 'A' }]);
      const account = await shop.call('customerAccount', { token: admin, params: { code } });
      expect(account.json().details).toEqual({ Into: 'A' });
    }
    await expect(
      asOwner(
        `insert into carts (tenant_id, customer_code, sale_unit, mode, updated_at) values ('alpha', 'B', 'C1', 'money', now())`,
      ),
    ).rejects.toThrow('CUSTOMER_MERGED');
  });

  test('is done once: the same request again is answered the same, and who comes later is told', async () => {
    const { Version } = (await ahead()).json<CallAnswer<'mergeAhead'>>();
    const send = (key: string, both = params) =>
      shop.call('mergeCustomers', {
        token: admin,
        params: both,
        headers: { 'idempotency-key': key },
        body: { Version },
      });
    const answers = await Promise.all([
      send('merge-one'),
      send('merge-one'),
      send('merge-two'),
      send('merge-three', { code: 'B', double: 'A' }),
    ]);
    const verdicts = answers.map((answer) => (answer.statusCode === 200 ? '200' : verdict(answer)));
    expect(verdicts.filter((one) => one === '200').length).toBeGreaterThan(0);
    expect(new Set(verdicts.filter((one) => one !== '200'))).toSatisfy((all: Set<string>) =>
      [...all].every((one) => ['404 CUSTOMER_MERGED', '409 CUSTOMER_CHANGED'].includes(one)),
    );
    expect(
      await asOwner(
        `select count(*)::int as many from customers where tenant_id = 'alpha' and status = 'merged'`,
      ),
    ).toEqual([{ many: 1 }]);
    expect(
      await asOwner(`select count(*)::int as many from audit_log where action = 'customer.merge'`),
    ).toEqual([{ many: 2 }]);
    expect((await send('merge-one')).json()).toEqual({ CUSTOMERCODE: 'A' });
  });

  test('is refused where either was changed since it was seen', async () => {
    const { Version } = (await ahead()).json<CallAnswer<'mergeAhead'>>();
    await asOwner(`update customers set price_level = 5 where tenant_id = 'alpha' and customer_code = 'B'`);
    expect(verdict(await merge({ Version }))).toBe('409 CUSTOMER_CHANGED');
    expect(verdict(await ahead(admin, { code: 'A', double: 'A' }))).toBe('400 CUSTOMER_SAME');
  });

  test('is stopped by two tax numbers, a code that SAP knows, another account, goods that are held, and debts beyond the limit', async () => {
    await asOwner(`
      update customers set tax_id = '0105512345680', is_sap = true, debt_satang = 500 where customer_code = 'B';
      insert into customers (tenant_id, customer_code, profile_code, name) values ('alpha', 'B2', 'B', 'B2');
      insert into stock_holds (tenant_id, customer_code, hold_id, sale_unit, codes, pieces, expires_at)
        values ('alpha', 'B', 'h', 'C1', '{P1}', '{1}', '2100-01-01')`);
    const all = ['taxNumbers', 'sap', 'otherAccounts', 'credit', 'held'];
    expect(await blocksOf()).toEqual(all);
    const refused = await merge();
    expect([verdict(refused), refused.json().details]).toEqual(['409 MERGE_BLOCKED', { Blocks: all }]);
    await asOwner(`delete from stock_holds; delete from customers where customer_code = 'B2'`);
    await asOwner(`update customers set tax_id = '', is_sap = false where customer_code = 'B';
      update customers set authorize_satang = 900 where customer_code = 'B'`);
    expect(await blocksOf(), 'one of both limits is enough').toEqual([]);
    expect((await merge()).json().details, 'the kept one’s is not').toEqual({ Blocks: ['credit'] });
    expect((await merge({ Take: ['credit'] })).statusCode).toBe(200);
  });

  test('of two people who sign in themselves takes that staff have asked them', async () => {
    await asOwner(`insert into profile_sign_ins (tenant_id, profile_code, first_at, last_at)
      select 'alpha', p, '2026-02-01', '2026-02-20' from unnest('{A,B}'::text[]) p`);
    expect((await ahead()).json()).toMatchObject({ NeedsAsking: true });
    expect(verdict(await merge())).toBe('400 MERGE_NOT_ASKED');
    expect((await merge({ Asked: true })).statusCode).toBe(200);
  });

  test('is for staff of all their centers with the right; a super admin merges those of any', async () => {
    const salesman = await shop.tokenOf('alpha', 'SALE');
    expect(await blocksOf(salesman)).toEqual([]);
    await asOwner(
      `insert into customer_centers (tenant_id, customer_code, sale_unit) values ('alpha', 'B', 'C2')`,
    );
    expect(await blocksOf(salesman)).toEqual(['elsewhere']);
    expect((await merge({}, { token: salesman })).json().details).toEqual({ Blocks: ['elsewhere'] });
    await asOwner(`delete from customer_centers where customer_code = 'B' and sale_unit = 'C1'`);
    expect(verdict(await ahead(salesman))).toBe('404 CUSTOMER_NOT_FOUND');
    expect(verdict(await ahead(await shop.tokenOf('alpha', 'SALE2')))).toBe('403 RIGHT_MISSING');
  });
});
