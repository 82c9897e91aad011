/**
 * Responses cached in the process: catalogue lists and guest pages that are the same for many. Limited by bytes and
 * age, keyed by everything the response depends on, dropped by tag when something they show changes.
 */
import { createDropLog } from './drop-log.ts';

type Cached = {
  /** The bytes and accompanying data; made once. */
  value: unknown;
  bytes: number;
  /** What it shows, e.g. `petclub/product/CAT001`; a change of any of these drops it. */
  tags: readonly string[];
};

type Make<T> = () => Promise<Cached & { value: T }>;

type Entry = Cached & {
  key: string;
  madeAt: number;
  movedAt: number;
  isGone: boolean;
  whenGone?: Set<() => void>;
};

/** A handle on one value of a store, for anything cached that was made from it. */
export type CacheHandle = {
  /** Whether the store still holds it; counts as a use of it. */
  isCached(): boolean;
  /**
   * Calls `then` once when the store evicts it, immediately if it already has; the returned function cancels that.
   */
  whenGone(then: () => void): () => void;
};

export type ResponseCache = {
  get(key: string): unknown;
  /**
   * Caches the result of `make`, called once for concurrent requests; a result outdated while being made is
   * returned but not cached.
   */
  getOrMake<T>(key: string, make: Make<T>): Promise<T>;
  handle(key: string, value: unknown): CacheHandle;
  drop(tags: readonly string[]): void;
  dropAll(): void;
  bytes(): number;
};

/**
 * `maxBytes` counts the responses and the overhead for finding, dropping and sending them; what alone takes more than
 * `largest` of that, as a fraction, is not cached.
 */
type Options = { maxBytes: number; maxAgeMs: number; largest?: number; now: () => number };

/** Heap overhead, measured with a product's response: per response, and per tag of it. */
const BYTES_BESIDE = { answer: 2048, tag: 48 };

/** A frequently used entry is moved to the end this often, not each time: moving it costs more than finding it. */
const MOVED_AFTER_MS = 1000;

export function createResponseCache({ maxBytes, maxAgeMs, largest = 1 / 8, now }: Options): ResponseCache {
  // A Map keeps insertion order; a used entry is moved to the end, so the first is the least recently used.
  const entries = new Map<string, Entry>();
  const keysOfTag = new Map<string, Set<string>>();
  const making = new Map<string, Promise<unknown>>();
  const drops = createDropLog();
  let bytes = 0;

  const remove = (entry: Entry): void => {
    const { key } = entry;
    entries.delete(key);
    entry.isGone = true;
    bytes -= entry.bytes;
    for (const then of entry.whenGone ?? []) then();
    for (const tag of entry.tags) {
      const keys = keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOfTag.delete(tag);
    }
  };

  const put = (key: string, cached: Cached): void => {
    const old = entries.get(key);
    if (old) remove(old);
    const taken = cached.bytes + 2 * key.length + BYTES_BESIDE.answer + BYTES_BESIDE.tag * cached.tags.length;
    if (taken > maxBytes * largest) return;
    const at = now();
    entries.set(key, { ...cached, key, bytes: taken, madeAt: at, movedAt: at, isGone: false });
    bytes += taken;
    for (const tag of cached.tags) {
      const keys = keysOfTag.get(tag);
      if (keys) keys.add(key);
      else keysOfTag.set(tag, new Set([key]));
    }
    for (const oldest of entries.values()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  };

  /** Whether it is still there; counts as a use of it. */
  const use = (entry: Entry): boolean => {
    if (entry.isGone) return false;
    const { key, madeAt, movedAt } = entry;
    const at = now();
    if (at - madeAt > maxAgeMs) {
      remove(entry);
      return false;
    }
    if (at - movedAt > MOVED_AFTER_MS) {
      entry.movedAt = at;
      entries.delete(key);
      entries.set(key, entry);
    }
    return true;
  };

  const get = (key: string): unknown => {
    const entry = entries.get(key);
    return entry && use(entry) ? entry.value : undefined;
  };

  const makeNow = async <T>(key: string, make: Make<T>): Promise<T> => {
    const underWay = drops.begin();
    try {
      const cached = await make();
      if (!underWay.isOutdated(cached.tags)) put(key, cached);
      return cached.value;
    } finally {
      underWay.end();
    }
  };

  return {
    get,
    getOrMake: async <T>(key: string, make: Make<T>): Promise<T> => {
      const known = get(key);
      if (known !== undefined) return known as T;
      const underWay = making.get(key);
      if (underWay) return underWay as Promise<T>;
      const made = makeNow(key, make).finally(() => {
        if (making.get(key) === made) making.delete(key);
      });
      making.set(key, made);
      return made;
    },
    handle: (key, value) => {
      // Looked up once: it is needed each time something made from the value is sent.
      let entry: Entry | undefined;
      const find = (): Entry | undefined => {
        const found = entry ?? entries.get(key);
        if (found?.value === value) entry = found;
        return entry;
      };
      return {
        isCached: () => {
          const known = find();
          return known !== undefined && use(known);
        },
        whenGone: (then) => {
          const known = find();
          if (!known || known.isGone) {
            then();
            return () => undefined;
          }
          const subscribers = (known.whenGone ??= new Set());
          subscribers.add(then);
          return () => subscribers.delete(then);
        },
      };
    },
    drop: (tags) => {
      drops.dropped(tags);
      // Later requests must not receive a result begun before this.
      making.clear();
      for (const tag of tags) {
        for (const key of keysOfTag.get(tag) ?? []) {
          const entry = entries.get(key);
          if (entry) remove(entry);
        }
      }
    },
    dropAll: () => {
      drops.droppedAll();
      making.clear();
      for (const entry of entries.values()) remove(entry);
    },
    bytes: () => bytes,
  };
}
