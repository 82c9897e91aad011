/** The same lists and searches, as the app's role, in a tenant of ten thousand products and in a far larger one. */
import type { Database, TenantTransaction } from '#database/database.ts';
import {
  offeredProducts,
  pageByPosition,
  pageByPrice,
  pageByText,
} from '#server/features/catalogue/catalogue.queries.ts';
import { parseSearch } from '#server/features/catalogue/catalogue.search.ts';
import type { Bench } from '../context.ts';
import { openLargeShop } from '../data/large.queries.ts';
import { SALE_UNIT } from '../data/people.queries.ts';
import { SEARCHES } from '../data/vocabulary.ts';
import { compare, type Count } from '../measure/alternate.ts';
import { quantile } from '../measure/statistics.ts';
import type { Row, Section } from '../report.ts';
import { PRODUCTS, TENANTS } from '../shop.ts';

const TENANT = TENANTS[0];
const TAKE = 12;
/** Statements of one count. */
const EACH = 40;
const WARM_UP = 10;

type Page = ReturnType<typeof pageByPosition>;
/** The nth page of its kind. */
type Kind = { name: string; page: (turn: number) => Page };

const range = (turn: number) => ({ skip: TAKE * (turn % 3), take: TAKE });
const byText = (texts: readonly string[]) => (turn: number) => {
  const text = parseSearch(texts[turn % texts.length] ?? '', new Map());
  if (!text) throw new TypeError('A search of the bench has no words');
  return pageByText(SALE_UNIT, {}, { skip: 0, take: TAKE, text });
};

const KINDS: readonly Kind[] = [
  { name: 'List, first pages', page: (turn) => pageByPosition(SALE_UNIT, {}, range(turn)) },
  {
    name: 'List of a category',
    page: (turn) => pageByPosition(SALE_UNIT, { Hierarchy1: `A${turn % 8}` }, range(turn)),
  },
  { name: 'List by price', page: (turn) => pageByPrice(SALE_UNIT, {}, { ...range(turn), direction: 'asc' }) },
  {
    name: 'List of a category by price',
    page: (turn) =>
      pageByPrice(SALE_UNIT, { Hierarchy1: `A${turn % 8}` }, { ...range(turn), direction: 'asc' }),
  },
  { name: 'Search, a word', page: byText(SEARCHES.words) },
  { name: 'Search, the beginning of a word', page: byText(SEARCHES.beginnings) },
  { name: 'Search, two words', page: byText(SEARCHES.pairs) },
  { name: 'Search, mistyped', page: byText(SEARCHES.slips) },
];

export async function measureScale({ options, shop }: Bench): Promise<Section> {
  const many = options.largeTenant.toLocaleString('en');
  const begun = performance.now();
  const large = await openLargeShop(shop.embedded, { tenantId: TENANT, products: options.largeTenant });
  const filledSeconds = Math.round((performance.now() - begun) / 1000);
  try {
    const rows: Row[] = [];
    for (const kind of KINDS) {
      for (const database of [shop.database, large]) await ask(database, kind, WARM_UP);
      const { ratio, subject, floor } = await compare({
        subject: () => ask(large, kind, EACH),
        floor: () => ask(shop.database, kind, EACH),
        counts: options.counts,
      });
      rows.push({
        figure: kind.name,
        ratio,
        measured: milliseconds(1000 / subject.rate),
        floor: milliseconds(1000 / floor.rate),
        note: `p99 ${milliseconds(subject.p99)} and ${milliseconds(floor.p99)}`,
      });
    }
    return {
      title: `${many} products in a tenant (Shop) and ${PRODUCTS.toLocaleString('en')} (Floor)`,
      rows,
      remarks: [
        `One statement at a time as the app's role behind the wall, the mean of ${EACH} a count; a page of ${TAKE} with units, prices and stock. ` +
          `${many} products were written and indexed in ${filledSeconds} s.`,
      ],
    };
  } finally {
    await large.stop();
  }
}

const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

async function ask(database: Database, { page }: Kind, times: number): Promise<Count> {
  const took: number[] = [];
  const begun = performance.now();
  for (let turn = 0; turn < times; turn += 1) {
    const since = performance.now();
    const work = (tx: TenantTransaction) =>
      offeredProducts(tx, { customerCode: 'GUEST', saleUnit: SALE_UNIT, page: page(turn), at: new Date() });
    const rows = await database.inTenant(TENANT, work, { readOnly: true });
    if (rows.length === 0) throw new Error('A list of the bench is empty');
    took.push(performance.now() - since);
  }
  const elapsedMs = performance.now() - begun;
  return {
    rate: (times / elapsedMs) * 1000,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    busy: 0,
    costMicros: 0,
  };
}
