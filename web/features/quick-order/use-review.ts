import { useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { cartKeysOf } from '../cart/store/cart-keys.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { EMPTY_REVIEW, readReview, withLines, type Review, type ReviewLine } from './review.ts';

export type KeptReview = Review & {
  type: (typed: string) => void;
  /** With what stays in the field. */
  add: (lines: readonly Omit<ReviewLine, 'id'>[], typed?: string) => void;
  change: (id: number, part: Partial<ReviewLine>) => void;
  /** All of these. */
  remove: (ids: readonly number[]) => void;
  clear: () => void;
};

/** Kept in the tab with every change: of this customer at this center. */
export function useReview(): KeptReview {
  const { bootstrap } = usePage();
  const own = `${cartKeysOf(bootstrap, useVisitor()).own}-quick-order`;
  // The server's page has none.
  const key = useHydrated() ? own : '';
  const [kept, setKept] = useState(() => ({ key, review: stored(key) }));
  // Another customer or center has a list of its own.
  const current = kept.key === key ? kept : { key, review: stored(key) };
  if (current !== kept) setKept(current);
  const { review } = current;
  const set = (work: (before: Review) => Review): void =>
    setKept((before) => {
      const next = work(before.key === key ? before.review : stored(key));
      keep(key, next);
      return { key, review: next };
    });
  return {
    ...review,
    type: (typed) => set((before) => ({ ...before, typed })),
    add: (lines, typed) =>
      set((before) => ({ typed: typed ?? before.typed, lines: withLines(before.lines, lines) })),
    change: (id, part) =>
      set((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.id === id ? Object.assign({ ...line }, part) : line)),
      })),
    remove: (ids) =>
      set((before) => ({ ...before, lines: before.lines.filter(({ id }) => !ids.includes(id)) })),
    clear: () => set((before) => ({ ...before, lines: [] })),
  };
}

const stored = (key: string): Review => {
  if (key === '') return EMPTY_REVIEW;
  try {
    return readReview(sessionStorage.getItem(key));
  } catch {
    return EMPTY_REVIEW;
  }
};

/** A storage that refuses leaves the list in memory. */
function keep(key: string, review: Review): void {
  try {
    if (review.typed === '' && review.lines.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(review));
  } catch {
    // Nothing more can be done here.
  }
}
