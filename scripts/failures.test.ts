import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, toldInShort } from './failures.ts';

const ESC = '\u001B';

const browserTest = (status: string, errors: { message: string; location?: { line: number } }[]) => ({
  projectName: 'th-phone',
  status,
  results: [{ errors }],
});
const browserReport = {
  errors: [],
  suites: [
    {
      specs: [{ title: 'S-01 is fine', file: 'cart.e2e.ts', line: 5, tests: [browserTest('expected', [])] }],
      suites: [
        {
          specs: [
            {
              title: 'S-02 is not',
              file: 'cart.e2e.ts',
              line: 9,
              tests: [
                browserTest('unexpected', [
                  {
                    message: [
                      `Error: ${ESC}[2mexpect(${ESC}[22m${ESC}[31mpage${ESC}[39m).toHaveURL(expected) failed`,
                      '',
                      'Expected: "/login"',
                      'Received: "/profile"',
                      'Call log:',
                      '  - Expect "toHaveURL" with timeout 10000ms',
                      '    23 × locator resolved to <html>',
                      '',
                      '  159 |   // The line',
                      '> 160 |   await expect(page)',
                      '      |         ^',
                      '    at /somewhere/e2e/cart.e2e.ts:160:22',
                    ].join('\n'),
                    location: { line: 160 },
                  },
                ]),
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('failures are reported briefly', () => {
  test('of a browser test: its project, title, place, what was expected and what came', () => {
    expect(toldInShort(failuresOfPlaywright(browserReport)).split('\n')).toEqual([
      '✘ [th-phone] S-02 is not (e2e/cart.e2e.ts:160)',
      '  Error: expect(page).toHaveURL(expected) failed',
      '  Expected: "/login"',
      '  Received: "/profile"',
      '    - Expect "toHaveURL" with timeout 10000ms',
    ]);
  });

  test('the difference of two lists stays', () => {
    const message =
      'Error: the console is clean\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ "401 /renew"';
    expect(toldInShort([{ title: 'a', where: '', message }]).split('\n')).toEqual([
      '✘ a',
      '  Error: the console is clean',
      '  - Expected  - 1',
      '  + Received  + 3',
      '  - Array []',
      '  + "401 /renew"',
    ]);
  });

  test('what failed outside of any test', () => {
    const report = { suites: [], errors: [{ message: 'The shop did not open' }] };
    expect(toldInShort(failuresOfPlaywright(report))).toBe('✘ outside of a test\n  The shop did not open');
  });

  test('of a unit test: its title, file and line; of a file that could not be run, its name', () => {
    const report = {
      testResults: [
        {
          name: resolve('domain/orders/cart.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a cart adds', status: 'passed' },
            {
              fullName: 'a cart takes away',
              status: 'failed',
              failureMessages: [
                'AssertionError: expected 1 to be 2\n    at other.ts:1:1\n    at domain/orders/cart.test.ts:12:3',
              ],
            },
          ],
        },
        { name: resolve('web/a.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    };
    expect(toldInShort(failuresOfVitest(report)).split('\n')).toEqual([
      '✘ a cart takes away (domain/orders/cart.test.ts:12)',
      '  AssertionError: expected 1 to be 2',
      '✘ web/a.test.ts',
      '  No such module',
    ]);
  });

  test('many and long ones share the room, and those without room are counted', () => {
    const failures = Array.from({ length: 20 }, (_, at) => ({
      title: `test ${at}`,
      where: 'a.test.ts:1',
      message: Array.from({ length: 30 }, () => 'x'.repeat(300)).join('\n'),
    }));
    const one = toldInShort(failures.slice(0, 1)).split('\n');
    expect(one.length).toBeLessThanOrEqual(12);
    const all = toldInShort(failures);
    expect(all.length).toBeLessThanOrEqual(1_450);
    const titles = all.split('\n').filter((line) => line.startsWith('✘'));
    expect(titles.length).toBeGreaterThan(5);
    expect(all).toMatch(new RegExp(`… and ${20 - titles.length} more$`));
  });
});
