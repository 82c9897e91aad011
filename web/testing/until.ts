import { vi } from 'vitest';

/** The real ones, also while a test has the clock in its hands. */
const { setTimeout: later, setImmediate: next } = globalThis;
const EVERY_MS = 10;
/** A slow machine may take its time. By a clock that no test stops. */
const PATIENCE_MS = Number(process.env['PATIENCE'] ?? 120_000);

/**
 * Waits until this returns something instead of throwing. With fake timers, due timers run, and time stops, or advances
 * by a fixed amount with each look.
 */
export async function until<T>(look: () => T, passing = 0): Promise<T> {
  const begun = performance.now();
  for (;;) {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(passing);
    try {
      return look();
    } catch (error) {
      if (performance.now() - begun > PATIENCE_MS) throw error;
    }
    await new Promise<void>((resolve) => {
      later(resolve, EVERY_MS);
    });
  }
}

/** What is to be rendered is rendered: a few turns of the event loop later, whatever the test's clock shows. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1)
    await new Promise<void>((resolve) => {
      next(resolve);
    });
}
