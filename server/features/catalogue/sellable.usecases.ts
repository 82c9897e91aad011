/** The catalogue's service to orders: products as currently sold to a customer, and stock changes. */
import { orderEventNames } from '#domain/orders/order-events.ts';
import { orderTypes } from '#domain/orders/order.ts';
import { MOST_MINIMUM_STOCK, stockWord, type StockRules } from '#domain/orders/stock.ts';
import type { PriceCandidate } from '#domain/pricing/pricing.ts';
import { vatRateAt } from '#domain/pricing/tax.ts';
import { yyyymmdd } from '#domain/time/dates.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tags } from '../../cache/tags.ts';
import { GUEST } from '../../http/visitor.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { seesPrices, stockRules } from './pricing/catalogue.rules.ts';
import { pricesLookedAt, soldUnits, type SoldUnit } from './pricing/catalogue.units.rules.ts';
import { findSellable, findThresholds, type SellableRow } from './sellable.queries.ts';

export type SellableProduct = {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  isStockItem: boolean;
  /** Pieces available for sale; 0 if the center does not know the product. */
  available: number;
  /** What a piece costs the shop, for the order alone: no answer shows it. Null where the shop has set none. */
  costSatang: number | null;
  /** What a piece costs at least, without tax, whatever promotions take off; null where the shop has set none. */
  floorSatang: number | null;
  /** Whether the center offers it. */
  isActive: boolean;
  /** Up to three; `price` is what this customer pays, in satang, and its source. */
  units: SoldUnit[];
};

type Wanted = {
  customerCode: string;
  saleUnit: string;
  codes: readonly string[];
  config: WebConfig;
  /** Decides the advance prices, and the rate of tax. */
  at: Date;
};

/** The known ones of these products by code, in one statement however many they are. Takes no locks. */
export async function sellableProducts(
  tx: TenantTransaction,
  { customerCode, saleUnit, codes, config, at }: Wanted,
): Promise<ReadonlyMap<string, SellableProduct>> {
  const showPrices = seesPrices({ customerCode }, config);
  const vatRate = vatRateAt(at);
  const rows = await findSellable(tx, { customerCode, saleUnit, codes, day: yyyymmdd(at) });
  const units = Map.groupBy(rows, (row) => row.code);
  const products = new Map<string, SellableProduct>();
  for (const row of rows) {
    const { code, nameTh, nameEn, picture, isStockItem, priceLevel, costSatang, floorSatang } = row;
    if (products.has(code)) continue;
    products.set(code, {
      code,
      nameTh,
      nameEn,
      picture,
      isStockItem,
      available: row.available ?? 0,
      isActive: row.isActive ?? false,
      costSatang,
      floorSatang,
      units: soldUnits({ units: unitsOf(units.get(code) ?? []), priceLevel }, { showPrices, vatRate }),
    });
  }
  return products;
}

type Explained = {
  priceLevel: number;
  /** Whether the center offers it. */
  isOffered: boolean;
  units: (SoldUnit & { looked: PriceCandidate[] })[];
};

/** Why one product costs what it costs, of the rows and rules that orders go by; undefined where there is no such product. */
export async function explainedPrices(
  tx: TenantTransaction,
  { code, ...wanted }: Omit<Wanted, 'codes'> & { code: string },
): Promise<Explained | undefined> {
  const products = await sellableProducts(tx, { ...wanted, codes: [code] });
  const product = products.get(code);
  if (!product) return undefined;
  const rows = await findSellable(tx, { ...wanted, codes: [code], day: yyyymmdd(wanted.at) });
  const priceLevel = rows[0]?.priceLevel ?? null;
  const looked = pricesLookedAt(
    { units: unitsOf(rows), priceLevel },
    { isCustomer: wanted.customerCode !== GUEST },
  );
  return {
    priceLevel: priceLevel ?? 1,
    isOffered: product.isActive,
    units: product.units.map(({ unitNo, nameTh, nameEn, rate, price }) => ({
      unitNo,
      nameTh,
      nameEn,
      rate,
      price,
      looked: looked.find((one) => one.unitNo === unitNo)?.looked ?? [],
    })),
  };
}

const unitsOf = (rows: readonly SellableRow[]) =>
  rows.flatMap(
    ({
      no,
      unitTh,
      unitEn,
      rate,
      taxTypes,
      levels,
      advanceTypes: types,
      advanceLevels,
      centerTypes,
      centerLevels,
      agreed,
    }) => {
      const advance = types && advanceLevels && { types, levels: advanceLevels };
      const center = centerTypes && centerLevels && { types: centerTypes, levels: centerLevels };
      return no === null
        ? []
        : [{ no, nameTh: unitTh, nameEn: unitEn, rate, taxTypes, levels, advance, center, agreed }];
    },
  );

/** Pieces available before and after, of one product at the center. */
type StockChange = { code: string; before: number; after: number };
type Moved = { tenantId: string; saleUnit: string; changes: readonly StockChange[] };

/**
 * Call after the commit that changed stock. Drops what shows the pieces left; lists and pages, which show a word,
 * only if the word has changed or a unit became available or unavailable.
 */
export function stockChanged(deps: Dependencies, moved: Moved): void {
  if (moved.changes.length === 0) return;
  const { tenantId, saleUnit, changes } = moved;
  deps.events.publish({ tags: changes.map(({ code }) => tags.stock(tenantId, saleUnit, code)) });
  void dropWords(deps, moved);
}

/** What orders take and give back changes the stock that pages show. */
export function defineStockEffect(deps: Dependencies): void {
  deps.orderEffects.define({
    name: 'stock shown',
    events: orderEventNames,
    orderTypes,
    afterCommit: (happened) => {
      for (const { tenantId, saleUnit, moves } of happened)
        stockChanged(deps, { tenantId, saleUnit, changes: moves });
    },
  });
}

async function dropWords(deps: Dependencies, { tenantId, changes }: Moved): Promise<void> {
  // If the settings or units cannot be read, it is unknown what changed on screen, and everything is dropped.
  const changed = await changedInLists(deps, tenantId, changes).catch(() => changes);
  if (changed.length > 0)
    deps.events.publish({ tags: changed.map(({ code }) => tags.product(tenantId, code)) });
}

/** Products whose word has changed, by the shop's minimum or their own, or for which the available units have. */
async function changedInLists(
  deps: Dependencies,
  tenantId: string,
  changes: readonly StockChange[],
): Promise<StockChange[]> {
  const rules = stockRules(await webConfigOf(deps, tenantId));
  const changed = changes.filter((change) => isWordChanged(change, rules));
  const few = changes.filter(
    (change) => !changed.includes(change) && Math.min(change.before, change.after) < MOST_MINIMUM_STOCK,
  );
  if (few.length === 0) return changed;
  const thresholds = await deps.database.inTenant(
    tenantId,
    (tx) =>
      findThresholds(
        tx,
        few.map(({ code }) => code),
      ),
    { readOnly: true },
  );
  const crossed = ({ before, after }: StockChange, pieces: number) => before >= pieces !== after >= pieces;
  return [
    ...changed,
    ...few.filter((change) =>
      thresholds.some(({ code, pieces }) => code === change.code && crossed(change, pieces)),
    ),
  ];
}

/** Treats all as stock items: for others a page is at worst rebuilt unnecessarily. */
function isWordChanged({ before, after }: StockChange, rules: StockRules): boolean {
  const word = (available: number) => stockWord({ available, isStockItem: true }, rules);
  return word(before) !== word(after);
}
