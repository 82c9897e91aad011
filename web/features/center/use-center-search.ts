import { useState } from 'react';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { usePosition, type PositionState } from './use-position.ts';

export type CenterSearch = {
  /** What is searched for. */
  text: string;
  setTyped: (typed: string) => void;
  position: PositionState;
};

/** What was typed into a center search, and the visitor's position. */
export function useCenterSearch(): CenterSearch {
  const position = usePosition();
  // Whether the browser supports geolocation, the server does not know.
  const hydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  return { text, setTyped, position: hydrated ? position : { ...position, ask: undefined } };
}
