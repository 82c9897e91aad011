/** Before a promotion is enabled: what it gives for a cart, what it would have cost, and which others it meets. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { priceWithTax, taxWithin, vatRateAt, type BasisPoints } from '#domain/pricing/tax.ts';
import { applyPromotions, type PromotionResult } from '#domain/promotion/apply-promotions.ts';
import type { PromotionPlan } from '#domain/promotion/promotion-draft.ts';
import type { FreeProduct } from '#domain/promotion/promotion-gifts.ts';
import { termsOf } from '#domain/promotion/promotion-plan.ts';
import { createReplay } from '#domain/promotion/promotion-replay.ts';
import type { PromotableLine } from '#domain/promotion/promotion-terms.ts';
import { quantityOf, UNIT_NUMBERS } from '#domain/pricing/units.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { sellableProducts, type SellableProduct } from '../catalogue/catalogue.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import type { PromotionBody } from './merchant-promotions.body.rules.ts';
import { plannerOf, planToTry } from './merchant-promotions.checks.usecases.ts';
import { presentListed } from './merchant-promotions.present.ts';
import { overlapsOf } from './merchant-promotions.queries.ts';
import { viewingOf } from './merchant-promotions.usecases.ts';
import { findCosts, findPastOrders, isCustomerOf, type Cost } from './promotion-trying.queries.ts';

/** No promotion has this id, since nothing is saved. */
const DRAFT = { id: 'DRAFT', version: 0 };

type Sold = { saleUnit: string; customerCode: string; codes: readonly string[] };

async function soldProducts(deps: Dependencies, tenantId: string, sold: Sold) {
  const config = await webConfigOf(deps, tenantId);
  const vatRate = vatRateAt(deps.clock());
  return deps.database.inTenant(
    tenantId,
    async (tx) => ({
      products: await sellableProducts(tx, { ...sold, config, vatRate }),
      costs: new Map((await findCosts(tx, sold.codes)).map((one) => [one.code, one])),
      vatRate,
    }),
    { readOnly: true },
  );
}

/** As if there were enough of it: what is in stock today says nothing of the days of the promotion. */
const asGift = (product: SellableProduct): FreeProduct => ({
  isActive: true,
  available: null,
  units: product.units.map((one) => ({
    unit: one.unitNo,
    rate: one.rate,
    priceSatang: one.price?.paidSatang ?? 0,
  })),
});

type Tried = PromotableLine & { product: SellableProduct; taxType: 0 | 1 | 2 };

