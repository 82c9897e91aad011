import type { KeyboardEvent } from 'react';

type Options = { count: number; chosen: number; onChoose: (place: number) => void };

/** A vertical list of tabs for the keyboard: one stop, arrow keys, Home and End choose. */
export function useTabs({ count, chosen, onChoose }: Options) {
  return {
    listProps: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
        const next = nextTab(event.key, { count, chosen });
        if (next === undefined) return;
        event.preventDefault();
        onChoose(next);
        event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
      },
    },
    tabProps: (place: number) => ({
      role: 'tab' as const,
      'aria-selected': place === chosen,
      tabIndex: place === chosen ? 0 : -1,
      onClick: () => onChoose(place),
    }),
  };
}

/** Where a key leads; round at the ends. Undefined for a key that leads nowhere. */
export function nextTab(
  key: string,
  { count, chosen }: { count: number; chosen: number },
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step === undefined ? undefined : (chosen + step + count) % count;
}
