import type { KeyboardEvent } from 'react';

/**
 * Arrow keys in a table of checkboxes: sideways along the row, up and down along the column (`data-column` of the cell), past what
 * cannot be chosen. Tab and the space bar stay the browser's own.
 */
export function onCellKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, altKey, ctrlKey, metaKey } = event;
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
  if (step === undefined || altKey || ctrlKey || metaKey) return;
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
  const column = target.closest('td')?.dataset['column'] ?? '';
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const along = isSideways ? target.closest('tr') : currentTarget;
  const cells = isSideways ? 'td' : `td[data-column="${column}"]`;
  const boxes = [
    ...(along?.querySelectorAll<HTMLInputElement>(`${cells} input[type="checkbox"]`) ?? []),
  ].filter(({ disabled }) => !disabled);
  event.preventDefault();
  boxes[boxes.indexOf(target) + step]?.focus();
}
