import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressId } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { addressesForOrder } from './address.usecases.ts';

let shop: TestShop;
const tokens = { one: '', two: '', other: '', guest: '' };

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(`insert into reference.provinces values
    ('50', 'เชียงใหม่', 'Chiang Mai'), ('92', 'ตรัง', 'Trang'), ('42', 'เลย', 'Loei') on conflict do nothing`);
  await shop.database.asOwner(`insert into reference.districts values
    ('5001', '50', 'เมืองเชียงใหม่', 'Mueang Chiang Mai'), ('5099', '50', 'แม่แตง', 'Mae Taeng'),
    ('5098', '50', 'ดอยหล่อ', 'Doi Lo') on conflict do nothing`);
  await shop.database.asOwner(`insert into reference.subdistricts values
    ('500101', '5001', 'ศรีภูมิ', 'Si Phum', '50200'), ('500198', '5001', 'ช้างคลาน', 'Chang Khlan', '50100'),
    ('500199', '5001', 'ช้างคลาน', 'Chang Khlan', '50000') on conflict do nothing`);
  tokens.one = await shop.tokenOf('alpha', 'CUST1');
  tokens.two = await shop.tokenOf('alpha', 'CUST2');
  tokens.other = await shop.tokenOf('beta', 'CUST1');
  tokens.guest = await shop.tokenOf('alpha', 'GUEST');
});
afterAll(() => shop.stop());
afterEach(async () => {
  await shop.database.asOwner(`delete from addresses where line <> '1 Road'`);
  await shop.database.asOwner(`update addresses set is_active = true`);
  await shop.database.asOwner(
    `update customers set is_sap = false, status = 'active', tax_id = '' where customer_code = 'CUST1'`,
  );
  await shop.database.asOwner(`delete from web_config where opt = 'TENANT_BEHAVIOURS'`);
  shop.deps.cache.dropAll();
});

const address = {
  Address_Type: 'S',
  Name: 'สมศรี ใจดี',
  Address_: '99/9 ถนนพระปกเกล้า',
  Province: '50',
  Ampher: '5001',
  Town: '500101',
  PostalCode: '50200',
  Phone: '081-234 5678',
};
type Address = Record<string, unknown> & { AddressCode: string; Address_Type: string };

const list = async (token: string, body: object = {}): Promise<Address[]> =>
  (await shop.call('deliveryAddresses', { token, body })).json().data;
const add = (token: string, body: object = {}) =>
  shop.call('addDeliveryAddress', { token, body: { ...address, ...body } });
const contact = (token: string) =>
  add(token, { Address_Type: 'C', TaxID: '1234567890121', Lat: 18.79, Long: 98.98 });
const types = (all: Address[]) => all.map((one) => one.Address_Type).toSorted();

