/** Of any prices of a product, and any buyer, center and day: what is shown, quoted and explained is one price, and the right one. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product as BuyersProduct } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { openProductDesk } from './product-desk.testing.ts';

const SEED = 20_260_302;
const RUNS = 200;
const FIRST_DAY = 1;
const LAST_DAY = 6;
const UNITS = [1, 2, 3] as const;
const LEVELS = [1, 2, 3, 4, 5] as const;
const BUYERS = ['GUEST', 'CUST1', 'CUST2'] as const;
const CENTERS = ['C1', 'C2'] as const;
const TYPES = ['SHOP', 'HOTEL'] as const;

type Price = { satang: number; type: 0 | 1 | 2 };
type Days = readonly [first: number, last: number];
/** By unit and level; null is none. */
type Grid = readonly (readonly (Price | null)[])[];
type Agreed = Price & { who: 'CUST1' | 'CUST2' | 'SHOP' | 'HOTEL'; unit: 1 | 2 | 3; days: Days };
type World = {
  grid: Grid;
  advance: { days: Days; grid: Grid } | null;
  agreed: readonly Agreed[];
  /** Of each center. */
  own: Record<(typeof CENTERS)[number], Grid | null>;
  customers: Record<'CUST1' | 'CUST2', { level: number; type: (typeof TYPES)[number] | null }>;
};

type Asked = { who: (typeof BUYERS)[number]; center: (typeof CENTERS)[number]; day: number };

const price = fc.record({
  satang: fc.integer({ min: 1, max: 200_000 }),
  type: fc.constantFrom<Price['type']>(0, 1, 2),
});
/** Of each unit the price of level 1 is likelier to be there than the others. */
const gridOf = (ofFirst: number): fc.Arbitrary<Grid> =>
  fc.tuple(
    ...UNITS.map(() =>
      fc.tuple(
        fc.option(price, { freq: ofFirst }),
        ...LEVELS.slice(1).map(() => fc.option(price, { freq: 1 })),
      ),
    ),
  );
const days = fc
  .tuple(fc.integer({ min: FIRST_DAY, max: LAST_DAY }), fc.integer({ min: FIRST_DAY, max: LAST_DAY }))
  .map(([a, b]): Days => [Math.min(a, b), Math.max(a, b)]);
const customer = fc.record({ level: fc.constantFrom(...LEVELS), type: fc.option(fc.constantFrom(...TYPES)) });
const agreed = fc.record({
  satang: fc.integer({ min: 1, max: 200_000 }),
  type: fc.constantFrom<Price['type']>(0, 1, 2),
  who: fc.constantFrom<Agreed['who']>('CUST1', 'CUST2', 'SHOP', 'HOTEL'),
  unit: fc.constantFrom(...UNITS),
  days,
});
const meets = (a: Agreed, b: Agreed): boolean =>
  a.who === b.who && a.unit === b.unit && a.days[0] <= b.days[1] && b.days[0] <= a.days[1];
const world: fc.Arbitrary<World> = fc.record({
  grid: gridOf(5),
  advance: fc.option(fc.record({ days, grid: gridOf(1) })),
  agreed: fc
    .array(agreed, { maxLength: 6 })
    .map((all) => all.filter((one, at) => !all.slice(0, at).some((other) => meets(one, other)))),
  own: fc.record({ C1: fc.option(gridOf(1)), C2: fc.option(gridOf(1)) }),
  customers: fc.record({ CUST1: customer, CUST2: customer }),
});
const asked = fc.record({
  who: fc.constantFrom(...BUYERS),
  center: fc.constantFrom(...CENTERS),
  day: fc.integer({ min: FIRST_DAY, max: LAST_DAY }),
});

/** Written apart from the rules: the first that is there, with tax. In satang, null where a unit is not sold. */
function rightPrice(
  { grid, advance, agreed: all, own, customers }: World,
  { who, center, day, unit }: Asked & { unit: 1 | 2 | 3 },
): number | null {
  const { level, type } = who === 'GUEST' ? { level: 1, type: null } : customers[who];
  const holds = ([first, last]: Days) => first <= day && day <= last;
  const of = (whose: string | null) =>
    all.find((one) => one.who === whose && one.unit === unit && holds(one.days)) ?? null;
  const at = (one: Grid | null, of_: number) => one?.[unit - 1]?.[of_ - 1] ?? null;
  const today = advance && holds(advance.days) ? advance.grid : null;
  const found =
    (who === 'GUEST' ? null : (of(who) ?? of(type))) ??
    at(own[center], level) ??
    at(today, level) ??
    at(grid, level) ??
    at(own[center], 1) ??
    at(today, 1) ??
    at(grid, 1);
  return found && found.satang + (found.type === 2 ? Math.floor((found.satang * 7 + 50) / 100) : 0);
}

const desk = openProductDesk();
const shop = () => desk.shop();
const dayOf = (day: number): string => `2026-03-0${day}`;
const dayIn = (day: number): string => `'${dayOf(day)}'`;

const COLUMNS = `tax_type, tax_type2, tax_type3, tax_type4, tax_type5, level1, level2, level3, level4, level5`;
const orNull = (value: string | number | null | undefined) =>
  value === null || value === undefined ? 'null' : typeof value === 'number' ? String(value) : `'${value}'`;

/** Rows of values of units: the given columns, then the types and the amounts by level. */
const rowsOf = (grid: Grid, before: string, none: { type: number | null; satang: number | null }) =>
  UNITS.map((unit) => {
    const cells = LEVELS.map((level) => grid[unit - 1]?.[level - 1] ?? null);
    const [first, ...others] = cells;
    const types = [first?.type ?? none.type, ...others.map((cell) => cell?.type)];
    const satang = [first?.satang ?? none.satang, ...others.map((cell) => cell?.satang)];
    return `(${before}, ${[unit, ...types, ...satang].map(orNull).join(', ')})`;
  });

