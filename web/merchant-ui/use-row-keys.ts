import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** What marks the element of a row that the keyboard goes to. */
export const ROW_STOP = { 'data-row-stop': '' } as const;
/** What marks what else of a row the keyboard goes to, by the arrow keys sideways. */
export const CELL_STOP = { 'data-cell-stop': '', tabIndex: -1 } as const;
/** A cell that is changed where it stands. */
export const EDIT_STOP = { ...CELL_STOP, 'data-edit-stop': '' } as const;

type Options = {
  count: number;
  /** `isRange`: with all between this row and the one that was picked before. */
  onToggle?: ((row: number, isRange: boolean) => void) | undefined;
  onMenu?: ((row: number, at: HTMLElement) => void) | undefined;
  /** All the rows, or none where all are picked. */
  onToggleAll?: (() => void) | undefined;
};

/**
 * A table for the keyboard: one stop, from which the arrow keys (or j and k), Home and End lead from row to row, left and
 * right to what can be done in the row. Space picks, Ctrl+A picks all, F2 changes the first cell that can be changed, and the
 * menu key opens the row's menu; Enter is the link's own.
 */
export function useRowKeys({ count, onToggle, onMenu, onToggleAll }: Options) {
  const [active, setActive] = useState(0);
  const stop = Math.min(active, Math.max(0, count - 1));
  const body = useRef<HTMLTableSectionElement>(null);
  const hasFocus = useRef(false);
  const latest = useRef(stop);
  useLayoutEffect(() => {
    latest.current = stop;
  }, [stop]);
  const keepFocus = useCallback(() => {
    if (!hasFocus.current || !body.current || document.activeElement !== document.body) return;
    stopOf(body.current, latest.current)?.focus({ preventScroll: true });
  }, []);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, shiftKey } = event;
    if (!(target instanceof HTMLElement) || !target.matches('[data-row-stop], [data-cell-stop]')) return;
    const line = target.closest<HTMLElement>('tr');
    const row = rowOf(target);
    if (!line || row === undefined || event.altKey) return;
    const did = (work: () => void) => {
      event.preventDefault();
      work();
    };
    if (event.ctrlKey || event.metaKey) {
      if (event.code === 'KeyA' && !shiftKey && onToggleAll) did(onToggleAll);
      return;
    }
    const next = nextRow(event, { row, count });
    const side = nextStop(line, target, event.key);
    if (next !== undefined) did(() => stopOf(currentTarget, next)?.focus());
    else if (side) did(() => side.focus());
    else if (isMenuKey(event) && onMenu) did(() => onMenu(row, target));
    else if (event.key === 'F2') did(() => line.querySelector<HTMLElement>('[data-edit-stop]')?.click());
    else if (event.key === ' ' && onToggle && target.matches('[data-row-stop]'))
      did(() => onToggle(row, shiftKey));
  };
  return {
    /** Of the row that Tab leads to. */
    stop,
    /** After a change of the rows: the keyboard stays in the table where the element that it was at was taken away. */
    keepFocus,
    bodyProps: {
      ref: body,
      onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
        hasFocus.current = true;
        const row = rowOf(target);
        if (row !== undefined) setActive(row);
      },
      // React tells of no blur for what it takes away itself.
      onBlur: (): void => {
        hasFocus.current = false;
      },
      onKeyDown: press,
    },
  };
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;
const isMenuKey = ({ key, shiftKey }: Pressed): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** Where a key leads; it stops at the ends. Undefined for a key that leads nowhere. */
export function nextRow(
  { key, code, shiftKey }: Pressed,
  { row, count }: { row: number; count: number },
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  // By their place on the keyboard: on a Thai layout the same keys write other letters.
  const letter = shiftKey ? undefined : { KeyJ: 1, KeyK: -1 }[code];
  const step = { ArrowDown: 1, ArrowUp: -1 }[key] ?? letter;
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, row + step));
}

function nextStop(line: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  const inside = [...line.querySelectorAll<HTMLElement>('[data-row-stop], [data-cell-stop]')];
  const stops = line.matches('[data-row-stop]') ? [line, ...inside] : inside;
  return stops[stops.indexOf(from) + step];
}

/** The element of a row that the keyboard goes to. */
export function stopOf(body: HTMLElement, row: number): HTMLElement | null {
  const line = body.querySelector<HTMLElement>(`tr[data-row="${row}"]`);
  return line?.matches('[data-row-stop]') ? line : (line?.querySelector('[data-row-stop]') ?? null);
}

function rowOf(element: Element): number | undefined {
  const row = element.closest('tr')?.dataset['row'];
  return row === undefined ? undefined : Number(row);
}
