import type { Line } from './line.ts';

/** So long between two tries to reach the shop again. */
const TRY_EVERY_MS = 1_500;
/** A try that hangs on a line that is just coming back counts as failed. */
const PATIENCE_MS = 3_000;

/**
 * Tells the line when the browser loses its network; it counts as cut until the shop itself answers again, for
 * browsers say "online" before they are. `navigator.onLine` is not asked: where the shop stands in the house, it says
 * "offline" though the shop is there.
 */
export function watchLine(window: Window, line: Line): void {
  let losses = 0;
  window.addEventListener('offline', () => {
    losses += 1;
    line.setCut(true);
  });
  window.addEventListener('online', () => void untilReached(losses));

  async function untilReached(lossesThen: number): Promise<void> {
    const answer = await window
      .fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
      .catch(() => undefined);
    if (losses !== lossesThen) return;
    if (answer?.ok) line.setCut(false);
    else window.setTimeout(() => void untilReached(lossesThen), TRY_EVERY_MS);
  }
}
