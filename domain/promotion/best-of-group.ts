/** Of the promotions of one exclusion group the buyer gets the best. */
import { sum, TINY } from './broken-satang.ts';
import type { IndependentWorth } from './independent-discounts.ts';
import type { ReachedPromotion } from './reached-promotion.ts';

/** More choices than these are searched group by group: each in turn gets the best beside the choice of the others. */
const MOST_CHOICES = 64;
/**
 * Shares of promotions that are computed in search of a better choice, so that no cart takes long: of 50 promotions of 5 products
 * each, 100 choices are tried. What is chosen then is good, and the same for the same cart, if not the very best.
 */
const MOST_SHARES = 30_000;
/** Computing a share takes about as long as looking at so many for where it could go. */
const LOOKS_OF_SHARE = 6;

/** `looks` are the shares that were looked at to find it. */
type Worth = { satang: number; looks: number };

type Choosing = {
  independentWorth: IndependentWorth;
  /** What the buyer gets by some of the others together beside `settled`: discounts, and free goods at list prices. */
  worthBeside: (settled: readonly ReachedPromotion[]) => {
    worthOf: (others: readonly ReachedPromotion[]) => Worth;
    /** No choice is worth more. */
    most: number;
  };
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
    const { worthOf, most } = choosing.worthBeside(decided.filter(isSettled));
    const isAlways = new Set(decided.filter((one) => !isSettled(one)));
    const others = candidates.filter((one) => isOpen.has(one) || isAlways.has(one));
    const picks = bestPicks(open, {
      worthOf: (picked) => worthOf(others.filter((one) => isAlways.has(one) || picked.has(one))),
      worthAlone: (one) => worthOf([one]).satang,
      most,
      shares:
        sharesOf([...isAlways]) + sum(open.map((group) => Math.max(...group.map((one) => sharesOf([one]))))),
    });
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
    if (exact !== undefined && (!best || exact > best.satang + TINY)) best = { one, satang: exact };
  }
  return group.filter((one, index) => {
    if (!best || one === best.one) return true;
    const { most } = worth(one);
    if (Math.abs(most - best.satang) <= TINY) return index < group.indexOf(best.one);
    return most > best.satang;
  });
}

const sharesOf = (all: readonly ReachedPromotion[]): number =>
  sum(all.map(({ places }) => 1 + places.length));

type Picks = ReadonlySet<ReachedPromotion>;

type Search = {
  worthOf: (picks: Picks) => Worth;
  worthAlone: (one: ReachedPromotion) => number;
  most: number;
  /** That are computed for each choice, at most. */
  shares: number;
};

function bestPicks(groups: readonly ReachedPromotion[][], search: Search): Picks {
  const sizes = groups.map((group) => group.length);
  const choices = sizes.reduce((all, size) => all * size, 1);
  const isEach = choices <= MOST_CHOICES && choices * search.shares <= MOST_SHARES;
  const picksOf = (indexes: readonly number[]) =>
    new Set(groups.flatMap((group, i) => group[indexes[i] ?? 0] ?? []));
  let best = groups.map((group) => (isEach ? 0 : bestAlone(group, search.worthAlone)));
  let worth = -1;
  let left = MOST_SHARES;
  const attempt = (indexes: number[]) => {
    const { satang, looks } = search.worthOf(picksOf(indexes));
    left -= search.shares + looks / LOOKS_OF_SHARE;
    if (satang > worth) [best, worth] = [indexes, satang];
  };
  attempt(best);
  const mayBeBetter = () => worth < search.most && left > 0;
  if (isEach) {
    for (let next = following(best, sizes); next; next = following(next, sizes)) attempt(next);
    return picksOf(best);
  }
  for (let before = -1; before < worth && mayBeBetter();) {
    before = worth;
    for (const [i, size] of sizes.entries()) {
      const now = best[i];
      for (let pick = 0; pick < size && mayBeBetter(); pick += 1)
        if (pick !== now) attempt(best.with(i, pick));
    }
  }
  return picksOf(best);
}

/** The first of those that are worth most without the others. */
function bestAlone(
  group: readonly ReachedPromotion[],
  worthAlone: (one: ReachedPromotion) => number,
): number {
  const worths = group.map(worthAlone);
  return worths.indexOf(Math.max(...worths));
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
