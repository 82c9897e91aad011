/** Staff with the right change an account (R-49b), and tags. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, PASSWORD, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';

import { MOST_LOOKED_AT } from './customer-looks.usecases.ts';

type Account = CallAnswer<'customerAccount'>;
type Body = CallInput<'saveCustomerAccount'>['body'];
let shop: TestShop;
let admin: string;
const params = { code: 'CUST1' };
const asOwner = (statement: string) => shop.database.asOwner(statement);

beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.tokenOf('alpha', 'ADMIN');
  await asOwner(
    `insert into customer_types (tenant_id, type_code, name_th, name_en) values ('alpha', 'PET', 'ร้านสัตว์เลี้ยง', 'Pet shop')`,
  );
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await asOwner(`delete from audit_log`);
});

const read = async (token = admin) => (await shop.call('customerAccount', { token, params })).json<Account>();
const bodyOf = (account: Account): Body => ({
  CUSTOMERNAME: account.CUSTOMERNAME,
  Mobile: account.Mobile,
  Email: account.Email,
  TAXNO: account.TAXNO,
  CustomerType: account.CustomerType,
  PriceLevel: account.PriceLevel,
  Credit: account.Credit,
  Salesman: account.Salesman,
  SaleUnits: account.SaleUnits,
  IsBjcSapCustomer: account.IsBjcSapCustomer,
  Note: account.Note,
  Status: account.Status,
  Version: account.Version,
});
const save = async (change: Partial<Body>, token = admin) =>
  shop.call('saveCustomerAccount', { token, params, body: { ...bodyOf(await read(token)), ...change } });

describe('R-49b U-21d an account', () => {
  test('R-50 is saved and answered, however many others were opened since it was read', async () => {
    const body = bodyOf(await read());
    await asOwner(
      `delete from customer_looks;
       insert into customers (tenant_id, customer_code, name)
         select 'alpha', 'SEEN' || i, 'Seen ' || i from generate_series(1, ${MOST_LOOKED_AT}) i;
       insert into customer_looks (tenant_id, user_id, customer_code, looked_at)
         select 'alpha', 'ADMIN', customer_code, now() from customers where tenant_id = 'alpha' and customer_code like 'SEEN%'`,
    );
    const saved = await shop.call('saveCustomerAccount', { token: admin, params, body });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(verdict(await shop.call('customerAccount', { token: admin, params }))).toBe(
      '429 TOO_MANY_CUSTOMERS',
    );
    await asOwner(`delete from customers where customer_code like 'SEEN%'`);
  });

  test('N-21e is changed with all that is said of it, and the log has before and after', async () => {
    const change = {
      CUSTOMERNAME: 'ร้านใหม่',
      Mobile: '081-000-0009',
      Email: 'a@example.com',
      TAXNO: '0-1055-12345-67-1',
      CustomerType: 'PET',
      PriceLevel: 4,
      Credit: 5000.5,
      Debt: 120,
      Salesman: 'SALE',
      IsBjcSapCustomer: true,
      Note: 'Closed on Mondays',
    };
    const saved = await save(change);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({
      ...change,
      Mobile: '0810000009',
      TAXNO: '0105512345671',
      SalesmanName: 'Sale',
    });
    const [row] = await shop.database.asOwner(`select action, subject, before, after from audit_log`);
    expect(row).toMatchObject({
      action: 'customer.change',
      subject: 'customer/CUST1',
      before: { mobile: '0810000001', level: 1, CreditSatang: 0 },
      after: { mobile: '0810000009', level: 4, CreditSatang: 500_050, DebtSatang: 12_000, Salesman: 'SALE' },
    });
    const other = await shop.database.asOwner(
      `select price_level from customers where tenant_id = 'beta' and customer_code = 'CUST1'`,
    );
    expect(other, 'of the other shop').toEqual([{ price_level: 1 }]);
  });

  test('whose number is changed: the number before is told; of a person of other centers, or with other accounts, only by a super admin', async () => {
    await saveRole(shop, admin, { UserRole: '3', Rights: ['manageCustomers'] });
    const salesman = await shop.tokenOf('alpha', 'SALE');
    const centers = (...units: string[]) =>
      asOwner(`with gone as (delete from customer_centers where tenant_id = 'alpha' and customer_code = 'CUST1' and not sale_unit = any('{${units.join()}}'))
        insert into customer_centers (tenant_id, customer_code, sale_unit, position)
        select 'alpha', 'CUST1', u, n from unnest('{${units.join()}}'::text[]) with ordinality x (u, n) on conflict do nothing`);
    await centers('C1', 'C2');
    const shared = await save({ Mobile: '0810000077' }, salesman);
    expect([verdict(shared), Object.keys(shared.json().fields)]).toEqual(['409 CONTACT_SHARED', ['Mobile']]);
    expect((await save({ Note: 'Rings twice' }, salesman)).statusCode).toBe(200);
    await centers('C1');
    const { Mobile: before } = await read();
    shop.sent.length = 0;
    expect((await save({ Mobile: '0810000077' }, salesman)).statusCode).toBe(200);
    expect(shop.sent.map(({ to }) => to)).toEqual([before]);
    expect((await save({ Mobile: before })).statusCode).toBe(200);
    await centers('C1', 'C2');
    await saveRole(shop, admin, { UserRole: '3', Rights: [] });
  });

  test('that two change: the later is told, and nothing of the first is lost', async () => {
    const seen = bodyOf(await read());
    const first = await save({ Note: 'First' });
    const late = await shop.call('saveCustomerAccount', {
      token: admin,
      params,
      body: { ...seen, PriceLevel: 2 },
    });
    expect(verdict(late)).toBe('409 CUSTOMER_CHANGED');
    expect(await read()).toMatchObject({ Note: 'First', Version: first.json<Account>().Version });
  });

  test.each([
    [{ Mobile: '123' }, '400 INVALID_MOBILE'],
    [{ Mobile: '0810000002' }, '409 MOBILE_TAKEN'],
    [{ Email: 'nobody' }, '400 INVALID_EMAIL'],
    [{ TAXNO: '12' }, '400 INVALID_TAX_NUMBER'],
    [{ TAXNO: '0-1055-12345-67-8' }, '400 INVALID_TAX_NUMBER'],
    [{ CustomerType: 'NONE' }, '400 CUSTOMER_TYPE_UNKNOWN'],
    [{ Salesman: 'NOBODY' }, '400 SALESMAN_UNKNOWN'],
    [{ SaleUnits: [] }, '400 CENTER_NEEDED'],
    [{ SaleUnits: ['C9'] }, '400 CENTER_NOT_FOUND'],
  ] satisfies [Partial<Body>, string][])('is not changed to %j', async (change, hears) => {
    const refused = await save(change);
    expect(verdict(refused), refused.body).toBe(hears);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual(Object.keys(change));
  });

  describe('whose numbers staff write down', () => {
    const count = (many: number, by = 'ADMIN') =>
      shop.database.asOwner(
        `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject)
         select 'alpha', $1, 'staff', $3, 'customer.add', 'customer/' || i from generate_series(1, $2::integer) i`,
        [shop.deps.clock(), many, by],
      );

    test('cannot be tried out: ten known ones a day are told and logged, by a super admin too; the rest is still saved', async () => {
      const seen = bodyOf(await read());
      const tried = await Promise.all(
        Array.from({ length: 12 }, () =>
          shop.call('saveCustomerAccount', {
            token: admin,
            params,
            body: { ...seen, Mobile: '0810000002' },
          }),
        ),
      );
      expect(tried.map(verdict).toSorted()).toEqual([
        ...Array.from({ length: 10 }, () => '409 MOBILE_TAKEN'),
        '429 TOO_MANY_NUMBERS',
        '429 TOO_MANY_NUMBERS',
      ]);
      expect(verdict(await save({ Mobile: '0810000088' })), 'a new one').toBe('429 TOO_MANY_NUMBERS');
      expect(verdict(await save({ Note: 'Without a number' }))).toBe('200 undefined');
      const [row, ...more] = await asOwner(
        `select subject, after from audit_log where tenant_id = 'alpha' and action = 'customer.known'`,
      );
      expect(row).toMatchObject({ subject: 'staff/ADMIN', after: { mobile: 'xxxxxx0002' } });
      expect(more).toHaveLength(9);
    });

    test('count with those that they register, 100 in a day; what is changed beside a number does not', async () => {
      await count(98);
      await count(500, 'SALE');
      expect((await save({ Note: 'One' })).statusCode).toBe(200);
      const { Mobile } = await read();
      expect(verdict(await save({ Mobile: '0810000088' }))).toBe('200 undefined');
      expect(verdict(await save({ Mobile }))).toBe('200 undefined');
      expect(verdict(await save({ Mobile: '0810000088' }))).toBe('429 TOO_MANY_NUMBERS');
      const taken = { Mobile: '0810000002', SaleUnits: ['C9'] };
      expect(verdict(await save(taken)), 'what else is wrong is said first').toBe('400 CENTER_NOT_FOUND');
    });
  });

  test('needs the right, and reaches the centers of the caller alone', async () => {
    const sale2 = await shop.tokenOf('alpha', 'SALE2', 'C2');
    expect(verdict(await save({ Note: 'x' }, sale2))).toBe('403 RIGHT_MISSING');
    await saveRole(shop, admin, { UserRole: '4', Rights: ['manageCustomers'] });
    shop.deps.cache.dropAll();
    const token = await signedIn('sale2');
    expect(await read(token)).toMatchObject({ SaleUnits: ['C2'] });
    expect((await save({ Note: 'Of C2' }, token)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ Note: 'Of C2', SaleUnits: ['C1'] });
    const kept = await asOwner(
      `select sale_unit from customer_centers where tenant_id = 'alpha' and customer_code = 'CUST1' order by position`,
    );
    expect(kept, 'the own center').toEqual([{ sale_unit: 'C1' }, { sale_unit: 'C2' }]);
    expect(verdict(await save({ SaleUnits: ['C1'] }, token))).toBe('400 CENTER_NOT_FOUND');
    await asOwner(`delete from customer_centers where customer_code = 'CUST1' and sale_unit = 'C2'`);
    expect(verdict(await shop.call('customerAccount', { token, params }))).toBe('404 CUSTOMER_NOT_FOUND');
  });

  test('that is disabled, or has another number, is signed out', async () => {
    const open = () =>
      asOwner(
        `select 1 from sessions where tenant_id = 'alpha' and customer_code = 'CUST1' and revoked_at is null`,
      );
    await shop.call('login', { tenant: 'alpha', body: { username: 'one', password: PASSWORD } });
    expect(await open()).not.toEqual([]);
    await save({ PriceLevel: 5 });
    expect(await open()).not.toEqual([]);
    await save({ Mobile: '0810000019' });
    expect(await open()).toEqual([]);
    expect((await save({ Status: 'disabled' })).json()).toMatchObject({ Status: 'disabled' });
    expect((await save({ Status: 'active' })).json()).toMatchObject({ Status: 'active' });
  });
});

const signedIn = async (username: string) =>
  (await shop.call('staffLogin', { tenant: 'alpha', body: { username, password: PASSWORD } })).json<{
    token: string;
  }>().token;

describe('R-51 U-21f tags', () => {
  const tag = { NameTh: 'ลูกค้าพิเศษ', NameEn: 'Special', Active: 'Y' } as const;
  const add = (Tag: string) => shop.call('addCustomerTag', { token: admin, body: { ...tag, Tag } });
  const give = (Tag: string, Has: boolean, token = admin) =>
    shop.call('tagCustomer', { token, params: { code: 'CUST1', saleUnit: 'C1' }, body: { Tag, Has } });

  test('are made, changed by one at a time, and listed by name', async () => {
    expect((await add('VIP')).json()).toMatchObject({ Tag: 'VIP', Version: 1, Tier: '' });
    expect(verdict(await add('VIP'))).toBe('409 TAG_TAKEN');
    const change = (Version: number) =>
      shop.call('saveCustomerTag', {
        token: admin,
        params: { tag: 'VIP' },
        body: { ...tag, NameTh: 'ก', Version },
      });
    expect((await change(1)).json()).toMatchObject({ NameTh: 'ก', Version: 2 });
    expect(verdict(await change(1))).toBe('409 TAG_CHANGED');
    await add('OLD');
    const listed = await shop.call('customerTags', { token: admin, query: { take: '1' } });
    expect(listed.json()).toMatchObject({ Data: [{ Tag: 'VIP' }], Next: 'VIP' });
    const rest = await shop.call('customerTags', { token: admin, query: { after: 'VIP' } });
    expect(rest.json()).toMatchObject({ Data: [{ Tag: 'OLD' }], Next: null });
  });

  test('are given and taken one by one, by whoever works at the center (A-71b); the log has each', async () => {
    const sale = await shop.tokenOf('alpha', 'SALE');
    expect((await give('VIP', true, sale)).json()).toMatchObject({ RouteStep2: 'VIP' });
    expect((await give('VIP', true, sale)).statusCode, 'again').toBe(200);
    const both = (await give('OLD', true)).json<CallAnswer<'tagCustomer'>>();
    expect(both.RouteStep2.split(',').toSorted()).toEqual(['OLD', 'VIP']);
    expect((await give('OLD', false)).json()).toMatchObject({ RouteStep2: 'VIP' });
    const rows = await shop.database.asOwner<{ after: object }>(
      `select after from audit_log where action = 'customer.tag' order by audit_id`,
    );
    expect(rows.map(({ after }) => after)).toEqual([
      { Tag: 'VIP', HasTag: true },
      { Tag: 'OLD', HasTag: true },
      { Tag: 'OLD', HasTag: false },
    ]);
    expect(verdict(await give('NONE', true))).toBe('404 TAG_NOT_FOUND');
  });

  test('that are no longer given stay with who has them', async () => {
    const body = { ...tag, Active: 'N', Version: 2 };
    await shop.call('saveCustomerTag', { token: admin, params: { tag: 'VIP' }, body });
    expect((await give('VIP', true)).json()).toMatchObject({ RouteStep2: 'VIP' });
    await give('VIP', false);
    expect(verdict(await give('VIP', true))).toBe('409 TAG_NOT_ACTIVE');
  });

  test('V-15 N-23b have the code of a tier where the shop has tiers', async () => {
    await asOwner(
      `insert into tier_templates values ('alpha', 'GOLD', 'ทอง', 'Gold'), ('alpha', 'SILVER', 'เงิน', 'Silver')`,
    );
    const refused = await add('BRONZE');
    expect([verdict(refused), Object.keys(refused.json().fields)]).toEqual(['400 TAG_NOT_TIER', ['Tag']]);
    expect((await add('GOLD')).json()).toMatchObject({ Tag: 'GOLD', Tier: 'Gold' });
    const listed = await shop.call('customerTags', { token: admin, language: 'en' });
    expect(listed.json()).toMatchObject({ HasTiers: true, Tiers: [{ Code: 'SILVER', Name: 'Silver' }] });
    const other = await shop.call('addCustomerTag', {
      tenant: 'beta',
      token: await shop.tokenOf('beta', 'ADMIN'),
      body: { ...tag, Tag: 'BRONZE' },
    });
    expect(other.statusCode, 'a shop without tiers').toBe(200);
    await asOwner(`delete from tier_templates`);
  });

  test('B-06 are gone where MERCHANT_TAG_ENABLED is off, in that shop alone', async () => {
    await asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'MERCHANT_TAG_ENABLED', 'N')`,
    );
    shop.deps.cache.dropAll();
    expect(verdict(await give('OLD', true))).toBe('403 PAGE_DISABLED');
    const beta = { tenant: 'beta', token: await shop.tokenOf('beta', 'ADMIN') } as const;
    expect((await shop.call('customerTags', beta)).statusCode).toBe(200);
    await asOwner(`delete from web_config where opt = 'MERCHANT_TAG_ENABLED'`);
    shop.deps.cache.dropAll();
  });
});
