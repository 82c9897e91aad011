import { describe, expect, test } from 'vitest';
import { createTurns, eachInTurn } from './turns.ts';

/** Work that ends on demand. */
function pending() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

describe('work of one address', () => {
  test('is done so many at a time, the rest in its order, and others do not wait for it', async () => {
    const { begun, work, end } = pending();
    const turns = createTurns({ atOnce: 2, maxWaiting: 5 });
    const all = ['a', 'b', 'c', 'd'].map((name) => turns.take('one', work(name)));
    const other = turns.take('other', work('other'));
    expect(begun).toEqual(['a', 'b', 'other']);
    end('b');
    await all[1];
    await expect.poll(() => begun).toEqual(['a', 'b', 'other', 'c']);
    end('a');
    await expect.poll(() => begun).toEqual(['a', 'b', 'other', 'c', 'd']);
    for (const name of ['c', 'd', 'other']) end(name);
    expect(await Promise.all([...all, other])).toEqual(['a', 'b', 'c', 'd', 'other']);
  });

  test('is refused where too much of it waits, and taken again once some is done, failed or not', async () => {
    const { work, end } = pending();
    const turns = createTurns({ atOnce: 1, maxWaiting: 1 });
    const [first, second] = [turns.take('one', work('a')), turns.take('one', work('b'))];
    await expect(turns.take('one', work('c'))).rejects.toMatchObject({ parts: { statusCode: 429 } });
    end('a');
    await first;
    end('b');
    await second;
    await expect(turns.take('one', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
    expect(await turns.take('one', () => Promise.resolve('d'))).toBe('d');
  });
});

test('what is computed one by one lets others have their turn after each', async () => {
  const order: string[] = [];
  const other = (): void => {
    if (order.push('other') < 100 && !order.includes('second')) setImmediate(other);
  };
  setImmediate(other);
  const done = await eachInTurn(['first', 'second'], (one) => order.push(one));
  expect(done).toHaveLength(2);
  expect(order.slice(order.indexOf('first'), order.indexOf('second'))).toContain('other');
});