describe('adding an address', () => {
  it('C-05 gives it back with the names of its areas in the language of the caller', async () => {
    const response = await shop.call('addDeliveryAddress', {
      token: tokens.one,
      language: 'th',
      body: address,
    });
    expect(response.json()).toMatchObject({ status: 'OK', status_code: 200 });
    const { AddressCode, ...rest } = response.json().data;
    expect(rest).toEqual({
      ...address,
      Phone: '0812345678',
      Active: 'Y',
      Cust_ID: 'CUST1',
      SaleUnit: 'C1',
      TaxID: '',
      ProvinceName: 'เชียงใหม่',
      AmpherName: 'เมืองเชียงใหม่',
      TownName: 'ศรีภูมิ',
      Lat: null,
      Long: null,
      Remark: '',
    });
    const [found] = await list(tokens.one, { AddressCode });
    expect(found).toMatchObject({ AddressCode, ProvinceName: 'Chiang Mai', TownName: 'Si Phum' });
  });

  it('changes the one that AddressCode names', async () => {
    const { AddressCode } = (await add(tokens.one)).json().data;
    const changed = await add(tokens.one, { AddressCode, Active: 'N', Name: 'สมชาย', Lat: 18.5, Long: 99 });
    expect(changed.json().data).toMatchObject({
      AddressCode,
      Active: 'N',
      Name: 'สมชาย',
      Lat: 18.5,
      Long: 99,
    });
    expect(await list(tokens.one, { AddressCode })).toEqual([changed.json().data]);
  });

  it.each([
    ['Province', { Province: '99' }],
    ['Ampher', { Ampher: '1001' }],
    ['Ampher', { Province: '10' }],
    ['Town', { Town: '100101' }],
    ['PostalCode', { PostalCode: '10200' }],
  ])('names %s where the areas do not belong together: %j', async (field, body) => {
    const response = await add(tokens.one, body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'AREA_NOT_FOUND']);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  it('takes a landline for the phone, and nothing that is none', async () => {
    expect((await add(tokens.one, { Phone: '053 211 234' })).json().data.Phone).toBe('053211234');
    const response = await add(tokens.one, { Phone: '12345' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_PHONE']);
    expect(response.json().fields).toHaveProperty('Phone');
  });

  it.each([
    ['Name', { Name: ' ' }],
    ['Name', { Name: 'x'.repeat(121) }],
    ['Address_', { Address_: 'a\0b' }],
    ['Address_Type', { Address_Type: 'X' }],
    ['TaxID', { TaxID: '123' }],
    ['Lat', { Lat: 91 }],
    ['PostalCode', { PostalCode: 50200 }],
    ['AddressCode', { AddressCode: '1' }],
  ])('names %s where it is wrong: %j', async (field, body) => {
    const response = await add(tokens.one, body);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  it('never reaches an address of another customer or tenant', async () => {
    for (const [token, AddressCode] of [
      [tokens.two, addressId('alpha', 'CUST1')],
      [tokens.other, addressId('alpha', 'CUST1')],
      [tokens.one, addressId('beta', 'CUST1')],
    ] as const) {
      const response = await add(token, { AddressCode });
      expect([response.statusCode, response.json().code]).toEqual([404, 'ADDRESS_NOT_FOUND']);
    }
    const changed = await shop.database.asOwner(`select from addresses where line <> '1 Road'`);
    expect(changed).toHaveLength(0);
  });

  it('is refused with the code of another customer', async () => {
    const response = await add(tokens.one, { Cust_ID: 'CUST2' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'NOT_ALLOWED']);
    expect((await add(tokens.one, { Cust_ID: 'CUST1' })).statusCode).toBe(200);
  });

  it('is refused to a guest and to a customer who was disabled since', async () => {
    expect((await add(tokens.guest)).json().code).toBe('NOT_ALLOWED');
    await shop.database.asOwner(`update customers set status = 'disabled' where customer_code = 'CUST1'`);
    expect((await add(tokens.one)).json().code).toBe('NOT_ALLOWED');
  });

  it('W-32 A-04 is refused to an SAP customer only where the shop locks their addresses', async () => {
    await shop.database.asOwner(`update customers set is_sap = true where customer_code = 'CUST1'`);
    expect((await add(tokens.one)).statusCode).toBe(200);
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'TENANT_BEHAVIOURS', 'SAP_CUSTOMER_ADDRESS_LOCKED')`,
    );
    shop.deps.cache.dropAll();
    const response = await add(tokens.one);
    expect([response.statusCode, response.json().code]).toEqual([403, 'NOT_ALLOWED']);
    expect((await add(tokens.two)).statusCode).toBe(200);
    expect((await add(tokens.other)).statusCode).toBe(200);
  });
});

describe('the list of addresses', () => {
  it("C-05 holds the customer's own, of the same tenant", async () => {
    expect(await list(tokens.one)).toMatchObject([{ AddressCode: addressId('alpha', 'CUST1') }]);
    expect(await list(tokens.two)).toMatchObject([{ AddressCode: addressId('alpha', 'CUST2') }]);
    expect(await list(tokens.other)).toMatchObject([{ AddressCode: addressId('beta', 'CUST1') }]);
    expect(await list(tokens.one, { AddressCode: addressId('alpha', 'CUST2') })).toEqual([]);
  });

  it('is refused with the code of another customer', async () => {
    const response = await shop.call('deliveryAddresses', {
      token: tokens.one,
      body: { CustomerCode: 'CUST2' },
    });
    expect([response.statusCode, response.json().code]).toEqual([403, 'NOT_ALLOWED']);
    expect(await list(tokens.one, { CustomerCode: 'CUST1' })).toHaveLength(1);
  });

  it('K-32 can be of one type', async () => {
    await add(tokens.one, { Address_Type: 'B' });
    expect(types(await list(tokens.one, { AddressType: 'B' }))).toEqual(['B']);
  });

  it('stays as it is without a contact address, also when it is empty', async () => {
    expect(types(await list(tokens.one))).toEqual(['S']);
    await shop.database.asOwner(
      `insert into customers (tenant_id, customer_code, name) values ('alpha', 'NEW', 'New')`,
    );
    const { tenantId, ...rest } = await shop.deps.tokens.verify(tokens.one);
    expect(await list(await shop.deps.tokens.sign({ ...rest, tenantId, customerCode: 'NEW' }))).toEqual([]);
  });

  it('C-05 S-55 gets what is missing to ship and to bill to from the profile, once', async () => {
    await contact(tokens.one);
    const first = await list(tokens.one);
    expect(types(first)).toEqual(['B', 'C', 'S']);
    expect(first.find((one) => one.Address_Type === 'B')).toMatchObject({
      Name: 'สมศรี ใจดี',
      TaxID: '1234567890121',
      Town: '500101',
      Lat: 18.79,
      Active: 'Y',
    });
    expect(await list(tokens.one)).toEqual(first);
    expect(types(await list(tokens.other))).toEqual(['S']);
  });

  it("S-55 fills what the contact address leaves open with the profile's own telephone and tax number", async () => {
    await contact(tokens.one);
    await shop.database.asOwner(`update addresses set phone = '', tax_id = '' where address_type = 'C'`);
    await shop.database.asOwner(
      `update customers set tax_id = case tenant_id when 'alpha' then '0105512345671' else '9999999999999' end
       where customer_code = 'CUST1'`,
    );
    expect(await list(tokens.one, { AddressType: 'B' })).toMatchObject([
      { TaxID: '0105512345671', Phone: '0810000001', Name: 'สมศรี ใจดี', Address_: '99/9 ถนนพระปกเกล้า' },
    ]);
  });

  it('S-55 takes a contact address that is not active too, but an active one before it', async () => {
    await contact(tokens.one);
    await shop.database.asOwner(`update addresses set is_active = false where address_type = 'C'`);
    expect(await list(tokens.one, { AddressType: 'B' })).toMatchObject([{ Active: 'Y', Town: '500101' }]);

    await shop.database.asOwner(`delete from addresses where address_type = 'B'`);
    await add(tokens.one, { Address_Type: 'C', Name: 'สมชาย' });
    expect(await list(tokens.one, { AddressType: 'B' })).toMatchObject([{ Active: 'Y', Name: 'สมชาย' }]);
  });

  it('gets them once when ten ask at the same moment', async () => {
    await contact(tokens.one);
    const lists = await Promise.all(Array.from({ length: 10 }, () => list(tokens.one)));
    for (const one of lists) expect(types(one)).toEqual(['B', 'C', 'S']);
  });

  it('does not bring back an address that the customer has put away', async () => {
    await contact(tokens.one);
    const bill = (await list(tokens.one)).find((one) => one.Address_Type === 'B');
    await add(tokens.one, { ...address, Address_Type: 'B', AddressCode: bill?.AddressCode, Active: 'N' });
    const after = await list(tokens.one, { AddressType: 'B' });
    expect(after).toMatchObject([{ Active: 'N' }]);
  });
});

it('S-76 the list shows where the last order of the customer went, of the same tenant', async () => {
  const own = (await list(tokens.one)).find(({ Address_Type }) => Address_Type === 'S');
  const second = (await add(tokens.one)).json().data.AddressCode as string;
  const first = own?.AddressCode ?? '';
  const ordered = (tenant: string, code: string, at: string) =>
    shop.database
      .asOwner(`insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type,
      delivery_method, subtotal_satang, total_satang, ship_to, placed_at, updated_at)
      values ('${tenant}', 'LAST${at}', 'C1', 'Wait', 'CUST1', 0, 'shop', 0, 0, '{"code": "${code}"}',
        '2026-01-${at}', '2026-01-${at}')`);
  const last = async () =>
    (await list(tokens.one)).filter((one) => one['LastOrdered'] === 'Y').map((one) => one.AddressCode);
  expect(await last()).toEqual([]);
  await ordered('alpha', second, '02');
  await ordered('alpha', first, '01');
  await ordered('beta', first, '03');
  expect(await last()).toEqual([second]);
  await shop.database.asOwner(`delete from orders where order_id like 'LAST%'`);
});

describe('the addresses of an order', () => {
  const forOrder = (customerCode: string, shipTo: string, billTo?: string) =>
    shop.deps.database.inTenant('alpha', (tx) => addressesForOrder(tx, { customerCode, shipTo, billTo }));

  it('have their areas in both languages, as they are now', async () => {
    const id = addressId('alpha', 'CUST1');
    expect(await forOrder('CUST1', id.toUpperCase())).toEqual({
      shipTo: {
        code: id,
        name: 'Receiver CUST1',
        address: '1 Road',
        province: 'กรุงเทพมหานคร',
        district: 'พระนคร',
        subdistrict: 'พระบรมมหาราชวัง',
        english: { province: 'Bangkok', district: 'Phra Nakhon', subdistrict: 'Phra Borom Maha Ratchawang' },
        postalCode: '10200',
        taxId: '',
        phone: '0810000001',
      },
      billTo: null,
    });
    expect((await forOrder('CUST1', id, id)).billTo?.code).toBe(id);
  });

  it('are only the customer’s own ones that are still active', async () => {
    const [mine, his, foreign] = [
      addressId('alpha', 'CUST1'),
      addressId('alpha', 'CUST2'),
      addressId('beta', 'CUST1'),
    ];
    const refused = (field: string) => ({
      parts: { code: 'ADDRESS_NOT_FOUND', fields: { [field]: expect.any(String) } },
    });
    await expect(forOrder('CUST1', his)).rejects.toMatchObject(refused('ShipTo'));
    await expect(forOrder('CUST1', foreign)).rejects.toMatchObject(refused('ShipTo'));
    await expect(forOrder('CUST1', mine, his)).rejects.toMatchObject(refused('BillTo'));
    await shop.database.asOwner(`update addresses set is_active = false where tenant_id = 'alpha'`);
    await expect(forOrder('CUST1', mine)).rejects.toMatchObject(refused('ShipTo'));
  });
});
