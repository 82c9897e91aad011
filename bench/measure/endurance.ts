/** What loads that last for minutes have in common: the clock, and the memory of the shop meanwhile. */
import { setTimeout as wait } from 'node:timers/promises';
import { megabytes } from '../report.ts';
import { growthOf, type Growth } from './flat.ts';
import { memoryOf, type Program } from './processes.ts';

const SAMPLED_EVERY_MS = 5000;
/** Every half minute one of them is reported. */
const TOLD_EVERY = 6;

export type Watched = Growth & { most: number };

/**
 * Runs `work` until the minutes are over or the process has ended, and returns what it held meanwhile. Throws when it
 * has ended. `beside` is added to each half-minute report.
 */
export async function watchMemory(
  { pid }: Pick<Program, 'pid'>,
  {
    minutes,
    work,
    beside,
  }: { minutes: number; work: (over: AbortSignal) => Promise<void>; beside: () => string },
): Promise<Watched> {
  const over = new AbortController();
  const begun = performance.now();
  const samples: number[] = [];
  const working = work(over.signal);
  try {
    while (performance.now() - begun < minutes * 60_000) {
      await Promise.race([wait(SAMPLED_EVERY_MS), working]);
      const { now } = memoryOf(pid);
      if (now === 0) throw new Error(`The shop has ended after ${elapsed(begun)}; ${beside()}`);
      samples.push(now);
      if (samples.length % TOLD_EVERY === 0)
        console.error(`${elapsed(begun)}: ${megabytes(now)}; ${beside()}`);
    }
    return { ...growthOf(samples), most: memoryOf(pid).most };
  } finally {
    over.abort();
    await working;
  }
}

const elapsed = (begun: number): string => `${((performance.now() - begun) / 60_000).toFixed(1)} min`;
