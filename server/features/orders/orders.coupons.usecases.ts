/** What each of a customer's coupons would do to a cart. */
import { bahtFromSatang, sumSatang } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { eachInTurn } from '../../http/turns.ts';
import type { CallContext } from '../../http/visitor.ts';
import { couponsOf, presentCoupon, type CouponRow, type Typing } from '../promotion/promotion.public.ts';
import { assertSameCenter } from './orders.placing.usecases.ts';
import { presentProblem } from './orders.promotions.present.ts';
import type { ComputedQuote } from './orders.quote.rules.ts';
import { quoteRulesFor, quotesOfCoupons } from './orders.quoting.usecases.ts';

type Body = CallParsed<'couponsForCart'>['body'];

/** The cart is computed with one coupon of each of so many promotions, and the best of these are shown. */
const MOST_COMPUTED = 50;
const MOST_SHOWN = 12;
/** Of a long cart with fewer: a quote of 400 products takes a tenth of a second where many promotions meet. */
const MOST_PRODUCTS = 5000;

const mostComputed = ({ length }: Body['Lines']): number =>
  Math.max(MOST_SHOWN, Math.min(MOST_COMPUTED, Math.floor(MOST_PRODUCTS / length)));

/** Of coupons of one promotion the one that ends first. Throws 409 CENTER_MISMATCH, 429 PROMOTION_CODE_TRIES. */
export async function couponsForCart(
  deps: Dependencies,
  { visitor, language, request }: CallContext & Typing,
  asked: Body,
): Promise<CallAnswer<'couponsForCart'>> {
  assertSameCenter(visitor, asked.SaleUnit);
  const { tenantId, customerCode, saleUnit } = visitor;
  const rules = await quoteRulesFor(deps, { visitor, request }, asked);
  const at = deps.clock();
  const [rows, quoteWith] = await deps.database.inTenant(
    tenantId,
    (tx) =>
      Promise.all([
        couponsOf(tx, tenantId, { customerCode, at }),
        quotesOfCoupons(tx, { visitor, asked, ...rules, at }),
      ]),
    { planOnce: true },
  );
  const usable = firstOfEach(rows.filter((row) => isUsable(row, { at, saleUnit })));
  const without = quoteWith();
  const worths = await eachInTurn(usable.slice(0, mostComputed(asked.Lines)), (row) =>
    worthOf(row, { quote: quoteWith(row), without }),
  );
  const best = worths.toSorted(
    (a, b) => Number(!!a.problem) - Number(!!b.problem) || b.saving + b.free - (a.saving + a.free),
  );
  return {
    Data: best.slice(0, MOST_SHOWN).map(({ row, saving, free, problem }) =>
      Object.assign(presentCoupon(row, { at, language }), {
        Saving: bahtFromSatang(saving),
        FreeAmount: bahtFromSatang(free),
        Problem: problem ? presentProblem(problem, language) : null,
      }),
    ),
    More: usable.length > MOST_SHOWN,
  };
}

type Quotes = { quote: ComputedQuote; without: ComputedQuote };

/** Satang. */
const worthOf = (row: CouponRow, { quote, without }: Quotes) => ({
  row,
  saving: Math.max(0, without.totalSatang - quote.totalSatang),
  free: Math.max(0, freeSatang(quote) - freeSatang(without)),
  problem: quote.problems.find((one) => one.Voucher === 'coupon'),
});

const isUsable = (
  { orderId, isActive, isUsedUp, startsAt, endsAt, saleUnits }: CouponRow,
  { at, saleUnit }: { at: Date; saleUnit: string },
): boolean =>
  orderId === null &&
  isActive &&
  !isUsedUp &&
  startsAt <= at &&
  at < endsAt &&
  (saleUnits?.includes(saleUnit) ?? true);

/** They come by their end. */
function firstOfEach(rows: readonly CouponRow[]): CouponRow[] {
  const first = new Map<string, CouponRow>();
  for (const row of rows) if (!first.has(row.promotionId)) first.set(row.promotionId, row);
  return [...first.values()];
}

const freeSatang = ({ promotions }: ComputedQuote): number =>
  sumSatang(promotions.map((one) => one.freeSatang));
