/** Everything that stops an order, in one list, each with the way to fix it. */
import type { CallAnswer } from '#contract/schemas.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { CartLineView } from '../cart/summary/cart-view.ts';
import { lineFix, type LineFix } from '../cart/lines/line-fix.ts';
import { problemAtLine, type LineProblem } from '../cart/lines/line-problem.ts';
import { voucherProblemOf, type VoucherProblem } from '../promotion/use-voucher-problem.ts';

export type Quote = CallAnswer<'quote'>;

export type Fix =
  | LineFix
  | { kind: 'link'; to: '/cart' | '/product' }
  /** The form of an address: opened, or gone on with. */
  | { kind: 'addAddress' | 'finishAddress'; type: 'S' | 'B' }
  /** The order goes without what does not work: the coupon or code, or the gift of a promotion. */
  | { kind: 'dropVoucher'; voucher: 'coupon' | 'code' }
  | { kind: 'waive'; PromotionId: string }
  /** Nothing that the buyer can do by himself: whom to turn to. */
  | { kind: 'contact' | 'reload' };

export type OrderBlocker = { fix: Fix } & (
  | { code: 'NOTHING_SELECTED' | 'NO_PAYMENT' | 'DELIVERY_NOT_OFFERED' }
  /** `NO_ADDRESS_LOCKED` where the shop keeps the customer's addresses. */
  | { code: 'NO_ADDRESS' | 'NO_ADDRESS_LOCKED' | 'ADDRESS_UNSAVED' }
  /** Amounts in baht; `missing` up to the minimum, `over` the maximum. */
  | { code: 'BELOW_MINIMUM'; limit: number; missing: number }
  | { code: 'ABOVE_MAXIMUM'; limit: number; over: number }
  | { code: 'VOUCHER'; problem: VoucherProblem }
  | { code: 'GIFT_GONE'; problem: Quote['Problems'][number] }
  | { code: 'LINE'; P_Code: string; name: string; pieceName: string; problem: LineProblem }
);

type Input = {
  /** The selected lines. */
  lines: readonly CartLineView[];
  /** Undefined until the server has answered. */
  quote: Pick<Quote, 'Problems' | 'Subtotal' | 'DiscountAmount'> | undefined;
  hasAddress: boolean;
  /** The address whose form was open when the order was attempted: the order would not go to what is typed there. */
  unsaved: 'S' | 'B' | undefined;
  mayEditAddress: boolean;
  paymentOffered: boolean;
};

export function orderBlockers({ lines, quote, paymentOffered, ...address }: Input): OrderBlocker[] {
  if (lines.length === 0) return [{ code: 'NOTHING_SELECTED', fix: { kind: 'link', to: '/cart' } }];
  const blockers: OrderBlocker[] = lines.flatMap((line) => lineBlocker(line, quote?.Problems ?? []));
  // The limits of an order look at what is paid.
  const goods = quote ? satangFromBaht(quote.Subtotal) - satangFromBaht(quote.DiscountAmount) : 0;
  for (const problem of quote?.Problems ?? [])
    blockers.push(...blockerOfWhole(problem, goods), ...promotionBlocker(problem));
  blockers.push(...addressBlocker(address));
  if (!paymentOffered) blockers.push({ code: 'NO_PAYMENT', fix: { kind: 'contact' } });
  return blockers;
}

type Address = Pick<Input, 'hasAddress' | 'unsaved' | 'mayEditAddress'>;

function addressBlocker({ hasAddress, unsaved, mayEditAddress }: Address): OrderBlocker[] {
  if (!hasAddress && !mayEditAddress) return [{ code: 'NO_ADDRESS_LOCKED', fix: { kind: 'contact' } }];
  if (!hasAddress) return [{ code: 'NO_ADDRESS', fix: { kind: 'addAddress', type: 'S' } }];
  return unsaved ? [{ code: 'ADDRESS_UNSAVED', fix: { kind: 'finishAddress', type: unsaved } }] : [];
}

/** What the server found goes before what the page found: it has the last word on stock. */
function lineBlocker(line: CartLineView, problems: Quote['Problems']): OrderBlocker[] {
  const problem = problemAtLine(problems, line.code) ?? line.problem;
  if (!problem) return [];
  const { code: P_Code, name, pieceName } = line;
  return [{ code: 'LINE', P_Code, name, pieceName, problem, fix: lineFix(line, problem) }];
}

function promotionBlocker(problem: Quote['Problems'][number]): OrderBlocker[] {
  const { code, PromotionId = '' } = problem;
  if (code === 'GIFT_GONE') return [{ code, problem, fix: { kind: 'waive', PromotionId } }];
  const voucher = voucherProblemOf(problem);
  if (!voucher) return [];
  return [{ code: 'VOUCHER', problem: voucher, fix: { kind: 'dropVoucher', voucher: voucher.Voucher } }];
}

/** A problem of the whole order. The page knows the ways of delivery of when it was loaded. */
function blockerOfWhole({ code, limit = 0 }: Quote['Problems'][number], goodsSatang: number): OrderBlocker[] {
  if (code === 'DELIVERY_NOT_OFFERED') return [{ code, fix: { kind: 'reload' } }];
  // Through satang, so that no binary fraction shows.
  const between = bahtFromSatang(Math.abs(Math.round(limit * 100) - goodsSatang));
  if (code === 'BELOW_MINIMUM')
    return [{ code, limit, missing: between, fix: { kind: 'link', to: '/product' } }];
  if (code === 'ABOVE_MAXIMUM') return [{ code, limit, over: between, fix: { kind: 'link', to: '/cart' } }];
  return [];
}

/** Whether the details of a TOTAL_CHANGED or PRICES_CHANGED answer are the new computation, as the shop promises. */
export function isQuote(details: unknown): details is Quote {
  if (typeof details !== 'object' || details === null) return false;
  const { Lines, Total, DeliveryFee } = details as Record<string, unknown>;
  return Array.isArray(Lines) && typeof Total === 'number' && typeof DeliveryFee === 'number';
}

/** Of a refused order: a coupon, a code, a gift or a promotion is what stops it. */
export const isStoppedByPromotion = (details: unknown): boolean =>
  problemsIn(details).some(
    (problem) =>
      problem.code === 'PROMOTION_GONE' ||
      problem.code === 'GIFT_GONE' ||
      voucherProblemOf(problem) !== undefined,
  );

/** Of a refused order: the promotions whose limit was reached, or whose coupon was used, at that moment. */
export const goneIn = (details: unknown): string[] =>
  problemsIn(details).flatMap(({ code, PromotionId }) =>
    code === 'PROMOTION_GONE' && PromotionId !== undefined ? [PromotionId] : [],
  );

function problemsIn(details: unknown): Quote['Problems'] {
  if (typeof details !== 'object' || details === null || !('Problems' in details)) return [];
  return Array.isArray(details.Problems) ? (details.Problems as Quote['Problems']) : [];
}
