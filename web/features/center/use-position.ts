import { useState } from 'react';
import { DEFAULT_MAP_CENTER, type Position } from '#domain/shop/geo.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';

/** The visitor's position, once it was given; for as long as this document is open. */
let known: Position | undefined;

/** Found within ten seconds; a place of five minutes ago is good enough for a distance in km. */
const PATIENCE: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

export type PositionState = {
  /**
   * What distances are measured from: the visitor's own position, the delivery address, or the shop's default place.
   */
  source: 'position' | 'address' | 'default';
  /** Undefined where the shop knows the place itself. */
  from: Position | undefined;
  state: 'idle' | 'asking' | 'refused';
  /** Asks the browser, which asks the person. Missing where the browser cannot say. */
  ask: (() => void) | undefined;
};

/** The browser is asked only when the visitor wants it (S-47); before, the default center of K-02 is used. */
export function usePosition(): PositionState {
  const { lat, lon } = useVisitor();
  const [position, setPosition] = useState(known);
  const [state, setState] = useState<PositionState['state']>('idle');
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
  const canAsk = typeof navigator !== 'undefined' && 'geolocation' in navigator && window.isSecureContext;
  const rest = { state, ask: canAsk && !position ? ask : undefined };
  if (position) return { source: 'position', from: position, ...rest };
  if (lat !== null && lon !== null) return { source: 'address', from: undefined, ...rest };
  return { source: 'default', from: { lat: DEFAULT_MAP_CENTER.lat, lon: DEFAULT_MAP_CENTER.lon }, ...rest };
}
