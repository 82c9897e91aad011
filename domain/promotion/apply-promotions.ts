/**
 * What promotions do to a cart (decision 51): discounts of each line, free goods, and why. Pure, and the same on both sides.
 * Who may have a promotion, and when, is asked before (`promotion-audience.ts`).
 */
import type { Discount } from '../orders/line-money.ts';
import { bestOfGroups } from './best-of-group.ts';
import { roundedSatang, sum } from './broken-satang.ts';
import { goodsOf, type Goods } from './counted-goods.ts';
import { discountsInStages, satangInStages, untouched, type PlacedDiscount } from './discounts-in-stages.ts';
import { independentWorth } from './independent-discounts.ts';
import { wholeSatang } from './line-room.ts';
import { nearlyReached, type NearlyReached } from './nearly-reached.ts';
import {
  giftsOf,
  giftWorth,
  type FreeProduct,
  type Gift,
  type GiftInput,
  type GoneGift,
} from './promotion-gifts.ts';
import { inOrder } from './promotion-index.ts';
import type { PromotableLine, PromotionTerms } from './promotion-terms.ts';
import { freeOf, reach, type ReachedPromotion } from './reached-promotion.ts';

export type PromotionInput = {
  lines: readonly PromotableLine[];
  /** Those that run, are for this buyer and have uses left; a coupon or code only where the buyer uses it. In any order. */
  promotions: readonly PromotionTerms[];
  /** The products that these promotions may give, by code; the stock is what the cart may take from as well. */
  freeProducts?: ReadonlyMap<string, FreeProduct>;
  /** What promotions may still give away in satang, by id; they give no more. */
  budgets?: ReadonlyMap<string, number>;
};

export type AppliedPromotion = {
  id: string;
  version: number;
  /** The highest step that is taken. */
  stepNo: number;
  /** How often its steps are taken. */
  times: number;
  discountSatang: number;
  /** What its free goods are worth at list prices. */
  giftSatang: number;
};

export type RefusalReason =
  | { why: 'NO_GOODS' | 'NO_ROOM' | 'GIFT_GONE' | 'USED_UP' }
  /** The first step asks for `from`: pieces, or satang where the condition is a worth. */
  | { why: 'NOT_REACHED'; have: number; from: number }
  | { why: 'BEATEN'; by: string };
export type RefusedPromotion = { id: string } & RefusalReason;

export type PromotionResult = {
  /** Of each line of the input, in its order. */
  discounts: Discount[][];
  discountSatang: number;
  gifts: Gift[];
  /** Gifts that cannot be given: the buyer is told, and orders without these or not at all. */
  gone: GoneGift[];
  applied: AppliedPromotion[];
  nearly: NearlyReached[];
  refused: RefusedPromotion[];
};

export function applyPromotions(input: PromotionInput): PromotionResult {
  const cart = goodsOf(input.lines);
  const { freeProducts = new Map(), budgets = new Map<string, number>() } = input;
  const giftInput: GiftInput = { freeProducts, budgets, taken: piecesByProduct(cart) };
  const atList = untouched(cart);
  const all = input.promotions.toSorted(inOrder).map((terms) => reach(terms, cart, atList));
  const candidates = all.filter(givesAnything);
  const { chosen, beaten } = bestOfGroups(candidates, {
    independentWorth: independentWorth(cart, candidates, budgets),
    worthBeside: (settled) => {
      const discounted = untouched(cart);
      discountsInStages(discounted, settled, budgets);
      const room = roundedSatang(discounted.satang + sum(discounted.rooms));
      return {
        worthOf: (others) => {
          const given = giftsOf(others, giftInput).gifts;
          const { satang, looks } = satangInStages(discounted, others, budgetsAfter(budgets, given));
          return { satang: satang + sum([...giftWorth(given).values()]), looks };
        },
        most: candidates.some((one) => freeOf(one) > 0) ? Infinity : room,
      };
    },
  });
  const given = giftsOf(chosen, giftInput);
  const worth = giftWorth(given.gifts);
  const placed = togetherByPromotion(
    discountsInStages(untouched(cart), chosen, budgetsAfter(budgets, given.gifts)),
  );
  const rows = wholeSatang(
    placed,
    cart.map(({ roomSatang }) => roomSatang),
  );
  const taken = takenOff(cart, placed, rows, input.lines.length);
  const applied = chosen.flatMap((one): AppliedPromotion[] => {
    const discountSatang = taken.byPromotion.get(one.terms.id) ?? 0;
    const giftSatang = worth.get(one.terms.id) ?? 0;
    if (discountSatang === 0 && !given.gifts.some(({ promotionId }) => promotionId === one.terms.id))
      return [];
    const times = sum(one.taken.map((step) => step.times));
    const { id, version } = one.terms;
    return [{ id, version, stepNo: one.taken[0]?.step.no ?? 0, times, discountSatang, giftSatang }];
  });
  const has = new Map(applied.map((one) => [one.id, one]));
  const winners = new Map(chosen.map(({ terms }) => [terms.exclusionGroup, has.get(terms.id)]));
  const rivals = ({ terms }: ReachedPromotion): number | undefined => {
    const winner = terms.exclusionGroup === null ? undefined : winners.get(terms.exclusionGroup);
    return winner && winner.id !== terms.id ? winner.discountSatang + winner.giftSatang : undefined;
  };
  return {
    discounts: taken.discounts,
    discountSatang: sum(applied.map((one) => one.discountSatang)),
    gifts: given.gifts,
    gone: given.gone,
    applied,
    nearly: all.flatMap((one) => nearlyReached(one, rivals(one)) ?? []),
    refused: all.flatMap((one): RefusedPromotion[] => {
      const { id } = one.terms;
      if (has.has(id)) return [];
      const by = beaten.get(one);
      return [by ? { id, why: 'BEATEN', by: by.terms.id } : { id, ...whyNot(one, giftInput) }];
    }),
  };
}

