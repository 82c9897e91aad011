/** What a product costs and is sold for at least: written by who may see it, and asked wherever a price is set. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { StaffRight } from '#domain/access/rights.ts';
import { addressId } from '../../testing/shop-data.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { cellsOf } from './merchant-prices.testing.ts';
import { sampleProduct } from './merchant-products.testing.ts';
import { openProductDesk, said } from './product-desk.testing.ts';

const desk = openProductDesk();
const { shop, token, audits, add, read, save } = desk;
const asOwner = (statement: string) => shop().database.asOwner<Record<string, unknown>>(statement);
const stored = () =>
  asOwner(
    `select product_code as code, cost_satang::integer as cost, floor_satang::integer as floor from product_costs
     where tenant_id = 'alpha' order by product_code`,
  );
const salesman = async (Rights: StaffRight[]) => {
  await saveRole(shop(), token(), { UserRole: '3', Rights });
  return shop().tokenOf('alpha', 'SALE');
};
const setPrices = async (code: string, prices: object, SaleUnit?: string) => {
  const one = await shop().call('productPrices', { token: token(), params: { code }, query: {} });
  return shop().call('saveProductPrices', {
    token: token(),
    params: { code },
    body: { Version: one.json<{ Version: number }>().Version, SaleUnit, ...cellsOf(prices) },
  });
};
/** Status, code and each field with what is said at it. */
const atCells = (answer: { statusCode: number; body: string }) => {
  const { code, fields } = JSON.parse(answer.body) as { code: string; fields?: Record<string, string> };
  return [answer.statusCode, code, fields];
};
const LOWEST = 'This is below the lowest allowed price';

beforeEach(async () => {
  await asOwner('delete from product_costs; delete from advance_prices; delete from center_prices');
});

/** What was received is in the ledger, which keeps its product. */
afterEach(() => asOwner('delete from stock_ledger'));

