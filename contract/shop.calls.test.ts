import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { shopCalls } from './shop.calls.ts';

/** Files used only in the merchant area; `acting` is used in both. */
const MERCHANT =
  /^web\/(merchant|merchant-ui|routes\/merchant|features\/(staff|merchant-\w+|packing|audit|quick-search|runs))\//;

test('the shop’s pages make no call that comes with the merchant area alone', async () => {
  const merchantOnly = Object.keys(calls).filter((name) => !Object.hasOwn(shopCalls, name));
  expect(merchantOnly.length).toBeGreaterThan(10);
  const used = new RegExp(`\\b(?:api|plain)\\.(${merchantOnly.join('|')})\\b`);
  const wrong: string[] = [];
  for await (const file of glob('web/**/*.{ts,tsx}'))
    if (!MERCHANT.test(file) && used.test(readFileSync(file, 'utf8'))) wrong.push(file);
  expect(wrong).toEqual([]);
});
