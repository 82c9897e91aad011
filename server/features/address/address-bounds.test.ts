/** What an address may have for a tax number, and how many a customer keeps. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await createTestShop();
  token = await shop.tokenOf('alpha', 'CUST1');
});
afterAll(() => shop.stop());
afterEach(() => shop.database.asOwner(`delete from addresses where line <> '1 Road'`));

const address = {
  Address_Type: 'S',
  Name: 'สมศรี ใจดี',
  Address_: '99/9 ถนนพระปกเกล้า',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
  Phone: '081-234 5678',
};
const list = async (): Promise<{ AddressCode: string }[]> =>
  (await shop.call('deliveryAddresses', { token, body: {} })).json().data;
const add = (body: object = {}) => shop.call('addDeliveryAddress', { token, body: { ...address, ...body } });

test.each([
  ['0-1055-12345-67-1', '400 INVALID_INPUT'],
  ['0105512345678', '400 INVALID_TAX_NUMBER'],
  ['0105512345671', '200 undefined'],
  ['', '200 undefined'],
])('V-06c with the tax number %s: %s', async (TaxID, told) => {
  expect(verdict(await add({ TaxID }))).toBe(told);
});

test('V-06c keeps a tax number that was stored before, but takes no other wrong one', async () => {
  const { AddressCode } = (await add()).json().data;
  await shop.database.asOwner(`update addresses set tax_id = '0105512345678' where address_id = $1`, [
    AddressCode,
  ]);
  expect(verdict(await add({ AddressCode, TaxID: '0105512345678', Name: 'ใหม่' }))).toBe('200 undefined');
  expect(verdict(await add({ AddressCode, TaxID: '0105512345679' }))).toBe('400 INVALID_TAX_NUMBER');
});

test('C-05 is refused beyond 50 of a customer, however many come at once', async () => {
  await shop.database.asOwner(
    `insert into addresses (tenant_id, customer_code, address_type, name, line, province_code, district_code,
       subdistrict_code, postal_code)
     select k.tenant_id, k.customer_code, 'S', 'x', 'x', '10', '1001', '100101', '10200'
     from customers k, generate_series(1, 47) where k.customer_code = 'CUST1'`,
  );
  const before = (await list()).length;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => shop.call('addDeliveryAddress', { token, body: address })),
  );
  const refused = answers.filter((answer) => verdict(answer) === '409 TOO_MANY_ADDRESSES');
  expect(refused).toHaveLength(12 - (50 - before));
  expect(refused[0]?.json().message).toContain('up to 50 addresses');
  const thai = await shop.call('addDeliveryAddress', { token, language: 'th', body: address });
  expect(thai.json().message).toContain('ไม่เกิน 50 รายการ');
  const all = await list();
  expect(all).toHaveLength(50);
  expect(verdict(await add({ AddressCode: all.at(-1)?.AddressCode })), 'one is changed').toBe(
    '200 undefined',
  );
});
