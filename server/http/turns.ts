/**
 * Costly work of one network address is done a few at a time, so that whoever asks for much at once waits for himself and
 * not everybody for him. In memory: each process has its own processor to share.
 */
import { tooMany } from './call-error.ts';

export type Turns = {
  /** Does the work once it is its turn. Throws 429 TOO_MANY_PAGES where too much of this address waits already. */
  take<T>(address: string, work: () => Promise<T>): Promise<T>;
};

type Line = { running: number; waiting: (() => void)[] };
type Options = {
  /** So many at once. */
  atOnce: number;
  /** So many more wait. */
  maxWaiting: number;
};

export function createTurns({ atOnce, maxWaiting }: Options): Turns {
  /** Those who have work under way, and nobody else. */
  const lines = new Map<string, Line>();
  return {
    take: async (address, work) => {
      const line = lines.get(address) ?? { running: 0, waiting: [] };
      lines.set(address, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.length >= maxWaiting)
        throw tooMany('TOO_MANY_PAGES', { values: { seconds: 1 }, headers: { 'retry-after': '1' } });
      // Whoever is done hands his place over.
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(address);
      }
    },
  };
}
