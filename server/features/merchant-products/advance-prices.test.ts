/** Advance prices: their days, what buyers see as midnight passes, and why a price is what it is. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product as BuyersProduct } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { followDay } from '../catalogue/pricing/catalogue.days.usecases.ts';
import { cellsOf } from './merchant-prices.testing.ts';
import { openProductDesk, said } from './product-desk.testing.ts';

type Advance = CallAnswer<'addAdvancePrice'>;
type Why = CallAnswer<'explainPrice'>;
const desk = openProductDesk();
const shop = () => desk.shop();
/** A token lives shorter than these days. */
const staff = async () => ({ token: await shop().tokenOf('alpha', 'ADMIN') });
const given = (more: object = {}) => ({
  Name: 'Songkran',
  DateStart: '2026-04-13',
  DateEnd: '2026-04-15',
  ...cellsOf({ UNIT1PRICELEVEL1: 15, UNIT1PRICELEVEL1TYPE: 1 }),
  ...more,
});
const add = async (more: object = {}, code = 'P1') =>
  shop().call('addAdvancePrice', { ...(await staff()), params: { code }, body: given(more) });
const listed = async (P_Code = 'P1') =>
  (await shop().call('advancePrices', { ...(await staff()), body: { P_Code, SaleUnit: 'C1' } })).json<{
    Data: Advance[];
  }>().Data;
const change = async (one: Advance, more: object) =>
  shop().call('saveAdvancePrice', {
    ...(await staff()),
    params: { code: 'P1', id: one.AdvanceId },
    body: { ...given(), Version: one.Version, ...more },
  });

async function shown(who: 'GUEST' | 'CUST1' | 'CUST2' = 'GUEST') {
  const token = await shop().tokenOf('alpha', who);
  const list = (body: object) =>
    shop()
      .call('listProducts', { token, body })
      .then((answer) => answer.json<BuyersProduct[]>());
  const detail = (await shop().call('productDetail', { token, params: { code: 'P1' } })).json<{
    Data: BuyersProduct;
  }>().Data;
  const quote = await shop().call('quote', {
    token,
    body: { SaleUnit: 'C1', Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }] },
  });
  const priceIn = (all: BuyersProduct[]) => all.find(({ P_Code }) => P_Code === 'P1')?.SalesPrice1;
  return {
    list: priceIn(await list({})),
    cart: priceIn(await list({ ProductIds: ['P1'] })),
    detail: detail.SalesPrice1,
    quote: quote.json<{ Subtotal: number }>().Subtotal,
    cheapest: (await list({ SortByPrice: 'asc' }))[0]?.P_Code,
  };
}
const everywhere = (price: number, cheapest: string) => ({
  list: price,
  cart: price,
  detail: price,
  quote: price,
  cheapest,
});

/** Of their own and of their type, for always and for some of the days, for units that have prices besides and that have none. */
const agreeSome = () =>
  shop().database.asOwner(`
    insert into customer_types (tenant_id, type_code, name_th, name_en, position) values ('alpha', 'SHOP', 'ร้าน', 'Shop', 1);
    update customers set customer_type = 'SHOP' where tenant_id = 'alpha';
    insert into agreed_prices (tenant_id, agreed_id, product_code, unit_no, customer_code, customer_type, satang, tax_type, first_day, last_day)
    values ('alpha', 'a1', 'P1', 1, 'CUST1', null, 1111, 2, '2026-04-13', null),
      ('alpha', 'a2', 'P1', 1, null, 'SHOP', 1222, 1, null, '2026-04-15'),
      ('alpha', 'a3', 'P1', 2, null, 'SHOP', 9000, 0, '2026-04-15', '2026-04-15'),
      ('alpha', 'a4', 'P1', 3, 'CUST2', null, 25000, 2, null, null)`);

beforeEach(async () => {
  shop().now = new Date('2026-03-02T05:00:00Z');
  await shop().database.asOwner('delete from advance_prices');
  await shop().database.asOwner('delete from agreed_prices');
  await shop().database
    .asOwner(`update product_prices set level1 = case product_code when 'P1' then 1900 else 1800 end,
    level3 = null where tenant_id = 'alpha' and unit_no = 1`);
  await followDay(shop().deps, 'alpha');
});

