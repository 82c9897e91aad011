/** Whatever is booked in whatever order, what is in stock is what the ledger says, and what should be there. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { PIECES, type Key } from '../../testing/desk.ts';
import { STOCK } from '../../testing/shop-data.ts';
import { openStockDesk } from './stock-desk.testing.ts';

/** Told again by a failure, with the acts. */
const SEED = 20_261_127;
const RUNS = 12;
const ACTS = { minLength: 18, maxLength: 30 };

const opened = openStockDesk();
const CENTERS = ['C1', 'C2'] as const;
const CODES = ['P1', 'P2'] as const;
/** Of an order's first line: single pieces of P1; the pack of its second is 6 more. */
const SINGLE = 5;
const PACK = PIECES - SINGLE;

const ACT_NAMES = [
  'receive',
  'adjust',
  'setTo',
  'count',
  'send',
  'arrive',
  'recall',
  'hold',
  'letGo',
  'order',
  'cancel',
  'pack',
  'deliver',
  'return',
] as const;
type Act = {
  name: (typeof ACT_NAMES)[number];
  center: (typeof CENTERS)[number];
  code: (typeof CODES)[number];
  pieces: number;
  /** Of the single pieces of an order, those that are packed or go back to stock. */
  few: number;
  yes: boolean;
};
const act: fc.Arbitrary<Act> = fc.record({
  // What becomes of orders and transfers needs some.
  name: fc.constantFrom(...ACT_NAMES, 'order', 'order', 'send'),
  center: fc.constantFrom(...CENTERS),
  code: fc.constantFrom(...CODES),
  pieces: fc.integer({ min: 1, max: 60 }),
  few: fc.integer({ min: 0, max: SINGLE }),
  yes: fc.boolean(),
});

/** Kept beside the shop by the rules alone. */
type Order = { key: Key; state: OrderState; single: number };
type Way = { id: string; to: string; code: Act['code']; pieces: number };
type Books = {
  /** On hand, by center and product. */
  stock: Map<string, number>;
  /** Pieces of P1 that CUST1's checkout holds at C1. */
  held: number;
  holdId: string;
  orders: Order[];
  ways: Way[];
  done: Map<string, number>;
};
const place = (center: string, code: string): string => `${center} ${code}`;
const onHand = (books: Books, center: string, code: string): number =>
  books.stock.get(place(center, code)) ?? 0;
const add = (books: Books, center: string, code: string, pieces: number): void => {
  books.stock.set(place(center, code), onHand(books, center, code) + pieces);
};
const available = (books: Books, center: string, code: string): number =>
  onHand(books, center, code) - (center === 'C1' && code === 'P1' ? books.held : 0);

const owner = <Row extends object>(statement: string) => opened.shop().database.asOwner<Row>(statement);

/** Does the act where it can be done, or where it must be refused; false where there is nothing to do it with. */
type Doing = (books: Books, act: Act) => Promise<boolean>;

/** As the act should be answered: done, or refused because of too little stock. */
const answered = (answer: { statusCode: number; body: string }, isDone: boolean): boolean => {
  expect(answer.statusCode, answer.body).toBe(isDone ? 200 : 409);
  if (!isDone) expect(answer.body).toContain('STOCK_SHORT');
  return isDone;
};

const adjust: Doing = async (books, { center, code, pieces, yes }) => {
  const signed = yes ? -pieces : pieces;
  const answer = await opened.adjust(signed, { SaleUnit: center }, { code });
  if (answered(answer, available(books, center, code) + signed >= 0)) add(books, center, code, signed);
  return true;
};

/** From what was read, or from a number that is no more: then nothing is booked, and what there is is told. */
const setTo: Doing = async (books, { center, code, pieces, few }) => {
  const there = onHand(books, center, code);
  const free = available(books, center, code);
  const read = there + (few === 0 ? 1 : 0);
  const wanted = pieces === read ? pieces + 1 : pieces;
  const answer = await opened.setTo(wanted, read, { SaleUnit: center }, { code });
  if (read !== there) {
    expect(answer.json(), answer.body).toMatchObject({ statusCode: 409, code: 'STOCK_MOVED' });
    expect(answer.body).toContain(String(there));
  } else if (answered(answer, wanted >= there - free)) add(books, center, code, wanted - there);
  return true;
};

const receive: Doing = async (books, { center, code, pieces }) => {
  if (answered(await opened.receive(pieces, { SaleUnit: center }, { code }), true))
    add(books, center, code, pieces);
  return true;
};

