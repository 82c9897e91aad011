/** What is wrong with products, with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { findingKinds } from '#domain/products/findings.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantQuality.ts';
import { shopProduct } from '../merchant-products/testing-products.ts';
import type { Finding } from './quality.queries.ts';

const finding: Finding = {
  P_Code: 'P1',
  PRODUCTNAME: 'Rice',
  PRODUCTNAME_EN: 'ข้าว',
  PIC_FILENAME: null,
  Unit: null,
  UnitName: '',
  Level: null,
  SaleUnit: '',
  DIST_NAME: '',
  Barcode: '',
  SameBarcode: '',
};
const countsOf = (some: Record<string, number>) => ({
  Data: findingKinds.map((Kind) => ({ Kind, Count: some[Kind] ?? 0, IsMore: (some[Kind] ?? 0) >= 500 })),
  EmptyCategories: { Count: some['emptyCategory'] ?? 0, IsMore: false },
  HasProducts: true,
});
const choices = {
  Categories: [
    { Code: 'FOOD', Name: 'Food', Level: 1, Parent: null },
    { Code: 'CAT', Name: 'Cat', Level: 2, Parent: 'FOOD' },
  ],
  Brands: [],
};
const answers = {
  findingCounts: () => countsOf({ noEnglish: 1, noCategory: 2, noPicture: 500 }),
  productFindings: () => ({ Data: [finding], Next: null }),
  productChoices: () => choices,
  materialTypes: () => ({ Data: [] }),
  merchantProduct: () => shopProduct,
};
const open = (at: string, more: object = {}, Rights: readonly 'manageProducts'[] = ['manageProducts']) =>
  openShop({ at, language: 'en', staff: { Rights: [...Rights] }, answers: { ...answers, ...more } });
const QUALITY = '/merchant/product/quality';

test('R-47x every kind has its count, more than five hundred said so, and a dozen products a page', async () => {
  const { asked } = await open(`${QUALITY}?kind=noPicture&text=rice`);
  await until(() => screen.getByRole('table', { name: en.kinds.noPicture.name }));
  const tabs = within(screen.getByRole('navigation', { name: en.title }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toContain(
    `${en.kinds.noPicture.name}500+`,
  );
  expect(asked('productFindings')[0]).toMatchObject({
    query: { kind: 'noPicture', text: 'rice', take: '12' },
  });
  expect(screen.getByRole('link', { name: en.kinds.noPicture.mend })).toHaveProperty(
    'href',
    expect.stringMatching(/\/en\/merchant\/product\/P1\/detail#pictures$/),
  );
});

test('R-47x a shop with nothing wrong is told so plainly', async () => {
  await open(QUALITY, { findingCounts: () => countsOf({}) });
  await until(() => screen.getByText(en.allGood));
  expect(screen.queryByRole('table')).toBeNull();
});

test('R-47x a shop without products is not told that all of them are ready', async () => {
  await open(QUALITY, { findingCounts: () => ({ ...countsOf({}), HasProducts: false }) });
  await until(() => screen.getByText(en.noProducts));
  expect(screen.queryByText(en.allGood)).toBeNull();
  expect(screen.getByRole('link', { name: en.addProduct })).toBeDefined();
});

test('R-47x where a price is wrong and whose barcode is the same is named', async () => {
  const wrong = {
    ...finding,
    Unit: 2 as const,
    UnitName: 'Pack',
    Barcode: '885',
    SameBarcode: 'P7',
  };
  await open(`${QUALITY}?kind=barcodeTwice`, { productFindings: () => ({ Data: [wrong], Next: null }) });
  const link = await until(() => screen.getByRole('link', { name: 'also P7' }));
  expect(link.parentElement?.textContent).toContain('Pack · 885');
  expect(link).toHaveProperty('href', expect.stringMatching(/\/merchant\/product\/P7$/));
  expect(screen.getByRole('link', { name: en.kinds.barcodeTwice.mend })).toHaveProperty(
    'href',
    expect.stringMatching(/\/detail#BARCODE2$/),
  );
});

test('R-47x an English name is written in the list, and a refusal stays at it', async () => {
  const { hand, asked } = await open(`${QUALITY}?kind=noEnglish`, {
    nameProductInEnglish: () => refusal(400, { code: 'NAME_IN_THAI', message: 'No Thai letters' }),
  });
  await until(() => screen.getByRole('table'));
  await hand.click(screen.getByRole('button', { name: new RegExp(en.columns.english) }));
  await hand.keyboard('Rice{Enter}');
  await until(() => screen.getByText('No Thai letters'));
  expect(asked('nameProductInEnglish')[0]).toMatchObject({
    params: { code: 'P1' },
    body: { PRODUCTNAME_EN: 'Rice', Before: 'ข้าว' },
  });
});

test('R-47x products that are picked get a category at once, and who only looks picks none', async () => {
  const { hand, asked } = await open(`${QUALITY}?kind=noCategory`, {
    productFindings: () => ({ Data: [finding, { ...finding, P_Code: 'P2' }], Next: null }),
    putIntoCategory: () => ({ Moved: 2, Left: [] }),
  });
  await until(() => screen.getByRole('table'));
  await hand.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await hand.click(screen.getByRole('button', { name: en.bulk.action }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: en.bulk.confirm })).toHaveProperty('disabled', true);
  await hand.click(dialog.getByRole('combobox', { name: en.bulk.category }));
  await hand.click(await dialog.findByRole('option', { name: /Cat/ }));
  await hand.click(dialog.getByRole('button', { name: en.bulk.confirm }));
  await until(() => screen.getByText('2 products have their category'));
  expect(asked('putIntoCategory')[0]).toMatchObject({ body: { Codes: ['P1', 'P2'], Category: 'CAT' } });
});

test('R-47x of more than a hundred that are picked none is left out, and those that stayed are told', async () => {
  const Data = Array.from({ length: 120 }, (_, at) => Object.assign({}, finding, { P_Code: `P${at + 1}` }));
  const { hand, asked } = await open(`${QUALITY}?kind=noCategory`, {
    productFindings: () => ({ Data, Next: null }),
    putIntoCategory: ({ body }: { body: { Codes: string[] } }) => ({
      Moved: body.Codes.length - 1,
      Left: body.Codes.slice(0, 1),
    }),
  });
  await until(() => screen.getByRole('table'));
  await hand.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await hand.click(screen.getByRole('button', { name: en.bulk.action }));
  const dialog = within(screen.getByRole('dialog'));
  await hand.click(dialog.getByRole('combobox', { name: en.bulk.category }));
  await hand.click(await dialog.findByRole('option', { name: /Cat/ }));
  await hand.click(dialog.getByRole('button', { name: en.bulk.confirm }));
  await until(() => screen.getByText(/^Put into the category: 118\. The other 2/));
  expect(asked('putIntoCategory').map(({ body }) => (body as { Codes: string[] }).Codes.length)).toEqual([
    100, 20,
  ]);
});

test('R-47x who may not manage products sees what is wrong and mends nothing here', async () => {
  await open(`${QUALITY}?kind=noCategory`, {}, []);
  await until(() => screen.getByRole('table'));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('R-47x the way to mend leads into the field', async () => {
  await open('/merchant/product/P1/detail#UNIT2RATE', {
    recordHistory: () => ({ Data: [], Next: null }),
  });
  await until(() => expect(document.activeElement?.getAttribute('name')).toBe('UNIT2RATE'));
});

test('S-84d a price of a center names the center and leads to its grid', async () => {
  const there = { ...finding, Unit: 1 as const, Level: 2, SaleUnit: 'C2', DIST_NAME: 'Center two' };
  await open(`${QUALITY}?kind=belowFloor`, {
    findingCounts: () => countsOf({ belowFloor: 2 }),
    productFindings: () => ({ Data: [{ ...finding, Unit: 1 as const, Level: 1 }, there], Next: null }),
  });
  await until(() => screen.getByText(/Center two/));
  expect(
    screen.getAllByRole('link', { name: en.kinds.belowFloor.mend }).map((link) => link.getAttribute('href')),
  ).toEqual([
    '/en/merchant/product/P1/pricelevelunit1#UNIT1PRICELEVEL1',
    '/en/merchant/product/P1/pricelevelunit1?center=C2#UNIT1PRICELEVEL2',
  ]);
});

test('S-84e categories without products are listed and lead to the category', async () => {
  const { asked } = await open(`${QUALITY}?kind=emptyCategory`, {
    findingCounts: () => countsOf({ emptyCategory: 1 }),
    emptyCategories: () => ({
      Data: [{ Code: 'CAT', Name: 'Cat', Level: 2, ParentName: 'Food' }],
      Next: null,
    }),
  });
  await until(() => screen.getByRole('table', { name: en.kinds.emptyCategory.name }));
  expect(screen.getByRole('link', { name: en.kinds.emptyCategory.mend })).toHaveProperty(
    'href',
    expect.stringMatching(/\/en\/merchant\/category\/CAT$/),
  );
  expect(asked('productFindings')).toEqual([]);
});
