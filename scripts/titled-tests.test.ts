import { expect, test } from 'vitest';
import { titledTests } from './titled-tests.ts';

const read = (text: string) => titledTests('a.test.tsx', text);

test('ids are those that the title begins with, and those of the groups around it', () => {
  const [one, two] = read(`
    describe('W-10 the face', () => {
      test('W-11 L-15b of the shop W-12', async () => {});
      it(\`is \${one} of all\`, { tag: 'x' }, () => {});
    });
  `);
  expect(one).toMatchObject({ ids: ['W-10', 'W-11', 'L-15b'], title: 'W-11 L-15b of the shop W-12' });
  expect(two).toMatchObject({ ids: ['W-10'], title: 'is … of all' });
});

test('names are what the code says and its tables, no comment and no title', () => {
  const [one] = read(`
    const ROWS = [['FROM_A_TABLE', 1]];
    describe.each(['OF_THE_GROUP'])('%s', () => {
      test.each(ROWS)('IN_THE_TITLE %s', (name) => {
        // IN_A_COMMENT
        expect(read({ A_KEY: 'N', [computed]: 1 })).toBe(\`values ('IN_SQL')\`);
      });
    });
  `);
  const code = one?.names.join(' ');
  for (const name of ['FROM_A_TABLE', 'OF_THE_GROUP', 'A_KEY', 'IN_SQL']) expect(code).toContain(name);
  for (const name of ['IN_THE_TITLE', 'IN_A_COMMENT', 'computed']) expect(code).not.toContain(name);
});

test('expectations are counted where they begin', () => {
  const [one] = read(`test('a', async () => {
    expect(1).toBe(1);
    await expect.poll(() => 2).not.toBe(3);
    expected(4);
  });`);
  expect(one?.expectations).toBe(2);
});

test('what never runs is no test, and what only looks like one neither', () => {
  const text = `
    test.skip('R-01 a', () => {});
    describe.skip('R-02 b', () => { test('c', () => {}); });
    it.todo('R-03 d');
    ask('R-04 e', () => {});
    pattern.test('R-05 f');
  `;
  expect(read(text)).toEqual([]);
});
