/** Pages as guests and signed-in buyers get them, ready-made and made for the first time, alone and while orders come in. */
import type { Bench } from '../context.ts';
import { insertSessions, secretOf } from '../data/sessions.queries.ts';
import { productCode } from '../data/products.ts';
import { createChance, pick } from '../measure/chance.ts';
import { summary, type Count, type Series } from '../measure/alternate.ts';
import { applyLoad, type Request } from '../measure/load.ts';
import {
  detailPage,
  homePage,
  listPage,
  LIST_PAGES,
  mix,
  pageRequest,
  READERS,
  searchTexts,
} from '../reads.ts';
import { kilobytes, ratioRow, seriesRow, type Row, type Section } from '../report.ts';
import { PRODUCTS, TENANTS } from '../shop.ts';
import { MAY_REFUSE, orderMaker } from './order-requests.ts';
import { compareCached, repeatFresh } from './reading.ts';

const TARGET = 0.8;
/** For pages that a buyer shares with others of the same prices, except for personal parts. */
const SIGNED_IN_TARGET = 0.5;
/** So many customers ask for them. */
const SIGNED_IN = 40;
/** The products that are asked for most: their pages, in two languages and three tenants, fit into the store. */
const HOT_PRODUCTS = 60;
const ORDERING = 4;
/** More than one connection places in a second. */
const ORDERS_PER_SECOND = 1000;

export async function measurePages(bench: Bench): Promise<Section> {
  const { server, shop } = bench;
  const cached = async (figure: string, lists: Request[][]): Promise<Row> => {
    const comparison = await compareCached({ bench, lists });
    return ratioRow(figure, comparison, TARGET, `${kilobytes(comparison.bytes)} each`);
  };
  const rows = [
    await cached('Home, cached', mix(homePage(server), { seed: 21 })),
    await cached('Product list page, cached', mix(listPage(server), { size: LIST_PAGES, seed: 22 })),
    await cached('Product page, cached', mix(detailPage(server), { size: HOT_PRODUCTS, seed: 23 })),
  ];

  const buyers = shop.customers.slice(0, SIGNED_IN).map(({ customerCode }) => customerCode);
  await insertSessions(shop.owner, { tenantId: TENANTS[0], customers: buyers, staff: [] });
  type Maker = ReturnType<typeof homePage>;
  const signedIn = (make: Maker): Maker => {
    const chance = createChance(25);
    return (mixed) => {
      const { headers, ...request } = make({ ...mixed, tenant: TENANTS[0] });
      const cookie = `shop-${TENANTS[0]}-buyer=${secretOf(pick(buyers, chance))}`;
      return { ...request, headers: { ...headers, cookie } };
    };
  };
  const shared = async (figure: string, lists: Request[][]): Promise<Row> => {
    const comparison = await compareCached({ bench, lists });
    return ratioRow(figure, comparison, SIGNED_IN_TARGET, `${kilobytes(comparison.bytes)} each`);
  };
  rows.push(
    await shared('Home, signed in', mix(signedIn(homePage(server)), { seed: 21 })),
    await shared(
      'Product list page, signed in',
      mix(signedIn(listPage(server)), { size: LIST_PAGES, seed: 22 }),
    ),
    await shared(
      'Product page, signed in',
      mix(signedIn(detailPage(server)), { size: HOT_PRODUCTS, seed: 23 }),
    ),
  );

  let fresh = PRODUCTS;
  const unseen = () =>
    pageRequest(server, { tenant: TENANTS[1], language: 'th' }, `/product/${productCode((fresh -= 1))}`);
  rows.push(seriesRow('Product page, not cached', await repeatFresh(bench, unseen)));
  const search = searchTexts();
  const text = () =>
    pageRequest(server, { tenant: TENANTS[1], language: 'th' }, `/product?q=${encodeURIComponent(search())}`);
  rows.push(seriesRow('List page by text, never cached', await repeatFresh(bench, text)));

  const everything = mix(detailPage(server), { size: PRODUCTS, seed: 24 });
  rows.push(
    seriesRow(
      `Product pages as asked for, over ${PRODUCTS.toLocaleString('en')} products`,
      await asItFalls(bench, everything),
    ),
  );
  const { pages, orders } = await whileOrdersRun(
    bench,
    mix(detailPage(server), { size: HOT_PRODUCTS, seed: 23 }),
  );
  rows.push(
    seriesRow(
      'Product page, cached, while orders come in',
      pages,
      `${Math.round(orders)} orders/s beside it`,
    ),
  );
  return {
    title: 'Pages',
    rows,
    remarks: [
      `${TENANTS.length} tenants under their own hosts, two languages, products by Zipf. Pages are sent compressed (brotli); ` +
        'the baseline is a bare Fastify route that sends the same bytes with the same content-encoding.',
    ],
  };
}

/** A Zipf mix over the whole catalogue: some pages are kept already, the others are made when first asked for. */
async function asItFalls({ server, options }: Bench, lists: Request[][]): Promise<Series> {
  const count = () =>
    applyLoad({ ...server, connections: READERS, lists, until: { seconds: options.seconds } });
  return summary([await count()]);
}

async function whileOrdersRun(bench: Bench, lists: Request[][]): Promise<{ pages: Series; orders: number }> {
  const { server, options } = bench;
  const makeOrders = await orderMaker(bench);
  const each = Math.ceil(options.seconds * ORDERS_PER_SECOND);
  const all: Count[] = [];
  let orders = 0;
  for (let turn = 0; turn < options.counts; turn += 1) {
    const [pages, placed] = await Promise.all([
      applyLoad({ ...server, connections: READERS, lists, until: { seconds: options.seconds } }),
      applyLoad({
        ...server,
        connections: ORDERING,
        lists: makeOrders(ORDERING, each),
        mayRefuse: MAY_REFUSE,
        until: { seconds: options.seconds },
      }),
    ]);
    all.push(pages);
    orders += placed.rate / options.counts;
  }
  return { pages: summary(all), orders };
}
