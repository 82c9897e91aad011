/**
 * How soon a process of the shop serves what another one has changed. Tests hold that it does at all; how long it takes
 * is measured here alone.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { Bench } from '../context.ts';
import { SALE_UNIT } from '../data/people.queries.ts';
import { productCode } from '../data/products.ts';
import { insertSessions, secretOf } from '../data/sessions.queries.ts';
import { setOnHand } from '../data/stock.queries.ts';
import { ask } from '../measure/ask.ts';
import type { Request } from '../measure/load.ts';
import { createSender, type Sender } from '../measure/send.ts';
import { median } from '../measure/statistics.ts';
import { milliseconds, type Row, type Section } from '../report.ts';
import { TENANTS } from '../shop.ts';
import { BOUGHT } from './order-requests.ts';

const [TENANT] = TENANTS;
const ROUNDS = 20;
const TARGET_MS = 1000;
const PATIENCE_MS = 15_000;
/** Between an answer that still has the old and the next question. */
const POLL_MS = 2;
/** A list that holds enough products which the other parts do not order. */
const TAKE = 36;
const PIECES_LEFT = 3;
/** Above every price of the bench, so that each price that is set is a new one. */
const FIRST_PRICE = 2000;
const ADMIN = 'bench-changes-admin';
const SALESMAN = 'bench-changes-salesman';
const SALESMAN_ROLE = '4';
const STAFF = Array.from({ length: ROUNDS }, (_, nth) => `bench-changes-staff-${nth + 1}`);

type Round = {
  /** Done before; the other process may take its time. */
  prepare?: () => Promise<unknown>;
  /** Made in the first process; settles when that has answered. */
  change: () => Promise<unknown>;
  /** Whether the second process serves the new state. */
  isServed: () => Promise<boolean>;
};

export async function measureChanges(bench: Bench): Promise<Section> {
  await insertSessions(bench.shop.owner, { tenantId: TENANT, customers: [], staff: [ADMIN, ...STAFF] });
  await insertSessions(bench.shop.owner, {
    tenantId: TENANT,
    customers: [],
    staff: [SALESMAN],
    role: SALESMAN_ROLE,
  });
  const second = await bench.shop.startServer();
  const sender = createSender(second.origin, 1);
  try {
    const list = listOf(sender, await guestToken(second.origin));
    const [buyer] = bench.shop.customers;
    const customer = await bench.shop.tokenOf(buyer?.customerCode ?? '');
    const [code = ''] = await codesToChange(list);
    const prices = { ...(await pricesOf(bench, code)), code };
    const ofGuest = { in: list, from: FIRST_PRICE };
    const ofCustomer = { in: listOf(sender, customer), from: FIRST_PRICE + ROUNDS };
    const ofCart = { in: listOf(sender, customer, [code]), from: FIRST_PRICE + 2 * ROUNDS };
    return {
      title: 'Changes in one process until another serves them',
      rows: [
        delayRow('Price, in the list of a guest', await delaysOf(priceRounds(prices, ofGuest))),
        delayRow('Price, in the list of a customer', await delaysOf(priceRounds(prices, ofCustomer))),
        delayRow('Price, in the lines of a cart', await delaysOf(priceRounds(prices, ofCart))),
        delayRow(
          'Price, in the sum of a cart',
          await delaysOf(sumRounds(prices, { sender, token: customer })),
        ),
        delayRow(
          'Not sold any more, in the list of a guest',
          await delaysOf(await soldRounds(bench, { code, list })),
        ),
        delayRow(
          'Stock word after an order, in the list of a guest',
          await delaysOf(await orderRounds(bench, list)),
        ),
        delayRow('Session ended, its token refused', await delaysOf(await logoutRounds(bench, sender))),
        delayRow(
          'Right taken from a role, its call refused',
          await delaysOf(await rightRounds(bench, { second, sender })),
        ),
      ],
      remarks: [
        `Two processes on one database, ${ROUNDS} changes each, one after the other. From the answer of the one that made ` +
          'the change to the first answer of the other that shows it; the other had the old state ready before.',
      ],
    };
  } finally {
    sender.stop();
    await second.stop();
  }
}

function delayRow(figure: string, delays: readonly number[]): Row {
  const worst = Math.max(...delays);
  return {
    figure,
    target: `≤ ${milliseconds(TARGET_MS)}`,
    met: worst <= TARGET_MS,
    measured: milliseconds(median(delays)),
    note: `${delays.length} times, at most ${milliseconds(worst)}, ${delays.filter((delay) => delay > TARGET_MS).length} over the target`,
  };
}

