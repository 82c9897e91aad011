import { useState } from 'react';
import type { Position } from '#domain/shop/geo.ts';
import { useHydrated } from './use-hydrated.ts';

/** The person's position, once it was given; for as long as this document is open. */
let known: Position | undefined;

/** Found within ten seconds; a place of five minutes ago is good enough for a distance in km. */
const PATIENCE: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

export type OwnPosition = {
  position: Position | undefined;
  state: 'idle' | 'asking' | 'refused';
  /** Asks the browser, which asks the person. Missing where the browser cannot say, or has said. */
  ask: (() => void) | undefined;
};

/** Where the person is; the browser is asked only when the person wants it. */
export function useOwnPosition(): OwnPosition {
  const [position, setPosition] = useState(known);
  const [state, setState] = useState<OwnPosition['state']>('idle');
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        known = { lat: coords.latitude, lon: coords.longitude };
        setPosition(known);
        setState('idle');
      },
      () => setState('refused'),
      PATIENCE,
    );
  };
  // The server's page cannot know it: the first drawing in the browser is the same.
  const hydrated = useHydrated();
  const canAsk = hydrated && 'geolocation' in navigator && window.isSecureContext;
  return { position, state, ask: canAsk && !position ? ask : undefined };
}
