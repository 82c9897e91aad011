/** docs/coverage.md names what is really there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverageRows } from './scripts/coverage-rows.ts';

const rows = coverageRows();
const built = rows.filter(({ isLater }) => !isLater);

/** The ids of rows that the titles of a file's tests begin with; several may stand there. */
function idsIn(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const titles = text.matchAll(/\(\s*['"`]((?:[A-Z]-\d\d[a-z]? )+)/g);
  return [...titles].flatMap(([, ids = '']) => ids.trim().split(' '));
}

test('each row has an id of its own', () => {
  expect(rows.length).toBeGreaterThan(50);
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('each row of the table is one, with four cells', () => {
  const lines = readFileSync('docs/coverage.md', 'utf8').split('\n');
  const table = lines.filter((line) => line.startsWith('|') && !/^\|( id |-)/.test(line));
  expect(table.filter((line) => !rows.some(({ id }) => line.startsWith(`| ${id} |`)))).toEqual([]);
  expect(table.filter((line) => line.split('|').length !== 6)).toEqual([]);
});

test('a row that is not "later" names the files that build it and the tests that show it, and they exist', () => {
  const wrong = built.filter(
    ({ sources, tests }) =>
      sources.length === 0 ||
      tests.length === 0 ||
      [...sources, ...tests].some((file) => !existsSync(file)) ||
      tests.some((file) => !/\.(test\.tsx?|e2e\.ts)$/.test(file)),
  );
  expect(wrong).toEqual([]);
});

test('its id stands in the title of a test in one of these files', () => {
  const untitled = built.filter(({ id, tests }) => !tests.some((file) => idsIn(file).includes(id)));
  expect(untitled.map(({ id, what, tests }) => `${id} ${what}: ${tests.join(', ')}`)).toEqual([]);
});

test('a title names only rows that are built, and they name its file', () => {
  const files = globSync(
    '{*.test.ts,{contract,database,demo,domain,e2e,server,simulators,web}/**/*.{test.ts,test.tsx,e2e.ts}}',
  );
  const strangers = files.flatMap((file) =>
    idsIn(file)
      .filter((id) => !built.some((row) => row.id === id && row.tests.includes(file)))
      .map((id) => `${id} in ${file}`),
  );
  expect([...new Set(strangers)]).toEqual([]);
});
