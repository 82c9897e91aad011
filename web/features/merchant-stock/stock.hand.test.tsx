/** Stock of staff with a hand on it: the list, a product's stock and ledger, what is booked, transfers, what expires. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import enAudit from '../../locales/en/audit.ts';
import thAudit from '../../locales/th/audit.ts';
import en from '../../locales/en/merchantStock.ts';
import th from '../../locales/th/merchantStock.ts';

const words: InBoth<typeof th> = { th, en };
const reasons: InBoth<typeof thAudit.adjustReasons> = {
  th: thAudit.adjustReasons,
  en: enAudit.adjustReasons,
};

const pieces = { OnHand: 12, Held: 2, StockAvailable: 10 };
const stock: CallAnswer<'productStock'> = {
  P_Code: 'P1',
  PRODUCTNAME: 'Rice',
  PIC_FILENAME: null,
  STOCK_ITEM: 'Y',
  Archived: 'N',
  SaleUnit: 'C1',
  ...pieces,
  ToPack: 3,
  MinimumStock: 5,
  Units: [
    { Unit: 1, Name: 'Bag', Rate: 1 },
    { Unit: 2, Name: 'Sack', Rate: 10 },
  ],
  Centers: [{ SaleUnit: 'C1', DIST_NAME: 'One', Disable: 'N', ...pieces, StockWord: 'limited' }],
  Lots: [{ Lot: 'L1', ExpiresOn: '2026-12-31', Left: 4 }],
  SendTo: [{ SaleUnit: 'C2', DIST_NAME: 'Two' }],
};
const movement: CallAnswer<'stockLedger'>['Data'][number] = {
  EntryId: 7,
  At: '2026-11-20T03:00:00.000Z',
  Kind: 'return',
  Pieces: 4,
  Balance: 12,
  Reason: 'canceled',
  Note: '',
  OrderID: '261120-ABCDE',
  Reference: '',
  By: 'staff',
  ByName: 'Malee',
};
const adjusted = {
  ...movement,
  EntryId: 6,
  Kind: 'adjust' as const,
  Pieces: -2,
  Balance: 8,
  Reason: 'damaged',
  Note: 'fell down',
  OrderID: null,
};
const transfer: CallAnswer<'stockTransfers'>['Data'][number] = {
  TransferId: 5,
  P_Code: 'P1',
  PRODUCTNAME: 'Rice',
  PIC_FILENAME: null,
  From: 'C2',
  FromName: 'Two',
  To: 'C1',
  ToName: 'One',
  Pieces: 6,
  Note: '',
  State: 'sent',
  Received: null,
  SentAt: '2026-11-20T03:00:00.000Z',
  SentBy: 'Malee',
  EndedAt: null,
  EndedBy: null,
};
const item = { P_Code: 'P1', PRODUCTNAME: 'Rice', PIC_FILENAME: null, ...pieces };
const answers = {
  stockItems: () => ({
    SaleUnit: 'C1',
    Data: [
      {
        ...item,
        MinimumStock: 5,
        StockWord: 'limited' as const,
        Counted: 'Y' as const,
        Disable: 'N' as const,
      },
    ],
    Next: null,
  }),
  productStock: () => stock,
  stockLedger: () => ({ Data: [movement, adjusted], Next: null }),
  adjustStock: () => ({ ...stock, OnHand: 2 }),
  receiveStock: () => ({ ...stock, OnHand: 32 }),
  sendStock: () => ({ ...stock, OnHand: 7 }),
  stockTransfers: () => ({
    SaleUnit: 'C1',
    Data: [transfer, { ...transfer, TransferId: 4, PRODUCTNAME: 'Soap', From: 'C1', To: 'C2' }],
    Next: null,
  }),
  receiveTransfer: () => ({ ...transfer, State: 'received' as const, Received: 5 }),
  recallTransfer: () => ({ ...transfer, State: 'recalled' as const }),
  expiringStock: () => ({
    SaleUnit: 'C1',
    Data: [
      { ...item, Lot: 'L1', ExpiresOn: '2026-11-19', Left: 4, LotId: 1, DaysLeft: -2 },
      { ...item, Lot: '', ExpiresOn: '2026-11-24', Left: 9, LotId: 2, DaysLeft: 3 },
    ],
    Next: null,
  }),
};

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const named = (text: string, values: Record<string, string>) =>
    Object.entries(values).reduce((all, [name, value]) => all.replace(`{${name}}`, value), text);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const button = (name: string) => screen.getByRole('button', { name });
  const Pages = ['home', 'orders', 'products', 'stock', 'lowStock'] as const;
  const open = (at: string, more: object = {}, Rights: readonly 'adjustStock'[] = ['adjustStock']) =>
    openShop({
      at,
      language,
      staff: { ActiveDC: 'C1', Rights: [...Rights], Pages: [...Pages] },
      answers: { ...answers, ...more },
    });
  const inSheet = async (title: string, name: string) =>
    within(await until(() => screen.getByRole('dialog', { name: named(title, { name }) })));

  test('R-47i the list has what the center has, and leads to the product’s stock', async () => {
    await open('/merchant/stock');
    const table = await until(() => screen.getByRole('table', { name: said.list.title }));
    const row = within(table).getAllByRole('row')[1];
    expect(row?.textContent).toContain('10');
    expect(row?.textContent).toContain(said.words.limited);
    expect(within(table).getByRole('link', { name: /Rice/ }).getAttribute('href')).toMatch(
      /\/merchant\/product\/P1\/stock$/,
    );
  });

  test('R-47i R-47j a product: what is there, what expires, and what moved it with who and why', async () => {
    await open('/merchant/product/P1/stock');
    const table = await until(() => screen.getByRole('table', { name: said.ledger.title }));
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain(`${said.ledger.kinds.return} · ${said.ledger.acts.canceled}`);
    expect(first?.textContent).toContain('+4');
    expect(first?.textContent).toContain('Malee');
    expect(within(table).getByRole('link', { name: '261120-ABCDE' }).getAttribute('href')).toMatch(
      /\/merchant\/order\/261120-ABCDE\/C1$/,
    );
    expect(second?.textContent).toContain(reasons[language].damaged);
    expect(second?.textContent).toContain('fell down');
    screen.getByText(named(said.one.lot, { lot: 'L1' }));
    expect(screen.getByRole('list', { name: said.one.figures }).textContent).toContain(said.one.toPack);
  });

  test('R-47i an adjustment is sent as a difference in pieces, with its reason; another reason needs words', async () => {
    const { hand, asked } = await open('/merchant/product/P1/stock');
    await hand.click(await until(() => button(said.act.adjust)));
    const sheet = await inSheet(said.act.adjustOf, 'Rice');
    expect(document.activeElement).toBe(field(said.act.quantity));
    sheet.getByText(named(said.act.now, { count: '12' }));
    await hand.click(sheet.getByRole('button', { name: said.act.book }));
    await until(() => sheet.getByText(said.act.quantityWrong));
    await hand.type(field(said.act.quantity), '11');
    await until(() => sheet.getByText(named(said.act.becomes, { count: '12', after: '1' })));
    sheet.getByText(named(said.act.outMost, { count: '10' }));
    await hand.selectOptions(field(said.act.direction), 'in');
    await until(() => sheet.getByText(named(said.act.becomes, { count: '12', after: '23' })));
    expect(sheet.queryByText(named(said.act.outMost, { count: '10' }))).toBeNull();
    await hand.type(field(said.act.quantity), '000000');
    await hand.click(sheet.getByRole('button', { name: said.act.book }));
    await until(() => sheet.getByText(named(said.act.quantityMost, { most: '1,000,000' })));
    await hand.selectOptions(field(said.act.direction), 'out');
    await hand.clear(field(said.act.quantity));
    await hand.type(field(said.act.quantity), '1');
    await hand.selectOptions(field(said.act.unit), '10');
    await until(() => sheet.getByText(named(said.act.becomes, { count: '12', after: '2' })));
    await hand.selectOptions(field(said.act.reason), 'other');
    await hand.click(sheet.getByRole('button', { name: said.act.book }));
    await until(() => sheet.getByText(said.act.noteMissing));
    await hand.type(field(said.act.noteOptional), 'wet');
    await hand.click(sheet.getByRole('button', { name: said.act.book }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('adjustStock').map(({ body }) => body)).toEqual([
      { SaleUnit: 'C1', Pieces: -10, Reason: 'other', Note: 'wet' },
    ]);
    await until(() => screen.getByText(named(said.act.adjusted, { count: '2' })));
  });

  test('R-47i fewer available than are taken out: the shop’s words stand at the quantity', async () => {
    const { hand } = await open('/merchant/product/P1/stock', {
      adjustStock: () => refusal(409, { code: 'STOCK_SHORT', message: 'At most 10' }),
    });
    await hand.click(await until(() => button(said.act.adjust)));
    await hand.type(await until(() => field(said.act.quantity)), '11');
    await hand.click(button(said.act.book));
    await until(() => expect(field(said.act.quantity).getAttribute('aria-invalid')).toBe('true'));
  });

  test('R-47i the stock is set to a number; where it moved meanwhile the sheet shows what there is, and the next try goes by it', async () => {
    const { hand, asked, answer } = await open('/merchant/product/P1/stock', {
      adjustStock: () => refusal(409, { code: 'STOCK_MOVED', message: 'Now 15' }),
    });
    await hand.click(await until(() => button(said.act.adjust)));
    const sheet = await inSheet(said.act.adjustOf, 'Rice');
    await hand.selectOptions(field(said.act.direction), 'set');
    await hand.type(field(said.act.quantity), '12');
    await hand.click(sheet.getByRole('button', { name: said.act.book }));
    await until(() => sheet.getByText(said.act.setSame));
    await hand.clear(field(said.act.quantity));
    await hand.type(field(said.act.quantity), '0');
    await until(() => sheet.getByText(named(said.act.setLeast, { count: '2' })));
    await hand.clear(field(said.act.quantity));
    await hand.type(field(said.act.quantity), '20');
    await until(() => sheet.getByText(named(said.act.becomes, { count: '12', after: '20' })));
    answer({ productStock: () => ({ ...stock, OnHand: 15 }) });
    await hand.click(sheet.getByRole('button', { name: said.act.book }));
    await until(() => sheet.getByText('Now 15'));
    await until(() => sheet.getByText(named(said.act.becomes, { count: '15', after: '20' })));
    answer({ adjustStock: () => ({ ...stock, OnHand: 20 }) });
    await hand.click(sheet.getByRole('button', { name: said.act.book }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('adjustStock').map(({ body }) => body)).toEqual(
      [12, 15].map((OnHand) => ({ SaleUnit: 'C1', SetTo: 20, OnHand, Reason: 'correction', Note: '' })),
    );
  });

  test('R-47i R-47k goods that came are sent with delivery note, lot and day', async () => {
    const { hand, asked } = await open('/merchant/product/P1/stock');
    await hand.click(await until(() => button(said.act.receive)));
    await until(() => expect(document.activeElement).toBe(field(said.act.quantity)));
    await hand.keyboard('2');
    await hand.selectOptions(field(said.act.unit), '10');
    await hand.type(field(said.act.reference), 'DN-7');
    await hand.type(field(said.act.lot), 'L9');
    await hand.type(field(said.act.expires), '31/12/2030');
    await hand.click(button(said.act.book));
    await until(() =>
      expect(asked('receiveStock').map(({ body }) => body)).toEqual([
        { SaleUnit: 'C1', Pieces: 20, Reference: 'DN-7', Lot: 'L9', ExpiresOn: '2030-12-31', Note: '' },
      ]),
    );
  });

  test('R-47l goods are sent to another center of the shop', async () => {
    const { hand, asked } = await open('/merchant/product/P1/stock');
    await hand.click(await until(() => button(said.act.send)));
    const sheet = await inSheet(said.act.sendOf, 'Rice');
    expect(document.activeElement).toBe(field(said.act.to));
    await hand.type(field(said.act.quantity), '5');
    await hand.click(sheet.getByRole('button', { name: said.act.send }));
    await until(() =>
      expect(asked('sendStock').map(({ body }) => body)).toEqual([
        { SaleUnit: 'C1', To: 'C2', Pieces: 5, Note: '' },
      ]),
    );
  });

  test('R-47l what comes is received, fewer too; what the center sent is called back', async () => {
    const { hand, asked } = await open('/merchant/stock/transfer');
    await until(() => screen.getByRole('table', { name: said.transfers.title }));
    await hand.click(button(said.transfers.receive));
    const sheet = await inSheet(said.transfers.receiveOf, 'Rice');
    await hand.clear(field(said.transfers.received));
    await hand.type(field(said.transfers.received), '5');
    await hand.click(sheet.getByRole('button', { name: said.transfers.receive }));
    await until(() =>
      expect(asked('receiveTransfer')[0]).toMatchObject({ params: { id: '5' }, body: { Received: 5 } }),
    );
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hand.click(button(said.transfers.recall));
    const question = await inSheet(said.transfers.recallAsk, 'Soap');
    await hand.click(question.getByRole('button', { name: said.transfers.recall }));
    await until(() => expect(asked('recallTransfer')[0]).toMatchObject({ params: { id: '4' } }));
  });

  test('R-47i who may not book stock looks at it alone', async () => {
    await open('/merchant/product/P1/stock', {}, []);
    await until(() => screen.getByRole('table', { name: said.ledger.title }));
    for (const name of [said.act.adjust, said.act.receive, said.act.send])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('R-47k what expires is listed with the days that are left, and leads to the product’s stock', async () => {
    const { asked } = await open('/merchant/stock/expiring?days=7');
    const table = await until(() => screen.getByRole('table', { name: said.expiring.title }));
    const [, past, soon] = within(table).getAllByRole('row');
    expect(past?.textContent).toMatch(/2/);
    expect(soon?.textContent).toMatch(/3/);
    expect(asked('expiringStock')[0]).toMatchObject({ query: { days: '7' } });
    expect(within(table).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/\/product\/P1\/stock$/);
  });
});
