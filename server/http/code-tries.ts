/**
 * Unknown promotion codes, so that nobody finds codes by trying them. Counted in memory and in the turn in which the code is
 * looked up: of many requests at once none gets past. A code that was unknown before costs nothing again, since a cart names
 * its code with each change.
 */
import { LRUCache } from 'lru-cache';
import { tooMany } from './call-error.ts';

export type Trying = {
  /** Who types: one person. A guest is known by the address alone. */
  person: string | undefined;
  address: string;
};

export type CodeTries = {
  /**
   * Throws 429 PROMOTION_CODE_TRIES, with Retry-After, once whoever tries has named too many unknown codes; then also a right
   * one, which would be told from the others else.
   */
  look(trying: Trying, tried: { code: string; isKnown: boolean }): void;
};

/**
 * Within ten minutes. A person has more tries than typing a code from a flyer takes. Guests behind one address share theirs: an
 * office or a café. Customers behind it have their own, and all of them together so many that ten who fail lock nobody
 * else out, while whoever makes accounts gets no further than ten of them.
 */
const WINDOW_MS = 10 * 60_000;
const MOST = { person: 10, guests: 20, address: 100 } as const;
/** A flood of more evicts those that were idle for longest. */
const REMEMBERED = 20_000;

type Window = { unknown: Set<string>; endsAt: number };

export function createCodeTries({ now }: { now: () => number }): CodeTries {
  const windows = new LRUCache<string, Window>({ max: REMEMBERED });
  const windowOf = (key: string): Window => {
    const kept = windows.get(key);
    if (kept && kept.endsAt > now()) return kept;
    const fresh = { unknown: new Set<string>(), endsAt: now() + WINDOW_MS };
    windows.set(key, fresh);
    return fresh;
  };
  return {
    look: ({ person, address }, { code, isKnown }) => {
      const limits =
        person === undefined
          ? [{ key: `guests ${address}`, most: MOST.guests }]
          : [
              { key: `person ${person}`, most: MOST.person },
              { key: `address ${address}`, most: MOST.address },
            ];
      for (const { key, most } of limits) {
        const { unknown, endsAt } = windowOf(key);
        if (unknown.has(code)) continue;
        if (unknown.size >= most) throw spent(endsAt - now());
        if (!isKnown) unknown.add(code);
      }
    },
  };
}

const spent = (ms: number) =>
  tooMany('PROMOTION_CODE_TRIES', {
    values: { minutes: Math.max(1, Math.ceil(ms / 60_000)) },
    headers: { 'retry-after': String(Math.max(1, Math.ceil(ms / 1000))) },
    quiet: true,
  });
