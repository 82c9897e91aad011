import { useEffect, useState } from 'react';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { textOf } from './order-filters.ts';

type TypedText = {
  /** As typed in the field. */
  typed: string;
  setTyped: (typed: string) => void;
  /** As it is searched for. */
  text: string;
};

/** A field whose text goes into the address once typing pauses; `shown` is the text of the address. */
export function useTypedText(shown: string, onSettled: (text: string) => void): TypedText {
  const [typed, setTyped] = useState(shown);
  const text = textOf(typed);
  const settled = useDebounced(text);
  useEffect(() => {
    onSettled(settled);
    // Only what was typed: what else is chosen meanwhile takes the text along itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [settled]);

  useEffect(() => {
    if (shown === '' && settled !== '') setTyped('');
    // Only when the address was cleared by something else than the field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [shown]);
  return { typed, setTyped, text };
}
