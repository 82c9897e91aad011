import { beforeEach, describe, expect, test } from 'vitest';
import type { Product as BuyersProduct } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { cellsOf } from './merchant-prices.testing.ts';
import { openProductDesk, said } from './product-desk.testing.ts';

type Prices = CallAnswer<'productPrices'>;
const desk = openProductDesk();
const shop = () => desk.shop();
const P1 = { params: { code: 'P1' } };

const SET = cellsOf({
  UNIT1PRICELEVEL1: 19,
  UNIT1PRICELEVEL1TYPE: 1,
  UNIT1PRICELEVEL3: 18,
  UNIT1PRICELEVEL3TYPE: 1,
  UNIT2PRICELEVEL1: 108,
  UNIT2PRICELEVEL1TYPE: 1,
});
const readPrices = async (token = desk.token()) =>
  (await shop().call('productPrices', { token, ...P1 })).json<Prices>();
const put = (Version: number, prices: object, token = desk.token()) =>
  shop().call('saveProductPrices', { token, ...P1, body: { Version, ...prices } });
const save = async (prices: object) => put((await readPrices()).Version, prices);
/** What the buyer is shown of P1, in a list and in its detail, and is quoted for one piece. */
async function seen(who: 'GUEST' | 'CUST1' | 'CUST2') {
  const token = await shop().tokenOf('alpha', who);
  const list = (await shop().call('listProducts', { token, body: {} })).json<BuyersProduct[]>();
  const detail = (await shop().call('productDetail', { token, ...P1 })).json<{ Data: BuyersProduct }>().Data;
  const Lines = [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }];
  const quote = (await shop().call('quote', { token, body: { SaleUnit: 'C1', Lines } })).json<{
    Subtotal: number;
  }>();
  return [list.find(({ P_Code }) => P_Code === 'P1')?.SalesPrice1, detail.SalesPrice1, quote.Subtotal];
}

beforeEach(async () => {
  await shop().database.asOwner('delete from advance_prices');
  await save(SET);
  await shop().database.asOwner('delete from audit_log');
});

describe('R-47f R-47g R-47h the prices of a product', () => {
  test('are set for three units and five levels with their tax types, and read as set', async () => {
    const all = {
      ...SET,
      UNIT1PRICELEVEL2: 17.5,
      UNIT1PRICELEVEL2TYPE: 2,
      UNIT3PRICELEVEL5: 1250.25,
      UNIT3PRICELEVEL5TYPE: 0,
    };
    const answer = await save(all);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await readPrices()).toMatchObject({ ...all, P_Code: 'P1', VatRate: 700 });
    expect((await readPrices()).Units).toEqual([
      { No: 1, Name: 'Piece', Rate: 1 },
      { No: 2, Name: 'Pack', Rate: 6 },
      { No: 3, Name: 'Case', Rate: 24 },
    ]);
  });

  test('arrive at once in lists and details that are kept, and in quotes', async () => {
    expect([await seen('GUEST'), await seen('CUST2')]).toEqual([
      [19, 19, 19],
      [18, 18, 18],
    ]);
    await save({ ...SET, UNIT1PRICELEVEL1: 20, UNIT1PRICELEVEL1TYPE: 2, UNIT1PRICELEVEL3: null });
    expect([await seen('GUEST'), await seen('CUST2')]).toEqual([
      [21.4, 21.4, 21.4],
      [21.4, 21.4, 21.4],
    ]);
  });

  test('are logged with what they were and are, and only those that changed', async () => {
    await save({ ...SET, UNIT1PRICELEVEL1: 20, UNIT1PRICELEVEL3: null, UNIT1PRICELEVEL3TYPE: null });
    await save({ ...SET, UNIT1PRICELEVEL1: 20, UNIT1PRICELEVEL3: null, UNIT1PRICELEVEL3TYPE: null });
    expect(await desk.audits()).toEqual([
      {
        action: 'product.prices',
        subject: 'product/P1',
        before: {
          prices: [
            { unit: 1, level: 1, satang: 1900, type: 1 },
            { unit: 1, level: 3, satang: 1800, type: 1 },
          ],
        },
        after: { prices: [{ unit: 1, level: 1, satang: 2000, type: 1 }] },
      },
    ]);
  });

  test('that somebody has changed meanwhile are not overwritten: the later is told', async () => {
    const { Version } = await readPrices();
    expect((await put(Version, { ...SET, UNIT1PRICELEVEL1: 20 })).statusCode).toBe(200);
    expect(said(await put(Version, { ...SET, UNIT1PRICELEVEL1: 21 }))).toEqual([409, 'PRODUCT_CHANGED']);
    expect((await readPrices()).UNIT1PRICELEVEL1).toBe(20);
    const both = await readPrices();
    const answers = await Promise.all(
      [22, 23].map((baht) => put(both.Version, { ...SET, UNIT1PRICELEVEL1: baht })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('are no part of a satang, nor of a unit that the product does not have; the cell is named', async () => {
    await shop().database.asOwner(
      `delete from product_units where tenant_id = 'alpha' and product_code = 'P2' and unit_no = 3`,
    );
    const { Version } = await desk.read('P2');
    const wrong = await shop().call('saveProductPrices', {
      token: desk.token(),
      params: { code: 'P2' },
      body: { Version, ...SET, UNIT3PRICELEVEL4: 5 },
    });
    expect(said(wrong)).toEqual([400, 'PRICE_UNIT_MISSING', 'UNIT3PRICELEVEL4']);
    expect(said(await save({ ...SET, UNIT2PRICELEVEL2: 1.005 }))).toEqual([
      400,
      'INVALID_INPUT',
      'UNIT2PRICELEVEL2',
    ]);
    expect((await save({ ...SET, UNIT1PRICELEVEL1: -1 })).statusCode).toBe(400);
  });

  test('B-05h are changed by the right for it alone, also by who manages products', async () => {
    const sale = await shop().tokenOf('alpha', 'SALE2', 'C2');
    await saveRole(shop(), desk.token(), { UserRole: '4', Rights: ['manageProducts'] });
    const { Version } = await readPrices(sale);
    expect(said(await put(Version, SET, sale))).toEqual([403, 'RIGHT_MISSING']);
    await saveRole(shop(), desk.token(), { UserRole: '4', Rights: ['changePrices'] });
    expect((await put(Version, { ...SET, UNIT1PRICELEVEL1: 25 }, sale)).statusCode).toBe(200);
    await saveRole(shop(), desk.token(), { UserRole: '4', Rights: [] });
  });

  test('of a unit that is to go are asked about first, those of some days too', async () => {
    const one = { UNIT2: '', UNIT2NAME: '', UNIT2NAME_EN: '', UNIT2RATE: 0 };
    await desk.add();
    await desk.save('NEW1', {});
    expect((await desk.save('NEW1', one)).statusCode, 'no price, no question').toBe(200);
    await desk.save('NEW1', {});
    const { Version } = await desk.read('NEW1');
    const set = await shop().call('saveProductPrices', {
      token: desk.token(),
      params: { code: 'NEW1' },
      body: { Version, ...SET },
    });
    expect(set.statusCode, set.body).toBe(200);
    expect(said(await desk.save('NEW1', one))).toEqual([409, 'PRODUCT_UNIT_PRICED']);
    expect((await desk.read('NEW1')).SalesPrice2).toBe(108);
    expect((await desk.save('NEW1', { ...one, EvenPrices: true })).statusCode).toBe(200);
    expect(await desk.read('NEW1')).toMatchObject({ UNIT2: '', SalesPrice2: null });
  });
});
