/** Promotions as staff look at them: the list, one, the calendar, and what the editor chooses from. */
import { customersKnownTo, maySeePromotion, type Planner } from '#domain/access/promotion-centers.ts';
import { vatRateAt } from '#domain/pricing/tax.ts';
import { CONDITIONS, KINDS } from '#domain/promotion/promotion-fields.ts';
import { startOfAnyDay } from '#domain/promotion/read-draft.ts';
import { customerSearchParts } from '#domain/search/customer-search.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { productsFor } from '../catalogue/catalogue.public.ts';
import { centerName, centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import { plannerOf } from './merchant-promotions.checks.usecases.ts';
import {
  presentCustomer,
  presentDetail,
  presentLine,
  presentListed,
  presentProduct,
  presentType,
  productsShown,
  weekdaysShown,
  type Viewing,
} from './merchant-promotions.present.ts';
import {
  countHeldCoupons,
  findGroups,
  findPromotion,
  findPromotions,
  listPromotions,
  promotionsOfDays,
  type ListedRow,
  type PromotionRow,
} from './merchant-promotions.queries.ts';
import {
  findCenterNames,
  findCustomers,
  findProducts,
  findTypes,
  searchCustomers,
} from './promotion-names.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_IN_MONTH = 300;

export const unknownPromotion = () => notFound('PROMOTION_NOT_FOUND');

export const viewingOf = (deps: Dependencies, { language }: CallContext, planner: Planner): Viewing => {
  const at = deps.clock();
  return { planner, at, language, vatRate: vatRateAt(at) };
};

type ListQuery = CallParsed<'promotionList'>['query'];

/** A page of promotions of a center. Throws 404 CENTER_NOT_FOUND, 400 INVALID_INPUT for a day that is none. */
export async function listOfPromotions(
  deps: Dependencies,
  context: CallContext,
  query: ListQuery,
): Promise<CallAnswer<'promotionList'>> {
  const { visitor } = context;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.SaleUnit });
  const viewing = viewingOf(deps, context, await plannerOf(deps, visitor));
  const { at } = viewing;
  const until = dayOfQuery(query, 'DateEnd', at);
  const { Status: statuses, PromotionType: type } = query;
  const isKind = type !== undefined && type in KINDS;
  const filters = {
    saleUnits: [saleUnit],
    at,
    statuses: statuses?.includes('All') ? undefined : statuses?.filter((one) => one !== 'All'),
    text: query.Text || undefined,
    id: query.PromotionId,
    kind: isKind ? KINDS[type as keyof typeof KINDS] : undefined,
    condition: type === undefined || isKind ? undefined : CONDITIONS[type as '1' | '2' | '3'],
    from: dayOfQuery(query, 'DateStart', at),
    until: until && new Date(until.getTime() + DAY_MS),
    skip: query.Skip,
    take: query.Take,
  };
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const rows = await listPromotions(tx, filters);
      const isWhole = query.IncludeDetail === 'Y';
      const ids = rows.map(({ id }) => id);
      const whole = isWhole ? await findPromotions(tx, ids) : [];
      return { Data: rows.map((row) => listedRow(row, whole, viewing)) };
    },
    { readOnly: true },
  );
}

const listedRow = (row: ListedRow, whole: readonly PromotionRow[], viewing: Viewing) => ({
  ...presentListed(row, viewing),
  PromotionRemark: row.remarkTh,
  ...detailOf(whole.find(({ id }) => id === row.id)),
});

const detailOf = (row: PromotionRow | undefined) =>
  row && {
    PromotionDetail: row.steps.map((step) => presentLine(step, row)),
    PromotionProduct: productsShown(row),
  };

export function dayOfQuery<F extends string>(
  query: Partial<Record<F, string>>,
  field: F,
  now: Date,
): Date | undefined {
  const text = query[field];
  if (text === undefined) return undefined;
  const day = startOfAnyDay(text, now);
  if (!day)
    throw badRequest('INVALID_INPUT', { values: { fields: field }, fields: { [field]: 'INVALID_INPUT' } });
  return day;
}

/** One that the caller may see. Throws 404 PROMOTION_NOT_FOUND; 404 CENTER_NOT_FOUND for a center that is not theirs. */
export async function readPromotion(
  deps: Dependencies,
  context: CallContext,
  { id, saleUnit }: { id: string; saleUnit?: string | undefined },
): Promise<CallAnswer<'promotionDetail'>> {
  const { visitor } = context;
  const planner = await plannerOf(deps, visitor);
  if (saleUnit !== undefined) await centerOfStaff(deps, { visitor, saleUnit });
  const customersOf = customersKnownTo(planner);
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const row = await visiblePromotion(tx, { planner, id });
      if (saleUnit !== undefined && !(row.saleUnits?.includes(saleUnit) ?? true)) throw unknownPromotion();
      const names = {
        saleProducts: await findProducts(tx, row.saleProducts),
        freeProducts: await findProducts(tx, row.freeProducts),
        customers: await findCustomers(tx, row.customers, customersOf),
        customersLeftOut: await findCustomers(tx, row.customersLeftOut, customersOf),
        storeTypes: row.storeTypes ? await findTypes(tx, 'store_types') : [],
        customerTypes: row.customerTypes ? await findTypes(tx, 'customer_types') : [],
        centers: row.saleUnits ? await findCenterNames(tx, row.saleUnits) : [],
      };
      const viewing = viewingOf(deps, context, planner);
      const couponsHeld = row.trigger === 'coupon' ? await countHeldCoupons(tx, { id, at: viewing.at }) : 0;
      return presentDetail(row, { ...names, couponsHeld }, viewing);
    },
    { readOnly: true },
  );
}