async function delaysOf(rounds: readonly Round[]): Promise<number[]> {
  const delays: number[] = [];
  for (const { prepare, change, isServed } of rounds) {
    await prepare?.();
    if (await isServed()) throw new Error('A change of the bench is served before it is made');
    await change();
    const changedAt = performance.now();
    while (!(await isServed())) {
      if (performance.now() - changedAt > PATIENCE_MS)
        throw new Error(`The other process still serves the old state after ${milliseconds(PATIENCE_MS)}`);
      await wait(POLL_MS);
    }
    delays.push(performance.now() - changedAt);
  }
  return delays;
}

type Prices = {
  code: string;
  /** What is stored; the next price is put into it. */
  read: () => Promise<Record<string, unknown>>;
  set: (prices: Record<string, unknown>, baht: number) => Promise<unknown>;
};

async function pricesOf({ server }: Bench, code: string): Promise<Omit<Prices, 'code'>> {
  const admin = bearer(await staffToken(server.origin, ADMIN));
  const path = `/api/merchant/product/${code}/price`;
  return {
    read: async () => {
      const { body } = await ask(server.origin, { path, headers: admin });
      const {
        Units: _units,
        VatRate: _rate,
        P_Code: _code,
        ...prices
      } = JSON.parse(body.toString()) as Record<string, unknown>;
      return prices;
    },
    set: (prices, Price) => {
      const body = { ...prices, UNIT1PRICELEVEL1: Price, UNIT1PRICELEVEL1TYPE: 1 };
      return ask(server.origin, { ...post(path, admin, body), method: 'PUT' });
    },
  };
}

/** Another price each time, by the save of staff. */
function roundsOf(
  { read, set }: Prices,
  from: number,
  isServed: (baht: number) => Promise<boolean>,
): Round[] {
  return Array.from({ length: ROUNDS }, (_, nth) => {
    let before: Record<string, unknown> = {};
    return {
      prepare: async () => {
        before = await read();
      },
      change: () => set(before, from + nth),
      isServed: () => isServed(from + nth),
    };
  });
}

const priceRounds = (prices: Prices, { in: list, from }: { in: List; from: number }): Round[] =>
  roundsOf(prices, from, async (baht) => (await list()).get(prices.code)?.SalesPrice1 === baht);

