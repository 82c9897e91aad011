import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../ui/interaction/use-debounced.ts';
import type { FilterValues } from './filters.ts';

type Options = {
  name: string;
  values: FilterValues;
  /** What the address says of a typed text; undefined where it says nothing that could be asked for. */
  read: (typed: string) => string | undefined;
};

/**
 * A text whose parameter follows when typing has come to rest. What is typed is never replaced by an answer to what was
 * typed before.
 */
export function useTypedParam({ name, values, read }: Options): [string, (typed: string) => void] {
  const given = values.chosen(name);
  const [typed, setTyped] = useState(given);
  const settled = useDebounced(typed);
  /** What the field has asked for and the address does not say yet, in its order: a slow page says it late. */
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const next = read(settled);
    if (next === undefined || next === (asked.current.at(-1) ?? values.chosen(name))) return;
    asked.current.push(next);
    values.set({ [name]: next });
    // Only what was typed: a change of the address comes from elsewhere.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [settled]);
  useEffect(() => {
    const at = asked.current.indexOf(given);
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
    // The address was changed by something else than the field: cleared, or gone back to.
    if (at < 0) setTyped(given);
  }, [given]);
  return [typed, setTyped];
}
