import { useSyncExternalStore } from 'react';

/** Fine enough that the last second is not shown for two. */
const TICK_MS = 250;

const ticking = (tick: () => void) => {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
};
const now = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;

/**
 * Whole seconds left until a moment (milliseconds since 1970), 0 once it is past; undefined where there is no such
 * moment, or no clock to go by (on the server).
 */
export function useCountdown(until: number | undefined): number | undefined {
  const at = useSyncExternalStore(ticking, now, () => 0);
  if (until === undefined || at === 0) return undefined;
  return Math.max(0, Math.ceil((until - at) / 1000));
}
