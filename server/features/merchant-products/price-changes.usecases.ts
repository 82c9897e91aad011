/** Many prices changed by one rule: looked at first, then done as a run that can be undone (R-47u). */
import { createHash } from 'node:crypto';
import { bahtFromSatang, MAX_SATANG, satangFromBaht } from '#domain/pricing/money.ts';
import { changedPrice, type PriceChange } from '#domain/pricing/price-change.ts';
import { isBelowFloor } from '#domain/pricing/floor.ts';
import type { PriceCell } from '#domain/pricing/price-cells.ts';
import type { PriceLevel } from '#domain/pricing/pricing.ts';
import { vatRateAt, type BasisPoints } from '#domain/pricing/tax.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { changeProducts } from '../catalogue/catalogue.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { busyRows, startInTurn, startRun, tellMaker } from '../runs/runs.public.ts';
import { listedCodes } from './merchant-products.usecases.ts';
import { findCellsOf, type PricedProductUnit } from './price-changes.queries.ts';
import { cellsOf, findPricedUnits, raiseVersion, writePrices } from './product-prices.queries.ts';
import { assertAboveFloor } from './product-prices.usecases.ts';
import { lockedProduct } from './product-saving.usecases.ts';

const KIND = 'products.prices';

type Asked = CallParsed<'pricesAhead'>['body'];
type Kept = CallAnswer<'pricesAhead'>['Data'][number]['Kept'];
/** One price as it is and as it is to be; `kept` says why it stays. */
type Step = { row: PricedProductUnit; level: PriceLevel; before: PriceCell; satang: number; kept: Kept };

const ruleOf = ({ By, Amount, Rounding }: Asked): PriceChange => ({
  by: By,
  // Both have two decimals: hundredths of a percent, and satang.
  amount: Math.sign(Amount) * satangFromBaht(Math.abs(Amount)),
  rounding: Rounding,
});

/** What the rule makes of the prices of these units; no price falls below a floor, whoever asks. */
function stepsOf(
  rows: readonly PricedProductUnit[],
  asked: Asked,
  { vatRate }: { vatRate: BasisPoints },
): Step[] {
  const rule = ruleOf(asked);
  return rows
    .filter(({ unit }) => asked.Units.includes(unit))
    .flatMap((row) =>
      asked.Levels.flatMap((level): Step[] => {
        const satang = row.levels[level - 1];
        const type = row.types[level - 1];
        if (!satang || type === null || type === undefined) return [];
        const next = changedPrice(satang, rule);
        if (next === satang) return [];
        const before = { unit: row.unit, level, satang, type };
        const isBelow = isBelowFloor(row, { satang: next, type }, vatRate);
        const kept = next <= 0 ? 'zero' : next > MAX_SATANG ? 'most' : isBelow ? 'floor' : null;
        return [{ row, level, before, satang: next, kept }];
      }),
    );
}

/** Reads the products that are meant. Throws 400 RUN_TOO_LONG, 404 CENTER_NOT_FOUND. */
async function readerOf(
  deps: Dependencies,
  context: CallContext,
  asked: Asked,
): Promise<(tx: TenantTransaction) => Promise<Step[]>> {
  const vatRate = vatRateAt(deps.clock());
  const { Codes } = asked;
  const codes =
    Codes ?? (await listedCodes(deps, context, Object.assign({ most: MAX_RUN_ROWS + 1 }, asked))).codes;
  if (codes.length > MAX_RUN_ROWS) throw badRequest('RUN_TOO_LONG', { values: { count: MAX_RUN_ROWS } });
  return async (tx) => stepsOf(await findCellsOf(tx, codes), asked, { vatRate });
}

const countsOf = (steps: readonly Step[]) => {
  const changed = steps.filter(({ kept }) => kept === null);
  return { Products: new Set(changed.map(({ row }) => row.code)).size, Prices: changed.length };
};

/**
 * What was seen, to the satang: two people who are shown the same and both start it do not raise a price twice, and counts that
 * happen to be equal do not pass for the same.
 */
const seenOf = (steps: readonly Step[]): string => {
  const hash = createHash('sha256');
  for (const { row, level, before, satang, kept } of steps)
    hash.update(JSON.stringify([row.code, row.unit, level, before.satang, before.type, satang, kept]));
  return hash.digest('base64url');
};

/** What a change would make of the prices. Throws 400 RUN_TOO_LONG, 404 CENTER_NOT_FOUND. */
export async function pricesAhead(
  deps: Dependencies,
  context: CallContext,
  asked: Asked,
): Promise<CallAnswer<'pricesAhead'>> {
  const read = await readerOf(deps, context, asked);
  const steps = await deps.database.inTenant(context.visitor.tenantId, read, { readOnly: true });
  const inWords = context.language === 'th' ? 'Th' : 'En';
  return {
    ...countsOf(steps),
    Seen: seenOf(steps),
    Zero: steps.filter(({ kept }) => kept === 'zero' || kept === 'most').length,
    BelowFloor: steps.filter(({ kept }) => kept === 'floor').length,
    Data: steps.slice(asked.skip, asked.skip + asked.take).map(({ row, level, before, satang, kept }) => ({
      P_Code: row.code,
      PRODUCTNAME: row[`name${inWords}`],
      Unit: row.unit,
      UnitName: row[`unit${inWords}`],
      Level: level,
      Before: bahtFromSatang(before.satang),
      After: bahtFromSatang(satang),
      Kept: kept,
    })),
  };
}

/** Prices of a product as they were seen and as they become. */
type RowInput = { cells: { before: PriceCell; after: PriceCell }[] };
type Facts = { By: Asked['By']; Amount: number; Undoes?: string };

