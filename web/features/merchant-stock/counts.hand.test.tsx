/** Stock counts with a hand on them: sheets, counting by scans and one after another, what was found, and the printed sheet. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/stockCounts.ts';
import th from '../../locales/th/stockCounts.ts';

const words: InBoth<typeof th> = { th, en };
type Sheet = CallAnswer<'stockCount'>;
type Line = CallAnswer<'countProduct'>;

const listed = {
  CountId: 7,
  SaleUnit: 'C1',
  DIST_NAME: 'One',
  Selection: 'all' as const,
  SelectedName: '',
  Blind: 'N' as const,
  State: 'open' as const,
  Products: 3,
  Counted: 1,
  BegunAt: '2026-11-20T03:00:00.000Z',
  BegunBy: 'Malee',
  EndedAt: null,
  EndedBy: null,
};
const sheet: Sheet = { ...listed, Differences: 1, More: 0, Fewer: 2, Value: -25, Stale: 1 };
const line: Line = {
  P_Code: 'P1',
  PRODUCTNAME: 'Rice',
  PIC_FILENAME: null,
  Unit: 'Bag',
  Counted: 8,
  Expected: 10,
  Difference: -2,
  Value: -25,
  Stale: 'N',
  CountedAt: '2026-11-20T04:00:00.000Z',
  CountedBy: 'Malee',
};
const left = { Counted: null, Difference: null, Value: null, CountedAt: null, CountedBy: null };
const lines: Line[] = [
  line,
  { ...line, ...left, P_Code: 'P2', PRODUCTNAME: 'Soap' },
  { ...line, ...left, P_Code: 'P3', PRODUCTNAME: 'Salt' },
];
const answers = {
  stockCounts: () => ({ SaleUnit: 'C1', Data: [listed], Next: null }),
  stockCount: () => sheet,
  stockCountLines: () => ({ Data: lines, Next: null }),
  beginStockCount: () => sheet,
  countProduct: () => ({ ...line, P_Code: 'P2', PRODUCTNAME: 'Soap', Counted: 4, Difference: -6 }),
  scanCounted: () => ({ Line: { ...line, Counted: 9, Difference: -1 }, Added: 1 }),
  bookStockCount: () => ({ ...sheet, State: 'booked' as const }),
  discardStockCount: () => ({ ...sheet, State: 'discarded' as const }),
  printStockCount: () => ({
    ...listed,
    Lines: lines.map(({ P_Code, PRODUCTNAME, Unit, Expected }) => ({ P_Code, PRODUCTNAME, Unit, Expected })),
  }),
};

beforeEach(() => sessionStorage.clear());

const Pages = ['home', 'stock'] as const;
const open = (
  at: string,
  more: object = {},
  Rights: readonly 'adjustStock'[] = ['adjustStock'],
  language: 'th' | 'en' = 'en',
) =>
  openShop({
    at,
    language,
    staff: { ActiveDC: 'C1', Rights: [...Rights], Pages: [...Pages] },
    answers: { ...answers, ...more },
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const named = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{${name}}`, value), text);

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('R-47o a sheet is begun for a center, also without what should be there', async () => {
    const { hand, asked, address } = await open('/merchant/stock/count', {}, ['adjustStock'], language);
    await until(() => screen.getByRole('table', { name: said.title }));
    await hand.click(button(said.begin));
    await hand.selectOptions(screen.getByLabelText(said.selection), 'low');
    await hand.click(screen.getByLabelText(said.blind));
    await hand.click(button(said.start));
    await until(() => expect(address()).toMatch(/\/merchant\/stock\/count\/7$/));
    expect(asked('beginStockCount').map(({ body }) => body)).toEqual([
      { SaleUnit: 'C1', Selection: 'low', Code: '', Blind: 'Y' },
    ]);
  });

  test('R-47o the printed sheet has code, name, unit, what should be there and a place to write', async () => {
    await open('/merchant/stock/count/7/print', {}, [], language);
    const heading = named(said.print.heading, { id: '7' });
    const paper = await until(() => screen.getByRole('region', { name: heading }));
    expect(
      within(paper)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual([
      said.print.no,
      said.print.code,
      said.print.name,
      said.print.unit,
      said.print.should,
      said.print.counted,
    ]);
    expect(within(paper).getAllByRole('row')).toHaveLength(4);
  });
});

test('R-47o one product after another: what is saved leads to the next that is not counted', async () => {
  const { hand, asked } = await open('/merchant/stock/count/7');
  await until(() => screen.getByRole('table', { name: en.one.list }));
  await hand.click(button(new RegExp(named(en.one.countOf, { name: 'Soap' }))));
  await until(() => expect(document.activeElement).toBe(screen.getByLabelText(en.one.pieces1)));
  // What a scanner types is no number of pieces.
  await hand.keyboard('0000088500014{Enter}');
  await until(() => screen.getByText(named(en.one.wrong, { most: '1,000,000' })));
  await hand.clear(screen.getByLabelText(en.one.pieces1));
  await hand.type(screen.getByLabelText(en.one.pieces1), '4{Enter}');
  await until(() => screen.getByRole('dialog', { name: named(en.one.countOf, { name: 'Salt' }) }));
  expect(asked('countProduct').map(({ params, body }) => [params, body])).toEqual([
    [{ id: '7' }, { P_Code: 'P2', Pieces: 4, Was: null }],
  ]);
});

test('R-47o each scan of the same barcode counts, and what no product has is said at the field', async () => {
  let known = true;
  const keys = new Set<string | null>();
  const gone = { code: 'COUNT_BARCODE_UNKNOWN', message: 'No product has this barcode' };
  const scanCounted = ({ headers }: { headers: Headers }) => {
    keys.add(headers.get('idempotency-key'));
    return known ? answers.scanCounted() : refusal(404, gone);
  };
  const { hand, asked } = await open('/merchant/stock/count/7', { scanCounted });
  const field = await until(() => screen.getByRole('textbox', { name: /scan/i }));
  for (const time of [1, 2]) {
    await hand.type(field, '885{Enter}');
    await until(() => expect(asked('scanCounted')).toHaveLength(time));
    await until(() => screen.getByText(named(en.one.scanned, { name: 'Rice', count: '9', added: '1' })));
  }
  await until(() => expect(keys.size).toBe(2));
  known = false;
  await hand.type(field, '886{Enter}');
  await until(() =>
    expect(screen.getByText('No product has this barcode').closest('[role=alert]')).not.toBeNull(),
  );
});

test('R-47o booking asks with the sums, what is left and what is stale, and names the differences that were seen', async () => {
  const { hand, asked } = await open('/merchant/stock/count/7');
  await hand.click(await until(() => button(en.one.book)));
  const question = within(await until(() => screen.getByRole('dialog')));
  question.getByText(
    'The stock gets 0 more and 2 fewer pieces. Difference at cost: -฿25.00. 2 not counted: their stock stays as it is. 1 to count again are not booked.',
  );
  await hand.click(question.getByRole('button', { name: en.one.bookNow }));
  await until(() => expect(asked('bookStockCount').map(({ body }) => body)).toEqual([{ Differences: 1 }]));
});

test('R-47o without the right to book stock a sheet is looked at alone', async () => {
  await open('/merchant/stock/count/7', {}, []);
  await until(() => screen.getByRole('table', { name: en.one.list }));
  expect(screen.queryByRole('button', { name: en.one.book })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /scan/i })).toBeNull();
});
