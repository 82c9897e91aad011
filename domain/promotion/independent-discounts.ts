/** Which discounts are worth the same whatever else applies, so that the best of a group is found without trying the others. */
import { sum } from './broken-satang.ts';
import type { Goods } from './counted-goods.ts';
import { stageOf, type ReachedPromotion } from './reached-promotion.ts';

/**
 * What a promotion is worth whatever else applies (`exact`; undefined where that depends on the others), and what it is worth at
 * most, as far as that can be compared with an exact worth.
 */
export type IndependentWorth = (one: ReachedPromotion) => { exact: number | undefined; most: number };

/**
 * A discount of the first stage is independent, unless one of its lines could run out of room. Free goods depend on stock, and
 * later stages on what is left.
 */
export function independentWorth(
  cart: readonly Goods[],
  candidates: readonly ReachedPromotion[],
  budgets: ReadonlyMap<string, number>,
): IndependentWorth {
  const first = candidates.filter(({ terms }) => stageOf(terms) === 0 && terms.kind !== 'FREE_ITEM');
  const tight = tightPlaces(cart, first);
  const known = new Map(
    first
      .filter(({ terms }) => !terms.total)
      .map((one) => {
        const most = Math.min(one.atList.satang, budgets.get(one.terms.id) ?? Infinity);
        return [one, { most, exact: one.places.some((place) => tight.has(place)) ? undefined : most }];
      }),
  );
  return (one) => known.get(one) ?? { exact: undefined, most: Infinity };
}

/** Where room could run out: by what each group wishes at most, and by what finds no room elsewhere and moves on to it. */
function tightPlaces(cart: readonly Goods[], first: readonly ReachedPromotion[]): ReadonlySet<number> {
  const shares = first.map(({ atList: { satang, weights } }) => {
    const whole = sum(weights) || 1;
    return weights.map((weight) => (satang * weight) / whole);
  });
  const wished = wishedAtMost(cart, first, shares);
  const over = cart.map(({ roomSatang }, place) => Math.max(0, (wished[place] ?? 0) - roomSatang));
  const moved = cart.map(() => 0);
  first.forEach(({ places }, index) => {
    const moves = sum(places.map((place, i) => Math.min(shares[index]?.[i] ?? 0, over[place] ?? 0)));
    if (moves > 0) for (const place of places) moved[place] = (moved[place] ?? 0) + moves;
  });
  const isTight = ({ place, roomSatang }: Goods) => (wished[place] ?? 0) + (moved[place] ?? 0) > roomSatang;
  const tight = new Set(cart.filter(isTight).map(({ place }) => place));
  if (tight.size === over.filter((satang) => satang > 0).length) return tight;
  // Where what moves on fills further lines, it is followed no further: whatever it may reach counts as tight.
  for (let size = -1; size < tight.size;) {
    size = tight.size;
    for (const { places } of first)
      if (places.some((place) => tight.has(place))) for (const place of places) tight.add(place);
  }
  return tight;
}

/** By place what promotions wish to take off: all without a group, of each group the one that wishes most. */
function wishedAtMost(
  cart: readonly Goods[],
  first: readonly ReachedPromotion[],
  shares: readonly number[][],
): number[] {
  const wished = cart.map(() => 0);
  const byGroup = new Map<string, Map<number, number>>();
  first.forEach(({ terms: { exclusionGroup: group }, places }, index) => {
    const ofGroup = group === null ? undefined : (byGroup.get(group) ?? new Map<number, number>());
    if (group !== null && ofGroup) byGroup.set(group, ofGroup);
    places.forEach((place, i) => {
      const share = shares[index]?.[i] ?? 0;
      const most = ofGroup?.get(place) ?? 0;
      if (share > most) ofGroup?.set(place, share);
      wished[place] = (wished[place] ?? 0) + Math.max(0, share - most);
    });
  });
  return wished;
}
