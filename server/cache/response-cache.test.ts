import { describe, expect, it } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const made = (value: unknown, tags: string[] = [], bytes = 10) => ({ value, bytes, tags });
/** The overhead of a response without tags and with a one-letter key, and of one with a ten-letter tag. */
const BESIDE = 2048 + 2;
const WITH_A_TAG = BESIDE + 48 + 10;
const store = (over: { maxBytes?: number; maxAgeMs?: number; now?: () => number } = {}) =>
  createResponseCache({ maxBytes: 100_000, maxAgeMs: 1000, now: () => 0, ...over });
/** An operation that ends on demand. */
function pending<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { make: () => promise, resolve, reject };
}

describe('cached answers', () => {
  it('are made once, also for many who ask at the same time', async () => {
    const cache = store();
    let times = 0;
    const make = async () => made((times += 1));
    expect(await Promise.all([1, 2, 3].map(() => cache.getOrMake('a', make)))).toEqual([1, 1, 1]);
    expect(await cache.getOrMake('a', make)).toBe(1);
  });

  it('are not kept when making them failed', async () => {
    const cache = store();
    await expect(cache.getOrMake('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.getOrMake('a', async () => made(1))).toBe(1);
  });

  it('notify once who made something from them when they are released: dropped, evicted, or all dropped', async () => {
    const cache = store({ maxBytes: 8 * WITH_A_TAG });
    const gone: string[] = [];
    const keep = async (key: string) => {
      const value = { key };
      await cache.getOrMake(key, async () => made(value, [`tag ${key}`]));
      const handle = cache.handle(key, value);
      handle.whenGone(() => gone.push(key));
      return handle;
    };
    const a = await keep('a');
    expect(a.isCached()).toBe(true);
    cache.drop(['tag a']);
    expect([a.isCached(), gone]).toEqual([false, ['a']]);
    a.whenGone(() => gone.push('a, at once'));
    for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) await keep(key);
    expect(gone).toEqual(['a', 'a, at once', 'b']);
    cache.dropAll();
    expect(gone).toHaveLength(11);
  });

  it('are forgotten with age', async () => {
    let now = 0;
    const cache = store({ now: () => now });
    await cache.getOrMake('a', async () => made(1));
    now = 1000;
    expect(cache.get('a')).toBe(1);
    now = 1001;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes()).toBe(0);
  });

  it('make room by forgetting what was used longest ago; one that is too big is not kept at all', async () => {
    let now = 0;
    const cache = store({ maxBytes: 8 * (BESIDE + 30), maxAgeMs: 10_000, now: () => now });
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      await cache.getOrMake(key, async () => made(key, [], 30));
    now = 1001;
    cache.get('a');
    await cache.getOrMake('i', async () => made('i', [], 30));
    expect([cache.get('a'), cache.get('b'), cache.get('i')]).toEqual(['a', undefined, 'i']);
    expect(await cache.getOrMake('big', async () => made('big', [], 31))).toBe('big');
    expect(cache.get('big')).toBeUndefined();
    expect(cache.bytes()).toBe(8 * (BESIDE + 30));
  });

  it('are counted with their names, which may be as long as anybody likes', async () => {
    const cache = store({ maxBytes: 100_000 });
    for (let n = 0; n < 20; n += 1) await cache.getOrMake(`${n}${'x'.repeat(4000)}`, async () => made(n));
    expect(cache.bytes()).toBeGreaterThan(9 * 8000);
    expect(cache.bytes()).toBeLessThanOrEqual(100_000);
    expect([cache.get(`0${'x'.repeat(4000)}`), cache.get(`19${'x'.repeat(4000)}`)]).toEqual([undefined, 19]);
  });

  it('notify nobody who has unsubscribed', async () => {
    const cache = store();
    const value = {};
    await cache.getOrMake('a', async () => made(value));
    const gone: string[] = [];
    const handle = cache.handle('a', value);
    const letGo = handle.whenGone(() => gone.push('one'));
    handle.whenGone(() => gone.push('other'));
    letGo();
    cache.dropAll();
    expect(gone).toEqual(['other']);
  });

  it('are dropped by what they show', async () => {
    const cache = store();
    await cache.getOrMake('list', async () => made(1, ['p1', 'p2']));
    await cache.getOrMake('one', async () => made(2, ['p2']));
    cache.drop(['p1', 'unknown']);
    expect([cache.get('list'), cache.get('one')]).toEqual([undefined, 2]);
    cache.dropAll();
    expect([cache.get('one'), cache.bytes()]).toEqual([undefined, 0]);
  });

  it('that were begun before a drop of what they show are given to who waits, and not kept', async () => {
    const cache = store();
    const old = pending<ReturnType<typeof made>>();
    const waiting = cache.getOrMake('a', old.make);
    cache.drop(['p1']);
    expect(await cache.getOrMake('a', async () => made('new', ['p1']))).toBe('new');
    old.resolve(made('old', ['p1']));
    expect(await waiting).toBe('old');
    expect(cache.get('a')).toBe('new');
  });

  it('that were begun before everything was dropped are not kept', async () => {
    const cache = store();
    const old = pending<ReturnType<typeof made>>();
    const waiting = cache.getOrMake('a', old.make);
    cache.dropAll();
    old.resolve(made('old'));
    await waiting;
    expect(cache.get('a')).toBeUndefined();
  });

  it('are kept although something else is dropped while they are made, as under a stream of orders', async () => {
    const cache = store();
    const one = pending<ReturnType<typeof made>>();
    const waiting = cache.getOrMake('a', one.make);
    cache.drop(['p2']);
    one.resolve(made('a', ['p1']));
    await waiting;
    expect(cache.get('a')).toBe('a');
  });

  it('are not kept when more was dropped meanwhile than is remembered', async () => {
    const cache = store();
    const one = pending<ReturnType<typeof made>>();
    const waiting = cache.getOrMake('a', one.make);
    cache.drop(['p1']);
    cache.drop(Array.from({ length: 10_001 }, (_, n) => `other${n}`));
    one.resolve(made('a', ['p1']));
    await waiting;
    expect(cache.get('a')).toBeUndefined();
  });
});
