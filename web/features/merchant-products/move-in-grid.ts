/** The keys of a spreadsheet: where they lead from a field that says its `data-row` and `data-column`. */
import type { KeyboardEvent } from 'react';

type Step = { rows: number; columns: number };
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;
type Field = HTMLInputElement | HTMLSelectElement;

/** Whether the caret stands at this end of what was typed, or all of it is selected. */
function isAtEnd(field: Field, end: 'start' | 'end'): boolean {
  if (field instanceof HTMLSelectElement) return true;
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  const at = end === 'start' ? 0 : value.length;
  return selectionStart === at && selectionEnd === at;
}

/** Its prices and its tax types. */
const ROWS_A_UNIT = 2;

function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: Key, field: Field): Step | undefined {
  // Alt and the arrow opens a list, with the others the key is the browser's.
  if (altKey || ctrlKey || metaKey) return undefined;
  // Enter and the arrows go from price to price; the tax types between them are reached by Tab.
  if (key === 'Enter') return { rows: shiftKey ? -ROWS_A_UNIT : ROWS_A_UNIT, columns: 0 };
  if (shiftKey) return undefined;
  if (key === 'ArrowUp') return { rows: -ROWS_A_UNIT, columns: 0 };
  if (key === 'ArrowDown') return { rows: ROWS_A_UNIT, columns: 0 };
  if (key === 'ArrowLeft' && isAtEnd(field, 'start')) return { rows: 0, columns: -1 };
  if (key === 'ArrowRight' && isAtEnd(field, 'end')) return { rows: 0, columns: 1 };
  return undefined;
}

/** Returns whether the key was the grid's; at an edge it leads nowhere. */
export function moveInGrid(grid: HTMLElement, event: Key): boolean {
  const field = event.target;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false;
  const step = stepOf(event, field);
  if (!step) return false;
  const [row, column] = [Number(field.dataset['row']), Number(field.dataset['column'])];
  const next = grid.querySelector<HTMLElement>(
    `[data-row="${row + step.rows}"][data-column="${column + step.columns}"]`,
  );
  next?.focus();
  return true;
}