/** A blind sheet of all products: two are counted and not as the books say, and both are booked in one run. */
const count: Doing = async (books, { center, code, pieces, few, yes }) => {
  const begun = await opened.ask('beginStockCount', { SaleUnit: center, Selection: 'all', Blind: 'Y' });
  expect(begun.statusCode, begun.body).toBe(200);
  const id = String(begun.json<CallAnswer<'stockCount'>>().CountId);
  // Not packed yet, it still lies on the shelf.
  const toPack = books.orders.filter(({ state }) => state === 'Wait').length * PIECES;
  const other = code === 'P1' ? 'P2' : 'P1';
  const differences = new Map<string, number>([
    [code, Math.max(yes ? -pieces : pieces, -available(books, center, code))],
    [other, Math.max(-few, -available(books, center, other))],
  ]);
  for (const [counted, difference] of differences) {
    const shelf = onHand(books, center, counted) + (center === 'C1' && counted === 'P1' ? toPack : 0);
    const body = { P_Code: counted, Pieces: shelf + difference, Was: null };
    const answer = await opened.ask('countProduct', body, { id });
    expect(answer.json<CallAnswer<'countProduct'>>().Difference, 'it is blind').toBeNull();
  }
  // What is sold between counting and booking makes no difference, if enough is left to take what is missing.
  if (yes && available(books, 'C1', 'P1') >= PIECES + pieces) await order(books);
  const many = [...differences.values()].filter((difference) => difference !== 0).length;
  const booked = await opened.ask('bookStockCount', { Differences: many }, { id });
  expect(booked.statusCode, booked.body).toBe(200);
  expect(booked.json<CallAnswer<'stockCount'>>()).toMatchObject({ State: 'booked', Differences: many });
  for (const [counted, difference] of differences) add(books, center, counted, difference);
  return true;
};

const send: Doing = async (books, { center, code, pieces }) => {
  const to = center === 'C1' ? 'C2' : 'C1';
  const answer = await opened.ask('sendStock', { SaleUnit: center, To: to, Pieces: pieces }, { code });
  if (!answered(answer, available(books, center, code) >= pieces)) return true;
  const [sent] = await owner<{ id: string }>(
    'select max(transfer_id)::text as id from stock_transfers where ended_at is null',
  );
  books.ways.push({ id: sent?.id ?? '', to, code, pieces });
  add(books, center, code, -pieces);
  return true;
};

/** The oldest that is on its way comes, all of it or with a piece missing. */
const arrive: Doing = async (books, { yes }) => {
  const way = books.ways.shift();
  if (!way) return false;
  const came = yes ? way.pieces - 1 : way.pieces;
  answered(await opened.ask('receiveTransfer', { Received: came }, { id: way.id }), true);
  add(books, way.to, way.code, came);
  return true;
};

const recall: Doing = async (books) => {
  const way = books.ways.pop();
  if (!way) return false;
  answered(await opened.ask('recallTransfer', {}, { id: way.id }), true);
  add(books, way.to === 'C1' ? 'C2' : 'C1', way.code, way.pieces);
  return true;
};

