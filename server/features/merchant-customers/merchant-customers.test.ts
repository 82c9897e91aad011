/** Staff look for customers of their centers, and at one of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { createDesk } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';

let shop: TestShop;
let admin: string;
let sale: string;
let desk: ReturnType<typeof createDesk>;

beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  admin = await shop.tokenOf('alpha', 'ADMIN');
  sale = await shop.tokenOf('alpha', 'SALE');
  const { asOwner } = shop.database;
  await asOwner(
    `insert into customer_types (tenant_id, type_code, name_th, name_en) values ('alpha', 'PET', 'ร้านสัตว์เลี้ยง', 'Pet shop')`,
  );
  await asOwner(
    `insert into customer_tags (tenant_id, tag_code, name_th, name_en) values ('alpha', 'VIP', 'ลูกค้าพิเศษ', 'Special')`,
  );
  await asOwner(
    `update customers set customer_type = 'PET', tags = '{VIP}', salesman_id = 'SALE' where tenant_id = 'alpha' and customer_code = 'CUST2'`,
  );
  await asOwner(`delete from customer_centers where customer_code = 'CUST2' and sale_unit = 'C2'`);
});
afterAll(() => shop.stop());

type Query = Record<string, string>;
const list = async (query: Query = {}, token = admin) =>
  (await shop.call('merchantCustomers', { token, query, language: 'en' })).json<
    CallAnswer<'merchantCustomers'>
  >();
const found = async (query: Query = {}, token = admin) =>
  (await list(query, token)).Data.map(({ CUSTOMERCODE }) => CUSTOMERCODE);

describe('B-76 the desk’s list of customers', () => {
  test('N-21b has the active and the disabled ones of the center by name, not who waits for approval', async () => {
    expect(await found()).toEqual(['CUST1', 'CUST2', 'OFF1']);
    const first = await list({ take: '2' });
    expect(first.Next).toBe('CUST2');
    expect(await list({ take: '2', after: 'CUST2' })).toMatchObject({
      Data: [{ CUSTOMERCODE: 'OFF1' }],
      Next: null,
    });
    expect(await found({}, await shop.tokenOf('alpha', 'SALE2', 'C2'))).toEqual(['CUST1', 'OFF1']);
    const [, row] = (await list()).Data;
    expect(row).toMatchObject({
      CustomerTypeName: 'Pet shop',
      PriceLevel: 3,
      SalesmanName: 'Sale',
      RouteStep2: 'VIP',
      Tags: [{ Code: 'VIP', Name: 'Special' }],
      Status: 'active',
      LastOrder: null,
    });
  });

  test.each([
    [{ status: 'disabled' }, ['OFF1']],
    [{ type: 'PET' }, ['CUST2']],
    [{ level: '3,4' }, ['CUST2']],
    [{ salesman: 'SALE' }, ['CUST2']],
    [{ tag: 'VIP,OTHER' }, ['CUST2']],
    [{ tag: 'VIP', level: '1' }, []],
    [{ never: 'Y', status: 'active' }, ['CUST1', 'CUST2']],
    [{ text: 'customer cust2' }, ['CUST2']],
    [{ text: '081-000-0001' }, ['CUST1']],
    [{ text: 'ust1' }, ['CUST1']],
    [{ text: 'พระนคร' }, ['CUST1', 'CUST2']],
    [{ text: 'phra nakhon', level: '3' }, ['CUST2']],
    [{ text: 'custmoer' }, ['CUST1', 'CUST2']],
    [{ text: 'custmoer', tag: 'VIP' }, ['CUST2']],
  ] satisfies [Query, string[]][])('narrowed to %j has %j', async (query, codes) => {
    expect(await found(query)).toEqual(codes);
  });

  test('knows who has ordered, until the order is canceled', async () => {
    const never = () => found({ never: 'Y', status: 'active' });
    const days = { orderedFrom: '2026-03-02', orderedTo: '2026-03-02' };
    const key = await desk.place();
    expect(await never()).toEqual(['CUST2']);
    expect(await list(days)).toMatchObject({
      Data: [{ CUSTOMERCODE: 'CUST1', LastOrder: { OrderDate: '2026-03-02T05:00:00.000Z' } }],
    });
    expect(await found({ orderedTo: '2026-03-01' })).toEqual([]);
    expect(await found({ ...days, level: '3' })).toEqual([]);
    expect(await found(days, await shop.tokenOf('alpha', 'SALE2', 'C2')), 'at another center').toEqual([]);
    const later = await desk.place();
    await desk.step(later, { From: 'Wait', To: 'Canceled', Reason: 'A mistake' });
    expect(await never(), 'the other order stands').toEqual(['CUST2']);
    await desk.step(key, { From: 'Wait', To: 'Canceled', Reason: 'A mistake' });
    expect(await never()).toEqual(['CUST1', 'CUST2']);
  });

  test('knows who has signed in', async () => {
    await shop.database.asOwner(`delete from profile_sign_ins`);
    await shop.database.asOwner(`update customers set name = name || ' '`);
    await shop.database.asOwner(`delete from search.desk_customers`);
    await shop.database.asOwner(`update customers set name = trim(name)`);
    const unseen = () => found({ unseen: 'Y', status: 'active' });
    expect(await unseen()).toEqual(['CUST1', 'CUST2']);
    await shop.call('login', { tenant: 'alpha', body: { username: 'one', password: 'demo1234' } });
    expect(await unseen()).toEqual(['CUST2']);
  });
});

describe('R-50 a customer', () => {
  const read = async (code: string, token = admin, saleUnit = 'C1') =>
    shop.call('merchantCustomer', { token, params: { code, saleUnit }, language: 'en' });

  test('is shown with orders and spending of the center, and addresses', async () => {
    await shop.database.asOwner(`delete from orders`);
    const { orderid } = await desk.place();
    const customer = (await read('CUST1')).json<CallAnswer<'merchantCustomer'>>();
    expect(customer).toMatchObject({
      Customer: { CUSTOMERCODE: 'CUST1', Mobile: '0810000001' },
      Spending: { Month: { Count: 1 }, Year: { Count: 1 } },
    });
    expect(customer.Orders?.[0]).toMatchObject({ OrderID: orderid, Status: 'Wait' });
    expect(customer.Spending?.Month.Sum).toBe(customer.Orders?.[0]?.Total);
    const addresses = await shop.call('customerAddresses', {
      token: sale,
      params: { code: 'CUST1', saleUnit: 'C1' },
    });
    expect(addresses.json<CallAnswer<'customerAddresses'>>().Data).toMatchObject([
      { Name: 'Receiver CUST1', Address_Type: 'S', PostalCode: '10200' },
    ]);
  });

  test('C-05 the specification’s call reads their addresses for staff of their centers, by type and code, and counts as a look', async () => {
    const ask = (body: object, token = sale) => shop.call('deliveryAddresses', { token, body });
    const all = await ask({ CustomerCode: 'CUST1', AddressCode: '', AddressType: null });
    expect(all.json()).toMatchObject({
      status: 'OK',
      status_code: 200,
      data: [{ Cust_ID: 'CUST1', Address_Type: 'S', Name: 'Receiver CUST1' }],
    });
    expect((await ask({ CustomerCode: 'CUST1', AddressType: 'B' })).json().data).toEqual([]);
    const looks = await shop.database.asOwner(
      `select from customer_looks where user_id = 'SALE' and customer_code = 'CUST1'`,
    );
    expect(looks).toHaveLength(1);
    for (const CustomerCode of ['', 'NOBODY'])
      expect((await ask({ CustomerCode })).json().code).toBe('CUSTOMER_NOT_FOUND');
    await saveRole(shop, admin, { UserRole: '3', ClosedPages: ['customers'] });
    expect((await ask({ CustomerCode: 'CUST1' })).json().code).toBe('PAGE_DISABLED');
    await shop.database.asOwner(`delete from staff_roles`);
    shop.deps.cache.dropAll();
  });

  test('B-76 what only a removed address said of a customer finds them no more', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    const TaxID = '0105512345671';
    const body = {
      Address_Type: 'B',
      Name: 'x',
      Address_: 'x',
      Province: '10',
      Ampher: '1001',
      Town: '100101',
      PostalCode: '10200',
      Phone: '0812345678',
      TaxID,
    };
    const { AddressCode } = (await shop.call('addDeliveryAddress', { token, body })).json().data;
    const acting = async () =>
      (await shop.call('staffCustomers', { token: admin, query: { text: TaxID } }))
        .json<CallAnswer<'staffCustomers'>>()
        .Data.map(({ CUSTOMERCODE }) => CUSTOMERCODE);
    expect([await found({ text: TaxID }), await acting()]).toEqual([['CUST1'], ['CUST1']]);
    await shop.call('removeDeliveryAddress', { token, body: { AddressCode } });
    expect([await found({ text: TaxID }), await acting()]).toEqual([[], []]);
  });

  test('of other centers, or who waits for approval, is not found', async () => {
    const sale2 = await shop.tokenOf('alpha', 'SALE2', 'C2');
    expect(verdict(await read('CUST2', sale2, 'C2'))).toBe('404 CUSTOMER_NOT_FOUND');
    expect(verdict(await read('CUST2', sale2, 'C1'))).toBe('404 CENTER_NOT_FOUND');
    expect(verdict(await read('PEND1'))).toBe('404 CUSTOMER_NOT_FOUND');
  });

  test('is shown without orders to whom they are closed, who cannot ask by them either', async () => {
    await shop.database.asOwner(
      `insert into staff_roles (tenant_id, role, closed_pages) values ('alpha', '3', '{orders}')`,
    );
    shop.deps.cache.dropAll();
    const shown = (await read('CUST1', sale)).json<CallAnswer<'merchantCustomer'>>();
    expect([shown.Orders, shown.Spending, shown.Customer.LastOrder]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const asked = await shop.call('merchantCustomers', { token: sale, query: { never: 'Y' } });
    expect(verdict(asked)).toBe('403 PAGE_DISABLED');
    await shop.database.asOwner(`delete from staff_roles`);
    shop.deps.cache.dropAll();
  });
});