/** Throws 400 with what is wrong with the promotion; 404 CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND. */
export async function tryPromotion(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { Lines: cart, CustomerCode: customerCode = '', ...body }: CallParsed<'tryPromotion'>['body'],
): Promise<CallAnswer<'tryPromotion'>> {
  const { tenantId } = visitor;
  const { plan, saleUnit } = await planToTry(deps, visitor, body);
  const isKnown = (tx: TenantTransaction) => isCustomerOf(tx, { code: customerCode, saleUnit });
  if (customerCode !== '' && !(await deps.database.inTenant(tenantId, isKnown, { readOnly: true })))
    throw notFound('CUSTOMER_NOT_FOUND');
  const codes = [...new Set([...cart.map(({ P_Code }) => P_Code), ...plan.freeProducts])];
  const { products, costs, vatRate } = await soldProducts(deps, tenantId, { saleUnit, customerCode, codes });
  const lines = cart.flatMap((line): Tried[] => {
    const product = products.get(line.P_Code);
    if (!product) return [];
    return UNIT_NUMBERS.flatMap((unitNo): Tried[] => {
      const unit = product.units.find((one) => one.unitNo === unitNo);
      const quantity = quantityOf(line, unitNo);
      if (!unit?.price || quantity === 0) return [];
      const { type: taxType, paidSatang: unitPriceSatang } = unit.price;
      const floorSatang = floorOf(costs.get(product.code), { taxType, vatRate });
      return [
        {
          productCode: product.code,
          unitNo,
          unitRate: unit.rate,
          quantity,
          unitPriceSatang,
          floorSatang,
          product,
          taxType,
        },
      ];
    });
  });
  const terms = termsOf(plan, DRAFT);
  const freeProducts = new Map([...products].map(([code, product]) => [code, asGift(product)]));
  const result = applyPromotions({ lines, promotions: terms ? [terms] : [], freeProducts });
  const mayKnow = await deps.hasStaffRight(visitor, 'costs');
  const name = ({ nameTh, nameEn }: { nameTh: string; nameEn: string }) =>
    language === 'en' ? nameEn : nameTh;
  const off = (at: number): number =>
    (result.discounts[at] ?? []).reduce((sum, { satang }) => sum + satang, 0);
  const shown = lines.map((line, at) => {
    const gross = line.unitPriceSatang * line.quantity;
    return { ...line, gross, discount: off(at), isFree: false };
  });
  const given = result.gifts.flatMap((gift) => {
    const product = products.get(gift.productCode);
    const gross = gift.unitPriceSatang * gift.quantity;
    return product ? [{ ...gift, product, gross, discount: gross, isFree: true }] : [];
  });
  const subtotal = shown.reduce((sum, { gross }) => sum + gross, 0);
  const freeWorth = given.reduce((sum, { gross }) => sum + gross, 0);
  return {
    Applies: result.applied.length > 0,
    Lines: [...shown, ...given].map((line) => ({
      P_Code: line.productCode,
      PRODUCTNAME: name(line.product),
      Unit: line.unitNo,
      UnitName: name(
        line.product.units.find(({ unitNo }) => unitNo === line.unitNo) ?? { nameTh: '', nameEn: '' },
      ),
      UnitRate: line.unitRate,
      Quantity: line.quantity,
      UnitPrice: bahtFromSatang(line.unitPriceSatang),
      Discount: bahtFromSatang(line.discount),
      Amount: bahtFromSatang(line.gross - line.discount),
      IsFree: line.isFree,
    })),
    Subtotal: bahtFromSatang(subtotal),
    Discount: bahtFromSatang(result.discountSatang),
    FreeWorth: bahtFromSatang(freeWorth),
    Total: bahtFromSatang(subtotal - result.discountSatang),
    Missing: missingOf(result),
    BelowCost: mayKnow
      ? [
          ...new Set(
            shown
              .filter(({ gross, discount, taxType, quantity, unitRate, productCode }) => {
                const paid = gross - discount;
                const cost = costs.get(productCode)?.costSatang ?? null;
                return cost !== null && paid - taxWithin(paid, taxType, vatRate) < cost * quantity * unitRate;
              })
              .map(({ productCode }) => productCode),
          ),
        ]
      : null,
    NotSold: cart
      .map(({ P_Code }) => P_Code)
      .filter((code) => !lines.some(({ productCode }) => productCode === code)),
  };
}

/** The floor is kept without tax, what is paid has it. */
const floorOf = (
  cost: Cost | undefined,
  { taxType, vatRate }: { taxType: 0 | 1 | 2; vatRate: BasisPoints },
): number | null => {
  const floor = cost?.floorSatang ?? null;
  return floor === null ? null : priceWithTax(floor, taxType === 0 ? 0 : 2, vatRate);
};

