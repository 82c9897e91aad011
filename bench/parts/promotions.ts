/** What running promotions cost: the engine alone, orders and lists among them against the same without any. */
import { applyPromotions } from '#domain/promotion/apply-promotions.ts';
import { compilePromotions } from '#domain/promotion/promotion-index.ts';
import type { Bench } from '../context.ts';
import { makeLines, makePromotions, PROMOTIONS } from '../data/promotions.ts';
import { insertPromotions, runPromotions } from '../data/promotions.queries.ts';
import { SALE_UNIT } from '../data/people.queries.ts';
import { compare, type Comparison, type Count } from '../measure/alternate.ts';
import type { RawCommand } from '../baseline/raw-orders.ts';
import { ask, each as eachOf } from '../measure/ask.ts';
import { applyLoad, type Request } from '../measure/load.ts';
import { startProgram } from '../measure/processes.ts';
import { median, quantile } from '../measure/statistics.ts';
import { READERS } from '../reads.ts';
import { milliseconds, ratioRow, type Row, type Section } from '../report.ts';
import { POOL, PRODUCTS, TENANTS } from '../shop.ts';
import {
  BOUGHT,
  CONNECTIONS,
  LINES,
  makeCarts,
  MAY_REFUSE,
  orderMaker,
  type OrderMaker,
} from './order-requests.ts';

const [TENANT] = TENANTS;
const TARGET = 0.9;
/** Of raw SQL that writes the same rows. */
const FLOOR_TARGET = 0.5;
const ENGINE_MS = 5;
/** Whatever a shop's promotions are: buyers wait behind each other for this. */
const ENGINE_MOST_MS = 50;
const ENGINE_LINES = 50;
/** Products that one promotion counts. */
const EACH = 6;
const TIMES = 300;
/** Of what takes longer. */
const FEW = 30;
const WARM_UP_ORDERS = 1500;
const TRIAL_ORDERS = 400;
const POLLS = 500;

export async function measurePromotions(bench: Bench): Promise<Section> {
  const { shop } = bench;
  const promotions = makePromotions({ among: BOUGHT, each: EACH });
  await insertPromotions(shop.owner, { tenantId: TENANT, promotions });
  const rows = [
    engineRow('products of all that are bought', {
      among: BOUGHT,
      each: 20,
      times: TIMES,
      target: ENGINE_MS,
    }),
    engineRow('products of the 500 most bought', { among: 500, each: 20, times: TIMES, target: ENGINE_MS }),
    engineRow('every one of them touches the cart, and they take more than all', {
      among: ENGINE_LINES,
      each: 2,
      times: FEW,
      target: ENGINE_MOST_MS,
    }),
    ratioRow(`Order of ${LINES} lines among ${PROMOTIONS} promotions`, await orders(bench), TARGET),
    ratioRow(
      `The same against raw SQL that writes the same rows`,
      await ordersAgainstFloor(bench),
      FLOOR_TARGET,
    ),
    ratioRow('List with marks, not cached', await lists(bench), TARGET),
  ];
  await setRunning(bench, false);
  return {
    title: 'Promotions',
    rows,
    remarks: [
      `The baseline is the same without any promotion, on the same server: they are turned on and off between the counts. ` +
        `${PROMOTIONS} promotions of ${EACH} products each, ${BOUGHT} products bought. An order writes what it got of each.`,
    ],
  };
}

type EngineCase = { among: number; each: number; times: number; target?: number };

function engineRow(of: string, { among, each, times, target }: EngineCase): Row {
  const index = compilePromotions(makePromotions({ among, each }));
  const lines = makeLines(ENGINE_LINES);
  const codes = lines.map((line) => line.productCode);
  const apply = () => applyPromotions({ lines, promotions: index.touching(codes) });
  const { applied } = apply();
  // A third of them again beforehand, until V8 has compiled it.
  for (let n = 0; n < times / 3; n += 1) apply();
  const taken = Array.from({ length: times }, () => {
    const begun = performance.now();
    apply();
    return performance.now() - begun;
  });
  const middle = median(taken);
  return {
    figure: `Engine, ${ENGINE_LINES} lines among ${PROMOTIONS}: ${of}`,
    ...(target === undefined ? {} : { target: `≤ ${milliseconds(target)}`, met: middle <= target }),
    measured: milliseconds(middle),
    note: `p99 ${milliseconds(quantile(taken, 0.99))}, ${index.touching(codes).length} touch it, ${applied.length} apply`,
  };
}

async function orders(bench: Bench): Promise<Comparison> {
  const { server, options } = bench;
  const side = async (isRunning: boolean) => {
    await setRunning(bench, isRunning);
    // What buyers saw is quoted here, so each side has its own.
    const make = await orderMaker(bench);
    return async (amount: number): Promise<Count> => {
      await setRunning(bench, isRunning);
      return placeOrders(server, make, amount);
    };
  };
  const [without, among] = [await side(false), await side(true)];
  for (const place of [without, among]) await place(WARM_UP_ORDERS);
  const { rate } = await without(TRIAL_ORDERS);
  const amount = Math.max(CONNECTIONS, Math.round(rate * options.seconds));
  return compare({
    subject: () => among(amount),
    baseline: () => without(amount),
    counts: options.counts,
  });
}

