/** Placing an order of three lines over HTTP, against raw SQL that writes the same rows. */
import type { Bench } from '../context.ts';
import { SALE_UNIT } from '../data/people.queries.ts';
import { makeBareTables, type RawTables } from '../floor/raw-orders.queries.ts';
import type { RawCommand } from '../floor/raw-orders.ts';
import { compare, repeat, type Count } from '../measure/alternate.ts';
import { applyLoad } from '../measure/load.ts';
import { startProgram } from '../measure/processes.ts';
import { ratioRow, seriesRow, type Section } from '../report.ts';
import { POOL, TENANTS } from '../shop.ts';
import { BOUGHT, CONNECTIONS, LINES, makeCarts, orderRequests } from './order-requests.ts';
import { countOrders, findLedgerDifferences, readSettings } from './orders.queries.ts';

const WARM_UP_ORDERS = 400;
const TARGET = 0.4;
/** Counts of the bare tables, which are there for the scale only. */
const BARE_COUNTS = 3;

export async function measureOrders({ options, shop, server }: Bench): Promise<Section> {
  const requests = await orderRequests({ shop, server });
  const carts = makeCarts();
  const customers = shop.customers.map((one) => one.customerCode);
  await makeBareTables(shop.owner);
  const raw = await startProgram({
    file: 'bench/floor/raw-orders.ts',
    args: [shop.embedded.ownerUrl, String(POOL)],
    readyLine: /floor is ready/,
  });
  const placed = { byShop: 0, byFloor: 0 };
  const byShop = async (amount: number): Promise<Count> => {
    const count = await applyLoad({
      ...server,
      connections: CONNECTIONS,
      lists: requests,
      until: { amount },
    });
    placed.byShop += count.done;
    return count;
  };
  const byFloor = async (amount: number, tables: RawTables = 'public'): Promise<Count> => {
    if (tables === 'public') placed.byFloor += amount;
    const command: RawCommand = {
      tables,
      tenantId: TENANTS[0],
      saleUnit: SALE_UNIT,
      customers,
      carts,
      amount,
    };
    return (await raw.command(command)) as Count;
  };
  const before = await countOrders(shop.owner);
  // A fixed number of orders rather than a fixed time: none is under way when a count ends, so the sums must agree.
  await byShop(WARM_UP_ORDERS);
  const shopAmount = amountFor(await byShop(WARM_UP_ORDERS), options.seconds);
  await byFloor(WARM_UP_ORDERS);
  const floorAmount = amountFor(await byFloor(WARM_UP_ORDERS), options.seconds);
  const comparison = await compare({
    subject: () => byShop(shopAmount),
    floor: () => byFloor(floorAmount),
    counts: options.counts,
  });
  const bare = await repeat(() => byFloor(floorAmount, 'bare'), BARE_COUNTS);
  await raw.stop();

  const written = (await countOrders(shop.owner)) - before;
  const differences = await findLedgerDifferences(shop.owner);
  const expected = placed.byShop + placed.byFloor;
  if (written !== expected) throw new Error(`${expected} orders were answered and ${written} are there`);
  if (differences.wrong > 0)
    throw new Error(`The ledger differs from the balance of ${differences.wrong} products`);
  return {
    title: 'Orders',
    rows: [
      ratioRow(`Order of ${LINES} lines, ${CONNECTIONS} connections`, comparison, TARGET),
      seriesRow('Raw SQL into bare tables (no foreign keys, no second index), for the scale', bare),
    ],
    remarks: [
      `${placed.byShop} orders answered by the shop and ${placed.byFloor} written by the floor: ${written} are there. ` +
        `The ledger equals the balance of all ${differences.all} stock rows.`,
      `${await readSettings(shop.owner)}, ${POOL} connections to the database on both sides, ${BOUGHT} products bought, ` +
        `${customers.length} customers. The shop also prices the order again, keeps its answer under its key and enqueues its SMS.`,
    ],
  };
}

const amountFor = ({ rate }: Count, seconds: number): number =>
  Math.max(CONNECTIONS, Math.round(rate * seconds));
