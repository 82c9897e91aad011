import { describe, expect, test } from 'vitest';
import type { Question } from '#domain/questions/questions.ts';
import { answersOf, keepTyped, keptText, typedIn, typedOf } from './typed-answers.ts';

const ask = (id: string, kind: Question['kind']): Question => ({
  id,
  kind,
  th: id,
  en: '',
  required: false,
  options: [],
  least: null,
  most: null,
  when: null,
});
const QUESTIONS = [ask('n', 'number'), ask('t', 'text'), ask('y', 'yesNo')];

describe('R-27f R-53 what is typed', () => {
  test.each([
    ['12', 12],
    ['๑๒', 12],
    ['4,5', 4.5],
    ['1,200', 1200],
    [' 3 ', 3],
    ['many', 'many'],
    ['4.', '4.'],
  ])('%s is the number %s', (text, number) => {
    expect(answersOf(QUESTIONS, { n: text })).toEqual({ n: number });
  });

  test('of what is stored is the same again', () => {
    const stored = { n: 4.5, t: 'words', y: false };
    expect(answersOf(QUESTIONS, typedOf(QUESTIONS, stored))).toEqual(stored);
  });

  test('is kept over a reload, and what is no answer is not read', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const read = () => typedIn(keptText(storage, 'a'));
    keepTyped(storage, 'a', { n: '4.', y: true });
    expect(read()).toEqual({ n: '4.', y: true });
    keepTyped(storage, 'a', undefined);
    expect(read()).toBeUndefined();
    kept.set('a', '{"n": {"x": 1}, "t": "good"}');
    expect(read()).toEqual({ t: 'good' });
    kept.set('a', '[broken');
    expect(read()).toBeUndefined();
  });
});
