import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { FILES, PAIRS, TAGS, testsOf } from './e2e/pairs.ts';

const pairsOf = (name: string) =>
  PAIRS.filter((pair) => testsOf(pair).some((tests) => tests.test(` ${pair} ${name}`)));

test.each([
  ['cart.e2e.ts two browsers', ['th-phone']],
  ['merchant-home.e2e.ts home shows today', ['en-desktop']],
  ['realtime.e2e.ts a new order', ['th-desktop']],
  ['history.e2e.ts bought again', ['en-phone']],
  ['merchant-session.e2e.ts the back button @th-phone', ['th-phone']],
  ['merchant-session.e2e.ts the account menu @both', ['th-phone', 'en-desktop']],
  ['history.e2e.ts narrowed @th-desktop @en-phone', ['th-desktop', 'en-phone']],
  ['main-job.e2e.ts orders @everywhere', [...PAIRS]],
])('%s', (name, pairs) => {
  expect(pairsOf(name)).toEqual(pairs);
});

/** The title of each test and group of tests, with its details: where Playwright looks for tags. */
const HEAD = /(?<!\.)\btest(?:\.describe)?\(\s*(?<title>'[^']*'|"[^"]*"|`[^`]*`),\s*(?<details>\{[^}]*\})?/g;

test('every tag of a browser test names pairs: one that is misspelt would leave it to its file', () => {
  const code = globSync('e2e/*.e2e.ts').map((file) => readFileSync(file, 'utf8'));
  const heads = [...code.join('\n').matchAll(HEAD)].map(([head]) => head);
  const begun = code.join('\n').match(/(?<!\.)\btest(\.describe)?\(/g) ?? [];
  expect(heads.length, 'each is read').toBe(begun.length);
  const tags = heads.flatMap((head) => [...head.matchAll(/@([\w-]+)/g)].map(([, tag = '']) => tag));
  expect(tags.length).toBeGreaterThan(20);
  expect(tags.filter((tag) => !Object.hasOwn(TAGS, tag))).toEqual([]);
});

test('every name in the table of files is that of a file', () => {
  const files = globSync('e2e/*.e2e.ts').map((file) => basename(file, '.e2e.ts'));
  const names = Object.values(FILES).flat();
  expect(names.filter((name) => !files.some((file) => new RegExp(`^${name}$`).test(file)))).toEqual([]);
});
