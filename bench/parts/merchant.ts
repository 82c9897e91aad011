/** The order list of staff in a tenant of a hundred thousand orders, and in one of a thousand: the same statements, as the app's role. */
import type { TenantTransaction } from '#database/database.ts';
import { typedOrderEnd, typedOrderNumber } from '#domain/orders/order-number.ts';
import { orderStates } from '#domain/orders/order.ts';
import { findCustomerCodes, findCustomersByCode } from '#server/features/acting/customers.queries.ts';
import { pageOfOrders } from '#server/features/merchant-orders/merchant-orders.queries.ts';
import type { OrderFilters } from '#server/features/merchant-orders/order-filters.queries.ts';
import { findHomeFigures } from '#server/features/reports/home.queries.ts';
import type { Bench } from '../context.ts';
import { settle } from '../data/catalogue.queries.ts';
import { findOrderNumbers, insertDesk, insertDeskCustomers } from '../data/desk.queries.ts';
import { insertTenant, SALE_UNIT } from '../data/people.queries.ts';
import { compare, type Count } from '../measure/alternate.ts';
import { backendMs } from '../measure/backends.queries.ts';
import { quantile } from '../measure/statistics.ts';
import { costNote, milliseconds, type Row, type Section } from '../report.ts';

const MANY = 100_000;
const FEW = 1_000;
/** A page may take twice as long among many. */
const TARGET = 0.5;
/** Statements of one count. */
const EACH = 60;
const WARM_UP = 15;
/** A page and the row that shows that there is another. */
const TAKE = 26;
const PLACES = 40;

type Place = Awaited<ReturnType<typeof findOrderNumbers>>[number];
type Desk = { tenantId: string; places: readonly Place[] };
/** What is asked the nth time; places are spread over the year, the newest first. */
type Kind = { name: string; filters: (place: Place, turn: number) => Partial<OrderFilters> };

const text = (typed: string): Partial<OrderFilters> => ({
  search: { number: typedOrderNumber(typed), end: typedOrderEnd(typed), parts: typed.split(' ') },
});
const after = ({ placedAt, orderId }: Place) => ({ after: { value: placedAt, orderId } });
/** Of a customer of the center. */
const mobile = (turn: number) => `09${String(3 + 3 * (turn % 10)).padStart(8, '0')}`;

const KINDS: readonly Kind[] = [
  { name: 'First page', filters: () => ({}) },
  { name: 'Deep page', filters: after },
  { name: 'Deep page of the delivered', filters: (place) => ({ states: ['Delivered'], ...after(place) }) },
  { name: 'First page of those that wait', filters: () => ({ states: ['Wait'] }) },
  { name: 'First page of the canceled', filters: () => ({ states: ['Canceled'] }) },
  { name: 'First page by total', filters: () => ({ sort: 'total' }) },
  {
    name: 'Deep page by total',
    filters: ({ totalSatang, orderId }) => ({ sort: 'total', after: { value: totalSatang, orderId } }),
  },
  { name: 'Search, a number', filters: ({ orderId }) => text(orderId) },
  { name: 'Search, the month of a number', filters: ({ orderId }) => text(orderId.slice(0, 4)) },
  { name: 'Search, a mobile number', filters: (_, turn) => text(mobile(turn)) },
  { name: 'Search, a name that a fifth have', filters: () => text('สมชาย') },
  { name: 'Search, such a name, by total', filters: () => ({ ...text('สมชาย'), sort: 'total' }) },
  {
    name: 'Search, such a name, the delivered, cheapest first',
    filters: () => ({ ...text('สมชาย'), sort: 'total', dir: 'asc', states: ['Delivered'] }),
  },
];

/** Staff's search for a customer, among so many customers. */
const CUSTOMERS: readonly (readonly [name: string, parts: readonly string[]])[] = [
  ['Customers, the first page', []],
  ['Customers, a name that a fifth have', ['สมชาย']],
  ['Customers, a name and a part of another', ['มานี', 'ab']],
  ['Customers, a mobile number', ['0900000003']],
];

