import { expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

it('a statement gets a name when it comes again, and keeps it', () => {
  const nameOf = createStatementNames();
  expect([1, 2, 3, 4].map(() => nameOf('select 1'))).toEqual([undefined, undefined, 's0', 's0']);
  expect([1, 2, 3].map(() => nameOf('select 2'))).toEqual([undefined, undefined, 's1']);
});

it('texts that are ever new take no names, and neither do long ones or several in one', () => {
  const nameOf = createStatementNames();
  for (let n = 0; n < 5_000; n += 1) expect(nameOf(`select ${n}`)).toBeUndefined();
  for (const text of [`select ${'x'.repeat(5_000)}`, 'select 1; select 2']) {
    expect([1, 2, 3, 4].map(() => nameOf(text))).toEqual([undefined, undefined, undefined, undefined]);
  }
});

it('there is an end to the names, and those given stay', () => {
  const nameOf = createStatementNames();
  const given = Array.from({ length: 300 }, (_, n) => [1, 2, 3].map(() => nameOf(`select ${n}`)).at(-1));
  expect(new Set(given.slice(0, 250)).size).toBe(250);
  expect(given.slice(250).every((name) => name === undefined)).toBe(true);
  expect(nameOf('select 0')).toBe('s0');
});
