import { useRef, useState } from 'react';
import { arranged } from './list-order.ts';
import type { InTurn } from './use-in-turn.ts';

type Options = {
  ids: readonly string[];
  /** As they are stored, also before they are drawn. */
  idsNow: () => readonly string[];
  save: (ids: readonly string[]) => Promise<void>;
  inTurn: InTurn;
  /** The shop did not take the order. */
  onRefused: (error: unknown) => Promise<void>;
};

/** The order as the person wants it, shown at once and saved after; several moves in a row are saved together. */
export function useListOrder({ ids, idsNow, save, inTurn, onRefused }: Options) {
  const [wanted, setWanted] = useState<readonly string[]>();
  /** What is still to be saved. */
  const unsaved = useRef<readonly string[]>(undefined);

  const saveLatest = async (): Promise<void> => {
    const order = unsaved.current;
    if (!order) return;
    unsaved.current = undefined;
    try {
      await save(arranged(idsNow(), order));
    } catch (error) {
      unsaved.current = undefined;
      await onRefused(error);
    }
    if (!unsaved.current) setWanted(undefined);
  };

  return {
    shown: wanted ? arranged(ids, wanted) : ids,
    want: (order: readonly string[]): void => {
      setWanted(order);
      unsaved.current = order;
      void inTurn(saveLatest);
    },
  };
}
