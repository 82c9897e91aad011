/** Stock as staff look at it and book it. */
import { expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { openStockDesk, said, type Stock } from './stock-desk.testing.ts';

const opened = openStockDesk();
const { adjust, setTo, receive, stock, ledger } = opened;
const owner = (sql: string) => opened.shop().database.asOwner(sql);
const asked = async <Answer>(
  name: 'stockItems' | 'expiringStock',
  query: Record<string, string>,
  who: 'ADMIN' | 'SALE' = 'ADMIN',
) => {
  const { shop } = opened;
  return (await shop().call(name, { token: await shop().tokenOf('alpha', who), query })).json<Answer>();
};

test('R-47i the stock of a center by product code, with what is held, and the word that buyers read', async () => {
  await owner(`update stock set on_hand = 3, held = 3 where product_code = 'P2' and sale_unit = 'C1'`);
  await owner(`update products set minimum_stock = 200 where product_code = 'P4'`);
  const read = (query: Record<string, string> = {}) => asked<CallAnswer<'stockItems'>>('stockItems', query);
  const { Data, SaleUnit, Next } = await read();
  expect([SaleUnit, Next]).toEqual(['C1', null]);
  expect(
    Data.map((row) => [row.P_Code, row.OnHand, row.Held, row.StockAvailable, row.StockWord]),
  ).toMatchObject([
    ['P1', 100, 0, 100, 'in_stock'],
    ['P2', 3, 3, 0, 'out_of_stock'],
    ['P3', 100, 0, 100, 'in_stock'],
    ['P4', 100, 0, 100, 'limited'],
  ]);
  const codes = async (query: Record<string, string>) => (await read(query)).Data.map((row) => row.P_Code);
  expect(await codes({ show: 'none' })).toEqual(['P2']);
  expect(await codes({ show: 'held' })).toEqual(['P2']);
  const token = await opened.shop().tokenOf('alpha', 'ADMIN');
  const offer = { params: { id: 'P4', dc: 'C1' }, body: { Active: 'Y' } };
  // Writes the product into the search.
  await opened.shop().call('setProductActive', { token, ...offer });
  expect(await codes({ text: 'P4' })).toEqual(['P4']);
  const first = await read({ take: '3' });
  expect(await codes({ take: '3', after: first.Next ?? '' })).toEqual(['P4']);
});

test('R-47i an adjustment books the difference, with its reason, in ledger and log; without the right, or of another center, none', async () => {
  const answer = await adjust(-4, { Reason: 'damaged', Note: 'broken pallet' });
  expect(answer.json<Stock>()).toMatchObject({ OnHand: 96, StockAvailable: 96 });
  expect((await ledger()).Data[0]).toMatchObject({
    Kind: 'adjust',
    Pieces: -4,
    Balance: 96,
    Reason: 'damaged',
    Note: 'broken pallet',
    By: 'staff',
    ByName: 'Admin',
  });
  const [log] = await owner(
    `select action, subject, before, after from audit_log where action = 'stock.adjust'`,
  );
  expect(log).toEqual({
    action: 'stock.adjust',
    subject: 'product/P1',
    before: { SaleUnit: 'C1', OnHand: 100 },
    after: { OnHand: 96, AdjustReason: 'damaged', Note: 'broken pallet' },
  });
  expect(said(await adjust(-1, {}, { who: 'SALE' }))).toEqual([403, 'RIGHT_MISSING']);
  const admin = await opened.shop().tokenOf('alpha', 'ADMIN');
  await saveRole(opened.shop(), admin, { UserRole: '3', Rights: ['adjustStock'] });
  expect((await adjust(-1, {}, { who: 'SALE' })).statusCode).toBe(200);
  expect(said(await adjust(-1, { SaleUnit: 'C2' }, { who: 'SALE' }))).toEqual([404, 'CENTER_NOT_FOUND']);
  await saveRole(opened.shop(), admin, { UserRole: '3', Rights: [] });
});

test('R-47i what is reserved cannot be taken out; another reason needs words; the same attempt books once', async () => {
  await owner(`update stock set held = 90 where product_code = 'P1' and sale_unit = 'C1'`);
  expect(said(await adjust(-11))).toEqual([409, 'STOCK_SHORT']);
  expect(said(await adjust(1, { Reason: 'other' }))).toEqual([400, 'STOCK_NOTE_MISSING', 'Note']);
  await adjust(-10, {}, { key: 'one-attempt' });
  await adjust(-10, {}, { key: 'one-attempt' });
  expect(await stock()).toMatchObject({ OnHand: 90, Held: 90, StockAvailable: 0 });
  await owner(`update stock set held = 0`);
});

test('R-47i the stock is set to a number: the difference is booked with its reason; of two who set it from the same reading the later is told what there is', async () => {
  const answers = await Promise.all([
    setTo(40, 100, { Reason: 'damaged', Note: 'counted again' }),
    setTo(41, 100, { Reason: 'damaged', Note: 'counted again' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { OnHand } = await stock();
  const late = answers.find(({ statusCode }) => statusCode === 409);
  expect(late?.json()).toMatchObject({
    code: 'STOCK_MOVED',
    message: expect.stringContaining(String(OnHand)),
  });
  expect((await ledger()).Data[0]).toMatchObject({
    Kind: 'adjust',
    Pieces: OnHand - 100,
    Balance: OnHand,
    Reason: 'damaged',
    Note: 'counted again',
    ByName: 'Admin',
  });
  const [log] = await owner(
    `select before, after from audit_log where action = 'stock.adjust' order by audit_id desc limit 1`,
  );
  expect(log).toMatchObject({ before: { SaleUnit: 'C1', OnHand: 100 }, after: { OnHand } });
  expect(await owner(`select sale_unit from stock where tenant_id = 'beta' and on_hand <> 100`)).toEqual([]);
  expect(said(await setTo(1, OnHand, {}, { who: 'SALE' }))).toEqual([403, 'RIGHT_MISSING']);
});

test('R-47i it is not set below what is reserved, nor to what it was; a number needs what was read, and no difference besides', async () => {
  await owner(`update stock set held = 90 where product_code = 'P1' and sale_unit = 'C1'`);
  expect(said(await setTo(89, 100))).toEqual([409, 'STOCK_SHORT']);
  expect((await setTo(90, 100)).statusCode).toBe(200);
  const missing = [400, 'STOCK_PIECES_MISSING', 'Pieces'];
  expect(said(await setTo(90, 90))).toEqual(missing);
  expect(said(await adjust(0))).toEqual(missing);
  expect(said(await adjust(1, { OnHand: 90 }))).toEqual(missing);
  expect(said(await adjust(0, { SetTo: 95 }))).toEqual(missing);
  expect(said(await setTo(95, 90, { Pieces: 5 }))).toEqual(missing);
  expect(await stock()).toMatchObject({ OnHand: 90, Held: 90 });
  await owner(`update stock set held = 0`);
});

test('R-47i bookings at the same time are all kept', async () => {
  const sizes = [-3, 5, -2, 7, -1];
  await Promise.all(sizes.map((pieces) => adjust(pieces)));
  expect((await stock()).OnHand).toBe(106);
  const { Data } = await ledger();
  const balances = Data.map(({ Balance, Pieces }) => Balance - Pieces);
  expect(balances.slice(0, -1)).toEqual(Data.slice(1).map(({ Balance }) => Balance));
});

test('R-47i goods that came: a center that never had the product knows it from then on and sells it when it is offered', async () => {
  await receive(24, { SaleUnit: 'C2', Reference: 'DN-7' }, { code: 'P4' });
  const { Centers } = await stock('P4', 'C2');
  expect(Centers.find(({ SaleUnit }) => SaleUnit === 'C2')).toMatchObject({ OnHand: 24, Disable: 'Y' });
  expect((await ledger({ saleUnit: 'C2' }, 'P4')).Data).toMatchObject([
    { Kind: 'receive', Pieces: 24, Balance: 24, Reference: 'DN-7' },
  ]);
  await owner(`delete from stock_ledger where product_code = 'P4' and sale_unit = 'C2'`);
  await owner(`delete from stock where product_code = 'P4' and sale_unit = 'C2'`);
});

test('R-47k goods that expire are listed until they are gone, taken as what expires first leaves first', async () => {
  await owner(`update stock set on_hand = 0 where product_code = 'P1'`);
  const inDays = (days: number) =>
    new Date(opened.shop().now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  expect(said(await receive(1, { ExpiresOn: inDays(-2) }))).toEqual([400, 'EXPIRY_PAST', 'ExpiresOn']);
  await receive(10, { ExpiresOn: inDays(20), Lot: 'late' });
  await receive(10, { ExpiresOn: inDays(5), Lot: 'soon' });
  await receive(10);
  const left = async (days = '30') =>
    (await asked<CallAnswer<'expiringStock'>>('expiringStock', { days })).Data.map((row) => [
      row.P_Code,
      row.Lot,
      row.Left,
      row.DaysLeft,
    ]);
  expect(await left()).toEqual([
    ['P1', 'soon', 10, 5],
    ['P1', 'late', 10, 20],
  ]);
  expect(await left('7')).toEqual([['P1', 'soon', 10, 5]]);
  await adjust(-14, { Reason: 'expired' });
  expect(await left()).toEqual([
    ['P1', 'soon', 6, 5],
    ['P1', 'late', 10, 20],
  ]);
  expect((await stock()).Lots).toMatchObject([{ Lot: 'soon', Left: 6 }, { Lot: 'late' }]);
  await adjust(-6, { Reason: 'expired' });
  expect(await left()).toEqual([['P1', 'late', 10, 20]]);
});

test('R-47j the ledger tells what orders took and gave back, who did it and why, a part at a time', async () => {
  const desk = opened.desk();
  const key = await desk.place();
  await desk.take(key, { From: 'Wait', To: 'Canceled', Reason: 'sold elsewhere' });
  const { Data, Next } = await ledger({ take: '1' });
  expect(Data).toMatchObject([
    { Kind: 'return', Pieces: 11, Balance: 100, Reason: 'canceled', OrderID: key.orderid, ByName: 'Sale' },
  ]);
  expect((await ledger({ take: '25', after: Next ?? '' })).Data).toMatchObject([
    {
      Kind: 'sale',
      Pieces: -11,
      Balance: 89,
      Reason: '',
      OrderID: key.orderid,
      By: 'customer',
      ByName: null,
    },
    { Kind: 'adjust', Pieces: 100, Balance: 100, Reference: 'opening', By: 'unknown' },
  ]);
  expect((await ledger({ after: 'x' })) as object).toMatchObject({ code: 'INVALID_INPUT' });
});

test('R-47i orders that are not packed are told beside what is on hand: their goods are still on the shelf', async () => {
  const desk = opened.desk();
  const key = await desk.place();
  expect(await stock()).toMatchObject({ OnHand: 89, ToPack: 11 });
  await desk.take(key, { From: 'Wait', To: 'Approved' });
  await desk.take(key, { From: 'Approved', To: 'Packed' });
  expect(await stock()).toMatchObject({ OnHand: 89, ToPack: 0 });
});

test('R-47i V-02 what buyers read follows a booking at once', async () => {
  const { shop } = opened;
  const guest = await shop().tokenOf('alpha', 'GUEST', 'C1');
  const word = async () => {
    const answer = await shop().call('listProducts', { token: guest, body: { Take: 12, Skip: 0 } });
    const products = answer.json<CallAnswer<'listProducts'>>();
    return products.find(({ P_Code }) => P_Code === 'P1')?.Stock.StockWord;
  };
  expect(await word()).toBe('in_stock');
  await adjust(-97);
  await expect.poll(word).toBe('limited');
  await adjust(-3);
  await expect.poll(word).toBe('out_of_stock');
  await receive(50);
  await expect.poll(word).toBe('in_stock');
});
