/** Placing an order of three lines over HTTP, against raw SQL that writes the same rows. */
import type { Client } from 'pg';
import type { Bench } from '../context.ts';
import { SALE_UNIT } from '../data/people.queries.ts';
import { makeBareTables, type RawWay } from '../baseline/raw-orders.queries.ts';
import type { RawCommand } from '../baseline/raw-orders.ts';
import { compare, repeat, type Count } from '../measure/alternate.ts';
import { applyLoad } from '../measure/load.ts';
import { startProgram } from '../measure/processes.ts';
import { ratioRow, seriesRow, type Section } from '../report.ts';
import { POOL, TENANTS } from '../shop.ts';
import { BOUGHT, CONNECTIONS, LINES, makeCarts, MAY_REFUSE, orderMaker } from './order-requests.ts';
import { countOrders, findLedgerDifferences, readSettings } from './orders.queries.ts';

/** As many as it takes until V8 has compiled the way of an order: the first ones cost the process more. */
const WARM_UP_ORDERS = 1500;
/** Orders that measure the rate before the counted runs. */
const TRIAL_ORDERS = 400;
const TARGET = 0.5;
/** Counts of the other baselines, which are there for the scale only and are not measured in turn. */
const SCALE_COUNTS = 3;

const PLAIN: RawWay = { tables: 'public', prepared: false };
const PREPARED: RawWay = { tables: 'public', prepared: true };
const BARE: RawWay = { tables: 'bare', prepared: true };

export async function measureOrders(bench: Bench): Promise<Section> {
  const { options, shop } = bench;
  await makeBareTables(shop.owner);
  const before = await countOrders(shop.owner);
  const placed = { byShop: 0, refused: 0, byBaseline: 0 };
  const byShop = await orderingByShop(bench, placed);
  const { byBaseline, raw } = await orderingByBaseline(bench, placed);

  const shopAmount = await amountFor(byShop, options.seconds);
  const baselineAmount = await amountFor((amount) => byBaseline(amount, PLAIN), options.seconds);
  const comparison = await compare({
    subject: () => byShop(shopAmount),
    baseline: () => byBaseline(baselineAmount, PLAIN),
    counts: options.counts,
  });
  const prepared = await repeat(() => byBaseline(baselineAmount, PREPARED), SCALE_COUNTS);
  const bare = await repeat(() => byBaseline(baselineAmount, BARE), SCALE_COUNTS);
  await raw.stop();
  return {
    title: 'Orders',
    rows: [
      ratioRow(`Order of ${LINES} lines, ${CONNECTIONS} connections`, comparison, TARGET),
      seriesRow('Raw SQL with prepared statements, for the scale', prepared),
      seriesRow('The same into bare tables (no foreign keys, no second index)', bare),
    ],
    remarks: [await checkedBooks(shop.owner, before, placed), await conditions(bench)],
  };
}

type Placed = { byShop: number; refused: number; byBaseline: number };

async function orderingByShop(bench: Bench, placed: Placed): Promise<(amount: number) => Promise<Count>> {
  const makeOrders = await orderMaker(bench);
  return async (amount) => {
    const count = await applyLoad({
      ...bench.server,
      connections: CONNECTIONS,
      lists: makeOrders(CONNECTIONS, Math.ceil(amount / CONNECTIONS)),
      until: { amount },
      mayRefuse: MAY_REFUSE,
    });
    placed.byShop += count.done;
    placed.refused += count.refused;
    return count;
  };
}

async function orderingByBaseline({ shop }: Bench, placed: Placed) {
  const raw = await startProgram({
    file: 'bench/baseline/raw-orders.ts',
    args: [shop.embedded.ownerUrl, String(POOL)],
    readyLine: /baseline is ready/,
  });
  const customers = shop.customers.map((one) => one.customerCode);
  const carts = makeCarts();
  const byBaseline = async (amount: number, way: RawWay): Promise<Count> => {
    if (way.tables === 'public') placed.byBaseline += amount;
    const command: RawCommand = { way, tenantId: TENANTS[0], saleUnit: SALE_UNIT, customers, carts, amount };
    return (await raw.command(command)) as Count;
  };
  return { byBaseline, raw };
}

/** A fixed number of orders rather than a fixed time: none is under way when a count ends, so the sums must agree. */
async function amountFor(place: (amount: number) => Promise<Count>, seconds: number): Promise<number> {
  await place(WARM_UP_ORDERS);
  const { rate } = await place(TRIAL_ORDERS);
  return Math.max(CONNECTIONS, Math.round(rate * seconds));
}

/** Throws unless every order that was answered is there, no other, and the ledger says what the balance says. */
async function checkedBooks(
  owner: Client,
  before: number,
  { byShop, refused, byBaseline }: Placed,
): Promise<string> {
  const written = (await countOrders(owner)) - before;
  const { all, wrong } = await findLedgerDifferences(owner);
  if (written !== byShop + byBaseline)
    throw new Error(`${byShop + byBaseline} orders were answered and ${written} are there`);
  if (wrong > 0) throw new Error(`The ledger differs from the balance of ${wrong} products`);
  return (
    `${byShop} orders answered by the shop (${refused} told to try again) and ${byBaseline} written by the baseline: ` +
    `${written} are there. The ledger equals the balance of all ${all} stock rows.`
  );
}

async function conditions({ shop }: Bench): Promise<string> {
  return (
    `${await readSettings(shop.owner)}, ${POOL} connections to the database on both sides, ${BOUGHT} products bought, ` +
    `${shop.customers.length} customers. The baseline sends plain statements from a pg pool. The shop also prices the order ` +
    'again, keeps its answer under its key and enqueues its SMS.'
  );
}
