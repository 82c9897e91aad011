/** The products that a list shows, their prices or their stock, as a table that can be imported again (R-47v). */
import { fieldsFor, type GoodsKindName } from '#domain/import/fields.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { cellName, typeName, type PriceCell } from '#domain/pricing/price-cells.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { Cell, RunKind } from '../../run-kinds.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { costFields, costsOfProducts, listedCodes } from '../merchant-products/merchant-products.public.ts';
import { startRun, tellMaker } from '../runs/runs.public.ts';
import { centerOfStaff, staffMemberOf } from '../session/session.public.ts';
import { findAgreedOf } from './agreed-prices.queries.ts';
import { findPrices } from './prices.queries.ts';
import { findStored } from './products.queries.ts';
import { findStock } from './stock.queries.ts';

/** Products with what they cost, for who may see that: an export of its own, whose file has these columns. */
const WITH_COSTS = 'productCosts';
type What = GoodsKindName | typeof WITH_COSTS;

/** More would make a table that takes a spreadsheet, and this server, too much memory. */
const MOST: Record<GoodsKindName, number> = {
  products: 12_000,
  prices: 12_000,
  stock: 50_000,
  agreedPrices: 12_000,
};
const PRODUCTS_A_ROW = 250;
const BOUNDS = { startsADay: 20, resultsKept: 10 };

type RowInput = { saleUnit: string; codes: string[] };
type Facts = { Count: number };

const kindOf = (what: What): string => `goods.export.${what}`;

/**
 * Starts the run; which products are meant is settled now, what they say when their part is read. Throws 400 EXPORT_EMPTY,
 * EXPORT_TOO_LONG; 404 CENTER_NOT_FOUND; 409 TOO_MANY_RUNS, RUNS_OF_DAY.
 */
export async function exportGoods(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  body: CallParsed<'exportGoods'>['body'],
): Promise<CallAnswer<'exportGoods'>> {
  const { visitor, idempotencyKey: key } = context;
  const { tenantId } = visitor;
  const { What: what, ...filters } = body;
  const { rights } = await staffMemberOf(deps, visitor);
  const kind = kindOf(what === 'products' && rights.includes('costs') ? WITH_COSTS : what);
  const most = MOST[what];
  const { codes, saleUnit } = await listedCodes(deps, context, { ...filters, most: most + 1 });
  if (codes.length === 0) throw badRequest('EXPORT_EMPTY');
  if (codes.length > most) throw badRequest('EXPORT_TOO_LONG', { values: { count: most } });
  const rows: { key: string; input: RowInput }[] = [];
  for (let from = 0; from < codes.length; from += PRODUCTS_A_ROW) {
    const part = codes.slice(from, from + PRODUCTS_A_ROW);
    rows.push({ key: `${from + 1}-${from + part.length}`, input: { saleUnit, codes: part } });
  }
  const parameters: Facts = { Count: codes.length };
  const claim = claimOf({ visitor, call: 'exportGoods', key, input: body });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => startRun(deps, tx, context, { kind, parameters, rows })),
  );
  return answer;
}

type Values = ReadonlyMap<string, Cell>;
type Reading = { tenantId: string } & RowInput;

