/**
 * Ready-made answers cached in the process: catalogue lists and guest pages that are the same for many. Limited by
 * bytes and age, keyed by everything the answer depends on, dropped by tag when something they show changes.
 */
import { createDropLog } from './drop-log.ts';

type Cached = {
  /** Any bytes and what goes with them; made once. */
  value: unknown;
  bytes: number;
  /** What it shows, e.g. `petclub/product/CAT001`; a change of one of these drops it. */
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

/** What goes with one value of a store: who keeps something made from it asks and is told. */
export type CacheHandle = {
  /** Whether the store holds it still; counts as a use of it. */
  isCached(): boolean;
  /** Calls `then` once when the store lets go of it, at once where it has already; what it gives back calls that off. */
  whenGone(then: () => void): () => void;
};

export type ResponseCache = {
  get(key: string): unknown;
  /** Keeps what `make` gives, once for all who ask at the same time; an answer outdated while being made is given, not kept. */
  getOrMake<T>(key: string, make: Make<T>): Promise<T>;
  handle(key: string, value: unknown): CacheHandle;
  drop(tags: readonly string[]): void;
  dropAll(): void;
  bytes(): number;
};

/** `maxBytes` counts the answers and what is needed beside them to find, drop and send them. */
type Options = { maxBytes: number; maxAgeMs: number; now: () => number };

/** Of the heap, measured with a product's answer: for one answer, and for each tag of it. */
const BYTES_BESIDE = { answer: 2048, tag: 48 };

/** What is used all the time is put at the end this often, not each time: moving it costs more than finding it. */
const MOVED_AFTER_MS = 1000;

export function createResponseCache({ maxBytes, maxAgeMs, now }: Options): ResponseCache {
  // A Map keeps the order of insertion; what was used last is put at the end, so the first is the oldest use.
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
    if (taken > maxBytes / 8) return;
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

  /** Whether it is there still; counts as a use of it. */
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
      // Found once: it is asked for each time what was made from the value is sent.
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
          const told = (known.whenGone ??= new Set());
          told.add(then);
          return () => told.delete(then);
        },
      };
    },
    drop: (tags) => {
      drops.dropped(tags);
      // Who asks from now on must not be given what was begun before.
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
