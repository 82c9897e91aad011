import type { KeyboardEvent } from 'react';

/**
 * For a form whose sending cannot be taken back: Enter in a field goes on to the next one, from the last to the button
 * that sends, as scanners and people who type numbers expect; only the button itself sends.
 */
export const enterGoesOn = { onKeyDown: goOn };

function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button[type=submit]')];
  const next = stops[stops.indexOf(target) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
