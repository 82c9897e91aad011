import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAIRS, testsOf } from './e2e/pairs.ts';

const pairsOf = (name: string) =>
  PAIRS.filter((pair) => testsOf(pair).some((tests) => tests.test(` ${pair} ${name}`)));

test.each([
  ['cart.e2e.ts two browsers', ['th-phone']],
  ['merchant-home.e2e.ts home shows today', ['en-desktop']],
  ['live.e2e.ts a new order', ['th-desktop']],
  ['history.e2e.ts bought again', ['en-phone']],
  ['merchant-session.e2e.ts the back button @th-phone', ['th-phone']],
  ['merchant-session.e2e.ts the account menu @both', ['th-phone', 'en-desktop']],
  ['history.e2e.ts narrowed @th-desktop @en-phone', ['th-desktop', 'en-phone']],
  ['main-job.e2e.ts orders @everywhere', [...PAIRS]],
])('%s', (name, pairs) => {
  expect(pairsOf(name)).toEqual(pairs);
});

test('every tag in the title of a browser test names pairs: one that is misspelt would leave it to its file', () => {
  const code = globSync('e2e/*.ts').map((file) => readFileSync(file, 'utf8'));
  const tags = [...code.join('\n').matchAll(/ (@[\w-]+)['`], async/g)].map(([, tag]) => tag);
  expect(tags.length).toBeGreaterThan(20);
  expect(tags.filter((tag) => !/^@(both|everywhere|(th|en)-(phone|desktop))$/.test(tag ?? ''))).toEqual([]);
});
