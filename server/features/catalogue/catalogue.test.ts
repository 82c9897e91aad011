import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { PRICES, STOCK } from '#server/testing/shop-data.ts';
import { setPrice as setPriceOf } from '#server/testing/set-price.ts';
import { createTestShop, type Given, type TestShop } from '#server/testing/shop.ts';

type Who = Parameters<TestShop['tokenOf']>[1];
type Asking = Given & { who?: Who; tenant?: 'alpha' | 'beta'; center?: string };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(
    `insert into web_config (tenant_id, opt, opt_value) values ('beta', 'GUEST_CATALOG_PRICE_ENABLED', 'N')`,
  );
  await shop.database.asOwner(
    `insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, position)
     values ('beta', 'ONLYBETA', 'เบต้า beta', 'Only beta', 'b', 'b', 9)`,
  );
  await shop.database.asOwner(
    `insert into stock (tenant_id, sale_unit, product_code, on_hand) values ('beta', 'C1', 'ONLYBETA', 1)`,
  );
});
afterAll(() => shop.stop());

async function list(body: object, { who = 'CUST1', tenant = 'alpha', center = 'C1', ...given }: Asking = {}) {
  const token = await shop.tokenOf(tenant, who, center);
  const response = await shop.call('listProducts', { token, body, ...given });
  expect(response.statusCode).toBe(200);
  return response.json<Product[]>();
}
async function detail(
  code: string,
  { who = 'CUST1', tenant = 'alpha', center = 'C1', ...given }: Asking = {},
) {
  const token = await shop.tokenOf(tenant, who, center);
  return shop.call('productDetail', { token, params: { code }, ...given });
}
const codes = (products: Product[]) => products.map((product) => product.P_Code);

describe.each(['GUEST', 'CUST1'] as const)('the product list, for %s', (who) => {
  it('holds what the center offers, in the catalogue’s order', async () => {
    expect(codes(await list({}, { who }))).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(codes(await list({}, { who, center: 'C2' }))).toEqual(['P1', 'P2', 'P3']);
  });

  it('C-04 comes a page at a time and is empty past its end', async () => {
    expect(codes(await list({ Take: 3 }, { who }))).toEqual(['P1', 'P2', 'P3']);
    expect(codes(await list({ Take: 3, Skip: 3 }, { who }))).toEqual(['P4']);
    expect(await list({ Take: 3, Skip: 6 }, { who })).toEqual([]);
  });

  it('shows units, prices with 2 decimals, names of the caller’s language, and stock in a word', async () => {
    const [product] = await list({ Take: 1 }, { who, language: 'th' });
    expect(product).toEqual({
      P_Code: 'P1',
      PRODUCTNAME: 'สินค้า P1 alpha',
      PRODUCTSHORTNAME_TH: 'P1',
      PRODUCTSHORTNAME_EN: 'P1',
      P_Brand: '',
      P_BrandCode: '',
      P_Size: '',
      matype: '',
      Hierarchy1: 'FOOD',
      Hierarchy2: 'CAT',
      Hierarchy3: null,
      Hierarchy4: null,
      Hierarchy5: null,
      PIC_FILENAME: '/files/alpha/P1.webp',
      UNIT1NAME: 'ชิ้น',
      UNIT2NAME: 'แพ็ค',
      UNIT3NAME: 'ลัง',
      UNIT1RATE: 1,
      UNIT2RATE: 6,
      UNIT3RATE: 24,
      SalesPrice1: 19,
      SalesPrice2: 108,
      SalesPrice3: 400,
      ShowPrice1: true,
      ShowPrice2: true,
      ShowPrice3: true,
      STOCK_ITEM: 'Y',
      Stock: { StockWord: 'in_stock', StockAvailable: null },
      IsLessThanMinimumStock: false,
      Option1: 0,
      promotionproduct: [],
    });
    expect((await list({ Take: 1 }, { who, language: 'en' }))[0]).toMatchObject({
      PRODUCTNAME: 'Product P1 alpha',
      UNIT3NAME: 'Case',
    });
  });

  it('is narrowed by category', async () => {
    expect(codes(await list({ Hierarchy1: 'FOOD', Hierarchy2: 'CAT' }, { who }))).toHaveLength(4);
    expect(await list({ Hierarchy1: 'CAT' }, { who })).toEqual([]);
  });

  it('distinguishes two tabs with two centers', async () => {
    const token = await shop.tokenOf('alpha', who, 'C1');
    const response = await shop.call('listProducts', { token, body: { SaleUnit: 'C2' } });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'CENTER_MISMATCH', details: { SaleUnit: 'C1' } });
    expect(await list({ SaleUnit: 'C1' }, { who })).toHaveLength(4);
  });

  it('C-04 C-73 for cart sync holds exactly the asked, in their order, with the pieces left', async () => {
    const products = await list({ ProductIds: ['P4', 'NOPE', 'P1', 'P3', 'P1'] }, { who, center: 'C2' });
    expect(products.map(({ P_Code, Stock }) => [P_Code, Stock.StockAvailable])).toEqual([
      ['P1', STOCK],
      // Not a stock item: nothing limits it.
      ['P3', null],
    ]);
    expect(await list({ ProductIds: [] }, { who })).toEqual([]);
  });

  it('never shows another tenant’s products', async () => {
    expect(await list({ ProductIds: ['ONLYBETA'] }, { who })).toEqual([]);
    expect(codes(await list({ ProductIds: ['ONLYBETA'] }, { who, tenant: 'beta' }))).toEqual(['ONLYBETA']);
    for (const product of await list({}, { who, tenant: 'beta' }))
      expect(product.PRODUCTNAME).toMatch(/beta$/);
  });

  it.each([
    [{ Take: 0 }, 'Take'],
    [{ Take: 49 }, 'Take'],
    [{ Take: 1.5 }, 'Take'],
    [{ Skip: -1 }, 'Skip'],
    [{ Skip: 1e9 }, 'Skip'],
    [{ SortByPrice: 'up; drop table products' }, 'SortByPrice'],
    [{ Hierarchy1: "x' or 1=1" }, 'Hierarchy1'],
    [{ SearchText: 'x'.repeat(101) }, 'SearchText'],
    [{ SearchText: 'a\0b' }, 'SearchText'],
    [{ ProductIds: Array(201).fill('P1') }, 'ProductIds'],
    [{ ProductIds: ['P 1'] }, 'ProductIds.0'],
  ])('refuses %j and names the field', async (body, field) => {
    const response = await shop.call('listProducts', { token: await shop.tokenOf('alpha', who), body });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field]);
  });
});

