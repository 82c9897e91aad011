/** docs/coverage.md names what is really there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, , built = '', shown = ''] = line.split('|').map((cell) => cell.trim());
    return id && /^[A-Z]-\d\d$/.test(id) ? [{ id, built, shown }] : [];
  });
const filesOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

test('each row has an id of its own', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('a row that is not "later" names the files that build it and the tests that show it, and they exist', () => {
  const wrong = rows
    .filter(({ built }) => built !== 'later')
    .filter(({ built, shown }) => {
      const [sources, tests] = [filesOf(built), filesOf(shown)];
      return (
        sources.length === 0 || tests.length === 0 || [...sources, ...tests].some((file) => !existsSync(file))
      );
    });
  expect(wrong).toEqual([]);
});
