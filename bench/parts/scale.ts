/** The same lists and searches, as the app's role, in a tenant of ten thousand products and in a far larger one. */
import type { Database } from '#database/database.ts';
import {
  offeredProducts,
  pageByPosition,
  pageByText,
  type Direction,
} from '#server/features/catalogue/catalogue.queries.ts';
import { pageByPrice } from '#server/features/catalogue/pricing/catalogue.by-price.queries.ts';
import { parseSearch } from '#server/features/catalogue/search/catalogue.search.rules.ts';
import {
  pageOfCollections,
  type Collection,
} from '#server/features/catalogue/collections/catalogue.collections.queries.ts';
import { readSynonyms } from '#server/features/catalogue/search/catalogue.synonyms.rules.ts';
import { GUEST } from '#server/http/visitor.ts';
import type { Bench } from '../context.ts';
import { settle } from '../data/catalogue.queries.ts';
import { openLargeShop } from '../data/large.queries.ts';
import { insertLevel2, LEVEL_2, SALE_UNIT } from '../data/people.queries.ts';
import { productOf, collectedCodes } from '../data/products.ts';
import { GROUP, insertCollections } from '../data/collections.queries.ts';
import { markProducts } from '../data/marked.queries.ts';
import { SEARCHES, SYNONYMS } from '../data/vocabulary.ts';
import { compare, type Count } from '../measure/alternate.ts';
import { backendMs } from '../measure/backends.queries.ts';
import { quantile } from '../measure/statistics.ts';
import { costNote, milliseconds, type Row, type Section } from '../report.ts';
import { PRODUCTS, TENANTS } from '../shop.ts';
import { DESK_KINDS, type DeskKind } from './scale-desk.ts';

const TENANT = TENANTS[0];
const TAKE = 12;
/** Statements of one count. */
const EACH = 40;
const WARM_UP = 10;
/** Of what is slow, so many make a count. */
const SLOW_EACH = 3;
const SLOW_MS = 150;
/** Among a million a page may take one and a half times as long. */
const TARGET = 1 / 1.5;

type Page = ReturnType<typeof pageByPosition>;
/** The nth page of its kind and its visitor; a guest unless one is named. */
type PageKind = { name: string; page: (turn: number) => Page; customerCode?: string };
type Kind = DeskKind;

/** The marks of a page are not what is measured here. */
const NO_MARKS = { isAny: false, asked: [], of: () => [] };

const range = (turn: number) => ({ skip: TAKE * (turn % 3), take: TAKE });
const synonyms = readSynonyms(SYNONYMS);
const byText =
  (texts: readonly string[], { skip = 0, take = TAKE, typing = false } = {}) =>
  (turn: number) => {
    const text = parseSearch(texts[turn % texts.length] ?? '', synonyms, { typing });
    if (!text) throw new TypeError('A search of the bench has no words');
    return pageByText(SALE_UNIT, {}, { skip, take, text });
  };
const byPrice =
  (customerCode: string, kind: (turn: number) => object = () => ({})) =>
  (turn: number) =>
    pageByPrice(SALE_UNIT, kind(turn), { ...range(turn), customerCode, direction: 'asc' });
const oneOfEight = (turn: number) => ({ Hierarchy1: `A${turn % 8}` });
const byCollection =
  (collection: Collection, sort?: Direction, customerCode = GUEST) =>
  (turn: number) =>
    pageOfCollections(
      SALE_UNIT,
      {},
      { ...range(turn), collections: [collection], at: new Date(), sort, customerCode },
    );

/** Names of products that both shops have, nine words or so. */
const names = [1, 2345, 4711, 9000].map(productOf).flatMap(({ nameTh, nameEn }) => [nameTh, nameEn]);