describe('prices', () => {
  /** Like a staff change: the price of the piece at level 1. */
  const setPrice = (tenant: 'alpha' | 'beta', code: string, baht: number): Promise<void> =>
    setPriceOf(shop, { tenant, code, baht });

  it('U-02 are those of the customer’s price level, and level 1 for guests and where no own is set', async () => {
    await shop.database.asOwner(
      `update product_prices set level3 = null where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 3`,
    );
    const [one] = await list({ Take: 1 }, { who: 'CUST1' });
    const [three] = await list({ Take: 1 }, { who: 'CUST2' });
    expect([one?.SalesPrice1, one?.SalesPrice2, one?.SalesPrice3]).toEqual(
      PRICES.alpha.map((satang) => satang / 100),
    );
    expect([three?.SalesPrice1, three?.SalesPrice2, three?.SalesPrice3]).toEqual([18, 107, 400]);
  });

  it('hold the tax also where the set price does not', async () => {
    await shop.database.asOwner(
      `update product_prices set tax_type = 2 where tenant_id = 'alpha' and product_code = 'P2' and unit_no = 1`,
    );
    const [, second] = await list({ Take: 2 });
    expect(second?.SalesPrice1).toBe(20.33);
  });

  it('W-16 A-02 are hidden from guests where the tenant hides them, also as an order of the list', async () => {
    await setPrice('beta', 'P4', 0.01);
    const asked = { SortByPrice: 'asc' };
    const hidden = await list(asked, { who: 'GUEST', tenant: 'beta' });
    expect(codes(hidden)).toEqual(['P1', 'P2', 'P3', 'P4', 'ONLYBETA']);
    for (const product of hidden)
      expect(product).toMatchObject({
        SalesPrice1: null,
        SalesPrice2: null,
        ShowPrice1: false,
        ShowPrice3: false,
      });
    const told = await list(asked, { who: 'CUST1', tenant: 'beta' });
    expect(codes(told)[0]).toBe('P4');
    expect(told[0]?.SalesPrice1).toBe(0.01);
  });

  it('order the list both ways, ties by code', async () => {
    await setPrice('alpha', 'P3', 0.05);
    // P2 has the same price as P1 and P4, with VAT added.
    expect(codes(await list({ SortByPrice: 'asc' }))).toEqual(['P3', 'P1', 'P4', 'P2']);
    expect(codes(await list({ SortByPrice: 'desc' }))).toEqual(['P2', 'P4', 'P1', 'P3']);
    expect(codes(await list({ SortByPrice: 'desc', Skip: 1, Take: 2 }))).toEqual(['P4', 'P1']);
  });

  it('that are not set are not shown, and units past a gap are not sold', async () => {
    await shop.database.asOwner(
      `update product_prices set level1 = 0, level3 = 0 where tenant_id = 'alpha' and product_code = 'P4' and unit_no = 1`,
    );
    await shop.database.asOwner(
      `delete from product_units where tenant_id = 'alpha' and product_code = 'P4' and unit_no = 2`,
    );
    const [product] = await list({ ProductIds: ['P4'] });
    expect(product).toMatchObject({
      SalesPrice1: null,
      ShowPrice1: false,
      UNIT2RATE: 0,
      UNIT3NAME: '',
      SalesPrice3: null,
      ShowPrice3: false,
    });
  });
});

