/** Staff register customers: the link that a customer follows, and adding one in their place. */
import { beforeAll, describe, expect, test } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { NEW, newcomerShop } from '../../testing/newcomers.ts';
import type { TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';

const newcomers = newcomerShop();
const { setting } = newcomers;
let shop: TestShop;
beforeAll(() => {
  ({ shop } = newcomers);
});

const STREET = '99/1 ถนนมหาราช';
const ADDRESS = {
  Address_: STREET,
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
};
const WHO = { salesman: 'SALE', superAdmin: 'ADMIN' } as const;
const tokenOf = (as: keyof typeof WHO) => shop.tokenOf('alpha', WHO[as]);
const add = async (as: keyof typeof WHO, body: object = {}) =>
  shop.call('registerCustomer', {
    token: await tokenOf(as),
    body: { Name: 'สมศรี ใจดี', Mobile: NEW, SaleUnit: 'C1', ...body },
  });
const kept = () =>
  shop.database.asOwner(
    `select c.status, c.salesman_id, c.tax_id, d.sale_unit, a.line, a.latitude::float, a.longitude::float
     from profiles p join customers c using (tenant_id, profile_code)
     join customer_centers d using (tenant_id, customer_code)
     left join addresses a using (tenant_id, customer_code)
     where p.mobile = $1`,
    [NEW],
  );

describe('U-22b R-42 staff register a customer', () => {
  test('who is the salesman’s, with an address and its place, and signs in by a code', async () => {
    const answer = await add('salesman', {
      ...ADDRESS,
      LatDecimal: 13.75,
      LonDecimal: 100.5,
      TaxNo: '1234567890121',
    });
    expect(answer.json(), answer.body).toMatchObject({ SALEUNIT: 'C1', State: 'approved' });
    expect(await kept()).toEqual([
      {
        status: 'active',
        salesman_id: 'SALE',
        tax_id: '1234567890121',
        sale_unit: 'C1',
        line: STREET,
        latitude: 13.75,
        longitude: 100.5,
      },
    ]);
    const { reference } = (await shop.call('requestCode', { tenant: 'alpha', body: { mobile: NEW } })).json<{
      reference: string;
    }>();
    const code = /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
    const entered = await shop.call('verifyCode', { tenant: 'alpha', body: { reference, code } });
    expect(entered.json().user.CUSTOMERCODE, entered.body).toBe(answer.json().CUSTOMERCODE);
    expect(
      await shop.database.asOwner(
        `select actor_id, subject, after from audit_log where action = 'customer.add'`,
      ),
    ).toEqual([
      {
        actor_id: 'SALE',
        subject: `customer/${answer.json().CUSTOMERCODE}`,
        after: { SaleUnits: 'C1', Status: 'approved' },
      },
    ]);
  });

  test('who is nobody’s where a super admin adds them', async () => {
    await add('superAdmin');
    expect(await kept()).toMatchObject([{ salesman_id: null, line: null }]);
  });

  test('who waits where the shop approves newcomers and the role may not', async () => {
    await setting('PENDING_APPROVAL_REGISTER', 'Y');
    expect((await add('salesman')).json().State).toBe('waiting');
    expect(await kept()).toMatchObject([{ status: 'pending' }]);
    await shop.database.asOwner(`delete from profiles where mobile = '${NEW}'`);
    await saveRole(shop, await tokenOf('superAdmin'), { UserRole: '3', Rights: ['approveCustomers'] });
    expect((await add('salesman')).json().State).toBe('approved');
  });

  test.each([
    ['Mobile', { Mobile: '12345' }, '400 INVALID_MOBILE'],
    ['Mobile', { Mobile: '0810000001' }, '409 MOBILE_TAKEN'],
    ['Mobile', { Mobile: '0810000003' }, '409 MOBILE_TAKEN'],
    ['Email', { Email: 'somsri' }, '400 INVALID_EMAIL'],
    ['TaxNo', { TaxNo: '1234567890120' }, '400 INVALID_TAX_NUMBER'],
    ['Province', { Address_: '1 Road' }, '400 FIELDS_MISSING'],
    ['Town', { ...ADDRESS, Town: '999999' }, '400 AREA_NOT_FOUND'],
  ])('names %s where %o is refused, and adds nobody', async (field, wrong, told) => {
    const answer = await add('salesman', wrong);
    expect(verdict(answer)).toBe(told);
    expect(answer.json().fields).toHaveProperty(field);
    expect(await kept()).toEqual([]);
  });

  test('once, of two who add the same number at once', async () => {
    const answers = await Promise.all([add('salesman'), add('superAdmin')]);
    expect(answers.map(verdict).toSorted()).toEqual(['200 undefined', '409 MOBILE_TAKEN']);
    expect(await kept()).toHaveLength(1);
  });
});

describe('R-42 the link', () => {
  const link = async (as: keyof typeof WHO, query = {}) =>
    (await shop.call('registrationLink', { token: await tokenOf(as), query })).json();

  test('names the center and the salesman, and is there to be scanned', async () => {
    const { Url, Qr } = await link('salesman', { saleUnit: 'C1' });
    expect(Url).toMatch(/^https?:\/\/[^/]+\/manage\/registerfrompc\/C1\/SALE$/);
    expect(Qr).toMatch(/^<svg /);
  });

  test('of a super admin names no salesman', async () => {
    expect((await link('superAdmin')).Url).toMatch(/\/manage\/registerfrompc\/C1$/);
  });
});
