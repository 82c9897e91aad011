/**
 * Expensive work gives others their turn, and that of one network address runs a few at a time, so that a client with many
 * requests waits for itself and not everybody for it. In memory: each process has its own processor to share.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { tooMany } from './call-error.ts';

/** Each in a turn of the event loop of its own, so that other calls wait for one and not for all. */
export async function eachInTurn<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (const one of all) {
    // oxlint-disable-next-line no-await-in-loop -- to let others have their turn
    await nextTurn();
    done.push(work(one));
  }
  return done;
}

export type Turns = {
  /** Runs the work once it is its turn. Throws 429 if too many of this key, usually an address, are waiting already. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
};

type Line = { running: number; waiting: (() => void)[] };
type Options = {
  /** At most this many concurrently. */
  atOnce: number;
  /** At most this many more wait. */
  maxWaiting: number;
  /** The code of the refusal. */
  refusal?: 'TOO_MANY_PAGES' | 'TOO_MANY_UPLOADS' | 'TOO_MANY_CALLS' | 'PAPERS_BUSY';
};

export function createTurns({ atOnce, maxWaiting, refusal = 'TOO_MANY_PAGES' }: Options): Turns {
  /** Only addresses with work under way. */
  const lines = new Map<string, Line>();
  return {
    take: async (key, work) => {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.length >= maxWaiting)
        throw tooMany(refusal, { values: { seconds: 1 }, headers: { 'retry-after': '1' } });
      // Finished work passes its slot on.
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(key);
      }
    },
  };
}
