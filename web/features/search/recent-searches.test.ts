import { describe, expect, test } from 'vitest';
import { MAX_RECENT, readRecent, withRecent, writeRecent } from './recent-searches.ts';

describe('recent searches', () => {
  test('come newest first, each once whatever its case', () => {
    expect(withRecent(['Cat', 'dog'], 'cat')).toEqual(['cat', 'dog']);
  });

  test('are a handful', () => {
    const many = Array.from({ length: 20 }, (_, at) => `text ${at}`);
    expect(withRecent(many, 'new')).toHaveLength(MAX_RECENT);
  });

  test('come back as they were written', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    writeRecent(storage, 'key', ['แมว']);
    expect(readRecent(storage, 'key')).toEqual(['แมว']);
    writeRecent(storage, 'key', []);
    expect(stored.size).toBe(0);
  });

  test('count as none where the storage holds something else or refuses', () => {
    const holding = (text: string) => ({ getItem: () => text });
    expect(readRecent(holding('{"a":1}'), 'key')).toEqual([]);
    expect(readRecent(holding('[1, "", "x"]'), 'key')).toEqual(['x']);
    expect(readRecent(holding('nonsense'), 'key')).toEqual([]);
    const refusing = {
      getItem: () => {
        throw new Error('refused');
      },
    };
    expect(readRecent(refusing, 'key')).toEqual([]);
  });
});
