/** The calls of browsing, answered from memory and not. */
import type { Bench } from '../context.ts';
import { productCode } from '../data/products.ts';
import type { Comparison } from '../measure/alternate.ts';
import { autocompleteCall, detailCall, guestCalls, listCall, LISTS, mix, searchTexts } from '../reads.ts';
import { kilobytes, ratioRow, seriesRow, type Row, type Section } from '../report.ts';
import { PRODUCTS, TENANTS } from '../shop.ts';
import { compareCached, repeatFresh } from './reading.ts';

const TARGET = 0.8;
/** The products that are asked for most: their answers fit into the store with room to spare. */
const HOT_PRODUCTS = 500;

export async function measureJson(bench: Bench): Promise<Section> {
  const asking = await guestCalls(bench.server);
  const [tenant] = TENANTS;
  const headers = asking.headersOf(tenant, 'th');
  const cached = async (figure: string, lists: ReturnType<typeof mix>): Promise<Row> => {
    const comparison: Comparison & { bytes: number } = await compareCached({ bench, lists });
    return ratioRow(figure, comparison, TARGET, `${kilobytes(comparison.bytes)} each`);
  };
  const rows = [
    await cached('Product list, cached', mix(listCall(asking), { size: LISTS, seed: 11 })),
    await cached('Autocomplete, cached', mix(autocompleteCall(asking), { seed: 12 })),
    await cached('Product detail, cached', mix(detailCall(asking), { size: HOT_PRODUCTS, seed: 13 })),
  ];

  // From the other end of the catalogue, which nobody has asked for, of one tenant after the other.
  let fresh = 0;
  const detail = () => {
    fresh += 1;
    const mine = asking.headersOf(TENANTS[Math.floor(fresh / PRODUCTS) % TENANTS.length] ?? tenant, 'th');
    return { path: `/api/products/item/${productCode(PRODUCTS - (fresh % PRODUCTS) - 1)}`, headers: mine };
  };
  rows.push(seriesRow('Product detail, not cached', await repeatFresh(bench, detail)));
  const search = searchTexts();
  const list = () => ({
    method: 'POST' as const,
    path: '/api/products/items',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ Take: 12, Skip: 0, SearchText: search() }),
  });
  rows.push(seriesRow('Product list by text, not cached', await repeatFresh(bench, list)));
  return {
    title: 'Calls of browsing',
    rows,
    remarks: [
      `A guest's token as Bearer, ${TENANTS.length} tenants, two languages; the baseline is a bare Fastify route of the same method ` +
        'that sends the same bytes with the same content-encoding, in its own process.',
    ],
  };
}