describe('R-47n the cost of a product', () => {
  it('R-47n is kept with a new product and with a change of it, logged with before and after, in one shop alone', async () => {
    const added = await add({ Costs: { Cost: 12.34, FloorPrice: 15 } });
    expect(added.json()).toMatchObject({ Cost: 12.34, FloorPrice: 15 });
    expect(
      (await save('NEW1', { Costs: { Cost: 13, FloorPrice: 15 }, PRODUCTNAME_EN: 'Rice' })).json(),
    ).toMatchObject({
      Cost: 13,
      FloorPrice: 15,
      Version: 2,
    });
    expect((await save('NEW1', { Costs: { Cost: 13 } })).json()).toMatchObject({
      Cost: 13,
      FloorPrice: null,
    });
    expect((await save('NEW1')).json()).toMatchObject({ Cost: 13, FloorPrice: null });
    expect((await audits()).filter(({ subject }) => subject === 'product/NEW1').slice(0, 3)).toMatchObject([
      { action: 'product.add', after: { CostSatang: 1234, FloorSatang: 1500 } },
      {
        action: 'product.change',
        before: { CostSatang: 1234, FloorSatang: 1500 },
        after: { CostSatang: 1300, FloorSatang: 1500 },
      },
      { before: { FloorSatang: 1500 }, after: { FloorSatang: null } },
    ]);
    expect(await asOwner(`select from product_costs where tenant_id = 'beta'`)).toEqual([]);
  });

  it('R-47n is neither seen nor cleared by who lacks the right, and refused of them', async () => {
    await add({ Costs: { Cost: 12.34, FloorPrice: 15 } });
    const sale = await salesman(['manageProducts']);
    const change = (more: object, Version: number) =>
      shop().call('saveProduct', {
        token: sale,
        params: { code: 'NEW1' },
        body: { ...sampleProduct, BARCODE1: '', BARCODE2: '', Version, ...more },
      });
    const changed = await change({ PRODUCTNAME_EN: 'Rice' }, 1);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.body).not.toMatch(/12\.34|FloorPrice/);
    for (const Costs of [{ Cost: 1 }, { FloorPrice: null }])
      expect(said(await change({ Costs }, 2))).toEqual([403, 'RIGHT_MISSING']);
    const headers = desk.once();
    const body = { ...sampleProduct, P_Code: 'NEW2', BARCODE1: '', BARCODE2: '', Costs: { Cost: 1 } };
    expect(said(await shop().call('addProduct', { token: sale, headers, body }))).toEqual([
      403,
      'RIGHT_MISSING',
    ]);
    expect(await stored()).toEqual([{ code: 'NEW1', cost: 1234, floor: 1500 }]);
    await salesman([]);
  });

  it('R-47n of two people who change it the later is told', async () => {
    await add({ Costs: { Cost: 12 } });
    await save('NEW1', { Costs: { Cost: 13 } });
    expect(said(await save('NEW1', { Costs: { Cost: 14 }, Version: 1 }))).toEqual([409, 'PRODUCT_CHANGED']);
    expect(await stored()).toMatchObject([{ cost: 1300 }]);
  });

  it('R-47n a copy has it, also of somebody who does not see it; what is given for the copy counts', async () => {
    await add({ Costs: { Cost: 12.34, FloorPrice: 15 } });
    const copy = (P_Code: string, more: object, as = token()) =>
      shop().call('addProduct', {
        token: as,
        headers: desk.once(),
        body: { ...sampleProduct, BARCODE1: '', BARCODE2: '', P_Code, CopyOf: 'NEW1', ...more },
      });
    expect((await copy('NEW2', {}, await salesman(['manageProducts']))).body).not.toMatch(/12\.34/);
    await copy('NEW3', { Costs: { Cost: 9, FloorPrice: null } });
    expect(await stored()).toEqual([
      { code: 'NEW1', cost: 1234, floor: 1500 },
      { code: 'NEW2', cost: 1234, floor: 1500 },
      { code: 'NEW3', cost: 900, floor: null },
    ]);
    await salesman([]);
  });

  it('R-47n “Why this price?” says what it leaves, to who may see that', async () => {
    await add({ Costs: { Cost: 10, FloorPrice: 8 } });
    await setPrices('NEW1', {
      UNIT1PRICELEVEL1: 21.4,
      UNIT1PRICELEVEL1TYPE: 1,
      UNIT2PRICELEVEL1: 90,
      UNIT2PRICELEVEL1TYPE: 0,
    });
    const why = async (as: string) =>
      (await shop().call('explainPrice', { token: as, params: { code: 'NEW1' }, query: {} })).json<
        CallAnswer<'explainPrice'>
      >().Units;
    expect(await why(token())).toMatchObject([
      { Unit: 1, Paid: 21.4, Cost: 10, FloorPrice: 8, Margin: 10 },
      { Unit: 2, Paid: 90, Cost: 100, FloorPrice: 80, Margin: -10 },
    ]);
    const [unit] = await why(await salesman([]));
    expect(Object.keys(unit ?? {})).not.toEqual(expect.arrayContaining(['Cost']));
  });

  it('R-47n a shop that begins with nothing sells with margins and floors, without a line of SQL', async () => {
    expect((await add({ Costs: { Cost: 12, FloorPrice: 15 } })).statusCode).toBe(200);
    const price = (baht: number) => setPrices('NEW1', { UNIT1PRICELEVEL1: baht, UNIT1PRICELEVEL1TYPE: 1 });
    expect(said(await price(16))).toEqual([400, 'PRICE_BELOW_LOWEST', 'UNIT1PRICELEVEL1']);
    expect((await price(21.4)).statusCode).toBe(200);
    await desk.turn('NEW1', 'Y');
    const received = await shop().call('receiveStock', {
      token: token(),
      headers: desk.once(),
      params: { code: 'NEW1' },
      body: { SaleUnit: 'C1', Pieces: 10 },
    });
    expect(received.statusCode, received.body).toBe(200);
    const address = addressId('alpha', 'CUST1');
    const placed = await shop().call('placeOrder', {
      token: await shop().tokenOf('alpha', 'CUST1'),
      headers: { 'idempotency-key': randomUUID() },
      body: {
        SaleUnit: 'C1',
        Lines: [{ P_Code: 'NEW1', qty1: 2, qty2: 0, qty3: 0 }],
        ShipTo: address,
        BillTo: address,
        PaymentType: 0,
        DeliveryMethod: 'DELIVERY',
        SeenTotal: 42.8,
        SeenPrices: [{ P_Code: 'NEW1', Unit: 1, UnitPrice: 21.4 }],
      },
    });
    expect(placed.statusCode, placed.body).toBe(200);
    const costs = await shop().call('merchantOrderCosts', {
      token: token(),
      params: { orderid: placed.json().Order.OrderID, saleunit: 'C1' },
    });
    expect(costs.json()).toMatchObject({
      Lines: [{ P_Code: 'NEW1', CostPrice: 12, FloorPrice: 15, BelowFloor: false }],
      NetAmount: 40,
      CostAmount: 24,
      Margin: 16,
    });
  });
});