/**
 * Starts the run, once for its key. Throws 409 PRICE_PREVIEW_CHANGED where prices are others than the caller saw, PRICES_IN_WORK where
 * another run is about to change some of them, TOO_MANY_RUNS; 400 RUN_EMPTY, RUN_TOO_LONG; 404 CENTER_NOT_FOUND.
 */
export async function changePrices(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  { Seen, ...asked }: CallParsed<'changePrices'>['body'],
): Promise<CallAnswer<'changePrices'>> {
  const { visitor, idempotencyKey: key } = context;
  const { tenantId } = visitor;
  const read = await readerOf(deps, context, { ...asked, skip: 0, take: 1 });
  const claim = claimOf({ visitor, call: 'changePrices', key, input: { Seen, ...asked } });
  const begin = async (tx: TenantTransaction) => {
    await startInTurn(tx, { tenantId, kind: KIND });
    const steps = await read(tx);
    if (seenOf(steps) !== Seen) throw conflict('PRICE_PREVIEW_CHANGED', { quiet: true });
    const ofProducts = Map.groupBy(
      steps.filter(({ kept }) => kept === null),
      ({ row }) => row.code,
    );
    // What a run is still about to change would fail in this one: it is told now, not row by row.
    const busy = await busyRows(tx, { kind: KIND, keys: [...ofProducts.keys()] });
    if (busy.length > 0) throw conflict('PRICES_IN_WORK', { quiet: true });
    const rows = [...ofProducts].map(([code, own]) => ({
      key: code,
      input: {
        cells: own.map(({ before, satang }) => ({ before, after: Object.assign({}, before, { satang }) })),
      } satisfies RowInput,
    }));
    const parameters: Facts = { By: asked.By, Amount: asked.Amount };
    return startRun(deps, tx, context, { kind: KIND, parameters, rows });
  };
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => begin(tx)),
  );
  return answer;
}

const TITLES = {
  th: {
    change: 'ปรับราคาสินค้า {count} รายการ {by}',
    undo: 'คืนราคาเดิมของสินค้า {count} รายการ (ที่ปรับ {by})',
    baht: 'บาท',
  },
  en: {
    change: 'Change the prices of {count} products by {by}',
    undo: 'Set back the prices of {count} products (changed by {by})',
    baht: 'baht',
  },
};

/** Each row is one product: prices that are not as they were seen fail it, and it stays as it is. */
export function definePriceChangeRun(deps: Dependencies): void {
  const assertMay = async ({ visitor }: { visitor: Visitor }): Promise<void> => {
    if (!(await deps.hasMerchantPage(visitor, 'products'))) throw notAllowed('PAGE_DISABLED');
    if (!(await deps.hasStaffRight(visitor, 'changePrices'))) throw notAllowed('RIGHT_MISSING');
  };
  const kind: RunKind = {
    title: ({ parameters, total }, language) => {
      const { By, Amount, Undoes } = parameters as Facts;
      const words = TITLES[language];
      const by = `${Amount > 0 ? '+' : '−'}${Math.abs(Amount)}${By === 'percent' ? '%' : ` ${words.baht}`}`;
      return (Undoes === undefined ? words.change : words.undo)
        .replace('{count}', total.toLocaleString('en-US'))
        .replace('{by}', by);
    },
    fileName: 'prices',
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay,
    reverse: (input) => ({
      cells: (input as RowInput).cells.map(({ before, after }) => ({ before: after, after: before })),
    }),
    workRow: async ({ visitor }, { key: code, input, mark }, parameters) => {
      await assertMay({ visitor });
      await changeProducts(deps, { tenantId: visitor.tenantId, codes: [code] }, async (tx) => {
        await mark(tx);
        const isUndo = (parameters as Facts).Undoes !== undefined;
        await writeRow(deps, tx, visitor, { code, isUndo, ...(input as RowInput) });
      });
    },
  };
  deps.runKinds.define(KIND, kind);
}

/** Throws 404 PRODUCT_NOT_FOUND, 409 PRICE_CHANGED_SINCE; 400 PRICE_BELOW_LOWEST where the floor was raised since, but for what is taken back. */
async function writeRow(
  deps: Dependencies,
  tx: TenantTransaction,
  visitor: Visitor,
  { code, isUndo, cells }: RowInput & { code: string; isUndo: boolean },
): Promise<void> {
  await lockedProduct(tx, code);
  const units = await findPricedUnits(tx, code);
  const now = cellsOf(units);
  const isAt =
    (at: { unit: UnitNumber; level: PriceLevel }) =>
    (one: PriceCell): boolean =>
      one.unit === at.unit && one.level === at.level;
  const asSeen = cells.every(({ before }) => {
    const is = now.find(isAt(before));
    return is?.satang === before.satang && is.type === before.type;
  });
  if (!asSeen) throw conflict('PRICE_CHANGED_SINCE');
  const at = deps.clock();
  const next = now.map((one) => cells.find(({ before }) => isAt(one)(before))?.after ?? one);
  if (!isUndo) await assertAboveFloor(tx, { code, units, before: now, after: next, at });
  await writePrices(tx, {
    tenantId: visitor.tenantId,
    code,
    units: units.map(({ no }) => no),
    cells: next,
    at,
  });
  await raiseVersion(tx, { code, at });
  await writeAudit(deps, tx, {
    visitor,
    action: 'product.prices',
    subject: `product/${code}`,
    before: { prices: cells.map(({ before }) => before) },
    after: { prices: cells.map(({ after }) => after) },
  });
}
