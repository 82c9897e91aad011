/** Staff register customers: the link that a customer follows, and adding one in their place. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { NEW, newcomerShop } from '../../testing/newcomers.ts';
import { visitorOf, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';

const newcomers = newcomerShop();
const { setting, after } = newcomers;
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
let keys = 0;
const addBy = (token: string, body: object = {}, key = `add-${(keys += 1)}-of-a-test`) =>
  shop.call('registerCustomer', {
    token,
    headers: { 'idempotency-key': key },
    body: { Name: 'สมศรี ใจดี', Mobile: NEW, SaleUnit: 'C1', ...body },
  });
const add = async (as: keyof typeof WHO, body: object = {}) => addBy(await tokenOf(as), body);
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

  test.each([
    ['SALE', 'superAdmin', 'SALE'],
    ['SALE2', 'superAdmin', null],
    ['', 'superAdmin', null],
    ['ADMIN', 'salesman', 'SALE'],
  ] as const)('who is, with the saleCode %j and by a %s, %j’s', async (SaleCode, as, salesman) => {
    await add(as, { SaleCode });
    expect(await kept()).toMatchObject([{ salesman_id: salesman }]);
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

describe('U-22b whose number is known cannot be tried out', () => {
  const KNOWN = '0810000001';
  afterEach(() => shop.database.asOwner(`update staff set role = '4' where user_id = 'SALE2'`));
  const logged = () =>
    shop.database.asOwner<{ actor_id: string; after: object }>(
      `select actor_id, after from audit_log where action = 'customer.known' and subject = 'staff/' || actor_id`,
    );

  test('by none of two centers: ten known numbers of a day are told and logged, whoever else has been told', async () => {
    const [one, two] = [await shop.tokenOf('alpha', 'SALE'), await shop.tokenOf('alpha', 'SALE2', 'C2')];
    const answers = await Promise.all(Array.from({ length: 14 }, () => addBy(one, { Mobile: KNOWN })));
    const told = answers.map(verdict).toSorted();
    expect(told).toEqual([
      ...Array.from({ length: 10 }, () => '409 MOBILE_TAKEN'),
      ...Array.from({ length: 4 }, () => '429 TOO_MANY_REGISTRATIONS'),
    ]);
    expect(verdict(await addBy(one)), 'nor is a new one told from it').toBe('429 TOO_MANY_REGISTRATIONS');
    expect(verdict(await addBy(two, { Mobile: KNOWN, SaleUnit: 'C2' })), 'another person').toBe(
      '409 MOBILE_TAKEN',
    );
    const rows = await logged();
    expect(rows).toHaveLength(11);
    expect(rows[0]).toEqual({ actor_id: 'SALE', after: { SaleUnits: 'C1', mobile: 'xxxxxx0001' } });
    after(24 * 3600);
    expect(verdict(await addBy(await shop.tokenOf('alpha', 'SALE'))), 'the next day').toBe('200 undefined');
  });

  test.each(['1', '3', '4', '5', '7', '8'] as const)(
    'by role %s, which is counted like every other: 100 in a day',
    async (role) => {
      await shop.database.asOwner(
        `update staff set role = $1 where tenant_id = 'alpha' and user_id = 'SALE2'`,
        [role],
      );
      const token = await shop.deps.tokens.sign({ ...visitorOf('alpha', 'SALE2', 'C2'), role });
      const count = (many: number) =>
        shop.database.asOwner(
          `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject)
           select 'alpha', $1, 'staff', 'SALE2', 'customer.add', 'customer/' || i from generate_series(1, $2) i`,
          [shop.deps.clock(), many],
        );
      await count(99);
      expect(verdict(await addBy(token, { SaleUnit: 'C2' }))).toBe('200 undefined');
      expect(verdict(await addBy(token, { SaleUnit: 'C2', Mobile: KNOWN }))).toBe(
        '429 TOO_MANY_REGISTRATIONS',
      );
    },
  );

  test('a number is told at once as new, known or inactive; a known one counts, by whichever of both ways', async () => {
    const token = await tokenOf('salesman');
    const check = (Mobile: string) => shop.call('checkNewNumber', { token, body: { Mobile } });
    expect((await check(NEW)).json()).toEqual({ State: 'new' });
    expect(await logged()).toEqual([]);
    expect((await check(KNOWN)).json()).toEqual({ State: 'known' });
    expect((await check('0810000004')).json()).toEqual({ State: 'inactive' });
    expect(verdict(await check('12345'))).toBe('400 INVALID_MOBILE');
    for (let more = 0; more < 4; more += 1) await check(KNOWN);
    for (let more = 0; more < 4; more += 1) await addBy(token, { Mobile: KNOWN });
    expect(await logged()).toHaveLength(10);
    expect(verdict(await check(NEW))).toBe('429 TOO_MANY_REGISTRATIONS');
  });

  test('with a center or an area that is refused: that is said first, and counts nothing', async () => {
    const wrong = { ...ADDRESS, Town: '999999' };
    for (const Mobile of [KNOWN, NEW]) {
      expect(verdict(await add('salesman', { ...wrong, Mobile }))).toBe('400 AREA_NOT_FOUND');
      expect(verdict(await add('salesman', { SaleUnit: 'NONE', Mobile }))).toBe('404 CENTER_NOT_FOUND');
    }
    expect(await logged()).toEqual([]);
  });

  test('a doubled tap gets the same answer, not that the number is known by now', async () => {
    const token = await tokenOf('salesman');
    const both = await Promise.all([addBy(token, {}, 'the-same-key-1'), addBy(token, {}, 'the-same-key-1')]);
    expect(both.map(verdict)).toEqual(['200 undefined', '200 undefined']);
    expect(both[0].json()).toEqual(both[1].json());
    expect(await kept()).toHaveLength(1);
    const other = await addBy(token, { Name: 'อีกคน' }, 'the-same-key-1');
    expect(verdict(other)).toBe('422 IDEMPOTENCY_KEY_REUSED');
    const known = [await addBy(token, {}, 'another-key-12'), await addBy(token, {}, 'another-key-12')];
    expect(known.map(verdict)).toEqual(['409 MOBILE_TAKEN', '409 MOBILE_TAKEN']);
    expect(await logged(), 'counted once').toHaveLength(1);
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