const PAGES: readonly PageKind[] = [
  { name: 'List, first pages', page: (turn) => pageByPosition(SALE_UNIT, {}, range(turn)) },
  {
    name: 'List of a category',
    page: (turn) => pageByPosition(SALE_UNIT, oneOfEight(turn), range(turn)),
  },
  { name: 'List by price', page: byPrice(GUEST) },
  { name: 'List of a category by price', page: byPrice(GUEST, oneOfEight) },
  { name: 'List by price, at level 2', page: byPrice(LEVEL_2), customerCode: LEVEL_2 },
  {
    name: 'List of a category by price, at level 2',
    page: byPrice(LEVEL_2, oneOfEight),
    customerCode: LEVEL_2,
  },
  { name: 'List of promotion products', page: byCollection({ collection: 'PROMOTION' }) },
  {
    name: 'List of promotion products by price',
    page: byCollection({ collection: 'PROMOTION' }, 'desc', LEVEL_2),
  },
  { name: 'List of a display group', page: byCollection({ collection: 'GROUP', id: GROUP }) },
  { name: 'Search, a word', page: byText(SEARCHES.words) },
  { name: 'Search, a word, page 11', page: byText(SEARCHES.words, { skip: 10 * TAKE }) },
  { name: 'Search, two words', page: byText(SEARCHES.pairs) },
  { name: 'Search, three words', page: byText(SEARCHES.triples) },
  { name: 'Search, words that are never together', page: byText(SEARCHES.strangers) },
  { name: 'Search, the whole name of a product', page: byText(names) },
  { name: 'Search, mistyped', page: byText(SEARCHES.slips) },
  { name: 'Search, on the other keyboard layout', page: byText(SEARCHES.otherLayout) },
  { name: 'Search, a synonym', page: byText(SEARCHES.synonyms) },
  { name: 'Search, a code or the beginning of one', page: byText(SEARCHES.codes) },
  {
    name: 'Autocomplete',
    page: byText([...SEARCHES.beginnings, ...SEARCHES.letters], { take: 30, typing: true }),
  },
];

/** The list as it is asked for with units, prices and stock. */
const ofBuyers = ({ name, page, customerCode = GUEST }: PageKind): Kind => ({
  name,
  rows: (tx, turn) =>
    offeredProducts(tx, {
      customerCode,
      saleUnit: SALE_UNIT,
      page: page(turn),
      at: new Date(),
      marks: NO_MARKS,
    }),
});

export async function measureScale({ options, shop }: Bench): Promise<Section> {
  const many = options.largeTenant.toLocaleString('en');
  const begun = performance.now();
  const large = await openLargeShop(shop.embedded, { tenantId: TENANT, products: options.largeTenant });
  const filledSeconds = Math.round((performance.now() - begun) / 1000);
  const small = { client: shop.owner, database: shop.database };
  await insertLevel2(shop.owner, TENANT);
  await insertCollections(small, { tenantId: TENANT, codes: collectedCodes(PRODUCTS) });
  await markProducts(shop.owner, { tenantId: TENANT, products: PRODUCTS });
  await settle(shop.owner);
  try {
    const rows: Row[] = [];
    const kinds = [...PAGES.map(ofBuyers), ...DESK_KINDS].filter(({ name }) => name.includes(options.lists));
    for (const kind of kinds) {
      const [fast, slow] = [await timesFor(shop.database, kind), await timesFor(large, kind)];
      const { ratio, costRatio, subject, baseline } = await compare({
        subject: () => ask(large, kind, slow),
        baseline: () => ask(shop.database, kind, fast),
        counts: options.counts,
      });
      rows.push({
        figure: kind.name,
        ratio,
        target: `≥ ${Math.round(TARGET * 100)} %`,
        met: ratio >= TARGET,
        measured: milliseconds(1000 / subject.rate),
        baseline: milliseconds(1000 / baseline.rate),
        note: costNote({ costRatio, subject, baseline }),
      });
    }
    return {
      title: `${many} products in a tenant (Shop) and ${PRODUCTS.toLocaleString('en')} (Floor)`,
      rows,
      remarks: [
        `One statement at a time as the app's role under row-level security, the mean of ${EACH} a count (of ${SLOW_EACH} where one takes more than ` +
          `${SLOW_MS} ms); a page of ${TAKE} with units, prices and stock. "The few" are 20 products, spread over either shop. ` +
          `${many} products were written and indexed in ${filledSeconds} s.`,
      ],
    };
  } finally {
    await large.stop();
  }
}

/** How many make a count: what is slow is asked less often. */
async function timesFor(database: Database, kind: Kind): Promise<number> {
  const { rate } = await ask(database, kind, 1);
  if (1000 / rate > SLOW_MS) return SLOW_EACH;
  await ask(database, kind, WARM_UP);
  return EACH;
}

async function ask(database: Database, kind: Kind, times: number): Promise<Count> {
  const took: number[] = [];
  const usedBefore = await backendMs(database, TENANT);
  const begun = performance.now();
  for (let turn = 0; turn < times; turn += 1) {
    const since = performance.now();
    const rows = await database.inTenant(TENANT, (tx) => kind.rows(tx, turn), { readOnly: true });
    if (rows.length === 0) throw new Error(`"${kind.name}" is empty`);
    took.push(performance.now() - since);
  }
  const elapsedMs = performance.now() - begun;
  return {
    rate: (times / elapsedMs) * 1000,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    busy: 0,
    costMicros: (((await backendMs(database, TENANT)) - usedBefore) / times) * 1000,
  };
}