/** Sums are rounded as they add up: of one that gives twice, together, so that it stays within its budget. */
function togetherByPromotion(placed: readonly PlacedDiscount[]): PlacedDiscount[] {
  const first = new Map<ReachedPromotion, number>();
  for (const [at, { reached }] of placed.entries()) if (!first.has(reached)) first.set(reached, at);
  const at = ({ reached }: PlacedDiscount) => first.get(reached) ?? 0;
  return placed.toSorted((a, b) => at(a) - at(b));
}

/** Whether it takes part in choosing the best of a group. */
function givesAnything(one: ReachedPromotion): boolean {
  if (one.taken.length === 0) return false;
  return one.atList.satang > 0 || one.terms.total !== null || freeOf(one) > 0;
}

function takenOff(
  cart: readonly Goods[],
  placed: readonly PlacedDiscount[],
  rows: readonly number[][],
  lines: number,
) {
  const discounts = Array.from({ length: lines }, () => new Map<string, Discount>());
  const byPromotion = new Map<string, number>();
  placed.forEach(({ reached, places }, index) => {
    const { id, trigger } = reached.terms;
    places.forEach((at, i) => {
      const satang = rows[index]?.[i] ?? 0;
      const line = discounts[cart[at]?.at ?? -1];
      if (satang === 0 || !line) return;
      byPromotion.set(id, (byPromotion.get(id) ?? 0) + satang);
      const known = line.get(id);
      if (known) known.satang += satang;
      else line.set(id, { source: trigger === 'automatic' ? 'promotion' : 'coupon', id, satang });
    });
  });
  return { discounts: discounts.map((line) => Array.from(line.values())), byPromotion };
}

function whyNot(one: ReachedPromotion, { budgets }: GiftInput): RefusalReason {
  const { terms, goods, count, taken } = one;
  if (goods.length === 0) return { why: 'NO_GOODS' };
  if (taken.length === 0) return { why: 'NOT_REACHED', have: count, from: terms.steps[0]?.from ?? 0 };
  if (budgets.get(terms.id) === 0) return { why: 'USED_UP' };
  if (freeOf(one) > 0) return { why: 'GIFT_GONE' };
  return { why: 'NO_ROOM' };
}

function piecesByProduct(cart: readonly Goods[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const one of cart) pieces.set(one.productCode, (pieces.get(one.productCode) ?? 0) + one.pieces);
  return pieces;
}

function budgetsAfter(
  budgets: ReadonlyMap<string, number>,
  gifts: readonly Gift[],
): ReadonlyMap<string, number> {
  if (budgets.size === 0) return budgets;
  const worth = giftWorth(gifts);
  return new Map([...budgets].map(([id, satang]) => [id, Math.max(0, satang - (worth.get(id) ?? 0))]));
}
