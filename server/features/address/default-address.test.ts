import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { addressesForOrder } from './address.usecases.ts';

let shop: TestShop;
let token = '';

beforeAll(async () => {
  shop = await createTestShop();
  token = await shop.tokenOf('alpha', 'CUST1');
});
afterAll(() => shop.stop());
afterEach(async () => {
  await shop.database.asOwner(`delete from addresses where line <> '1 Road'`);
  await shop.database.asOwner(`update addresses set is_active = true`);
  await shop.database.asOwner(`update customers set is_sap = false where customer_code = 'CUST1'`);
});

type Address = Record<string, unknown> & { AddressCode: string; Address_Type: string };
const address = {
  Address_Type: 'S',
  Name: 'สมศรี ใจดี',
  Address_: '99/9 ถนนพระปกเกล้า',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
  Phone: '0812345678',
};
const list = async (): Promise<Address[]> =>
  (await shop.call('deliveryAddresses', { token, body: {} })).json().data;
const add = (body: object) => shop.call('addDeliveryAddress', { token, body: { ...address, ...body } });

describe('the default and the removal of an address', () => {
  const one = (call: 'defaultDeliveryAddress' | 'removeDeliveryAddress', AddressCode: string) =>
    shop.call(call, { token, body: { AddressCode } });
  const defaults = (all: Address[]) =>
    all.filter((each) => each['Default'] === 'Y').map((each) => each.AddressCode);
  const made = async (body: object = {}) => (await add(body)).json().data.AddressCode as string;

  it('R-27c one of each type is the default, until another is chosen', async () => {
    const [first, second, billed] = [await made(), await made(), await made({ Address_Type: 'B' })];
    expect(defaults(await list())).toEqual([]);
    await one('defaultDeliveryAddress', first);
    await one('defaultDeliveryAddress', billed);
    expect(defaults(await list()).toSorted()).toEqual([first, billed].toSorted());
    const { data } = (await one('defaultDeliveryAddress', second)).json();
    expect(defaults(data).toSorted()).toEqual([second, billed].toSorted());
    // Changed, it stays the default; of another type or out of use it is none.
    await add({ AddressCode: second, Name: 'สมชาย' });
    expect(defaults(await list())).toContain(second);
    await add({ AddressCode: second, Address_Type: 'B' });
    await add({ AddressCode: billed, Address_Type: 'B', Active: 'N' });
    expect(defaults(await list())).toEqual([]);
    expect((await one('defaultDeliveryAddress', billed)).json().code).toBe('ADDRESS_NOT_FOUND');
  });

  it('R-27c a removed one is gone, and no order goes there; the last of its type is made of the contact address again', async () => {
    await shop.database.asOwner(`update addresses set is_active = false where tenant_id = 'alpha'`);
    const only = await made({ Address_Type: 'B', Name: 'ผู้เสียภาษี' });
    await made({ Address_Type: 'C', TaxID: '1234567890121' });
    const answer = await one('removeDeliveryAddress', only);
    const { data } = answer.json();
    expect(data.map((each: Address) => each.AddressCode)).not.toContain(only);
    const billed = data.find((each: Address) => each.Address_Type === 'B');
    expect(billed).toMatchObject({ Name: 'สมศรี ใจดี', TaxID: '1234567890121' });
    await expect(
      shop.deps.database.inTenant('alpha', (tx) =>
        addressesForOrder(tx, { customerCode: 'CUST1', shipTo: only }),
      ),
    ).rejects.toMatchObject({ parts: { code: 'ADDRESS_NOT_FOUND' } });
    expect((await one('removeDeliveryAddress', only)).json().code).toBe('ADDRESS_NOT_FOUND');
  });

  it('W-32 R-27c neither is an SAP customer’s where the shop locks their addresses', async () => {
    const mine = await made();
    await shop.database.asOwner(`update customers set is_sap = true where customer_code = 'CUST1'`);
    expect((await one('defaultDeliveryAddress', mine)).statusCode).toBe(200);
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'TENANT_BEHAVIOURS', 'SAP_CUSTOMER_ADDRESS_LOCKED')`,
    );
    shop.deps.cache.dropAll();
    for (const call of ['defaultDeliveryAddress', 'removeDeliveryAddress'] as const)
      expect((await one(call, mine)).json().code, call).toBe('NOT_ALLOWED');
    expect((await list()).map((each) => each.AddressCode)).toContain(mine);
  });
});