/** CUST1's checkout is open: it holds as much as it may, in place of what it held. */
const hold: Doing = async (books, { pieces }) => {
  const { shop } = opened;
  const Lines = [{ P_Code: 'P1', qty1: pieces, qty2: 0, qty3: 0 }];
  const answer = await shop().call('reserveStock', {
    token: await shop().tokenOf('alpha', 'CUST1'),
    body: { SaleUnit: 'C1', Lines },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { HoldId, Held } = answer.json<CallAnswer<'reserveStock'>>();
  books.holdId = HoldId;
  books.held = Held[0]?.Pieces ?? 0;
  expect(books.held).toBeLessThanOrEqual(Math.min(pieces, Math.max(0, onHand(books, 'C1', 'P1'))));
  return true;
};

const letGo: Doing = async (books, given) => {
  if (books.holdId === '') await hold(books, given);
  if (books.holdId === '') return false;
  const { shop } = opened;
  const token = await shop().tokenOf('alpha', 'CUST1');
  answered(await shop().call('releaseStock', { token, body: { HoldId: books.holdId } }), true);
  Object.assign(books, { held: 0, holdId: '' });
  return true;
};

/** By CUST1, which takes over what its own checkout holds. */
async function order(books: Books): Promise<boolean> {
  if (onHand(books, 'C1', 'P1') < PIECES) return false;
  books.orders.push({ key: await opened.desk().place(), state: 'Wait', single: SINGLE });
  Object.assign(books, { held: 0, holdId: '' });
  add(books, 'C1', 'P1', -PIECES);
  return true;
}

/** The oldest of these states, out of the list. */
function takeOrder(books: Books, states: readonly OrderState[]): Order | undefined {
  const at = books.orders.findIndex(({ state }) => states.includes(state));
  return at === -1 ? undefined : books.orders.splice(at, 1)[0];
}

const cancel: Doing = async (books) => {
  const one = takeOrder(books, ['Wait', 'Packed']);
  if (!one) return false;
  await opened.desk().take(one.key, { From: one.state, To: 'Canceled', Reason: 'changed' });
  add(books, 'C1', 'P1', one.single + PACK);
  return true;
};

/** Of the single pieces perhaps fewer than were ordered: the others go back. */
const pack: Doing = async (books, { few, yes }) => {
  const one = takeOrder(books, ['Wait']);
  if (!one) return false;
  const { take } = opened.desk();
  await take(one.key, { From: 'Wait', To: 'Approved' });
  const single = yes ? SINGLE : few;
  await take(one.key, { From: 'Approved', To: 'Packed', Lines: [{ Line: 1, Packed: single }] });
  books.orders.push({ ...one, state: 'Packed', single });
  add(books, 'C1', 'P1', SINGLE - single);
  return true;
};

/** One that is packed, or is packed for it. */
const deliver: Doing = async (books, given) => {
  const { yes } = given;
  const isThere = books.orders.some(({ state }) => state === 'Packed') || (await pack(books, given));
  const one = isThere ? takeOrder(books, ['Packed']) : undefined;
  if (!one) return false;
  const { take } = opened.desk();
  await take(one.key, { From: 'Packed', To: 'Shipping' });
  if (yes) await take(one.key, { From: 'Shipping', To: 'Delivered' });
  books.orders.push({ ...one, state: yes ? 'Delivered' : 'Shipping' });
  return true;
};

/** All of one that is on its way or there comes back; of its single pieces perhaps not all can be sold again. */
const comesBack: Doing = async (books, given) => {
  const { few, yes } = given;
  const isSent = books.orders.some(({ state }) => state === 'Shipping' || state === 'Delivered');
  const one =
    isSent || (await deliver(books, given)) ? takeOrder(books, ['Shipping', 'Delivered']) : undefined;
  if (!one) return false;
  const restocked = yes ? one.single : Math.min(few, one.single);
  const Restocked = restocked < one.single ? [{ Line: 1, Restocked: restocked }] : [];
  await opened
    .desk()
    .take(one.key, { From: one.state, To: 'Returned', Reason: 'closed', Lines: [], Restocked });
  add(books, 'C1', 'P1', restocked + PACK);
  return true;
};

const doing: Record<Act['name'], Doing> = {
  receive,
  adjust,
  setTo,
  count,
  send,
  arrive,
  recall,
  hold,
  letGo,
  order,
  cancel,
  pack,
  deliver,
  return: comesBack,
};

test(`R-47j R-47o of ${RUNS} times some two dozen acts (receive, adjust, set to a number, count, transfer, hold, order, pack, deliver, cancel, return) each leaves the stock that it should, and the ledger equals it`, async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, ACTS), (acts) => afterAny(acts, done)),
    {
      seed: SEED,
      numRuns: RUNS,
      // Each begins with the same stock, so that it fails again alone.
      endOnFailure: true,
    },
  );
  expect([...done.keys()].toSorted(), 'each act was done').toEqual(ACT_NAMES.toSorted());
});

async function afterAny(acts: readonly Act[], done: Map<string, number>): Promise<void> {
  await owner(
    'delete from stock_holds; delete from stock_hold_spans; delete from stock_transfers; delete from stock_counts',
  );
  await opened.desk().clear();
  opened.shop().deps.cache.dropAll();
  const all = CENTERS.flatMap((center) => CODES.map((code) => [place(center, code), STOCK] as const));
  const books: Books = { stock: new Map(all), held: 0, holdId: '', orders: [], ways: [], done };
  for (const [at, one] of acts.entries()) {
    const isDone = await doing[one.name](books, one);
    if (isDone) done.set(one.name, (done.get(one.name) ?? 0) + 1);
    const told = `seed ${SEED}, act ${at + 1} of ${JSON.stringify(acts)}`;
    expect(await inStock(), told).toEqual(shouldBe(books));
  }
  expect(await opened.desk().unbalanced(), JSON.stringify(acts)).toEqual([]);
  for (const center of CENTERS) expect(await firstBalance(center), 'the ledger begins with nothing').toBe(0);
}

const shouldBe = (books: Books) =>
  Object.fromEntries(
    CENTERS.flatMap((center) =>
      CODES.map((code) => [
        place(center, code),
        [onHand(books, center, code), onHand(books, center, code) - available(books, center, code)],
      ]),
    ),
  );

/** On hand and held, by center and product. */
async function inStock(): Promise<Record<string, number[]>> {
  const rows = await owner<{ place: string; pieces: number[] }>(`
    select sale_unit || ' ' || product_code as place, array[on_hand::int, held::int] as pieces from stock
    where tenant_id = 'alpha' and product_code in ('P1', 'P2')`);
  return Object.fromEntries(rows.map(({ place: where, pieces }) => [where, pieces]));
}

/** What P1's page of the ledger says was there before its first entry, read back page by page. */
async function firstBalance(center: string): Promise<number | undefined> {
  let page = await opened.ledger({ saleUnit: center, take: '20' });
  while (page.Next !== null) page = await opened.ledger({ saleUnit: center, take: '20', after: page.Next });
  const last = page.Data.at(-1);
  return last && last.Balance - last.Pieces;
}
