/**
 * Requests per network address and minute. Counted synchronously in memory: it also runs before the app's own
 * limits, where every microsecond is added to every response.
 */
import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { tooMany } from './call-error.ts';

export type AddressLimit = {
  /** Counts one; false once the minute's share is used up. */
  allows(address: string): boolean;
  /** Counts one; throws 429 with this code and Retry-After once the minute's share is used up. */
  take(address: string, code: string): void;
};

type Options = { perMinute: number; now: () => number };
type Minute = { count: number; endsAt: number };

const MINUTE_MS = 60_000;
/** A flood from more addresses than this evicts those that were idle for longest. */
const ADDRESSES = 20_000;

export function createAddressLimit({ perMinute, now }: Options): AddressLimit {
  const minutes = new LRUCache<string, Minute>({ max: ADDRESSES });
  // The owner of one IPv6 address has 2^64: counted as one. Finding the network costs more than counting.
  const networks = new LRUCache<string, string>({
    max: ADDRESSES,
    memoMethod: (address) => normalizeIP(address),
  });

  const count = (address: string): Minute => {
    const network = networks.memo(address);
    const at = now();
    let minute = minutes.get(network);
    if (!minute || minute.endsAt <= at) {
      minute = { count: 0, endsAt: at + MINUTE_MS };
      minutes.set(network, minute);
    }
    minute.count += 1;
    return minute;
  };

  return {
    allows: (address) => count(address).count <= perMinute,
    take: (address, code) => {
      const minute = count(address);
      if (minute.count <= perMinute) return;
      const seconds = Math.max(1, Math.ceil((minute.endsAt - now()) / 1000));
      throw tooMany(code, { values: { seconds }, headers: { 'retry-after': String(seconds) } });
    },
  };
}
