/** The products of staff, their scan and the form of one, with a hand on them. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantProducts.ts';
import merchant from '../../locales/th/merchant.ts';
import th from '../../locales/th/merchantProducts.ts';
import { shopProduct } from './testing-products.ts';

const words: InBoth<typeof th> = { th, en };
const STAFF = { userid: 'U1', usernames: 'Somchai', role: 'Administrator', userRole: '1', CenterCount: 2 };
const scanField: InBoth<RegExp> = { th: /สแกนหรือพิมพ์/, en: /Scan or type/ };

type Listed = CallAnswer<'merchantProducts'>['Data'][number];
const { Version: _version, SaleUnit: _center, Centers: _centers, ...listed } = shopProduct;
const row = (more: Partial<Listed>): Listed => ({ ...listed, ...more });
const choices: CallAnswer<'productChoices'> = {
  Categories: [
    { Code: 'FOOD', Name: 'Food', Level: 1, Parent: null },
    { Code: 'CAT', Name: 'Cat', Level: 2, Parent: 'FOOD' },
  ],
  Brands: [{ Code: 'KAEW', Name: 'Kaewmanee' }],
};
const answers = {
  merchantProducts: () => ({ Data: [row({}), row({ P_Code: 'P2', PRODUCTNAME: 'Soap', Disable: 'Y' })] }),
  merchantProduct: () => shopProduct,
  productChoices: () => choices,
  materialTypes: () => ({ Data: [{ matype: '', matypeName: 'Unspecified' }] }),
};

beforeEach(() => sessionStorage.clear());

test.each(['/merchant/product', '/merchant/stock'])(
  'R-47 %s of a shop without centers leads to adding one, and asks for no list',
  async (at) => {
    const { asked } = await openShop({
      at,
      language: 'th',
      staff: { ActiveDC: '', ActiveDCName: '', CenterCount: 0, Pages: ['products', 'stock', 'centers'] },
      answers: { productChoices: () => choices, materialTypes: () => ({ Data: [] }) },
    });
    expect(await until(() => screen.getByRole('link', { name: merchant.noCenter.add }))).toHaveProperty(
      'href',
      expect.stringMatching(/\/merchant\/center\/new$/),
    );
    expect([asked('merchantProducts'), asked('stockItems')].flat()).toEqual([]);
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const named = (text: string, values: Record<string, string>) =>
    Object.entries(values).reduce((all, [name, value]) => all.replace(`{${name}}`, value), text);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const button = (name: string) => screen.getByRole('button', { name });
  const open = (
    at: string,
    more: object = {},
    Rights: readonly ('manageProducts' | 'costs')[] = ['manageProducts'],
  ) => openShop({ at, language, staff: { Rights: [...Rights] }, answers: { ...answers, ...more } });
  const sells = (name: string) => screen.getByRole('switch', { name: named(said.turn.of, { name }) });

  test('R-47 K-30b the list asks for twelve products of the center, narrowed by its address', async () => {
    const { asked } = await open(
      '/merchant/product?text=rice&active=Y&stock=low&lacks=price&type=DRY&category=FOOD',
    );
    await until(() => screen.getByRole('table', { name: said.title }));
    expect(asked('merchantProducts')[0]).toMatchObject({
      body: {
        take: 12,
        skip: 0,
        SearchText: 'rice',
        Active: 'Y',
        Stock: 'low',
        WithoutPrice: true,
        matype: 'DRY',
        Category: 'FOOD',
      },
    });
    await until(() => screen.getByText('Soap'));
  });

  test('R-47 N-24 a head sorts by name, turns round, and leads back to the order of the shop; the address keeps it', async () => {
    const { hand, address, asked } = await open('/merchant/product?text=rice');
    const head = () => screen.getByRole('columnheader', { name: said.columns.name });
    const press = () => hand.click(within(head()).getByRole('button', { name: said.columns.name }));
    const last = () => asked('merchantProducts').at(-1);
    await until(() => expect(head().getAttribute('aria-sort')).toBe('none'));
    await press();
    await until(() => expect(address()).toMatch(/text=rice&sort=name$/));
    await until(() => expect(last()).toMatchObject({ body: { sort: 'name', SearchText: 'rice' } }));
    await until(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
    await press();
    await until(() => expect(address()).toMatch(/sort=name&dir=desc$/));
    await until(() => expect(head().getAttribute('aria-sort')).toBe('descending'));
    await press();
    await until(() => expect(address()).toMatch(/\?text=rice$/));
  });

  test('R-47n costs are a part of the form for who may see them, and are sent with it; nobody else is shown or sends them', async () => {
    const saveProduct = () => ({ ...shopProduct, Version: 4 });
    const costed = { merchantProduct: () => ({ ...shopProduct, Cost: 12, FloorPrice: null }), saveProduct };
    const first = await open('/merchant/product/P1/detail', costed, ['manageProducts', 'costs']);
    expect((await until(() => field(said.form.cost))).value).toBe('12.00');
    await first.hand.type(field(said.form.floor), '15');
    await first.hand.click(button(said.form.save));
    await until(() =>
      expect(first.asked('saveProduct')).toMatchObject([{ body: { Costs: { Cost: 12, FloorPrice: 15 } } }]),
    );
  });

  test('R-47n without the right the form has no costs, and sends none', async () => {
    const { hand, asked } = await open('/merchant/product/P1/detail', {
      saveProduct: () => ({ ...shopProduct, Version: 4 }),
    });
    await hand.type(await until(() => field(said.form.nameEn)), 'Rice!');
    expect(screen.queryByLabelText(said.form.cost)).toBeNull();
    await hand.click(button(said.form.save));
    await until(() => expect(asked('saveProduct')).toHaveLength(1));
    expect(asked('saveProduct')[0]).not.toHaveProperty('body.Costs');
  });

  test('S-82 another center of staff: the products are loaded anew', async () => {
    const { page: opened, answer } = await open('/merchant/product');
    await until(() => screen.getByText('Soap'));
    answer({
      merchantProducts: () => ({ Data: [row({ P_Code: 'P7', PRODUCTNAME: 'Salt' })] }),
      staffRenew: () => ({
        token: 'token',
        user: { ...STAFF, ActiveDC: 'C2', ActiveDCName: 'Two', Rights: [], Pages: ['home', 'products'] },
      }),
    });
    await opened.staff?.follow();
    await until(() => screen.getByText('Salt'));
    await until(() => expect(screen.queryByText('Soap')).toBeNull());
  });

  test('S-84 a product is turned inactive at the center, and back by what is offered', async () => {
    const { hand, asked } = await open('/merchant/product', {
      setProductActive: () => ({ P_Code: 'P1', SaleUnit: 'C1', Disable: 'Y' }),
    });
    await until(() => expect(sells('Rice').getAttribute('aria-checked')).toBe('true'));
    await hand.click(sells('Rice'));
    await hand.click(await until(() => button(said.turn.undo)));
    await until(() =>
      expect(asked('setProductActive').map(({ body }) => body)).toEqual([
        { Active: 'N', EvenInCarts: false },
        { Active: 'Y', EvenInCarts: true },
      ]),
    );
    expect(asked('setProductActive')[0]?.params).toEqual({ id: 'P1', dc: 'C1' });
  });

  test('S-84 what lies in carts is asked about first', async () => {
    let refused = 0;
    const { hand, asked } = await open('/merchant/product', {
      setProductActive: ({ body }: { body: { EvenInCarts: boolean } }) => {
        if (body.EvenInCarts) return { P_Code: 'P1', SaleUnit: 'C1', Disable: 'Y' };
        refused += 1;
        return refusal(409, { code: 'PRODUCT_IN_CARTS', message: '3 carts' });
      },
    });
    await hand.click(await until(() => sells('Rice')));
    const dialog = await until(() =>
      screen.getByRole('dialog', { name: named(said.turn.ask, { name: 'Rice' }) }),
    );
    within(dialog).getByText('3 carts');
    await hand.click(within(dialog).getByRole('button', { name: said.turn.confirm }));
    await until(() => expect(asked('setProductActive')).toHaveLength(2));
    expect(refused).toBe(1);
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('R-47 who may not manage products sees whether they are sold, and adds none', async () => {
    await open('/merchant/product', {}, []);
    await until(() => screen.getAllByText(said.turn.inactive));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('link', { name: said.add })).toBeNull();
  });

  test('B-75 K-30b a scan finds the product, and leads from an unknown barcode to a new one with it', async () => {
    const { hand, asked, address } = await open('/merchant/product', {
      merchantProducts: ({ body }: { body: { barcode?: string } }) => ({
        Data: body.barcode === undefined || body.barcode === '885' ? [row({})] : [],
      }),
    });
    await hand.click(await until(() => button(said.scan.open)));
    const scanner = await until(() => screen.getByRole('textbox', { name: scanField[language] }));
    expect(document.activeElement, 'a scanner types into it at once').toBe(scanner);
    screen.getByRole('heading', { name: said.scan.title }).focus();
    await hand.keyboard('999{Enter}');
    const dialog = await until(() => screen.getByRole('dialog', { name: said.scan.notFound }));
    expect(asked('merchantProducts').at(-2)).toMatchObject({ body: { take: 10, barcode: '999' } });
    await hand.click(within(dialog).getByRole('button', { name: said.scan.add }));
    await until(() => expect(address()).toContain('/merchant/product/new?barcode=999'));
    await until(() => screen.getAllByDisplayValue('999'));
  });

  test('R-47b R-47c a change is sent with its version; what the shop refuses stands at its field', async () => {
    const { hand, asked } = await open('/merchant/product/P1', {
      saveProduct: () =>
        refusal(409, { code: 'BARCODE_TAKEN', message: 'Of P7', fields: { BARCODE1: 'Of P7' } }),
    });
    await hand.type(await until(() => field(said.form.nameEn)), 'Rice!');
    await hand.click(button(said.form.save));
    await until(() => screen.getByText('Of P7'));
    expect(asked('saveProduct').at(-1)).toMatchObject({
      params: { code: 'P1' },
      body: { PRODUCTNAME_EN: 'Rice!', UNIT1RATE: 1, MinimumStock: null, Version: 3 },
    });
    expect(field(said.form.nameEn).value).toBe('Rice!');
  });

  test('R-47d the category part offers what is under the level before, and keeps what was typed in the other part', async () => {
    const { hand, asked, address } = await open('/merchant/product/P1/detail', {
      saveProduct: () => ({ ...shopProduct, Version: 4 }),
    });
    await hand.type(await until(() => field(said.form.nameEn)), 'Rice!');
    await hand.click(screen.getByRole('link', { name: said.parts.category }));
    await until(() => expect(address()).toContain('/merchant/product/P1/category'));
    const pick = async (level: string, option: string) => {
      await hand.click(
        await until(() => screen.getByRole('combobox', { name: named(said.form.level, { level }) })),
      );
      await hand.click(await until(() => screen.getByRole('option', { name: option, hidden: true })));
    };
    await pick('1', 'Food');
    await pick('2', 'Cat');
    await hand.click(button(said.form.save));
    await until(() =>
      expect(asked('saveProduct').at(-1)).toMatchObject({
        body: { PRODUCTNAME_EN: 'Rice!', Hierarchy1: 'FOOD', Hierarchy2: 'CAT' },
      }),
    );
  });

  test('R-47b a copy has neither code nor barcode of the one that it is like', async () => {
    await open('/merchant/product/new?copy=P1');
    await until(() => expect(field(said.form.nameTh).value).toBe('Rice'));
    expect(field(said.form.code).value).toBe('');
    expect(screen.queryByDisplayValue('885')).toBeNull();
  });
});

test('R-47b what is left until a new product sells leads to each step', async () => {
  const [center] = shopProduct.Centers;
  if (!center) throw new Error('The product is at no center');
  const at = (Disable: 'Y' | 'N') => [{ ...center, StockAvailable: 0, Disable }];
  let one = { ...shopProduct, StandardPrice: null, PRICE1: null, Centers: at('Y') };
  const { hand, asked } = await openShop({
    at: '/merchant/product/P1',
    language: 'th',
    staff: { ActiveDC: shopProduct.SaleUnit, Rights: ['manageProducts'] },
    answers: {
      ...answers,
      merchantProduct: () => one,
      setProductActive: () => {
        one = { ...one, Centers: at('N') };
        return { P_Code: 'P1', SaleUnit: shopProduct.SaleUnit, Disable: 'N' as const };
      },
    },
  });
  const title = th.toSell.title.replace('{center}', center.DIST_NAME);
  const left = await until(() => within(screen.getByRole('region', { name: title })));
  expect(left.getByRole('link', { name: th.toSell.price })).toHaveProperty(
    'href',
    expect.stringMatching(/\/P1\/pricelevelunit1$/),
  );
  await hand.click(left.getByRole('button', { name: th.toSell.open }));
  expect(asked('setProductActive')).toMatchObject([{ body: { Active: 'Y' } }]);
  // It stays allowed without a price, and is said where it was done.
  await until(() => screen.getByText(th.turn.onNoPrice.replace('{name}', 'Rice')));
  await until(() => screen.getByRole('link', { name: th.state.lacksPrice }));
});
