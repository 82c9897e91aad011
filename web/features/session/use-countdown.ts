import { useSyncExternalStore } from 'react';

const ticking = (tick: () => void) => {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
};
const thisSecond = () => Math.floor(Date.now() / 1000);

/**
 * Whole seconds left until a moment (milliseconds since 1970), 0 once it is past; undefined where there is no such
 * moment, or no clock to go by (on the server).
 */
export function useCountdown(until: number | undefined): number | undefined {
  const second = useSyncExternalStore(ticking, thisSecond, () => 0);
  if (until === undefined || second === 0) return undefined;
  return Math.max(0, Math.ceil(until / 1000) - second);
}
