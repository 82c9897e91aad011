import { describe, expect, test } from 'vitest';
import { sampleProduct } from './merchant-products.testing.ts';
import { codes, openProductDesk, said, type Product } from './product-desk.testing.ts';

const desk = openProductDesk();
const { add, audits, buyersFind, list, once, read, save, token, turn } = desk;

describe('a product', () => {
  test('N-24b N-24d is added with every field, offered nowhere, and found by buyers once a center offers it', async () => {
    const answer = await add();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Product>()).toMatchObject({
      ...sampleProduct,
      P_Code: 'NEW1',
      matypeName: '',
      PIC_FILENAME: null,
      PIC_FILENAME5: null,
      Disable: 'Y',
      Stock: { OnHand: 0, Held: 0, StockAvailable: 0 },
      Version: 1,
      Archived: 'N',
    });
    expect(await buyersFind('jasmine')).toEqual([]);
    expect((await turn('NEW1', 'Y')).statusCode).toBe(200);
    expect(await buyersFind('jasmine')).toEqual(['NEW1']);
    expect(await buyersFind('หอมมะลิ')).toEqual(['NEW1']);
    expect(await buyersFind('8850000000024')).toEqual(['NEW1']);
    expect(await buyersFind('jasmine', 'alpha', 'C2'), 'at another center').toEqual([]);
    expect(await buyersFind('jasmine', 'beta')).toEqual([]);
    expect((await audits()).map(({ action, subject }) => [action, subject])).toEqual([
      ['product.add', 'product/NEW1'],
      ['product.active', 'product/NEW1'],
    ]);
  });

  test('N-24b is added once for a key; its code is taken once, and free in another shop', async () => {
    const headers = once();
    expect((await add({}, headers)).statusCode).toBe(200);
    expect((await add({}, headers)).statusCode).toBe(200);
    expect(await audits()).toHaveLength(1);
    expect(said(await add({ BARCODE1: '', BARCODE2: '' }))).toEqual([409, 'PRODUCT_CODE_TAKEN', 'P_Code']);
    const other = await desk.shop().call('addProduct', {
      token: await desk.shop().tokenOf('beta', 'ADMIN'),
      headers: once(),
      body: { ...sampleProduct, P_Code: 'NEW1' },
    });
    expect(other.statusCode, other.body).toBe(200);
  });

  test('N-24b a new Thai name goes into English and short where they only repeated the old one', async () => {
    const bare = { PRODUCTNAME_EN: '', PRODUCTSHORTNAME_TH: '', PRODUCTSHORTNAME_EN: '' };
    await add(bare);
    const { PRODUCTNAME, PRODUCTNAME_EN, PRODUCTSHORTNAME_TH, PRODUCTSHORTNAME_EN } = await read('NEW1');
    const repeated = { PRODUCTNAME_EN, PRODUCTSHORTNAME_TH, PRODUCTSHORTNAME_EN };
    expect(repeated).toEqual({
      PRODUCTNAME_EN: PRODUCTNAME,
      PRODUCTSHORTNAME_TH: PRODUCTNAME,
      PRODUCTSHORTNAME_EN: PRODUCTNAME,
    });
    expect((await save('NEW1', { ...repeated, PRODUCTNAME: 'ชื่อใหม่' })).statusCode).toBe(200);
    expect(await read('NEW1')).toMatchObject({
      PRODUCTNAME_EN: 'ชื่อใหม่',
      PRODUCTSHORTNAME_TH: 'ชื่อใหม่',
      PRODUCTSHORTNAME_EN: 'ชื่อใหม่',
    });
  });

  test('V-13 V-13b without name or what its units need it is refused by field', async () => {
    expect(said(await add({ PRODUCTNAME: ' ', UNIT1: '', UNIT2RATE: 0 }))).toEqual([
      400,
      'FIELDS_MISSING',
      'PRODUCTNAME',
      'UNIT1',
      'UNIT2RATE',
    ]);
    expect(
      (await add({ UNIT2: '', UNIT2NAME: '', UNIT2NAME_EN: '', UNIT2RATE: 0, BARCODE2: '' })).statusCode,
    ).toBe(200);
    expect(await read('NEW1')).toMatchObject({ UNIT1: 'BAG', UNIT2: '', UNIT2RATE: 0 });
  });

  test('N-24b a barcode is refused with the name of the product that has it, and twice in one product', async () => {
    const taken = await add({ BARCODE2: '2000012' });
    expect(said(taken)).toEqual([409, 'BARCODE_TAKEN', 'BARCODE2']);
    expect(taken.json<{ message: string }>().message).toContain('P1');
    expect(said(await add({ BARCODE2: sampleProduct.BARCODE1 }))).toEqual([400, 'BARCODE_TWICE', 'BARCODE2']);
    expect((await add()).statusCode).toBe(200);
    expect((await save('NEW1', { BARCODE1: sampleProduct.BARCODE1 })).statusCode, 'its own').toBe(200);
  });

  test('N-24b of two products added at once with one barcode one is refused', async () => {
    const answers = await Promise.all([add({ P_Code: 'NEW1' }), add({ P_Code: 'NEW2' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('N-24b kinds of goods, brands and categories are those of the shop, each category under the one before', async () => {
    expect(said(await add({ matype: 'FOREIGN' }))).toEqual([400, 'MATYPE_NOT_FOUND', 'matype']);
    expect(said(await add({ matype: 'DeliveryFee' }))).toEqual([400, 'MATYPE_NOT_FOUND', 'matype']);
    expect(said(await add({ P_BrandCode: 'NOBODY' }))).toEqual([400, 'BRAND_NOT_FOUND', 'P_BrandCode']);
    expect(said(await add({ Hierarchy1: 'CAT' }))).toEqual([400, 'CATEGORY_NOT_FOUND', 'Hierarchy1']);
    expect(said(await add({ Hierarchy1: '' }))).toEqual([400, 'CATEGORY_NOT_FOUND', 'Hierarchy2']);
    expect((await add({ matype: 'DRY' })).json<Product>()).toMatchObject({
      matype: 'DRY',
      matypeName: 'Dry goods',
    });
  });

  test('N-24b a change is logged with before and after; who changes what somebody changed meanwhile is told', async () => {
    await add();
    const { Version } = await read('NEW1');
    expect((await save('NEW1', { PRODUCTNAME: 'ข้าวใหม่', UNIT2RATE: 12 })).statusCode).toBe(200);
    expect(said(await save('NEW1', { Version }))).toEqual([409, 'PRODUCT_CHANGED']);
    expect(await read('NEW1')).toMatchObject({ PRODUCTNAME: 'ข้าวใหม่', UNIT2RATE: 12, Version: 2 });
    const { action, before, after } = (await audits())[1] ?? {};
    expect({ action, before, after }).toMatchObject({
      action: 'product.change',
      before: { name: 'ข้าวหอมมะลิ 5 กก.', units: expect.stringContaining('× 10') },
      after: { name: 'ข้าวใหม่', units: expect.stringContaining('× 12') },
    });
  });

  test('N-24b a unit that is given no more goes; the others keep their prices', async () => {
    const { BARCODE1, BARCODE2 } = await read('P3');
    const two = { UNIT2: 'PACK', UNIT2RATE: 6, BARCODE1, BARCODE2, EvenPrices: true };
    expect((await save('P3', two)).statusCode).toBe(200);
    expect(await read('P3')).toMatchObject({
      UNIT3: '',
      SalesPrice1: 19,
      SalesPrice2: 108,
      SalesPrice3: null,
    });
  });

  test('R-47b a copy has the pictures, and no code or barcode of the one that it was made of', async () => {
    const answer = await add({ CopyOf: 'P1' });
    expect(answer.json<Product>()).toMatchObject({ P_Code: 'NEW1', PIC_FILENAME: '/files/x.webp' });
    expect(said(await add({ P_Code: 'NEW2', BARCODE1: '', BARCODE2: '', CopyOf: 'NOTHING' }))).toEqual([
      404,
      'PRODUCT_NOT_FOUND',
    ]);
  });
});

describe('prices, shown and not changed here', () => {
  test('N-24c the levels of unit 1 as set, what a customer of level 1 pays for each unit, and what a guest sees', async () => {
    await desk
      .shop()
      .database.asOwner(
        `update product_prices set tax_type3 = 2 where tenant_id = 'alpha' and product_code = 'P1'`,
      );
    const [one] = await list({ productCode: 'P1' });
    expect(one).toMatchObject({
      PRICE1: 19,
      PRICE1TYPE: 1,
      PRICE2: null,
      PRICE2TYPE: null,
      PRICE3: 18,
      PRICE3TYPE: 2,
      CatalogPrice: 19,
      StandardPrice: 19,
      SalesPrice1: 19,
      SalesPrice2: 108,
      SalesPrice3: 400,
      PriceInVat1: 19,
      ShowPrice1: true,
    });
    expect(await read('P1')).toMatchObject({ PRICE3: 18, SalesPrice3: 400 });
  });

  test('N-24c where guests see no prices, or do not see the product, there is no catalogue price', async () => {
    await turn('P1', 'N', { EvenInCarts: true });
    expect((await list({ productCode: 'P1' }))[0]).toMatchObject({ CatalogPrice: null, StandardPrice: 19 });
  });

  test('B-05d costs are shown to who has the right to them alone', async () => {
    await desk
      .shop()
      .database.asOwner(
        `insert into product_costs (tenant_id, product_code, cost_satang, floor_satang) values ('alpha', 'P1', 1234, 1500)`,
      );
    expect(await read('P1')).toMatchObject({ Cost: 12.34, FloorPrice: 15 });
    const sale = await read('P1', await desk.shop().tokenOf('alpha', 'SALE'));
    expect(sale).toMatchObject({ P_Code: 'P1' });
    expect(Object.keys(sale)).not.toEqual(expect.arrayContaining(['Cost']));
  });
});

describe('the list', () => {
  test('C-11 K-30b is a page of the shop in its order, of its own center unless another is asked for', async () => {
    expect(codes(await list())).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(codes(await list({ take: 2, skip: 2 }))).toEqual(['P3', 'P4']);
    const [row] = await list({ productCode: 'P4' }, await desk.shop().tokenOf('alpha', 'SALE2', 'C2'));
    expect(row).toMatchObject({ Disable: 'Y', Stock: { StockAvailable: 0 } });
    expect((await list({ productCode: 'P4', saleUnit: 'C1' }))[0]).toMatchObject({ Disable: 'N' });
  });

  test('C-11 a text, a barcode and a code find products also where no center offers them', async () => {
    await desk.shop().database.asOwner(`update stock set is_active = false where product_code = 'P2'`);
    await add({ PRODUCTNAME_EN: 'Zirconium ladle' });
    expect(codes(await list({ SearchText: 'zirconium' }))).toEqual(['NEW1']);
    expect(codes(await list({ barcode: '2000021' }))).toEqual(['P2']);
    expect(codes(await list({ barcode: '200002' }))).toEqual([]);
    expect(codes(await list({ productCode: 'P2' }))).toEqual(['P2']);
    expect(codes(await list({ SearchText: 'zirconium', P_BrandCode: 'KAEW' }))).toEqual([]);
    expect(codes(await list({ SearchText: 'zirconium', Active: 'N' }))).toEqual(['NEW1']);
    expect(await buyersFind('zirconium')).toEqual([]);
  });

  test('C-11 it is narrowed by what is asked for', async () => {
    const asOwner = (statement: string) =>
      desk.shop().database.asOwner(`${statement} and tenant_id = 'alpha'`);
    await asOwner(`update products set material_type = 'DRY', pictures = '{}' where product_code = 'P2'`);
    await asOwner(`update stock set on_hand = 3, held = 3 where product_code = 'P1' and sale_unit = 'C1'`);
    await asOwner(`update stock set on_hand = 9 where product_code = 'P2' and sale_unit = 'C1'`);
    await asOwner(`update stock set on_hand = 9 where product_code = 'P3' and sale_unit = 'C1'`);
    await asOwner(`update products set minimum_stock = 5 where product_code = 'P3'`);
    await turn('P4', 'N');
    await add({ Hierarchy2: '' });
    expect(codes(await list({ Category: 'CAT' }))).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(codes(await list({ Category: 'NOWHERE' }))).toEqual([]);
    expect(codes(await list({ matype: 'DRY' }))).toEqual(['P2']);
    expect(codes(await list({ Active: 'Y' }))).toEqual(['P1', 'P2', 'P3']);
    expect(codes(await list({ Active: 'N' }))).toEqual(['P4', 'NEW1']);
    expect(codes(await list({ Stock: 'none' }))).toEqual(['P1', 'NEW1']);
    expect(codes(await list({ Stock: 'low' })), 'P3 has a lower minimum of its own').toEqual(['P2']);
    expect((await list({ productCode: 'P3' }))[0]?.IsLessThanMinimumStock).toBe(false);
    expect(codes(await list({ WithoutPicture: true }))).toEqual(['P2', 'NEW1']);
    expect(codes(await list({ WithoutPrice: true }))).toEqual(['NEW1']);
    expect(codes(await list({ WithoutPrice: true, Category: 'CAT' }))).toEqual([]);
  });

  test('V-13c C-11c the kinds of goods begin with "Unspecified" and have none that the shop itself books with', async () => {
    const answer = await desk.shop().call('materialTypes', { token: token() });
    expect(answer.json()).toEqual({
      Data: [
        { matype: '', matypeName: 'Unspecified' },
        { matype: 'DRY', matypeName: 'Dry goods' },
      ],
    });
  });
});
