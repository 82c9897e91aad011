/** What the built pages load at once, and what they leave until it is wanted. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeLoadedBy, builtPages, isStaffPage } from './built-pages.ts';

/** A name that the table library keeps in the built code. */
const TABLE = 'columnSizingStart';
/** A field of the editor of promotions. */
const EDITOR = 'TrialCustomer';
const has = (name: string) => (path: string) =>
  codeLoadedBy(path).some((file) => readFileSync(`build/client${file}`, 'utf8').includes(name));
const hasTable = has(TABLE);

test('B-71b the table of the desk is loaded by its lists, and by none of the buyers’ pages', () => {
  const pages = builtPages();
  expect(hasTable('/merchant/order')).toBe(true);
  const ofBuyers = pages.filter((path) => !isStaffPage(path));
  expect(ofBuyers.length).toBeGreaterThan(10);
  expect(ofBuyers.filter(hasTable)).toEqual([]);
});

test('B-71 no buyers’ page loads anything of the desk: neither its lists and forms nor a feature of it', () => {
  /** Nearly every file of the desk asks for its words; the build keeps their names. */
  const asksForDesk = /\(\s*["'`]merchant(?:[A-Z]\w*)?(?:\.[\w.]+)?["'`]\s*\)/;
  const deskFiles = (path: string) =>
    codeLoadedBy(path).filter((file) => asksForDesk.test(readFileSync(`build/client${file}`, 'utf8')));
  const pages = builtPages();
  const ofDesk = pages.filter(isStaffPage);
  expect(ofDesk.length).toBeGreaterThan(20);
  expect(ofDesk.filter((path) => deskFiles(path).length === 0)).toEqual([]);
  expect(new Set(pages.filter((path) => !isStaffPage(path)).flatMap(deskFiles))).toEqual(new Set());
});

test('B-74 the editor of promotions is loaded by its page, and by none of the buyers’ pages', () => {
  const hasEditor = has(EDITOR);
  expect(hasEditor('/merchant/promotion/:promotionId/:step?')).toBe(true);
  expect(builtPages().filter((path) => !isStaffPage(path) && hasEditor(path))).toEqual([]);
});

test('R-21 the map is loaded by no page before one is opened, buyers’ or desk’s', () => {
  const hasMap = has('maplibregl-map');
  const built = globSync('build/client/assets/*.js');
  expect(built.filter((file) => readFileSync(file, 'utf8').includes('maplibregl-map'))).toHaveLength(1);
  expect(builtPages().filter(hasMap)).toEqual([]);
});
