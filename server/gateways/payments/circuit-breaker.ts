/**
 * Spares a provider that fails, and the buyers who would wait for it: after some failures in a row it is not asked for a
 * while, then once, and that answer decides.
 */
import { GatewayError } from '../gateway-error.ts';

/** Failures in a row after which a provider is left alone. */
const MOST_FAILURES = 5;
const REST_MS = 30_000;

export type CircuitBreaker = {
  /** Rejects with a GatewayError, and does no work, while the provider rests. A refusal is an answer, not a failure. */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>;
};

/** Closed: asks. Open: does not. Half-open: one call is under way that decides, and others are not made. */
type State = { failures: number; restsUntil: number; isTrying: boolean };

export function createCircuitBreaker({
  name,
  now = () => performance.now(),
}: {
  name: string;
  /** Milliseconds that never go back. */
  now?: () => number;
}): CircuitBreaker {
  const state: State = { failures: 0, restsUntil: 0, isTrying: false };
  const isOpen = () => state.failures >= MOST_FAILURES && (state.isTrying || now() < state.restsUntil);

  return {
    run: async (work) => {
      if (isOpen()) throw new GatewayError(`${name} failed too often and is not asked for now`);
      const isTrial = state.failures >= MOST_FAILURES;
      state.isTrying = isTrial;
      try {
        const answer = await work();
        state.failures = 0;
        return answer;
      } catch (error) {
        if (error instanceof GatewayError && error.isRefusal) state.failures = 0;
        else {
          state.failures += 1;
          state.restsUntil = now() + REST_MS;
        }
        throw error;
      } finally {
        if (isTrial) state.isTrying = false;
      }
    },
  };
}
