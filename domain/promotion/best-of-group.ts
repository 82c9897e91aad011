/** Of the promotions of one exclusion group the buyer gets the best. */
import type { IndependentWorth } from './independent-discounts.ts';
import type { ReachedPromotion } from './reached-promotion.ts';

/** More choices than these are searched group by group: each in turn gets the best beside the choice of the others. */
const MOST_CHOICES = 64;

type Choosing = {
  independentWorth: IndependentWorth;
  /** What the buyer gets by some of the others together beside `settled`: discounts, and free goods at list prices. */
  worthBeside: (settled: readonly ReachedPromotion[]) => (others: readonly ReachedPromotion[]) => number;
};

export type Choice = { chosen: ReachedPromotion[]; beaten: Map<ReachedPromotion, ReachedPromotion> };

/**
 * Chooses among promotions that are in their order (priority, then id), by what all that apply are worth together: a discount
 * that leaves no room to another is worth less. Of equal choices the first stands.
 */
export function bestOfGroups(candidates: readonly ReachedPromotion[], choosing: Choosing): Choice {
  const groups = new Map<string, ReachedPromotion[]>();
  for (const one of candidates) {
    const group = one.terms.exclusionGroup;
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  const lost = new Set<ReachedPromotion>();
  const open: ReachedPromotion[][] = [];
  for (const group of groups.values()) {
    const left = withoutWorse(group, choosing.independentWorth);
    for (const one of group) if (!left.includes(one)) lost.add(one);
    if (left.length > 1) open.push(left);
  }
  if (open.length > 0) {
    const isOpen = new Set(open.flat());
    const decided = candidates.filter((one) => !lost.has(one) && !isOpen.has(one));
    const isSettled = (one: ReachedPromotion) => choosing.independentWorth(one).exact !== undefined;
    const worthOf = choosing.worthBeside(decided.filter(isSettled));
    const others = candidates.filter((one) => isOpen.has(one) || (decided.includes(one) && !isSettled(one)));
    const picks = bestPicks(open, (picked) =>
      worthOf(others.filter((one) => !isOpen.has(one) || picked.has(one))),
    );
    for (const one of isOpen) if (!picks.has(one)) lost.add(one);
  }
  const chosen = candidates.filter((one) => !lost.has(one));
  const winners = new Map(chosen.map((one) => [one.terms.exclusionGroup, one]));
  return {
    chosen,
    beaten: new Map(
      [...lost].flatMap((one) => {
        const by = winners.get(one.terms.exclusionGroup);
        return by ? [[one, by]] : [];
      }),
    ),
  };
}

/** A group without those that are worse than another of it whatever else is chosen. */
function withoutWorse(group: readonly ReachedPromotion[], worth: IndependentWorth): ReachedPromotion[] {
  let best: { one: ReachedPromotion; satang: number } | undefined;
  for (const one of group) {
    const { exact } = worth(one);
    if (exact !== undefined && (!best || exact > best.satang)) best = { one, satang: exact };
  }
  return group.filter((one, index) => {
    if (!best || one === best.one) return true;
    const { most } = worth(one);
    return most > best.satang || (most === best.satang && index < group.indexOf(best.one));
  });
}

type Picks = ReadonlySet<ReachedPromotion>;

function bestPicks(groups: readonly ReachedPromotion[][], worthOf: (picks: Picks) => number): Picks {
  let best = groups.map(() => 0);
  const picksOf = (indexes: readonly number[]) =>
    new Set(groups.flatMap((group, i) => group[indexes[i] ?? 0] ?? []));
  let most = worthOf(picksOf(best));
  const attempt = (indexes: number[]) => {
    const worth = worthOf(picksOf(indexes));
    if (worth > most) [best, most] = [indexes, worth];
  };
  const sizes = groups.map((group) => group.length);
  if (sizes.reduce((all, size) => all * size, 1) <= MOST_CHOICES) {
    for (let next = following(best, sizes); next; next = following(next, sizes)) attempt(next);
    return picksOf(best);
  }
  for (let before = -1; before < most;) {
    before = most;
    sizes.forEach((size, i) => {
      const now = best[i];
      for (let pick = 0; pick < size; pick += 1) if (pick !== now) attempt(best.with(i, pick));
    });
  }
  return picksOf(best);
}

/** The next of all combinations, the last group counting up first; undefined after the last. */
function following(indexes: readonly number[], sizes: readonly number[]): number[] | undefined {
  const next = [...indexes];
  for (let i = next.length - 1; i >= 0; i -= 1) {
    next[i] = (next[i] ?? 0) + 1;
    if ((next[i] ?? 0) < (sizes[i] ?? 0)) return next;
    next[i] = 0;
  }
  return undefined;
}