/** Both with what each cart gets of promotions; a fixed number of orders, so that none is under way when a count ends. */
async function ordersAgainstFloor(bench: Bench): Promise<Comparison> {
  const { server, shop, options } = bench;
  await setRunning(bench, true);
  const make = await orderMaker(bench);
  const byShop = (amount: number) => placeOrders(server, make, amount);
  const headers = await buyerHeaders(bench);
  const carts = await eachOf(makeCarts(), async ({ codes, pieces }) => {
    const Lines = codes.map((P_Code, n) => ({ P_Code, qty1: pieces[n] ?? 1, qty2: 0, qty3: 0 }));
    const body = JSON.stringify({ SaleUnit: SALE_UNIT, Lines });
    const answer = await ask(server.origin, { method: 'POST', path: '/api/orders/quote', headers, body });
    const { Promotions = [] } = JSON.parse(answer.body.toString()) as {
      Promotions?: { PromotionId: string }[];
    };
    return { codes, pieces, promotions: Promotions.map(({ PromotionId }) => PromotionId) };
  });
  const raw = await startProgram({
    file: 'bench/baseline/raw-orders.ts',
    args: [shop.embedded.ownerUrl, String(POOL)],
    readyLine: /baseline is ready/,
  });
  const customers = shop.customers.map((one) => one.customerCode);
  const byBaseline = async (amount: number): Promise<Count> => {
    const way = { tables: 'public', prepared: false } as const;
    const command: RawCommand = { way, tenantId: TENANT, saleUnit: SALE_UNIT, customers, carts, amount };
    return (await raw.command(command)) as Count;
  };
  const amountOf = async (place: (amount: number) => Promise<Count>) =>
    Math.max(CONNECTIONS, Math.round((await place(TRIAL_ORDERS)).rate * options.seconds));
  const [shopAmount, rawAmount] = [await amountOf(byShop), await amountOf(byBaseline)];
  const comparison = await compare({
    subject: () => byShop(shopAmount),
    baseline: () => byBaseline(rawAmount),
    counts: options.counts,
  });
  await raw.stop();
  return comparison;
}

const placeOrders = (server: Bench['server'], make: OrderMaker, amount: number): Promise<Count> =>
  applyLoad({
    ...server,
    connections: CONNECTIONS,
    lists: make(CONNECTIONS, Math.ceil(amount / CONNECTIONS)),
    until: { amount },
    mayRefuse: MAY_REFUSE,
  });

/** Lists of a customer, each of another place and size, so that none was asked for before. */
async function lists(bench: Bench): Promise<Comparison> {
  const { server, options } = bench;
  const headers = await buyerHeaders(bench);
  const connections = READERS / 4;
  let asked = 0;
  const next = (): Request => {
    asked += 1;
    return {
      method: 'POST',
      path: '/api/products/items',
      headers,
      body: JSON.stringify({ Take: 12, Skip: (asked * 12) % (PRODUCTS - 12) }),
    };
  };
  const setupRequest = (request: Request): Request => ({ ...request, ...next() });
  const reading = async (isRunning: boolean): Promise<Count> => {
    // Drops the lists that were kept, too.
    await setRunning(bench, isRunning);
    return applyLoad({
      ...server,
      connections,
      lists: Array.from({ length: connections }, () => [{ setupRequest }]),
      until: { seconds: options.seconds },
    });
  };
  await reading(true);
  return compare({ subject: () => reading(true), baseline: () => reading(false), counts: options.counts });
}

async function buyerHeaders({ shop }: Bench): Promise<Record<string, string>> {
  const [buyer] = shop.customers;
  if (!buyer) throw new TypeError('The bench has no customers');
  return {
    authorization: `Bearer ${await shop.tokenOf(buyer.customerCode)}`,
    'content-type': 'application/json',
    tenantid: TENANT,
  };
}

/** Until the server computes with them, or without. */
async function setRunning(bench: Bench, isRunning: boolean): Promise<void> {
  const { shop, server } = bench;
  await runPromotions(shop, { tenantId: TENANT, isRunning });
  const headers = await buyerHeaders(bench);
  const Lines = makeLines(ENGINE_LINES).map(({ productCode }) => ({
    P_Code: productCode,
    qty1: 4,
    qty2: 0,
    qty3: 0,
  }));
  const body = JSON.stringify({ SaleUnit: SALE_UNIT, Lines });
  for (let n = 0; n < POLLS; n += 1) {
    const answer = await ask(server.origin, { method: 'POST', path: '/api/orders/quote', headers, body });
    const { DiscountAmount } = JSON.parse(answer.body.toString()) as { DiscountAmount: number };
    if (DiscountAmount > 0 === isRunning) return;
  }
  throw new Error(`The server still computes ${isRunning ? 'without' : 'with'} promotions`);
}
