import { expect, test } from 'vitest';
import { mayReload } from './lost-chunks.client.ts';

test('E-04 a lost chunk reloads the page at most once per 60 seconds', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const start = Date.parse('2026-11-21T10:00:00+07:00');
  expect(mayReload(storage, start)).toBe(true);
  expect(mayReload(storage, start + 59_999)).toBe(false);
  expect(mayReload(storage, start + 60_000)).toBe(true);
});