describe('stock', () => {
  it('is a word in lists: limited below the tenant’s minimum, out of stock at none', async () => {
    const set = (pieces: number, held = 0) =>
      shop.database.asOwner(
        `update stock set on_hand = $1, held = $2 where tenant_id = 'alpha' and product_code = 'P2' and sale_unit = 'C1'`,
        [pieces, held],
      );
    const word = async () => (await list({ Take: 2 }))[1]?.Stock.StockWord;
    await set(9);
    expect(await word()).toBe('limited');
    await set(12, 12);
    expect(await word()).toBe('out_of_stock');
    await set(10);
    expect(await word()).toBe('in_stock');
  });

  it('is exact in the detail', async () => {
    expect((await detail('P1')).json<{ Data: Product }>().Data.Stock).toEqual({
      StockWord: 'in_stock',
      StockAvailable: STOCK,
    });
  });
});

describe('the product detail', () => {
  it('adds description, pictures and barcodes', async () => {
    await shop.database.asOwner(
      `update products set description_en = 'Good for cats' where tenant_id = 'alpha' and product_code = 'P1'`,
    );
    const { Data } = (await detail('P1', { language: 'en' })).json<{ Data: object }>();
    expect(Data).toMatchObject({
      P_Code: 'P1',
      P_Description: 'Good for cats',
      Pictures: ['/files/alpha/P1.webp'],
      BARCODE1: '2000011',
      BARCODE3: '2000013',
    });
  });

  it.each(['GUEST', 'CUST1'] as const)(
    'is not found for %s where the center does not offer it, or only another tenant has it',
    async (who) => {
      for (const response of [
        await detail('P4', { who, center: 'C2' }),
        await detail('ONLYBETA', { who }),
        await detail('NOPE', { who }),
      ]) {
        expect(response.statusCode).toBe(404);
        expect(response.json()).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
      }
    },
  );

  it('names the parameter that is wrong', async () => {
    const response = await detail("x' or '1");
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: { code: expect.any(String) } });
  });
});

describe('the categories', () => {
  it('C-04 come parents first, named in the caller’s language', async () => {
    const token = await shop.tokenOf('alpha', 'GUEST');
    const ask = async (language: 'th' | 'en') =>
      (await shop.call('categoryList', { token, language })).json<{ Data: unknown }>().Data;
    expect(await ask('en')).toEqual([
      { code: 'FOOD', name: 'Food', image: null, level: 1, parent: null },
      { code: 'CAT', name: 'Cat', image: null, level: 2, parent: 'FOOD' },
    ]);
    expect(await ask('th')).toMatchObject([{ name: 'อาหาร' }, { name: 'แมว' }]);
  });
});