/** Throws 404 PROMOTION_NOT_FOUND. */
export async function visiblePromotion(
  tx: TenantTransaction,
  { planner, id }: { planner: Planner; id: string },
): Promise<PromotionRow> {
  const row = await findPromotion(tx, id);
  if (!row || !maySeePromotion(planner, row.saleUnits)) throw unknownPromotion();
  return row;
}

/** What a promotion can be narrowed to. */
export async function promotionChoices(
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<CallAnswer<'promotionMasterData'>> {
  const planner = await plannerOf(deps, visitor);
  const centers = await centersOfStaff(deps, visitor);
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => ({
      CustomerTypes: (await findTypes(tx, 'customer_types')).map((one) => presentType(one, language)),
      StoreTypes: (await findTypes(tx, 'store_types')).map((one) => presentType(one, language)),
      Centers: centers.map((one) => ({ Code: one.saleUnit, Name: centerName(one, language) })),
      MayChooseAll: planner.mayAll,
      Groups: await findGroups(tx, planner.own),
    }),
    { readOnly: true },
  );
}

/** Products by text as the shop finds them; a code finds its product first, also one that is not sold here. */
export async function productsToPromote(
  deps: Dependencies,
  context: CallContext,
  { text, take, codes }: CallParsed<'promotionProducts'>['query'],
): Promise<CallAnswer<'promotionProducts'>> {
  const viewing = viewingOf(deps, context, { own: [], isSuperAdmin: false, mayAll: false });
  const wanted = codes ?? (await codesFound(deps, context, { text, take }));
  const rows = await deps.database.inTenant(context.visitor.tenantId, (tx) => findProducts(tx, wanted), {
    readOnly: true,
  });
  return { Data: rows.slice(0, take).map((row) => presentProduct(row, viewing)) };
}

async function codesFound(
  deps: Dependencies,
  context: CallContext,
  { text, take }: { text: string; take: number },
): Promise<string[]> {
  const found = await productsFor(deps, context, { SearchText: text, Take: take, Skip: 0 });
  const codes = found.map(({ P_Code }) => P_Code);
  const typed = text.trim().toUpperCase();
  return [...new Set([...(typed === '' ? [] : [typed]), ...codes])].slice(0, take + 1);
}

/** Active customers of a center by text. Throws 404 CENTER_NOT_FOUND. */
export async function customersToPromote(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { text, take, saleUnit: asked }: CallParsed<'promotionCustomers'>['query'],
): Promise<CallAnswer<'promotionCustomers'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const parts = customerSearchParts(text);
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => searchCustomers(tx, { saleUnit, parts, take }),
    { readOnly: true },
  );
  return { Data: rows.map((row) => presentCustomer(row, language)) };
}

/** The promotions of a month by their first day. Throws 404 CENTER_NOT_FOUND. */
export async function calendarOfPromotions(
  deps: Dependencies,
  context: CallContext,
  query: CallParsed<'promotionCalendar'>['query'],
): Promise<CallAnswer<'promotionCalendar'>> {
  const { visitor } = context;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const viewing = viewingOf(deps, context, await plannerOf(deps, visitor));
  const month = query.month?.replace('-', '') ?? yyyymmdd(viewing.at).slice(0, 6);
  const [from, until] = [startOfDay(`${month}01`), startOfDay(`${monthAfter(month)}01`)];
  if (!from || !until)
    throw badRequest('INVALID_INPUT', { values: { fields: 'month' }, fields: { month: 'INVALID_INPUT' } });
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => promotionsOfDays(tx, { saleUnit, from, until, most: MOST_IN_MONTH }),
    { readOnly: true },
  );
  return {
    Month: `${month.slice(0, 4)}-${month.slice(4)}`,
    Data: rows.map((row) => dayRow(row, viewing)),
  };
}

const dayRow = (row: ListedRow, viewing: Viewing) => ({
  ...presentListed(row, viewing),
  Weekdays: weekdaysShown(row.weekdays),
});

function monthAfter(month: string): string {
  const next = Number(month.slice(0, 4)) * 12 + Number(month.slice(4));
  return `${Math.floor(next / 12)}${String((next % 12) + 1).padStart(2, '0')}`;
}