/** The fields of each row, in the order of the codes; of agreed prices a product has several. */
const readers: Record<What, (tx: TenantTransaction, of: Reading) => Promise<Values[]>> = {
  products: async (tx, { codes }) => {
    const stored = await findStored(tx, codes);
    return codes.flatMap((code) => {
      const product = stored.get(code);
      return product ? [new Map<string, Cell>([['P_Code', code], ...Object.entries(product.given)])] : [];
    });
  },
  productCosts: async (tx, of) => {
    const products = await readers.products(tx, of);
    const costs = await costsOfProducts(tx, of.codes);
    return products.map((values) => {
      const own = costs.get(String(values.get('P_Code')));
      if (!own) return values;
      const { Cost, FloorPrice } = costFields(own);
      return new Map([...values, ['CostPrice', Cost], ['FloorPrice', FloorPrice]]);
    });
  },
  prices: async (tx, { codes }) => {
    const stored = await findPrices(tx, codes);
    return codes.flatMap((code) => {
      const prices = stored.get(code);
      return prices ? [new Map<string, Cell>([['P_Code', code], ...prices.cells.flatMap(cellsOf)])] : [];
    });
  },
  stock: async (tx, { tenantId, codes, saleUnit }) => {
    const stored = await findStock(tx, {
      tenantId,
      places: codes.map((code) => ({ code, saleUnit })),
      lock: false,
    });
    return codes.flatMap((code) => {
      const stock = stored.get(`${code} ${saleUnit}`);
      return stock
        ? [
            new Map<string, Cell>([
              ['P_Code', code],
              ['SaleUnit', saleUnit],
              ['OnHand', stock.onHand],
            ]),
          ]
        : [];
    });
  },
  agreedPrices: async (tx, { codes, saleUnit }) =>
    (await findAgreedOf(tx, { codes, saleUnits: [saleUnit] })).map(
      (price) =>
        new Map<string, Cell>([
          ['P_Code', price.code],
          ['Unit', price.unit],
          ['CUSTOMERCODE', price.customer],
          ['CustomerType', price.type],
          ['Price', bahtFromSatang(price.satang)],
          ['Type', price.taxType],
          ['DateStart', price.firstDay],
          ['DateEnd', price.lastDay],
        ]),
    ),
};

const cellsOf = ({ unit, level, satang, type }: PriceCell): [string, Cell][] => [
  [cellName(unit, level), bahtFromSatang(satang)],
  [typeName(unit, level), type],
];

const TITLES = {
  th: {
    products: 'ส่งออกสินค้า',
    productCosts: 'ส่งออกสินค้าและต้นทุน',
    prices: 'ส่งออกราคา',
    stock: 'ส่งออกสต็อก',
    agreedPrices: 'ส่งออกราคาเฉพาะลูกค้า',
    rows: 'รายการ',
  },
  en: {
    products: 'Export of products',
    productCosts: 'Export of products with their costs',
    prices: 'Export of prices',
    stock: 'Export of stock',
    agreedPrices: 'Export of agreed prices',
    rows: 'rows',
  },
};

export function defineGoodsExport(deps: Dependencies): void {
  for (const what of Object.keys(readers) as What[]) {
    const isCosted = what === WITH_COSTS;
    const fields = isCosted ? fieldsFor('products', ['costs']) : fieldsFor(what, []);
    const kind: RunKind = {
      title: ({ parameters }, language) =>
        `${TITLES[language][what]} ${(parameters as Facts).Count.toLocaleString('en-US')} ${TITLES[language].rows}`,
      fileName: isCosted ? 'products' : what,
      bounds: BOUNDS,
      finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
      assertMay: async ({ visitor }) => {
        if (!(await deps.hasMerchantPage(visitor, 'imports'))) throw notAllowed('PAGE_DISABLED');
        if (isCosted && !(await deps.hasStaffRight(visitor, 'costs'))) throw notAllowed('RIGHT_MISSING');
      },
      workRow: async ({ visitor }, { input, mark }) => {
        const { saleUnit, codes } = input as RowInput;
        await centerOfStaff(deps, { visitor, saleUnit });
        if (isCosted && !(await deps.hasStaffRight(visitor, 'costs'))) throw notAllowed('RIGHT_MISSING');
        const { tenantId } = visitor;
        await deps.database.inTenant(tenantId, async (tx) => {
          const products = await readers[what](tx, { tenantId, saleUnit, codes });
          await mark(
            tx,
            products.map((values) => fields.map(({ name }) => values.get(name) ?? null)),
          );
        });
      },
      sheet: (language) => ({ columns: fields.map((field) => ({ title: field[language] })) }),
    };
    deps.runKinds.define(kindOf(what), kind);
  }
}
