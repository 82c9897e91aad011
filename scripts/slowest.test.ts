import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slowestOf, timesOfPlaywright, timesOfVitest } from './slowest.ts';

const browserTest = (projectName: string, ...durations: number[]) => ({
  projectName,
  status: 'expected',
  results: durations.map((duration) => ({ duration, errors: [] })),
});

describe('the slowest of a run are listed', () => {
  test('of unit tests: files with their hooks, tests with their file', () => {
    const report = {
      testResults: [
        {
          name: resolve('domain/orders/cart.test.ts'),
          assertionResults: [
            { fullName: 'a cart adds', duration: 40 },
            { fullName: 'a cart is not tried', duration: null },
            { fullName: 'a cart sums', duration: 1_260 },
          ],
        },
      ],
    };
    const files = [
      { name: 'domain/orders/cart.test.ts', ms: 1_300 },
      { name: 'server/tenant-isolation.test.ts', ms: 27_649 },
    ];
    expect(slowestOf('unit tests', timesOfVitest(report, files)).split('\n')).toEqual([
      'Slowest files of the unit tests',
      '   27.6 s  server/tenant-isolation.test.ts',
      '    1.3 s  domain/orders/cart.test.ts',
      'Slowest tests of the unit tests',
      '    1.3 s  a cart sums (domain/orders/cart.test.ts)',
      '    0.0 s  a cart adds (domain/orders/cart.test.ts)',
      '    0.0 s  a cart is not tried (domain/orders/cart.test.ts)',
    ]);
  });

  test('of browser tests: each with its project, a file as the sum of its tests', () => {
    const report = {
      errors: [],
      suites: [
        {
          specs: [{ title: 'S-01', file: 'cart.e2e.ts', line: 1, tests: [browserTest('th-phone', 2_000)] }],
          suites: [
            {
              specs: [
                {
                  title: 'S-02',
                  file: 'cart.e2e.ts',
                  line: 2,
                  tests: [browserTest('th-phone', 500), browserTest('en-desktop', 3_000, 1_000)],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(timesOfPlaywright(report)).toEqual({
      files: [{ name: 'e2e/cart.e2e.ts', ms: 6_500 }],
      tests: [
        { name: '[th-phone] S-01 (e2e/cart.e2e.ts)', ms: 2_000 },
        { name: '[th-phone] S-02 (e2e/cart.e2e.ts)', ms: 500 },
        { name: '[en-desktop] S-02 (e2e/cart.e2e.ts)', ms: 4_000 },
      ],
    });
  });

  test('ten of each and no more, long names cut', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ name: `${at} ${'x'.repeat(300)}`, ms: at }));
    const lines = slowestOf('tests', { files: many, tests: [] }).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[1]).toMatch(/^ {4}0\.0 s {2}11 x+…$/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(150);
  });
});
