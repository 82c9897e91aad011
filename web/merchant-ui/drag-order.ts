import { useState, type DragEvent, type HTMLAttributes } from 'react';

/** What a row is given to be dragged among its like. */
export type DragProps = HTMLAttributes<HTMLElement> & {
  draggable: boolean;
  'data-dragged': boolean | undefined;
  'data-over': 'before' | 'after' | undefined;
};

/** Puts one before another, or last. */
export type Place = (key: string, before: string | null) => void;

/** Where a row goes that is put before or after another; undefined where it is there already. */
export function beforeOf(
  keys: readonly string[],
  { key, on, edge }: { key: string; on: string; edge: 'before' | 'after' },
): string | null | undefined {
  if (key === on) return undefined;
  const before = edge === 'before' ? on : (keys[keys.indexOf(on) + 1] ?? null);
  const now = keys[keys.indexOf(key) + 1] ?? null;
  return before === key || before === now ? undefined : before;
}

/** By one place up or down; undefined where it is the first or the last. */
export function stepOf(keys: readonly string[], key: string, step: 'up' | 'down'): string | null | undefined {
  const on = keys[keys.indexOf(key) + (step === 'up' ? -1 : 1)];
  return on === undefined ? undefined : beforeOf(keys, { key, on, edge: step === 'up' ? 'before' : 'after' });
}

const edgeOf = ({ clientY, currentTarget }: DragEvent<HTMLElement>): 'before' | 'after' => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY - top < height / 2 ? 'before' : 'after';
};

/** Rows in an order that a mouse changes by dragging them. Who has no mouse needs buttons that do the same. */
export function useDragOrder(
  keys: readonly string[],
  onPlace: Place | undefined,
): (key: string) => DragProps | undefined {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ key: string; edge: 'before' | 'after' }>();
  if (!onPlace) return () => undefined;
  const placeOn = (on: string, event: DragEvent<HTMLElement>) =>
    dragged === undefined ? undefined : beforeOf(keys, { key: dragged, on, edge: edgeOf(event) });
  return (key) => ({
    draggable: true,
    'data-dragged': dragged === key || undefined,
    'data-over': over?.key === key ? over.edge : undefined,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.effectAllowed = 'move';
      setDragged(key);
    },
    onDragEnd: () => {
      setDragged(undefined);
      setOver(undefined);
    },
    onDragOver: (event) => {
      const isPlace = placeOn(key, event) !== undefined;
      if (isPlace) event.preventDefault();
      setOver(isPlace ? { key, edge: edgeOf(event) } : undefined);
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event) => {
      event.preventDefault();
      const before = placeOn(key, event);
      setOver(undefined);
      setDragged(undefined);
      if (dragged !== undefined && before !== undefined) onPlace(dragged, before);
    },
  });
}