/** Makes the prices of P1 these, as rows: what is asked is how they are read. */
async function arrange({ grid, advance, agreed: all, own, customers }: World): Promise<void> {
  const statements = [
    `delete from agreed_prices`,
    `delete from advance_prices`,
    `delete from center_prices`,
    `delete from product_prices where tenant_id = 'alpha' and product_code = 'P1'`,
    `insert into product_prices (tenant_id, product_code, unit_no, ${COLUMNS})
     values ${rowsOf(grid, `'alpha', 'P1'`, { type: 1, satang: 0 }).join(', ')}`,
    ...(advance
      ? [
          `insert into advance_prices values ('alpha', 'P1', 'A', 'Days', ${advance.days.map(dayIn).join(', ')})`,
          `insert into advance_unit_prices (tenant_id, product_code, advance_id, unit_no, ${COLUMNS})
           values ${rowsOf(advance.grid, `'alpha', 'P1', 'A'`, { type: null, satang: null }).join(', ')}`,
        ]
      : []),
    ...CENTERS.flatMap((center) => {
      const rows = rowsOf(own[center] ?? [], `'alpha', 'P1', '${center}'`, { type: null, satang: null });
      const held = rows.filter((_, at) => own[center]?.[at]?.some((cell) => cell !== null));
      return held.length === 0
        ? []
        : `insert into center_prices (tenant_id, product_code, sale_unit, unit_no, ${COLUMNS}) values ${held.join(', ')}`;
    }),
    ...all.map(({ who, unit, satang, type, days: held }, at) => {
      const isCustomer = who.startsWith('CUST');
      return `insert into agreed_prices (tenant_id, agreed_id, product_code, unit_no, customer_code, customer_type, satang,
          tax_type, first_day, last_day)
        values ('alpha', 'A${at}', 'P1', ${unit}, ${orNull(isCustomer ? who : null)}, ${orNull(isCustomer ? null : who)},
          ${satang}, ${type}, ${held.map(dayIn).join(', ')})`;
    }),
    ...Object.entries(customers).map(
      ([code, { level, type }]) =>
        `update customers set price_level = ${level}, customer_type = ${orNull(type)}
         where tenant_id = 'alpha' and customer_code = '${code}'`,
    ),
  ];
  await shop().database.asOwner(statements.join(';\n'));
}

const shownOf = (product: BuyersProduct | undefined) => [
  product?.SalesPrice1 ?? null,
  product?.SalesPrice2 ?? null,
  product?.SalesPrice3 ?? null,
];

/** Of each unit, wherever a buyer meets it: in the list, the cart's list, the detail, the quote, and as it is explained to staff. */
async function everywhere({ who, center, day }: Asked) {
  const [at, today] = [dayOf(day), dayOf(FIRST_DAY)];
  shop().now = new Date(`${at}T05:00:00Z`);
  shop().deps.cache.dropAll();
  const token = await shop().tokenOf('alpha', who, center);
  const list = async (body: object) =>
    (await shop().call('listProducts', { token, body }))
      .json<BuyersProduct[]>()
      .find(({ P_Code }) => P_Code === 'P1');
  const quoteOf = async (unit: 1 | 2 | 3): Promise<number | null> => {
    const line = { P_Code: 'P1', qty1: 0, qty2: 0, qty3: 0, [`qty${unit}`]: 1 };
    const quote = await shop().call('quote', { token, body: { SaleUnit: center, Lines: [line] } });
    return quote.json<CallAnswer<'quote'>>().Subtotal || null;
  };
  const [inList, named, detail, ...quoted] = await Promise.all([
    list({}),
    list({ ProductIds: ['P1'] }),
    shop().call('productDetail', { token, params: { code: 'P1' } }),
    ...UNITS.map(quoteOf),
  ]);
  // Asked on the first day about that one.
  shop().now = new Date(`${today}T05:00:00Z`);
  const why = await shop().call('explainPrice', {
    token: await shop().tokenOf('alpha', center === 'C1' ? 'ADMIN' : 'SALE2', center),
    params: { code: 'P1' },
    query: { ...(who !== 'GUEST' && { customerCode: who }), saleUnit: center, day: at },
  });
  const { Units } = why.json<CallAnswer<'explainPrice'>>();
  const explained = Units.map(({ Paid }) => Paid);
  const counting = Units.map(({ Looked }) => Looked.find(({ Counts }) => Counts)?.Paid ?? null);
  return {
    inList: shownOf(inList),
    named: shownOf(named),
    inDetail: shownOf(detail.json<{ Data: BuyersProduct }>().Data),
    quoted,
    explained,
    counting,
  };
}

test('K-68d shown, quoted and explained are the same, and the strongest price that holds', async () => {
  await shop().database.asOwner(
    `insert into customer_types (tenant_id, type_code, name_th, name_en, position)
     values ('alpha', 'SHOP', 'ร้านค้า', 'Shop', 1), ('alpha', 'HOTEL', 'โรงแรม', 'Hotel', 2)`,
  );
  const met = new Set<number>();
  await fc.assert(
    fc.asyncProperty(world, asked, async (prices, one) => {
      await arrange(prices);
      const satang = UNITS.map((unit) => rightPrice(prices, { ...one, unit }));
      for (const amount of satang) if (amount !== null) met.add(amount);
      const right = satang.map((amount) => (amount === null ? null : amount / 100));
      expect(await everywhere(one)).toEqual({
        inList: right,
        named: right,
        inDetail: right,
        quoted: right,
        explained: right,
        counting: right,
      });
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
  expect(met.size).toBeGreaterThan(RUNS);
});
