/** What agreed prices and prices of a center cost an order: the same orders of products that have them, and of others. */
import type { Bench } from '../context.ts';
import { insertOwnPrices } from '../data/own-prices.queries.ts';
import { SALE_UNIT } from '../data/people.queries.ts';
import { productCode } from '../data/products.ts';
import { compare, repeat, type Count } from '../measure/alternate.ts';
import { applyLoad } from '../measure/load.ts';
import { ratioRow, seriesRow, type Section } from '../report.ts';
import { TENANTS } from '../shop.ts';
import { CONNECTIONS, LINES, makeCarts, MAY_REFUSE, orderMaker, type OrderMaker } from './order-requests.ts';

const [TENANT] = TENANTS;
/** Far from the products that other parts buy. */
const PLAIN = { first: 4000, many: 2000 };
const OWN = { first: 6000, many: 2000 };
/** Products that have a price with each customer. */
const WITH_EACH = 50;
const WARM_UP_ORDERS = 1500;
const TRIAL_ORDERS = 400;
const BEFORE_COUNTS = 3;
/** The same, but for the noise of a busy machine. */
const TARGET = 0.9;

export async function measurePrices(bench: Bench): Promise<Section> {
  const { shop, server, options } = bench;
  const place = (make: OrderMaker, amount: number): Promise<Count> =>
    applyLoad({
      ...server,
      connections: CONNECTIONS,
      lists: make(CONNECTIONS, Math.ceil(amount / CONNECTIONS)),
      until: { amount },
      mayRefuse: MAY_REFUSE,
    });
  const plain = await orderMaker(bench, makeCarts(PLAIN));
  await place(plain, WARM_UP_ORDERS);
  const { rate } = await place(plain, TRIAL_ORDERS);
  const amount = Math.max(CONNECTIONS, Math.round(rate * options.seconds));
  const empty = await repeat(() => place(plain, amount), BEFORE_COUNTS);
  const codes = Array.from({ length: OWN.many }, (_, nth) => productCode(OWN.first + nth));
  const rows = await insertOwnPrices(shop.owner, {
    tenantId: TENANT,
    saleUnit: SALE_UNIT,
    codes,
    agreed: codes.filter((_, nth) => nth % 2 === 0),
    withEach: WITH_EACH,
  });
  const own = await orderMaker(bench, makeCarts(OWN));
  await place(own, TRIAL_ORDERS);
  const comparison = await compare({
    subject: () => place(own, amount),
    baseline: () => place(plain, amount),
    counts: options.counts,
  });
  return {
    title: 'Agreed prices and prices of a center',
    rows: [
      ratioRow(`Order of ${LINES} lines whose products have such prices`, comparison, TARGET),
      seriesRow('Order of products without, while nobody had any', empty),
    ],
    remarks: [
      `${rows.ofCenter.toLocaleString('en')} prices of the center, ${rows.agreed.toLocaleString('en')} agreed prices, with the customers' type and ` +
        `with each of ${shop.customers.length} customers. The baseline are orders of as many products that have neither, in turn with the others.`,
    ],
  };
}
