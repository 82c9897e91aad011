/** The grid of prices, advance prices and why a price is what it is, with a hand on them. */
import { fireEvent, screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { stopClock } from '../../testing/clock.ts';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantPrices.ts';
import th from '../../locales/th/merchantPrices.ts';
import enProducts from '../../locales/en/merchantProducts.ts';
import thProducts from '../../locales/th/merchantProducts.ts';
import { NO_PRICES, priceFieldsOf } from './price-values.ts';
import { shopProduct } from './testing-products.ts';

const words: InBoth<typeof th> = { th, en };
const productWords: InBoth<typeof thProducts> = { th: thProducts, en: enProducts };

const prices: CallAnswer<'productPrices'> = {
  P_Code: 'P1',
  Version: 3,
  VatRate: 700,
  Units: [
    { No: 1, Name: 'Bag', Rate: 1 },
    { No: 2, Name: 'Sack', Rate: 10 },
  ],
  ForAll: null,
  ...priceFieldsOf({ ...NO_PRICES, UNIT1PRICELEVEL1: '107', UNIT2PRICELEVEL1: '1000' }),
};
const advance: CallAnswer<'addAdvancePrice'> = {
  AdvanceId: '00000000-0000-4000-8000-000000000001',
  Name: 'Songkran',
  DateStart: '2026-04-13',
  DateEnd: '2026-04-15',
  Version: 1,
  ...priceFieldsOf({ ...NO_PRICES, UNIT1PRICELEVEL1: '95' }),
};
const why: CallAnswer<'explainPrice'> = {
  P_Code: 'P1',
  Day: '2026-03-02',
  SaleUnit: 'C1',
  CUSTOMERCODE: '',
  PriceLevel: 1,
  IsOffered: true,
  Promotions: [{ PromotionId: 'TEN', PromotionName: 'Ten off' }],
  Units: [
    {
      Unit: 1,
      Name: 'Bag',
      Paid: 95,
      AfterPromotion: 85.5,
      Looked: [
        { Source: 'advance', Level: 1, Name: 'Songkran', Price: 95, Type: 1, Paid: 95, Counts: true },
        { Source: 'level', Level: 1, Name: null, Price: 107, Type: 1, Paid: 107, Counts: false },
      ],
    },
  ],
};
const answers = {
  merchantProduct: () => shopProduct,
  productPrices: () => prices,
  advancePrices: () => ({ Data: [advance] }),
  explainPrice: () => why,
  priceBuyers: () => ({
    Customers: [{ CUSTOMERCODE: 'CUST2', CUSTOMERNAME: 'Maew' }],
    CustomerTypes: [{ Code: 'SHOP', Name: 'Shop' }],
  }),
  productChoices: () => ({ Categories: [], Brands: [] }),
  materialTypes: () => ({ Data: [] }),
};

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const named = (text: string, values: Record<string, string>) =>
    Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, value), text);
  const open = (
    part: string,
    more: object = {},
    Rights: readonly ('changePrices' | 'manageProducts')[] = ['changePrices'],
  ) =>
    openShop({
      at: `/merchant/product/P1/${part}`,
      language,
      staff: { Rights: [...Rights] },
      answers: { ...answers, ...more },
    });
  const cellOf = (unit: string, level: number) => named(said.grid.cell, { unit, level: String(level) });
  const cell = (unit: string, level: number) => screen.getByLabelText<HTMLInputElement>(cellOf(unit, level));
  const taxOf = (unit: string, level: number) =>
    screen.getByLabelText<HTMLSelectElement>(named(said.grid.taxOf, { cell: cellOf(unit, level) }));
  const button = (name: string) => screen.getByRole('button', { name });

  test('R-47f a save is taken back from its message, with the version that it made; where somebody has saved since, that is said', async () => {
    let version = 3;
    const { hand, asked, answer } = await open('pricelevelunit1', {
      saveProductPrices: () => ({
        ...prices,
        ...(version === 3 && priceFieldsOf({ ...NO_PRICES, UNIT1PRICELEVEL1: '99' })),
        Version: (version += 1),
      }),
    });
    const saveAs = async (price: string) => {
      await hand.click(await until(() => cell('Bag', 1)));
      await hand.keyboard(`${price}{Enter}`);
      await hand.click(button(said.save));
      await until(() => screen.getByText(said.saved));
    };
    await saveAs('99');
    await hand.click(button(said.undo));
    await until(() => screen.getByText(said.undone));
    await until(() => expect(cell('Bag', 1).value).toBe('107.00'));
    expect(asked('saveProductPrices').map(({ body }) => body)).toMatchObject([
      { Version: 3, UNIT1PRICELEVEL1: 99 },
      { Version: 4, UNIT1PRICELEVEL1: 107, UNIT2PRICELEVEL1: 1000 },
    ]);
    await saveAs('98');
    answer({ saveProductPrices: () => refusal(409, { code: 'PRODUCT_CHANGED', message: 'Changed since' }) });
    await hand.click(button(said.undo));
    await until(() => screen.getByText('Changed since'));
  });

  test('R-47f R-47g typing replaces a cell, Enter, arrows and Tab go on, Escape takes back; all is sent with the version', async () => {
    const { hand, asked } = await open('pricelevelunit1', {
      saveProductPrices: () => ({ ...prices, Version: 4 }),
    });
    await hand.click(await until(() => cell('Bag', 1)));
    await hand.keyboard('99{Enter}');
    expect(document.activeElement).toBe(cell('Sack', 1));
    await hand.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cell('Sack', 2));
    await hand.keyboard('950{ArrowUp}');
    expect(document.activeElement, 'over the tax types of the unit above').toBe(cell('Bag', 2));
    await hand.keyboard('12{Escape}');
    expect(cell('Bag', 2).value).toBe('');
    await hand.keyboard('{Tab}');
    expect(document.activeElement).toBe(cell('Bag', 3));
    await hand.selectOptions(taxOf('Sack', 2), '2');
    await hand.click(button(said.save));
    await until(() =>
      expect(asked('saveProductPrices').at(-1)).toMatchObject({
        params: { code: 'P1' },
        body: {
          Version: 3,
          UNIT1PRICELEVEL1: 99,
          UNIT1PRICELEVEL2: null,
          UNIT2PRICELEVEL2: 950,
          UNIT2PRICELEVEL2TYPE: 2,
        },
      }),
    );
  });

  test('R-47f the prices of one center: empty cells show what holds for all, one is typed and another cleared', async () => {
    const {
      ForAll: _none,
      P_Code: _code,
      Version: _version,
      VatRate: _rate,
      Units: _units,
      ...forAll
    } = prices;
    const { hand, asked } = await open('pricelevelunit1', {
      productPrices: ({ query }: { query: { saleUnit?: string } }) =>
        query.saleUnit === undefined
          ? prices
          : { ...prices, ForAll: forAll, ...priceFieldsOf({ ...NO_PRICES, UNIT2PRICELEVEL1: '900' }) },
      saveProductPrices: () => ({ ...prices, Version: 4, ForAll: forAll, ...priceFieldsOf(NO_PRICES) }),
    });
    const centers = within(await until(() => screen.getByRole('navigation', { name: said.center.whose })));
    await hand.click(centers.getByRole('link', { name: shopProduct.Centers[0]?.DIST_NAME }));
    await until(() => screen.getByText(said.center.why));
    await until(() => expect(cell('Bag', 1).placeholder).toBe('107.00'));
    expect([cell('Bag', 1).value, cell('Sack', 1).value]).toEqual(['', '900.00']);
    await hand.type(cell('Bag', 1), '9');
    await hand.click(button(said.save));
    const question = within(await until(() => screen.getByRole('dialog')));
    question.getByText('107.00 → 9.00');
    await hand.click(question.getByRole('button', { name: said.slips.keep }));
    await hand.clear(cell('Bag', 1));
    await hand.clear(cell('Sack', 1));
    await hand.type(cell('Bag', 1), '99');
    await hand.click(button(said.save));
    await until(() =>
      expect(asked('saveProductPrices').at(-1)).toMatchObject({
        body: {
          Version: 3,
          SaleUnit: shopProduct.Centers[0]?.SaleUnit,
          UNIT1PRICELEVEL1: 99,
          UNIT2PRICELEVEL1: null,
        },
      }),
    );
  });

  test('R-47f a digit too many is asked about with what it was: no leaves it typed, yes saves it', async () => {
    const { hand, asked } = await open('pricelevelunit1', {
      saveProductPrices: () => ({ ...prices, Version: 4 }),
    });
    await hand.click(await until(() => cell('Bag', 1)));
    await hand.keyboard('1070{Enter}');
    await hand.click(button(said.save));
    const first = within(await until(() => screen.getByRole('dialog')));
    first.getByText('Rice (P1)');
    expect(first.getByRole('listitem').textContent).toBe(`${cellOf('Bag', 1)}: 107.00 → 1,070.00`);
    await hand.click(first.getByRole('button', { name: said.slips.keep }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([cell('Bag', 1).value, asked('saveProductPrices').length]).toEqual(['1,070.00', 0]);
    await hand.click(button(said.save));
    const again = within(await until(() => screen.getByRole('dialog')));
    await hand.click(again.getByRole('button', { name: said.slips.confirm }));
    await until(() =>
      expect(asked('saveProductPrices').at(-1)).toMatchObject({ body: { UNIT1PRICELEVEL1: 1070 } }),
    );
  });

  test('R-47h a block is pasted, what is beyond the grid is told, and what is no amount is named by its cell', async () => {
    const { hand, asked } = await open('pricelevelunit2');
    const first = await until(() => cell('Bag', 4));
    fireEvent.paste(first, { clipboardData: { getData: () => '80\tx\t7\n700\t650\t6\n' } });
    await until(() => expect(cell('Sack', 5).value).toBe('650'));
    screen.getByText(named(said.grid.left, { count: '2' }));
    await hand.click(button(said.save));
    await until(() => screen.getByText(named(said.grid.wrong, { cell: cellOf('Bag', 5) })));
    expect(asked('saveProductPrices')).toEqual([]);
  });

  test('R-47f who saves after somebody else is told, and keeps what was typed', async () => {
    const { hand } = await open('pricelevelunit1', {
      saveProductPrices: () => refusal(409, { code: 'PRODUCT_CHANGED', message: 'Changed' }),
    });
    await hand.click(await until(() => cell('Bag', 1)));
    await hand.keyboard('99');
    await hand.click(button(said.save));
    await until(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(cell('Bag', 1).value).toBe('99.00');
  });

  test('B-05h who may not change prices sees them', async () => {
    await open('pricelevelunit1', {}, ['manageProducts']);
    await until(() => expect(cell('Bag', 1).disabled).toBe(true));
  });

  test('S-84c why a price is what it is: what was looked at, what counts, and the promotion after it', async () => {
    const { hand, asked } = await open('pricelevelunit1');
    await until(() => screen.getByText(said.whyPrice.counts));
    const looked = screen.getByText(named(said.whyPrice.sources.level, { level: '1' }));
    expect(looked).toBeTruthy();
    screen.getByText('Ten off');
    await hand.type(screen.getByRole('combobox', { name: said.whyPrice.customer }), 'mae');
    await until(() =>
      expect(asked('priceBuyers').at(-1)).toMatchObject({ query: { text: 'mae', saleUnit: 'C1' } }),
    );
    await hand.click(await until(() => screen.getByRole('option', { name: 'Maew (CUST2)', hidden: true })));
    await until(() =>
      expect(asked('explainPrice').at(-1)).toMatchObject({ query: { customerCode: 'CUST2' } }),
    );
  });

  test('R-47e B-75b advance prices are listed by their days, added, refused where days meet, and removed', async () => {
    const { hand, asked } = await open('advanceprice', {
      addAdvancePrice: () =>
        refusal(409, {
          code: 'ADVANCE_OVERLAPS',
          message: 'Songkran',
          fields: { DateStart: 'Meets Songkran' },
        }),
      removeAdvancePrice: () => ({ AdvanceId: advance.AdvanceId }),
    });
    await until(() => screen.getByText('Songkran'));
    await hand.click(button(said.advance.remove));
    const dialog = await until(() => screen.getByRole('dialog'));
    await hand.click(within(dialog).getByRole('button', { name: said.advance.remove }));
    await until(() => expect(asked('removeAdvancePrice')).toMatchObject([{ body: { Version: 1 } }]));
    await hand.click(await until(() => button(said.advance.add)));
    await hand.type(await until(() => screen.getByLabelText(said.advance.name)), 'New year');
    await hand.type(screen.getByLabelText(said.advance.first), '15/4/2026');
    await hand.type(screen.getByLabelText(said.advance.last), '16/4/2026');
    await hand.click(cell('Bag', 1));
    await hand.keyboard('9');
    await hand.click(button(said.advance.save));
    const question = within(await until(() => screen.getByRole('dialog')));
    question.getByText('107.00 → 9.00');
    await hand.click(question.getByRole('button', { name: said.slips.keep }));
    await hand.click(cell('Bag', 1));
    await hand.keyboard('90');
    await hand.click(button(said.advance.save));
    await until(() => screen.getByText('Meets Songkran'));
    expect(asked('addAdvancePrice').at(-1)).toMatchObject({
      body: { Name: 'New year', DateStart: '2026-04-15', DateEnd: '2026-04-16', UNIT1PRICELEVEL1: 90 },
    });
  });

  test('R-47e a calendar shows by day what holds, of a unit and level; days that meet another are told as they are typed', async () => {
    stopClock(new Date('2026-04-10T20:00:00Z'));
    const { hand } = await open('advanceprice');
    const calendar = within(await until(() => screen.getByRole('region', { name: said.calendar.title })));
    const day = (no: number) => new RegExp(`^${no} .*Songkran`);
    // 10 April, 20:00 UTC is the 11th in Bangkok.
    expect(calendar.getByRole('heading').textContent).toMatch(/11 /);
    expect(calendar.getAllByRole('button', { name: /Songkran/ })).toHaveLength(3);
    await hand.click(calendar.getByRole('button', { name: day(14) }));
    expect(calendar.getByText('฿95.00')).toBeTruthy();
    await hand.selectOptions(calendar.getByLabelText(said.calendar.unit), '2');
    expect(calendar.queryAllByRole('button', { name: /Songkran/ })).toEqual([]);
    expect(calendar.getByText(said.calendar.nothing)).toBeTruthy();

    await hand.click(button(said.advance.add));
    await hand.type(await until(() => screen.getByLabelText(said.advance.first)), '15/4/2026');
    await hand.type(screen.getByLabelText(said.advance.last), '16/4/2026');
    await until(() => screen.getByText(/Songkran \(/));
  });

  test('R-47b units that have prices are removed only when that is confirmed', async () => {
    const form = productWords[language].form;
    const { hand, asked } = await open(
      'detail',
      {
        saveProduct: ({ body }: { body: { EvenPrices: boolean } }) =>
          body.EvenPrices
            ? { ...shopProduct, Version: 4 }
            : refusal(409, { code: 'PRODUCT_UNIT_PRICED', message: '2 prices' }),
      },
      ['manageProducts'],
    );
    await hand.type(await until(() => screen.getByLabelText(form.nameEn)), '!');
    await hand.click(button(form.save));
    const dialog = await until(() => screen.getByRole('dialog', { name: form.unitAsk }));
    await hand.click(within(dialog).getByRole('button', { name: form.unitRemove }));
    await until(() =>
      expect(asked('saveProduct').map(({ body }) => body)).toMatchObject([
        { EvenPrices: false },
        { EvenPrices: true },
      ]),
    );
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