describe('B-75b N-25 C-11b advance prices of a product', () => {
  test('are answered with their days and prices, are changed by version, removed and logged', async () => {
    const answer = await add({ UNIT3PRICELEVEL5: 300.5, UNIT3PRICELEVEL5TYPE: 2 });
    expect(answer.statusCode, answer.body).toBe(200);
    const [one] = await listed();
    expect(one).toMatchObject({ ...given(), UNIT3PRICELEVEL5: 300.5, UNIT3PRICELEVEL5TYPE: 2, Version: 1 });
    if (!one) return;
    expect((await change(one, { Name: 'New year' })).statusCode).toBe(200);
    expect(said(await change(one, { Name: 'Late' }))).toEqual([409, 'ADVANCE_CHANGED']);
    expect(await listed()).toMatchObject([{ Name: 'New year', UNIT3PRICELEVEL5: null, Version: 2 }]);
    const late = await shop().call('removeAdvancePrice', {
      ...(await staff()),
      params: { code: 'P1', id: one.AdvanceId },
      body: { Version: one.Version },
    });
    expect(said(late), 'the later of two is told').toEqual([409, 'ADVANCE_CHANGED']);
    const removed = await shop().call('removeAdvancePrice', {
      ...(await staff()),
      params: { code: 'P1', id: one.AdvanceId },
      body: { Version: 2 },
    });
    expect(removed.statusCode).toBe(200);
    expect(await listed()).toEqual([]);
    expect(said(await change(one, {}))).toEqual([404, 'ADVANCE_NOT_FOUND']);
    const logged = (await desk.audits()).map(({ action, before, after }) => [
      action,
      before !== null,
      after !== null,
    ]);
    expect(logged).toEqual([
      ['product.advancePrice', false, true],
      ['product.advancePrice', true, true],
      ['product.advancePrice', true, false],
    ]);
  });

  test('whose days meet are refused with the name of the other; a day after they are not', async () => {
    await add();
    const meets = await add({ Name: 'Meets', DateStart: '2026-04-15', DateEnd: '2026-04-20' });
    expect(said(meets)).toEqual([409, 'ADVANCE_OVERLAPS', 'DateStart']);
    expect(meets.json<{ message: string }>().message).toContain('Songkran');
    expect((await add({ Name: 'After', DateStart: '2026-04-16', DateEnd: '2026-04-20' })).statusCode).toBe(
      200,
    );
    expect((await add({}, 'P2')).statusCode, 'another product').toBe(200);
    const [last] = await listed();
    const moved = last && (await change(last, { DateStart: '2026-04-14', DateEnd: '2026-04-20' }));
    expect(moved && said(moved)[1]).toBe('ADVANCE_OVERLAPS');
    const answers = await Promise.all([1, 2].map((n) => add({ Name: `At once ${n}` }, 'P3')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('need a name, a price, and days in their order', async () => {
    expect(said(await add({ Name: ' ' }))).toEqual([400, 'FIELDS_MISSING', 'Name']);
    expect(said(await add({ DateEnd: '2026-04-12' }))).toEqual([400, 'ADVANCE_DAYS_WRONG', 'DateEnd']);
    expect(said(await add({ UNIT1PRICELEVEL1: null }))[1]).toBe('ADVANCE_EMPTY');
    expect((await add({ DateStart: '2026-02-30' })).statusCode).toBe(400);
  });
});

describe('K-68b as midnight passes in Bangkok', () => {
  test('an advance price begins and ends in lists, details, carts and quotes without a person', async () => {
    await add();
    shop().now = new Date('2026-04-12T23:59:59+07:00');
    expect(await shown()).toEqual(everywhere(19, 'P2'));
    shop().now = new Date('2026-04-13T00:00:00+07:00');
    await followDay(shop().deps, 'alpha');
    expect(await shown()).toEqual(everywhere(15, 'P1'));
    expect(await shown('CUST2'), 'at a level of which nothing is set').toEqual(everywhere(15, 'P1'));
    shop().now = new Date('2026-04-15T23:59:59+07:00');
    expect(await shown()).toEqual(everywhere(15, 'P1'));
    shop().now = new Date('2026-04-16T00:00:00+07:00');
    await followDay(shop().deps, 'alpha');
    expect(await shown()).toEqual(everywhere(19, 'P2'));
    const beta = (
      await shop().call('productDetail', {
        token: await shop().tokenOf('beta', 'GUEST'),
        params: { code: 'P1' },
      })
    ).json<{ Data: BuyersProduct }>().Data;
    expect(beta.SalesPrice1, 'another shop').toBe(38);
  });

  test('prices are right from the first moment, also before the work of midnight is done', async () => {
    await add();
    shop().now = new Date('2026-04-12T23:59:59+07:00');
    await shown();
    shop().now = new Date('2026-04-13T00:00:00+07:00');
    expect(await shown()).toMatchObject({ list: 15, cart: 15, detail: 15, quote: 15 });
  });

  test('N-24e what is added, changed or removed on one of its days shows at once; staff see that it holds', async () => {
    shop().now = new Date('2026-04-13T10:00:00+07:00');
    expect(await shown()).toEqual(everywhere(19, 'P2'));
    await add();
    expect(await shown()).toEqual(everywhere(15, 'P1'));
    expect(await desk.read('P1', (await staff()).token)).toMatchObject({
      IsProductAdvancePrice: 'Y',
      StandardPrice: 19,
      SalesPrice1: 15,
    });
    expect((await desk.read('P2', (await staff()).token)).IsProductAdvancePrice).toBe('N');
    const [one] = await listed();
    if (one) await change(one, { UNIT1PRICELEVEL1: 14 });
    expect(await shown()).toEqual(everywhere(14, 'P1'));
    if (one)
      await shop().call('removeAdvancePrice', {
        ...(await staff()),
        params: { code: 'P1', id: one.AdvanceId },
        body: { Version: one.Version + 1 },
      });
    expect(await shown()).toEqual(everywhere(19, 'P2'));
  });
});

describe('S-84c why a price is what it is', () => {
  const why = async ({ center = 'C1', ...query }: Record<string, string> = {}) => {
    const token = await shop().tokenOf('alpha', center === 'C1' ? 'ADMIN' : 'SALE2', center);
    return (await shop().call('explainPrice', { token, params: { code: 'P1' }, query })).json<Why>();
  };

  test('names all prices that were looked at, and the one that counts, for a day to come too', async () => {
    await add();
    const today = await why();
    expect(today).toMatchObject({
      Day: '2026-03-02',
      SaleUnit: 'C1',
      CUSTOMERCODE: '',
      PriceLevel: 1,
      IsOffered: true,
    });
    expect(today.Units[0]?.Looked).toMatchObject([
      { Source: 'center', Level: 1, Price: null, Counts: false },
      { Source: 'advance', Level: 1, Price: null, Counts: false },
      { Source: 'level', Level: 1, Price: 19, Type: 1, Paid: 19, Counts: true },
    ]);
    const then = await why({ day: '2026-04-14', customerCode: 'CUST2' });
    expect(then).toMatchObject({ Day: '2026-04-14', PriceLevel: 3 });
    expect(then.Units[0]).toMatchObject({
      Paid: 15,
      Looked: [
        { Source: 'customer', Level: null, Price: null, Counts: false },
        { Source: 'group', Level: null, Price: null, Counts: false },
        { Source: 'center', Level: 3, Price: null },
        { Source: 'advance', Level: 3, Price: null },
        { Source: 'level', Level: 3, Price: null },
        { Source: 'center', Level: 1, Price: null },
        { Source: 'advance', Level: 1, Name: 'Songkran', Price: 15, Counts: true },
        { Source: 'base', Level: 1, Price: 19, Counts: false },
      ],
    });
  });

  test('is asked of customers of the center alone', async () => {
    const ask = async (customerCode: string) =>
      shop().call('explainPrice', { ...(await staff()), params: { code: 'P1' }, query: { customerCode } });
    expect(said(await ask('NOBODY'))).toEqual([404, 'CUSTOMER_NOT_FOUND']);
  });

  test('K-68c the price shown is the price quoted is the price explained, whoever asks, where and when', async () => {
    await add({
      UNIT2PRICELEVEL3: 90,
      UNIT2PRICELEVEL3TYPE: 2,
      UNIT3PRICELEVEL1: 300,
      UNIT3PRICELEVEL1TYPE: 0,
    });
    await agreeSome();
    const buyers = (['GUEST', 'CUST1', 'CUST2'] as const).flatMap((who) =>
      (['C1', 'C2'] as const).map((center) => ({ who, center })),
    );
    // Each unit of each, in the days before, of and after the advance price.
    for (const day of ['2026-04-12', '2026-04-13', '2026-04-15', '2026-04-16']) {
      shop().now = new Date(`${day}T12:00:00+07:00`);
      await Promise.all(
        buyers.map(async ({ who, center }) => {
          const token = await shop().tokenOf('alpha', who, center);
          const [product] = (await shop().call('listProducts', { token, body: { ProductIds: ['P1'] } })).json<
            BuyersProduct[]
          >();
          const Lines = [{ P_Code: 'P1', qty1: 1, qty2: 1, qty3: 1 }];
          const quote = await shop().call('quote', { token, body: { SaleUnit: center, Lines } });
          const explained = await why({ center, day, ...(who !== 'GUEST' && { customerCode: who }) });
          const prices = [product?.SalesPrice1, product?.SalesPrice2, product?.SalesPrice3];
          const asked = JSON.stringify({ who, center, day });
          expect(
            prices.every((price) => typeof price === 'number'),
            asked,
          ).toBe(true);
          const quoted = quote.json<CallAnswer<'quote'>>().Lines;
          expect(
            quoted.map(({ UnitPrice }) => UnitPrice),
            asked,
          ).toEqual(prices);
          expect(
            explained.Units.map(({ Paid }) => Paid),
            asked,
          ).toEqual(prices);
          const counts = explained.Units.map(({ Looked }) => Looked.find(({ Counts }) => Counts)?.Paid);
          expect(counts, asked).toEqual(prices);
        }),
      );
    }
  });
});
