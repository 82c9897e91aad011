/** What the built pages load of the desk's code. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeLoadedBy, builtPages, isStaffPage } from './built-pages.ts';

/** A name that the table library keeps in the built code. */
const TABLE = 'columnSizingStart';
const hasTable = (path: string): boolean =>
  codeLoadedBy(path).some((file) => readFileSync(`build/client${file}`, 'utf8').includes(TABLE));

test('B-71b the table of the desk is loaded by its lists, and by none of the buyers’ pages', () => {
  const pages = builtPages();
  expect(hasTable('/merchant/order')).toBe(true);
  const ofBuyers = pages.filter((path) => !isStaffPage(path));
  expect(ofBuyers.length).toBeGreaterThan(10);
  expect(ofBuyers.filter(hasTable)).toEqual([]);
});
