/** Counters for /metrics, incremented where things happen; `addOperations` exposes them. */
import { Counter } from 'prom-client';

export type Counters = ReturnType<typeof createCounters>;

export function createCounters() {
  return {
    signInCodes: new Counter({
      name: 'sign_in_codes_total',
      help: 'Sign-in codes asked for: sent, to a number that gets none, failed, or refused by a limit',
      labelNames: ['audience', 'outcome'],
      registers: [],
    }),
  };
}
