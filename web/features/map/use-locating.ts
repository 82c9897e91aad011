import { useState } from 'react';
import type { Position } from '#domain/shop/geo.ts';

/** Here a few metres matter, unlike where a distance in km is shown. */
const PATIENCE: PositionOptions = { enableHighAccuracy: true, timeout: 15_000 };

export type Refusal = 'denied' | 'unavailable' | 'timeout' | 'unsupported';
/** By the numbers of the browser's own error. */
const REFUSALS: Readonly<Record<number, Refusal>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Asks the browser where the person is, once they want it; `refusal` says why it gave no answer. */
export function useLocating(onFound: (place: Position) => void): {
  isAsking: boolean;
  refusal: Refusal | undefined;
  ask: () => void;
} {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const ask = (): void => {
    if (!('geolocation' in navigator) || !window.isSecureContext) return setRefusal('unsupported');
    setRefusal(undefined);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound({ lat: coords.latitude, lon: coords.longitude });
      },
      ({ code }) => {
        setAsking(false);
        setRefusal(REFUSALS[code] ?? 'unavailable');
      },
      PATIENCE,
    );
  };
  return { isAsking, refusal, ask };
}