function missingOf({ nearly: [next] }: PromotionResult): CallAnswer<'tryPromotion'>['Missing'] {
  if (!next) return null;
  return next.condition === 'quantity'
    ? { Number: next.missing, Of: 'pieces' }
    : { Number: bahtFromSatang(next.missing), Of: 'baht' };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_REPLAYED = 30;
/** Half a minute's work would be a run; so many orders take about a second. */
const MOST_REPLAYED = 5000;
/** Other calls have their turn between so many. */
const AT_ONCE = 200;

/** Throws 400 with what is wrong with the promotion; 404 CENTER_NOT_FOUND. */
export async function replayPromotion(
  deps: Dependencies,
  { visitor }: CallContext,
  body: PromotionBody,
): Promise<CallAnswer<'replayPromotion'>> {
  const { tenantId } = visitor;
  const { plan, saleUnit } = await planToTry(deps, visitor, body);
  const planner = await plannerOf(deps, visitor);
  const now = deps.clock();
  // Whole days: the first of them from its beginning.
  const since = startOfDay(yyyymmdd(new Date(now.getTime() - (DAYS_REPLAYED - 1) * DAY_MS))) ?? now;
  const saleUnits = planner.own.filter((one) => plan.saleUnits?.includes(one) ?? true);
  const codes = plan.condition === 'order' ? null : plan.saleProducts;
  const terms = termsOf(plan, DRAFT);
  const orders = terms
    ? await deps.database.inTenant(
        tenantId,
        (tx) =>
          findPastOrders(tx, { saleUnits, since, codes, asksFirst: plan.isForNew, most: MOST_REPLAYED + 1 }),
        { readOnly: true },
      )
    : [];
  const gifts = await soldProducts(deps, tenantId, { saleUnit, customerCode: '', codes: plan.freeProducts });
  const freeProducts = new Map([...gifts.products].map(([code, product]) => [code, asGift(product)]));
  const freeCosts = new Map([...gifts.costs].map(([code, { costSatang }]) => [code, costSatang ?? 0]));
  const looked = orders.slice(0, MOST_REPLAYED).toReversed();
  const replay = terms && createReplay({ plan, terms, freeProducts, freeCosts });
  for (const [at, order] of looked.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- to let others have their turn
    if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
    replay?.add(order);
  }
  const sums = replay?.result() ?? emptyReplay;
  return {
    From: dayShown(since),
    Until: dayShown(now),
    Looked: looked.length,
    IsAll: orders.length <= MOST_REPLAYED,
    Orders: sums.orders,
    Discount: bahtFromSatang(sums.discountSatang),
    FreeWorth: bahtFromSatang(sums.freeSatang),
    Worth: bahtFromSatang(sums.worthSatang),
    BelowCost: (await deps.hasStaffRight(visitor, 'costs')) ? sums.belowCost : null,
  };
}

const emptyReplay = { orders: 0, discountSatang: 0, freeSatang: 0, worthSatang: 0, belowCost: 0 };

/** YYYY-MM-DD in Bangkok. */
export function dayShown(at: Date): string {
  const day = yyyymmdd(at);
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
}

const MOST_OVERLAPS = 50;
const NAMED_PRODUCTS = 5;

/** Throws 400 with what is wrong with the promotion; 404 CENTER_NOT_FOUND. */
export async function overlapsOfPromotion(
  deps: Dependencies,
  context: CallContext,
  body: PromotionBody,
): Promise<CallAnswer<'promotionOverlaps'>> {
  const { visitor, language } = context;
  const { plan } = await planToTry(deps, visitor, body);
  if (plan.kind === 'HOT_DEAL') return { Data: [] };
  const viewing = viewingOf(deps, context, await plannerOf(deps, visitor));
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) =>
      overlapsOf(tx, plan, {
        id: body.Promotion.PromotionId,
        from: viewing.at,
        most: MOST_OVERLAPS,
        named: NAMED_PRODUCTS,
      }),
    { readOnly: true },
  );
  return {
    Data: rows.map((row) => ({
      ...presentListed(row, viewing),
      SameGroup: isSameGroup(plan, row),
      SharedProducts: row.shared,
      Products: row.products.map(({ code, nameTh, nameEn }) => ({
        P_Code: code,
        PRODUCTNAME: language === 'en' ? nameEn : nameTh,
      })),
    })),
  };
}

const isSameGroup = (
  a: Pick<PromotionPlan, 'exclusionGroup'>,
  b: Pick<PromotionPlan, 'exclusionGroup'>,
): boolean => a.exclusionGroup !== null && a.exclusionGroup === b.exclusionGroup;