/** As the cart's page asks for it. */
function sumRounds(prices: Prices, { sender, token }: { sender: Sender; token: string }): Round[] {
  const Lines = [{ P_Code: prices.code, qty1: 1, qty2: 0, qty3: 0 }];
  const request = post('/api/orders/quote', bearer(token), { SaleUnit: SALE_UNIT, Lines });
  return roundsOf(prices, FIRST_PRICE + 3 * ROUNDS, async (baht) => {
    const { status, text } = await sender.send(request);
    if (status !== 200) throw new Error(`The quote was answered ${status}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { Subtotal: number }).Subtotal === baht;
  });
}

/** Turned off each time; turned on again before the next. */
async function soldRounds({ server }: Bench, { code, list }: { code: string; list: List }): Promise<Round[]> {
  const admin = bearer(await staffToken(server.origin, ADMIN));
  const turn = (Active: 'Y' | 'N') =>
    ask(server.origin, post(`/api/products/pc/item/${code}/${SALE_UNIT}/active`, admin, { Active }));
  const isShown = async () => (await list()).has(code);
  return Array.from({ length: ROUNDS }, () => ({
    prepare: async () => {
      await turn('Y');
      const begunAt = performance.now();
      while (!(await isShown())) {
        if (performance.now() - begunAt > PATIENCE_MS) throw new Error('A product never came back');
        await wait(POLL_MS);
      }
    },
    change: () => turn('N'),
    isServed: async () => !(await isShown()),
  }));
}

/** Each order takes the last pieces of another product. */
async function orderRounds({ shop, server }: Bench, list: List): Promise<Round[]> {
  const codes = await codesToChange(list);
  await setOnHand(shop.owner, { tenantId: TENANT, saleUnit: SALE_UNIT, codes, pieces: PIECES_LEFT });
  const [buyer] = shop.customers;
  if (!buyer) throw new TypeError('The bench has no customers');
  const headers = bearer(await shop.tokenOf(buyer.customerCode));
  const rounds: Round[] = [];
  for (const code of codes) {
    const wanted = {
      SaleUnit: SALE_UNIT,
      Lines: [{ P_Code: code, qty1: PIECES_LEFT, qty2: 0, qty3: 0 }],
    };
    const quoted = await ask(server.origin, post('/api/orders/quote', headers, wanted));
    const { Total } = JSON.parse(quoted.body.toString()) as { Total: number };
    const order = { ...wanted, SeenTotal: Total, ShipTo: buyer.addressId, PaymentType: 0 };
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    rounds.push({
      change: () => ask(server.origin, post('/api/orders', keyed, order)),
      isServed: async () => (await list()).get(code)?.Stock.StockWord === 'out_of_stock',
    });
  }
  return rounds;
}

async function logoutRounds({ server }: Bench, sender: Sender): Promise<Round[]> {
  const rounds: Round[] = [];
  for (const userId of STAFF) {
    const headers = bearer(await staffToken(server.origin, userId));
    rounds.push({
      change: () => ask(server.origin, post('/authen/user/logout', sessionOf(userId), {})),
      isServed: async () => (await sender.send({ path: '/api/merchant/profile', headers })).status === 401,
    });
  }
  return rounds;
}

/** Each time the salesman has the right in the second process, and a token of it, before the first takes it away. */
async function rightRounds(
  { server }: Bench,
  { second, sender }: { second: Bench['server']; sender: Sender },
): Promise<Round[]> {
  const admin = bearer(await staffToken(server.origin, ADMIN));
  const path = '/api/merchant/staff-roles';
  const give = async (Rights: readonly string[]) => {
    const { body } = await ask(server.origin, { path, headers: admin });
    const { Version } = JSON.parse(body.toString()) as { Version: number };
    const role = { UserRole: SALESMAN_ROLE, NameTh: '', NameEn: '', ClosedPages: [], Rights };
    return ask(server.origin, { ...post(path, admin, { Roles: [role], Version }), method: 'PUT' });
  };
  let headers: Record<string, string> = {};
  const statusNow = async () =>
    (await sender.send({ path: '/api/merchant/customers/registrations/waiting', headers })).status;
  const untilItMay = async (): Promise<void> => {
    const begunAt = performance.now();
    while ((await statusNow()) !== 200) {
      if (performance.now() - begunAt > PATIENCE_MS) throw new Error('The salesman never got the right');
      await wait(POLL_MS);
      headers = bearer(await staffToken(second.origin, SALESMAN));
    }
  };
  return Array.from({ length: ROUNDS }, () => ({
    prepare: async () => {
      await give(['approveCustomers']);
      headers = bearer(await staffToken(second.origin, SALESMAN));
      await untilItMay();
    },
    change: () => give([]),
    isServed: async () => (await statusNow()) !== 200,
  }));
}

/** What the second process shows, by code. */
type List = () => Promise<ReadonlyMap<string, Product>>;

/** The first page of the list, or these products as a cart asks for them. */
function listOf(sender: Sender, token: string, codes?: readonly string[]): List {
  const asked = codes ? { ProductIds: codes } : { Take: TAKE, Skip: 0 };
  const request = post('/api/products/items', bearer(token), asked);
  return async () => {
    const { status, text } = await sender.send(request);
    if (status !== 200) throw new Error(`The list was answered ${status}: ${text.slice(0, 300)}`);
    return new Map((JSON.parse(text) as Product[]).map((product) => [product.P_Code, product]));
  };
}

async function codesToChange(list: List): Promise<string[]> {
  const codes = [...(await list()).keys()].filter((code) => code >= productCode(BOUGHT)).slice(0, ROUNDS);
  if (codes.length < ROUNDS) throw new Error('The list of the bench has too few products to change');
  return codes;
}

async function guestToken(origin: string): Promise<string> {
  const { body } = await ask(origin, { path: '/authen/login/guest', headers: { tenantid: TENANT } });
  return (JSON.parse(body.toString()) as { jtoken: string }).jtoken;
}

async function staffToken(origin: string, userId: string): Promise<string> {
  const { body } = await ask(origin, post('/authen/user/renew', sessionOf(userId), {}));
  return (JSON.parse(body.toString()) as { token: string }).token;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, tenantid: TENANT });
const sessionOf = (userId: string) => ({
  cookie: `shop-${TENANT}-merchant=${secretOf(userId)}`,
  tenantid: TENANT,
});

const post = (path: string, headers: Record<string, string>, body: unknown): Request => ({
  method: 'POST',
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
