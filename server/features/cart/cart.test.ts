import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MirroredCart } from '#contract/cart.schemas.ts';
import type { CallInput } from '#contract/schemas.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Change = CallInput<'putCart'>['body']['Changes'][number];

let shop: TestShop;
const line = (P_Code: string, part: Partial<Change> = {}): Change => ({
  P_Code,
  qty1: 1,
  qty2: 0,
  qty3: 0,
  selected: true,
  Ago: 0,
  ...part,
});

type Who = { who?: 'CUST1' | 'CUST2'; tenant?: 'alpha' | 'beta'; saleUnit?: string };
const tokenOf = ({ who = 'CUST1', tenant = 'alpha', saleUnit = 'C1' }: Who = {}) =>
  shop.tokenOf(tenant, who, saleUnit);
async function put(Changes: Change[], who: Who = {}, Mode?: 'point'): Promise<MirroredCart> {
  const body = { SaleUnit: who.saleUnit ?? 'C1', Mode, Changes };
  const answer = await shop.call('putCart', { token: await tokenOf(who), body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function get(who: Who = {}, Mode = 'money'): Promise<MirroredCart> {
  const query = { SaleUnit: who.saleUnit ?? 'C1', Mode };
  const answer = await shop.call('getCart', { token: await tokenOf(who), query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const codes = (cart: MirroredCart) => cart.Lines.map(({ P_Code }) => P_Code);

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner('delete from carts');
});

describe('C-50 the mirrored cart', () => {
  test('is empty before anything was sent, and asking stores nothing', async () => {
    expect(await get()).toEqual({ Version: 0, Lines: [], Removed: [], Refused: [] });
    expect(await put([])).toEqual({ Version: 0, Lines: [], Removed: [], Refused: [] });
    expect(await shop.database.asOwner('select from carts')).toEqual([]);
  });

  test('another browser sees what this one sent, in the order it came', async () => {
    const told = await put([line('P2', { qty2: 3, Ago: 5000 }), line('P1', { selected: false })]);
    expect(await get()).toEqual(told);
    expect(told.Lines).toEqual([
      { P_Code: 'P2', qty1: 1, qty2: 3, qty3: 0, selected: true },
      { P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0, selected: false },
    ]);
    expect(told.Version).toBe(1);
  });

  test('two devices change different lines and the same one: all stay, the later change wins', async () => {
    await put([line('P1', { qty1: 2, Ago: 60_000 }), line('P2', { Ago: 60_000 })]);
    await put([line('P1', { qty1: 5, Ago: 1000 })]);
    // A phone that was offline sends a change older than the removal.
    const cart = await put([line('P1', { qty1: 9, Ago: 30_000 }), line('P3', { Ago: 30_000 })]);
    expect(cart.Lines.map(({ P_Code, qty1 }) => [P_Code, qty1])).toEqual([
      ['P1', 5],
      ['P2', 1],
      ['P3', 1],
    ]);
  });

  test('a removed line stays removed and is named, until it is added again', async () => {
    await put([line('P1', { Ago: 60_000 })]);
    expect(await put([line('P1', { Removed: true, Ago: 5000 })])).toMatchObject({
      Lines: [],
      Removed: ['P1'],
    });
    expect(codes(await put([line('P1', { Ago: 20_000 })]))).toEqual([]);
    expect(codes(await put([line('P1')]))).toEqual(['P1']);
  });

  test('many devices at once lose no line', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => put([line(`P${n}`, { Ago: n })])));
    expect(codes(await get())).toHaveLength(30);
  });

  test("a cart is one customer's, one center's, one mode's and one shop's", async () => {
    await put([line('P1')]);
    expect(codes(await get({ who: 'CUST2' }))).toEqual([]);
    expect(codes(await get({ saleUnit: 'C2' }))).toEqual([]);
    expect(codes(await get({}, 'point'))).toEqual([]);
    expect(codes(await get({ tenant: 'beta' }))).toEqual([]);
    await put([line('P2')], {}, 'point');
    expect(codes(await get())).toEqual(['P1']);
    expect(codes(await get({}, 'point'))).toEqual(['P2']);
  });

  test('a tab that still shows another center is informed, and changes nothing', async () => {
    const answer = await shop.call('putCart', {
      token: await tokenOf({ saleUnit: 'C2' }),
      body: { SaleUnit: 'C1', Changes: [line('P1')] },
    });
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'CENTER_MISMATCH',
      details: { SaleUnit: 'C2' },
    });
    expect(codes(await get({ saleUnit: 'C2' }))).toEqual([]);
  });

  test('holds 200 lines; what finds no room is named', async () => {
    await put(Array.from({ length: 200 }, (_, n) => line(`X${n}`)));
    const full = await put([line('ONEMORE')]);
    expect(full.Refused).toEqual(['ONEMORE']);
    expect(full.Lines).toHaveLength(200);
  });

  test('takes 400 changes, each line once, and no more', async () => {
    const token = await tokenOf();
    const ask = (Changes: Change[]) =>
      shop.call('putCart', { token, body: { SaleUnit: 'C1', Changes } }).then(({ statusCode }) => statusCode);
    expect(await ask(Array.from({ length: 401 }, (_, n) => line(`X${n}`)))).toBe(400);
    expect(await ask([line('A'), line('A')])).toBe(400);
    expect(await ask([line('A', { qty1: -1 })])).toBe(400);
    expect(await ask([line('A', { qty1: 100_000 })])).toBe(400);
  });

  test('a customer who is no longer active changes nothing', async () => {
    await shop.database.asOwner(`update customers set status = 'disabled' where customer_code = 'CUST2'`);
    const answer = await shop.call('putCart', {
      token: await tokenOf({ who: 'CUST2' }),
      body: { SaleUnit: 'C1', Changes: [line('P1')] },
    });
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'CUSTOMER_NOT_FOUND' });
    await shop.database.asOwner(`update customers set status = 'active' where customer_code = 'CUST2'`);
  });
});
