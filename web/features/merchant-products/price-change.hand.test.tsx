/** Prices of a selection changed from the list of products, with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import said from '../../locales/th/merchantPrices.ts';
import goods from '../../locales/th/merchantProducts.ts';
import merchant from '../../locales/th/merchant.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { shopProduct } from './testing-products.ts';

const words = said.change;
const { Version: _version, SaleUnit: _center, Centers: _centers, ...listed } = shopProduct;
const products = Array.from({ length: 12 }, (_, at) => ({
  ...listed,
  P_Code: `P${at + 1}`,
  PRODUCTNAME: `สินค้า ${at + 1}`,
}));
const ahead: CallAnswer<'pricesAhead'> = {
  Products: 2,
  Prices: 3,
  Zero: 1,
  BelowFloor: 0,
  Seen: 'seen-1',
  Data: [
    {
      P_Code: 'P1',
      PRODUCTNAME: 'สินค้า 1',
      Unit: 1,
      UnitName: 'ถุง',
      Level: 1,
      Before: 19,
      After: 21,
      Kept: null,
    },
    {
      P_Code: 'P1',
      PRODUCTNAME: 'สินค้า 1',
      Unit: 1,
      UnitName: 'ถุง',
      Level: 2,
      Before: 1,
      After: 0,
      Kept: 'zero',
    },
  ],
};
const RUN_ID = '00000000-0000-4000-8000-000000000001';
const UNDO_ID = '00000000-0000-4000-8000-000000000002';
const run: CallAnswer<'run'> = {
  RunId: RUN_ID,
  Title: 'ปรับราคาสินค้า 2 รายการ',
  State: 'done',
  Total: 2,
  Done: 2,
  Failed: 0,
  MakesTable: false,
  MayUndo: true,
  Result: 'rows',
  Error: null,
  By: 'Somchai',
  StartedAt: '2026-03-02T03:00:00.000Z',
  EndedAt: '2026-03-02T03:00:10.000Z',
  Failures: [],
};
const answers = {
  merchantProducts: () => ({ Data: products }),
  productChoices: () => ({ Categories: [], Brands: [] }),
  materialTypes: () => ({ Data: [] }),
  pricesAhead: () => ahead,
  changePrices: () => ({ RunId: RUN_ID }),
  turnProducts: () => ({ RunId: RUN_ID }),
  undoRun: () => ({ RunId: UNDO_ID }),
  run: ({ params }: { params: { runId: string } }) =>
    params.runId === RUN_ID ? run : { ...run, RunId: UNDO_ID, Title: 'คืนราคาเดิม', MayUndo: false },
  runs: () => ({ Data: [run] }),
};
const open = (Rights: readonly ('changePrices' | 'manageProducts')[] = ['changePrices']) =>
  openShop({ at: '/merchant/product?brand=KAEW', language: 'th', staff: { Rights: [...Rights] }, answers });

beforeEach(() => sessionStorage.clear());

test('R-47u what is picked is changed as it was shown before, and can be taken back', async () => {
  const { hand, asked } = await open();
  await hand.click(await until(() => screen.getByRole('checkbox', { name: /สินค้า 1$/ })));
  await hand.click(screen.getByRole('button', { name: words.action }));
  const sheet = await until(() => within(screen.getByRole('dialog')));
  await hand.click(sheet.getByRole('button', { name: words.doNothing }));
  await until(() => sheet.getByText(words.amountMissing));
  await hand.type(sheet.getByLabelText(words.percentAmount), '10');
  await hand.selectOptions(sheet.getByLabelText(words.rounding), 'nine');
  await hand.click(sheet.getByLabelText(words.unit.replace('{unit}', '3')));
  await until(() => sheet.getByText(/฿19\.00 → ฿21\.00/));
  expect(sheet.getAllByText('สินค้า 1 (P1)'), 'a product is one row').toHaveLength(1);
  sheet.getByText(words.stays.replace('{price}', '฿1.00'));
  await hand.click(await until(() => sheet.getByRole('button', { name: /3 ราคา/ })));
  await until(() =>
    expect(asked('changePrices').at(-1)).toMatchObject({
      body: {
        Codes: ['P1'],
        Units: [1, 2],
        Levels: [1, 2, 3, 4, 5],
        By: 'percent',
        Amount: 10,
        Rounding: 'nine',
        Seen: 'seen-1',
      },
    }),
  );
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  await hand.click(await until(() => screen.getByRole('button', { name: merchant.runs.undo.action })));
  const question = await until(() => within(screen.getByRole('dialog')));
  await hand.click(question.getByRole('button', { name: merchant.runs.undo.action }));
  await until(() => expect(asked('undoRun')).toMatchObject([{ params: { runId: RUN_ID } }]));
});

test('R-47u all that the list has are meant by its filters; who may not change prices picks none', async () => {
  const { hand, asked } = await open();
  await hand.click(await until(() => screen.getByRole('checkbox', { name: merchant.table.pickAll })));
  await hand.click(await until(() => screen.getByRole('button', { name: merchant.bulk.pickWhole })));
  await hand.click(screen.getByRole('button', { name: words.actionWhole }));
  const sheet = await until(() => within(screen.getByRole('dialog')));
  sheet.getByText(words.whose);
  const way = sheet.getByLabelText<HTMLSelectElement>(words.way);
  expect(way.value).toBe('up');
  await hand.type(sheet.getByLabelText(words.percentAmount), '-5');
  expect(way.value, 'a minus means down').toBe('down');
  await until(() =>
    expect(asked('pricesAhead').at(-1)).toMatchObject({ body: { P_BrandCode: 'KAEW', Amount: -5 } }),
  );
  expect(asked('pricesAhead').at(-1)?.body).not.toHaveProperty('Codes');
});

test('B-05h without the right to change prices nothing is picked', async () => {
  await open([]);
  await until(() => screen.getByText('สินค้า 1'));
  expect(screen.queryByRole('checkbox', { name: /สินค้า 1$/ })).toBeNull();
});

test('S-84b who may manage products puts what is picked on sale at this center, after a question', async () => {
  const { hand, asked } = await open(['manageProducts']);
  await hand.click(await until(() => screen.getByRole('checkbox', { name: /สินค้า 1$/ })));
  expect(screen.queryByRole('button', { name: words.action })).toBeNull();
  await hand.click(screen.getByRole('button', { name: goods.turnMany.on }));
  const question = await until(() => within(screen.getByRole('dialog')));
  expect(asked('turnProducts')).toEqual([]);
  await hand.click(question.getByRole('button', { name: goods.turnMany.on }));
  await until(() =>
    expect(asked('turnProducts').at(-1)).toMatchObject({ body: { Codes: ['P1'], Become: 'Y' } }),
  );
});
