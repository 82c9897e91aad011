import type { Connection } from './connection.ts';

/** So long between two tries to reach the shop again. */
const TRY_EVERY_MS = 1_500;
/** A try that hangs on a connection that is just coming back counts as failed. */
const PATIENCE_MS = 3_000;

/** Asks whether the shop answers; where it does not, the line counts as cut until it does. */
export type AskShop = () => Promise<boolean>;

/**
 * Notices when the browser loses its network; it counts as lost until the shop itself answers again, for browsers say
 * "online" before they are. `navigator.onLine` is not used: where the shop is on the local network, it says "offline"
 * though the shop is reachable. A connection may also be lost without a word from the browser: whatever misses an
 * answer checks with the returned function.
 */
export function watchConnection(window: Window, connection: Connection): AskShop {
  let losses = 0;
  const lose = (): number => {
    losses += 1;
    connection.setCut(true);
    return losses;
  };
  const answers = async (): Promise<boolean> => {
    const answer = await window
      .fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
      .catch(() => undefined);
    return answer?.ok === true;
  };
  const untilReached = async (lossesThen: number): Promise<void> => {
    const isReached = await answers();
    if (losses !== lossesThen) return;
    if (isReached) connection.setCut(false);
    else window.setTimeout(() => void untilReached(lossesThen), TRY_EVERY_MS);
  };
  window.addEventListener('offline', lose);
  window.addEventListener('online', () => void untilReached(losses));

  return async () => {
    if (connection.state() === 'cut') return false;
    if (await answers()) return true;
    void untilReached(lose());
    return false;
  };
}
