/** What each of a customer's coupons would do to a cart. */
import { bahtFromSatang, sumSatang } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { couponsOf, presentCoupon, type CouponRow } from '../promotion/promotion.public.ts';
import { assertSameCenter, quoteOf, quoteRulesOf } from './orders.placing.usecases.ts';
import { presentProblem } from './orders.promotions.present.ts';
import type { ComputedQuote } from './orders.quote.rules.ts';

/** Each promotion is computed once, and of so many. */
const MOST_PROMOTIONS = 12;

type Body = CallParsed<'couponsForCart'>['body'];

/** Of coupons of one promotion the one that ends first. Throws 409 CENTER_MISMATCH. */
export async function couponsForCart(
  deps: Dependencies,
  { visitor, language }: CallContext,
  asked: Body,
): Promise<CallAnswer<'couponsForCart'>> {
  assertSameCenter(visitor, asked.SaleUnit);
  const { tenantId, customerCode, saleUnit } = visitor;
  const rules = await quoteRulesOf(deps, tenantId);
  const at = deps.clock();
  const quoteWith = (tx: TenantTransaction, CouponId?: string) =>
    quoteOf(tx, { visitor, asked: { ...asked, CouponId }, ...rules, at });
  const { coupons, without } = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const [rows, plain] = await Promise.all([couponsOf(tx, tenantId, { customerCode, at }), quoteWith(tx)]);
      const usable = firstOfEach(rows.filter((row) => isUsable(row, { at, saleUnit })));
      const quotes = await Promise.all(usable.map(({ couponId }) => quoteWith(tx, couponId)));
      return {
        coupons: usable.flatMap((row, i) => (quotes[i] ? [{ row, quote: quotes[i] }] : [])),
        without: plain,
      };
    },
    { planOnce: true },
  );
  return {
    Data: coupons
      .map(({ row, quote }) => {
        const problem = quote.problems.find((one) => one.Voucher === 'coupon');
        return Object.assign(presentCoupon(row, { at, language }), {
          Saving: bahtFromSatang(Math.max(0, without.totalSatang - quote.totalSatang)),
          FreeAmount: bahtFromSatang(Math.max(0, freeSatang(quote) - freeSatang(without))),
          Problem: problem ? presentProblem(problem, language) : null,
        });
      })
      .toSorted(
        (a, b) =>
          Number(a.Problem !== null) - Number(b.Problem !== null) ||
          b.Saving + b.FreeAmount - (a.Saving + a.FreeAmount),
      ),
  };
}

const isUsable = (
  { orderId, isActive, startsAt, endsAt, saleUnits }: CouponRow,
  { at, saleUnit }: { at: Date; saleUnit: string },
): boolean =>
  orderId === null && isActive && startsAt <= at && at < endsAt && (saleUnits?.includes(saleUnit) ?? true);

/** They come by their end. */
function firstOfEach(rows: readonly CouponRow[]): CouponRow[] {
  const first = new Map<string, CouponRow>();
  for (const row of rows) if (!first.has(row.promotionId)) first.set(row.promotionId, row);
  return [...first.values()].slice(0, MOST_PROMOTIONS);
}

const freeSatang = ({ promotions }: ComputedQuote): number =>
  sumSatang(promotions.map((one) => one.freeSatang));
