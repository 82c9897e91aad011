/** docs/coverage.md names what is really there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverageRows, titledRows, writtenCoverage } from './scripts/coverage-rows.ts';
import { exportsOfTestsAlone, productFiles } from './scripts/product-code.ts';

const rows = coverageRows();
const built = rows.filter(({ isLater }) => !isLater);

const idsIn = titledRows();

test('each row has an id of its own', () => {
  expect(rows.length).toBeGreaterThan(50);
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('each row of the table is one, with four cells', () => {
  const lines = readFileSync('docs/coverage.md', 'utf8').split('\n');
  const rowsFrom = lines.indexOf('<!-- end of counts -->');
  expect(rowsFrom).toBeGreaterThan(0);
  const table = lines.slice(rowsFrom).filter((line) => line.startsWith('|') && !/^\|( id |-)/.test(line));
  expect(table.filter((line) => !rows.some(({ id }) => line.startsWith(`| ${id} |`)))).toEqual([]);
  expect(table.filter((line) => line.split('|').length !== 6)).toEqual([]);
});

test('a row that is "later" says for what it waits, and names nothing', () => {
  const wrong = rows.filter(({ isLater, waitsFor, sources, tests }) =>
    isLater ? waitsFor === '' || sources.length + tests.length > 0 : waitsFor !== '',
  );
  expect(wrong).toEqual([]);
});

test('a row that is not "later" names files that build it, which exist, and is shown by a test', () => {
  const wrong = built.filter(
    ({ sources, tests }) =>
      sources.length === 0 || tests.length === 0 || sources.some((file) => !existsSync(file)),
  );
  expect(wrong).toEqual([]);
});

const product = productFiles();

test('what builds a row is used by the product: its entry points reach each file, not tests alone', () => {
  expect(product.size).toBeGreaterThan(500);
  const unused = built.flatMap(({ id, sources }) =>
    sources.filter((file) => !product.has(file)).map((file) => `${id}: ${file}`),
  );
  expect(unused).toEqual([]);
});

/** What tests alone use, and may: each with what it is for. */
const FOR_TESTS = new Set([
  // They check by it that what the demo and the presets store can be read.
  'isWebConfigValue in domain/web-config/read.ts',
  // They end sessions of a customer by it, to see what becomes of tokens and connections.
  'endSessionsOf in server/features/session/session.opening.usecases.ts',
]);

test('what the product exports it uses: what tests alone use shows nothing', () => {
  // Of the demo's data the tests may ask what the shop does not.
  const unused = exportsOfTestsAlone(product).filter((one) => !one.includes(' in demo/'));
  expect(unused.filter((one) => !FOR_TESTS.has(one))).toEqual([]);
});

test('the tests of each row are those whose titles begin with its id: `npm run coverage` writes them', () => {
  expect(readFileSync('docs/coverage.md', 'utf8')).toBe(writtenCoverage(idsIn));
});

test('a title names only rows that are built', () => {
  const known = new Set(built.map(({ id }) => id));
  const strangers = [...idsIn].flatMap(([file, ids]) =>
    [...ids].filter((id) => !known.has(id)).map((id) => `${id} in ${file}`),
  );
  expect(strangers).toEqual([]);
});

test('every file of browser tests is named by a row', () => {
  const named = new Set(built.flatMap(({ tests }) => tests));
  expect([...idsIn.keys()].filter((file) => file.startsWith('e2e/') && !named.has(file))).toEqual([]);
});

/** The comments of a source: block comments, and what follows `//`. */
const commentsOf = (text: string) =>
  [...text.matchAll(/\/\*[^]*?\*\/|(?<![:'"\\`])\/\/ .*/g)].map(([comment]) => comment).join('\n');

const comments = globSync(
  '{*.ts,{bench,contract,database,demo,domain,e2e,scripts,server,simulators,web}/**/*.{ts,tsx}}',
).map((file) => [file, commentsOf(readFileSync(file, 'utf8'))] as const);

test('a row that a comment cites exists', () => {
  const ids = new Set(rows.map(({ id }) => id));
  const letters = [...new Set([...ids].map(([letter]) => letter))].join('');
  const cited = new RegExp(`\\((?:[${letters}]-\\d\\d[a-z]?)(?:(?:,| and) [${letters}]-\\d\\d[a-z]?)*`, 'g');
  const unknown = comments.flatMap(([file, text]) =>
    [...text.matchAll(cited)]
      .flatMap(([list]) => list.match(/[A-Z]-\d\d[a-z]?/g) ?? [])
      .filter((id) => !ids.has(id))
      .map((id) => `${id} in ${file}`),
  );
  expect(unknown).toEqual([]);
  expect(comments.flatMap(([, text]) => text.match(cited) ?? []).length).toBeGreaterThan(100);
});

test('what stands between the tables of the document names rows that exist', () => {
  const ids = new Set(rows.map(({ id }) => id));
  const prose = readFileSync('docs/coverage.md', 'utf8').replaceAll(/^\|.*$/gm, '');
  const named = prose.match(/\b[A-Z]-\d\d[a-z]?\b/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('a comment cites rows, not sections of a text that is not here', () => {
  const section = /§|\b(?:storefront|back-office) \d|\bdesign[: ]+\d|\(design: /i;
  expect(comments.filter(([, text]) => section.test(text)).map(([file]) => file)).toEqual([]);
});