export async function measureMerchant({ options, shop }: Bench): Promise<Section> {
  const begun = performance.now();
  const [many, few] = [
    await openDesk(shop.owner, 'bench-many', MANY),
    await openDesk(shop.owner, 'bench-few', FEW),
  ];
  const [crowd, village] = [
    await openCustomers(shop.owner, 'bench-crowd', MANY),
    await openCustomers(shop.owner, 'bench-village', FEW),
  ];
  await settle(shop.owner);
  const filledSeconds = Math.round((performance.now() - begun) / 1000);
  const rows: Row[] = [];
  const measure = async (
    figure: string,
    ask: (desk: Desk, times: number) => Promise<Count>,
    { target, desks: [large, small] = [many, few] }: { target?: number; desks?: readonly [Desk, Desk] } = {},
  ) => {
    for (const desk of [large, small]) await ask(desk, WARM_UP);
    const { ratio, costRatio, subject, baseline } = await compare({
      subject: () => ask(large, EACH),
      baseline: () => ask(small, EACH),
      counts: options.counts,
    });
    rows.push({
      figure,
      ratio,
      ...(target === undefined ? {} : { target: `≥ ${target * 100} %`, met: ratio >= target }),
      measured: milliseconds(1000 / subject.rate),
      baseline: milliseconds(1000 / baseline.rate),
      note: costNote({ costRatio, subject, baseline }),
    });
  };
  const timed =
    (work: (tx: TenantTransaction, place: Place, turn: number) => Promise<unknown>) =>
    (desk: Desk, times: number) =>
      repeatedly(shop, desk, times, work);
  for (const { name, filters } of KINDS)
    await measure(
      name,
      timed(async (tx, place, turn) => {
        const page = pageOfOrders({ ...EVERYTHING, ...filters(place, turn) });
        const { rows: found } = await page.execute(tx);
        if (found.every((row) => row.orderId === null)) throw new Error(`"${name}" finds nothing`);
      }),
      { target: TARGET },
    );
  for (const [name, parts] of CUSTOMERS)
    await measure(
      name,
      timed(async (tx) => {
        const codes = await findCustomerCodes(tx, { parts, saleUnit: SALE_UNIT, after: null, take: 21 });
        if (codes.length === 0) throw new Error(`"${name}" finds nobody`);
        await findCustomersByCode(tx, { codes, saleUnit: SALE_UNIT });
      }),
      { target: TARGET, desks: [crowd, village] },
    );
  const today = new Date(Date.now() - 24 * 3600 * 1000);
  // It sums what is under way, of which there is more where more is ordered.
  await measure(
    'Figures of the home page',
    timed((tx) => findHomeFigures(tx, { saleUnit: SALE_UNIT, today, most: 1000 })),
  );
  return {
    title: `${MANY.toLocaleString('en')} orders in a tenant (Shop) and ${FEW.toLocaleString('en')} (Floor)`,
    rows,
    remarks: [
      `One statement at a time as the app's role under row-level security, the mean of ${EACH} a count; pages of ${TAKE - 1}, three ` +
        `centers, 3 lines an order. Customers: ${MANY.toLocaleString('en')} in a tenant and ${FEW.toLocaleString('en')}. All tenants stand in one ` +
        `database; they were written in ${filledSeconds} s.`,
    ],
  };
}

const EVERYTHING: OrderFilters = {
  saleUnit: SALE_UNIT,
  type: '3',
  states: orderStates,
  sort: 'placed',
  dir: 'desc',
  placed: {},
  take: TAKE,
};

async function openDesk(owner: Bench['shop']['owner'], tenantId: string, orders: number): Promise<Desk> {
  await insertTenant(owner, tenantId);
  await insertDesk(owner, { tenantId, orders });
  const all = await findOrderNumbers(owner, { tenantId, many: PLACES });
  // The last page is shorter.
  return { tenantId, places: all.slice(0, Math.floor(PLACES * 0.8)) };
}

/** A tenant that has customers alone. */
async function openCustomers(
  owner: Bench['shop']['owner'],
  tenantId: string,
  customers: number,
): Promise<Desk> {
  await insertTenant(owner, tenantId);
  await insertDeskCustomers(owner, { tenantId, customers });
  return { tenantId, places: [{ orderId: '', placedAt: new Date(), totalSatang: 0 }] };
}

async function repeatedly(
  { database }: Bench['shop'],
  { tenantId, places }: Desk,
  times: number,
  work: (tx: TenantTransaction, place: Place, turn: number) => Promise<unknown>,
): Promise<Count> {
  const took: number[] = [];
  const usedBefore = await backendMs(database, tenantId);
  const begun = performance.now();
  for (let turn = 0; turn < times; turn += 1) {
    const place = places[turn % places.length];
    if (!place) throw new Error('A tenant of the bench has no orders');
    const since = performance.now();
    await database.inTenant(tenantId, (tx) => work(tx, place, turn), { readOnly: true });
    took.push(performance.now() - since);
  }
  const elapsedMs = performance.now() - begun;
  return {
    rate: (times / elapsedMs) * 1000,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    busy: 0,
    costMicros: (((await backendMs(database, tenantId)) - usedBefore) / times) * 1000,
  };
}
