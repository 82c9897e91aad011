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
        const room = sum(one.goods.map(({ roomSatang }) => roomSatang));
        const most = Math.min(one.atList.satang, room, budgets.get(one.terms.id) ?? Infinity);
        return [one, { most, exact: one.places.some((place) => tight.has(place)) ? undefined : most }];
      }),
  );
  return (one) => known.get(one) ?? { exact: undefined, most: Infinity };
}

/** Where room could run out, and wherever what finds no room there could go. */
function tightPlaces(cart: readonly Goods[], first: readonly ReachedPromotion[]): ReadonlySet<number> {
  const wished = mostWished(cart, first);
  const isOver = ({ place, roomSatang }: Goods) => (wished[place] ?? 0) > roomSatang;
  const tight = new Set(cart.filter(isOver).map(({ place }) => place));
  for (let size = -1; size < tight.size;) {
    size = tight.size;
    for (const { places } of first)
      if (places.some((place) => tight.has(place))) for (const place of places) tight.add(place);
  }
  return tight;
}

/** By place what promotions take off at most: all without a group, of each group the one that takes most. */
function mostWished(cart: readonly Goods[], first: readonly ReachedPromotion[]): number[] {
  const wished = cart.map(() => 0);
  const byGroup = new Map<string, Map<number, number>>();
  for (const { terms, places, atList } of first) {
    const group = terms.exclusionGroup;
    const ofGroup = group === null ? undefined : (byGroup.get(group) ?? new Map<number, number>());
    if (group !== null && ofGroup) byGroup.set(group, ofGroup);
    places.forEach((place, i) => {
      const share = atList.shares[i] ?? 0;
      const most = ofGroup?.get(place) ?? 0;
      if (share > most) ofGroup?.set(place, share);
      wished[place] = (wished[place] ?? 0) + Math.max(0, share - most);
    });
  }
  return wished;
}
