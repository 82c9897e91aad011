import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** What marks the element of a row that the keyboard goes to. */
export const ROW_STOP = { 'data-row-stop': '' } as const;

type Options = { count: number; onToggle?: (row: number) => void };

/**
 * A table for the keyboard: one stop, from which the arrow keys, Home and End lead from row to row and Space picks the
 * row; Enter is the link's own.
 */
export function useRowKeys({ count, onToggle }: Options) {
  const [active, setActive] = useState(0);
  const stop = Math.min(active, Math.max(0, count - 1));
  return {
    /** Of the row that Tab leads to. */
    stop,
    bodyProps: {
      onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
        const row = rowOf(target);
        if (row !== undefined) setActive(row);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
        const { target } = event;
        if (!(target instanceof HTMLElement) || !target.matches('[data-row-stop]')) return;
        const row = rowOf(target) ?? 0;
        const next = nextRow(event.key, { row, count });
        if (next !== undefined) {
          event.preventDefault();
          event.currentTarget.querySelectorAll<HTMLElement>('[data-row-stop]')[next]?.focus();
        } else if (event.key === ' ' && onToggle) {
          event.preventDefault();
          onToggle(row);
        }
      },
    },
  };
}

/** Where a key leads; it stops at the ends. Undefined for a key that leads nowhere. */
export function nextRow(key: string, { row, count }: { row: number; count: number }): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, row + step));
}

function rowOf(element: Element): number | undefined {
  const row = element.closest('tr')?.dataset['row'];
  return row === undefined ? undefined : Number(row);
}
