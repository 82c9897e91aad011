import { beforeEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from './form-draft.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
} as Storage;
const initial = { Name: '', Lines: [] as string[] };
const at = 1_000_000;
const draft = { values: { Name: 'typed', Lines: ['one'] }, version: 3, at };
const read = (now = at, of: object = initial) => readDraft(storage, 'key', { initial: of, now });

beforeEach(() => kept.clear());

test('B-73b what was typed is read again, with the version it began with', () => {
  writeDraft(storage, 'key', draft);
  expect(read()).toEqual(draft);
});

test('B-73b is gone after half a day, and where the form has other fields by now', () => {
  writeDraft(storage, 'key', draft);
  expect(read(at + 12 * 3_600_000)).toBeDefined();
  expect(read(at + 12 * 3_600_000 + 1)).toBeUndefined();
  expect(read(at, { ...initial, More: '' })).toBeUndefined();
  expect(read(at, { Name: '', Lines: '' })).toBeUndefined();
  kept.set('key', 'broken');
  expect(read()).toBeUndefined();
});

test('B-73b a secret is never kept, at any depth', () => {
  const secret = {
    values: { Name: 'typed', NewPassword: 'one', Lines: [{ ApiToken: 'two' }] },
    version: 1,
    at,
  };
  writeDraft(storage, 'key', secret);
  expect(kept.get('key')).not.toMatch(/one|two/);
  expect(
    readDraft(storage, 'key', { initial: { Name: '', NewPassword: '', Lines: [] as object[] }, now: at })
      ?.values,
  ).toEqual({ Name: 'typed', NewPassword: '', Lines: [{}] });
});
