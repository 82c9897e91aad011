/** What a promotion brought: orders, baht given and new buyers, by day and center, as numbers and as a table. */
import { bahtFromSatang, sumSatang } from '#domain/pricing/money.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import { mayChangePromotion } from '#domain/access/promotion-centers.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { Language } from '../../http/messages.ts';
import type { SheetMaker } from '../runs/runs.public.ts';
import { activeCenters, centerName, centerOfStaff } from '../session/session.public.ts';
import { dayShown } from './merchant-promotions.body.rules.ts';
import { plannerOf } from './merchant-promotions.checks.usecases.ts';
import type { PromotionRow } from './merchant-promotions.queries.ts';
import { dayOfQuery, visiblePromotion } from './merchant-promotions.usecases.ts';
import { findBrought, findUses, type BroughtRow } from './promotion-results.queries.ts';

type Asked = CallParsed<'promotionResults'>;
type Answer = CallAnswer<'promotionResults'>;
type Brought = Pick<Answer, 'Orders' | 'Discount' | 'FreeWorth' | 'NewBuyers'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A chart of more days says nothing, and the table has a line for each day and center. */
const MOST_DAYS = 366;

/** The beginning of the day in Bangkok. */
const dayOf = (at: Date): Date => startOfDay(yyyymmdd(at)) ?? at;

type Read = {
  row: PromotionRow;
  from: Date;
  /** The first moment after them. */
  until: Date;
  rows: BroughtRow[];
  /** Undefined for whoever does not work for all centers whose orders use it. */
  uses: { uses: number; givenSatang: number } | undefined;
};

async function readResults(
  deps: Dependencies,
  { visitor }: CallContext,
  { params, query }: Asked,
): Promise<Read> {
  const planner = await plannerOf(deps, visitor);
  if (query.saleUnit !== undefined) await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const saleUnits = query.saleUnit === undefined ? planner.own : [query.saleUnit];
  const now = deps.clock();
  const first = dayOfQuery(query, 'dateStart', now);
  const last = dayOfQuery(query, 'dateEnd', now);
  const { promotionId: id } = params;
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const row = await visiblePromotion(tx, { planner, id });
      const untilToday = new Date(Math.max(+row.startsAt, Math.min(+row.endsAt - 1, +now)));
      const until = new Date(+(last ?? dayOf(untilToday)) + DAY_MS);
      const from = new Date(Math.max(+(first ?? dayOf(row.startsAt)), +until - MOST_DAYS * DAY_MS));
      return {
        row,
        from,
        until,
        rows: await findBrought(tx, { id, saleUnits, from, until }),
        uses: mayChangePromotion(planner, row.saleUnits) ? await findUses(tx, id) : undefined,
      };
    },
    { readOnly: true },
  );
}

/** Throws 404 PROMOTION_NOT_FOUND, CENTER_NOT_FOUND; 400 INVALID_INPUT for a day that is none. */
export async function resultsOfPromotion(
  deps: Dependencies,
  context: CallContext,
  asked: Asked,
): Promise<Answer> {
  const { row, from, until, rows, uses } = await readResults(deps, context, asked);
  const centers = await activeCenters(deps, context.visitor.tenantId);
  const days = daysBetween(from, until);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const byCenter = [...Map.groupBy(rows, ({ saleUnit }) => saleUnit)].map(([saleUnit, some]) =>
    broughtAt(saleUnit, some, nameOfCenter(centers, saleUnit, context.language)),
  );
  return {
    PromotionId: row.id,
    PromotionName: nameOf(row, context.language),
    From: days[0] ?? dayShown(from),
    Until: days.at(-1) ?? dayShown(from),
    ...sumOf(rows),
    Days: days.map((day) => broughtOn(day, byDay.get(day) ?? [])),
    Centers: byCenter.toSorted((a, b) => b.Orders - a.Orders || (a.SaleUnit < b.SaleUnit ? -1 : 1)),
    Caps: uses
      ? {
          InAll: row.inAll,
          Used: uses.uses,
          Budget: row.budgetSatang === null ? null : bahtFromSatang(row.budgetSatang),
          Given: bahtFromSatang(uses.givenSatang),
        }
      : null,
  };
}

const broughtOn = (day: string, rows: readonly BroughtRow[]) => ({ Day: day, ...sumOf(rows) });
const broughtAt = (saleUnit: string, rows: readonly BroughtRow[], name: string) => ({
  SaleUnit: saleUnit,
  DIST_NAME: name,
  ...sumOf(rows),
});

/** By its code where it takes no orders any more. */
const nameOfCenter = (
  centers: Awaited<ReturnType<typeof activeCenters>>,
  saleUnit: string,
  language: Language,
): string =>
  centerName(
    centers.find((one) => one.saleUnit === saleUnit),
    language,
  ) || saleUnit;

const nameOf = ({ nameTh, nameEn }: PromotionRow, language: Language): string =>
  (language === 'en' ? nameEn : '') || nameTh;

function daysBetween(from: Date, until: Date): string[] {
  const days: string[] = [];
  for (let at = from.getTime(); at < until.getTime(); at += DAY_MS) days.push(dayShown(new Date(at)));
  return days;
}

const sumOf = (rows: readonly BroughtRow[]): Brought => ({
  Orders: rows.reduce((sum, { orders }) => sum + orders, 0),
  Discount: bahtFromSatang(sumSatang(rows.map(({ discountSatang }) => discountSatang))),
  FreeWorth: bahtFromSatang(sumSatang(rows.map(({ freeSatang }) => freeSatang))),
  NewBuyers: rows.reduce((sum, { newBuyers }) => sum + newBuyers, 0),
});

const HEADS = {
  th: ['วันที่', 'ศูนย์', 'คำสั่งซื้อ', 'ส่วนลด (บาท)', 'มูลค่าของแถม (บาท)', 'ลูกค้าใหม่'],
  en: ['Day', 'Center', 'Orders', 'Discount (baht)', 'Worth of free goods (baht)', 'New customers'],
} as const satisfies Record<Language, readonly string[]>;

/** A line for each day and center with an order. Throws like `resultsOfPromotion`; 503 PAPERS_BUSY, PAPER_TOO_SLOW. */
export async function tableOfResults(
  deps: Dependencies & { sheets: SheetMaker },
  context: CallContext,
  asked: Asked,
): Promise<CallAnswer<'promotionResultsTable'>> {
  const { tenantId } = context.visitor;
  const { row, rows } = await readResults(deps, context, asked);
  const centers = await activeCenters(deps, tenantId);
  const columns = HEADS[context.language].map((title) => ({ title }));
  const lines = rows.map((one) => [
    one.day,
    nameOfCenter(centers, one.saleUnit, context.language),
    one.orders,
    bahtFromSatang(one.discountSatang),
    bahtFromSatang(one.freeSatang),
    one.newBuyers,
  ]);
  return deps.sheets.make(tenantId, {
    name: `promotion-${row.id}`,
    sheet: { columns, lines },
    format: 'xlsx',
  });
}