describe('R-47p the floor price', () => {
  const floor = () => save('P1', { ...units, Costs: { Cost: 10, FloorPrice: 15 } });
  /** As P1 is. */
  const units = {
    UNIT1: 'PCS',
    UNIT1NAME: 'ชิ้น',
    UNIT1NAME_EN: 'Piece',
    UNIT2: 'PCK',
    UNIT2NAME: 'แพ็ก',
    UNIT2NAME_EN: 'Pack',
    UNIT2RATE: 6,
    UNIT3: 'BOX',
    UNIT3NAME: 'ลัง',
    UNIT3NAME_EN: 'Case',
    UNIT3RATE: 24,
  };

  it('R-47p is asked of each price in the grid that is new or changed, and named at its cell in the reader’s language', async () => {
    const was = await shop().call('productPrices', { token: token(), params: { code: 'P1' }, query: {} });
    const kept = Object.fromEntries(
      Object.entries(was.json<object>()).filter(([name]) => /^UNIT\dPRICELEVEL/.test(name)),
    );
    const low = { ...kept, UNIT1PRICELEVEL3: 14.99, UNIT1PRICELEVEL3TYPE: 0 } as const;
    expect((await floor()).statusCode).toBe(200);
    expect(
      atCells(await setPrices('P1', { ...low, UNIT2PRICELEVEL2: 89.99, UNIT2PRICELEVEL2TYPE: 0 })),
    ).toEqual([400, 'PRICE_BELOW_LOWEST', { UNIT1PRICELEVEL3: LOWEST, UNIT2PRICELEVEL2: LOWEST }]);
    const thai = await shop().call('saveProductPrices', {
      token: token(),
      language: 'th',
      params: { code: 'P1' },
      body: { Version: (await read('P1')).Version, ...cellsOf(low) },
    });
    expect(atCells(thai)[2]).toEqual({ UNIT1PRICELEVEL3: 'ราคานี้ต่ำกว่าราคาต่ำสุดที่ขายได้' });
    await asOwner(`update product_prices set level3 = 1000 where product_code = 'P1' and unit_no = 1`);
    const stays = { ...kept, UNIT1PRICELEVEL3: 10, UNIT1PRICELEVEL2: 15, UNIT1PRICELEVEL2TYPE: 0 };
    expect((await setPrices('P1', stays)).statusCode, 'what was below it stays').toBe(200);
    await setPrices('P1', kept);
  });

  it('R-47p is asked of a center’s own prices, and of advance prices', async () => {
    await floor();
    const low = { UNIT1PRICELEVEL1: 14, UNIT1PRICELEVEL1TYPE: 0 } as const;
    const fair = { UNIT1PRICELEVEL1: 15, UNIT1PRICELEVEL1TYPE: 0 } as const;
    expect(atCells(await setPrices('P1', low, 'C1'))).toEqual([
      400,
      'PRICE_BELOW_LOWEST',
      { UNIT1PRICELEVEL1: LOWEST },
    ]);
    expect((await setPrices('P1', fair, 'C1')).statusCode).toBe(200);
    const days = { Name: 'Sale', DateStart: '2026-04-13', DateEnd: '2026-04-15' };
    const params = { code: 'P1' };
    const addAdvance = (prices: object) =>
      shop().call('addAdvancePrice', { token: token(), params, body: { ...days, ...cellsOf(prices) } });
    expect(said(await addAdvance(low))).toEqual([400, 'PRICE_BELOW_LOWEST', 'UNIT1PRICELEVEL1']);
    const added = await addAdvance(fair);
    expect(added.statusCode).toBe(200);
    await save('P1', { ...units, Costs: { FloorPrice: 16 } });
    const saveAdvance = (Version: number, prices: object) =>
      shop().call('saveAdvancePrice', {
        token: token(),
        params: { ...params, id: added.json<{ AdvanceId: string }>().AdvanceId },
        body: { ...days, Name: 'Longer', Version, ...cellsOf(prices) },
      });
    expect((await saveAdvance(1, fair)).statusCode, 'a price that stays').toBe(200);
    expect(said(await saveAdvance(2, { ...fair, UNIT1PRICELEVEL1: 15.5 }))[1]).toBe('PRICE_BELOW_LOWEST');
  });

  it('R-47p raised above prices that are there it is saved, and they are found', async () => {
    const found = async () =>
      (await shop().call('productFindings', { token: token(), query: { kind: 'belowFloor' } })).json<
        CallAnswer<'productFindings'>
      >().Data;
    await setPrices('P1', { UNIT1PRICELEVEL1: 17, UNIT1PRICELEVEL1TYPE: 0 }, 'C1');
    expect((await save('P1', { ...units, Costs: { FloorPrice: 17 } })).statusCode).toBe(200);
    expect(await found()).toMatchObject([{ P_Code: 'P1', SaleUnit: '', Unit: 1, Level: 3 }]);
    expect((await save('P1', { ...units, Costs: { FloorPrice: 17.01 } })).statusCode).toBe(200);
    expect(await found()).toMatchObject([
      { P_Code: 'P1', SaleUnit: '' },
      { P_Code: 'P1', SaleUnit: 'C1', DIST_NAME: expect.stringMatching(/./), Unit: 1, Level: 1 },
    ]);
    await save('P1', { ...units, Costs: { FloorPrice: null } });
    expect(await found()).toEqual([]);
  });
});

describe('R-47b reserved codes', () => {
  it.each(['new', 'New', 'QUALITY', 'category'])(
    'R-47b a product cannot be called %s, nor a copy',
    async (P_Code) => {
      expect(atCells(await add({ P_Code }))).toEqual([
        400,
        'CODE_RESERVED',
        { P_Code: `The code “${P_Code}” is reserved for a page of its own. Please choose another` },
      ]);
      expect(said(await add({ P_Code, CopyOf: 'P1' }))[1]).toBe('CODE_RESERVED');
    },
  );
});
