/**
 * Everything that must hold: format, lint, types, dead code, unit and API tests on a real PostgreSQL, browser tests on
 * the built shop. Runs all of it even when a part fails, and ends with one line `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

type Count = { passed: number; failed: number };
type Part = { name: string; command: string[]; count?: (exitCode: number) => Count };

const RESULTS = 'artefacts/results';

const one = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A runner that died before its report counts as one failure; so does a report that says nothing ran. */
function fromReport(file: string, read: (report: unknown) => Count) {
  return (exitCode: number): Count => {
    try {
      const count = read(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')));
      const silent = count.passed + count.failed === 0 || (exitCode !== 0 && count.failed === 0);
      return silent ? { ...count, failed: count.failed + 1 } : count;
    } catch {
      return { passed: 0, failed: 1 };
    }
  };
}

const vitestCount = fromReport('vitest.json', (report) => {
  const { numPassedTests, numTotalTests } = report as { numPassedTests: number; numTotalTests: number };
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
});
const playwrightCount = fromReport('playwright.json', (report) => {
  const { expected, unexpected, flaky, skipped } = (report as { stats: Record<string, number> }).stats;
  return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) + (skipped ?? 0) };
});

const fast: Part[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['sh', '-c', 'react-router typegen && tsc --noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  { name: 'dead code', command: ['knip'] },
];
const vitest = (...more: string[]): Part => ({
  name: 'unit and API tests',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${RESULTS}/vitest.json`,
    ...more,
  ],
  count: vitestCount,
});
const whole: Part[] = [
  ...fast,
  vitest(),
  { name: 'build', command: ['node', 'scripts/build-web.ts'] },
  { name: 'browser tests', command: ['playwright', 'test'], count: playwrightCount },
];

function run(command: string[]): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const parts = process.argv.includes('--fast') ? [...fast, vitest('--project=rules')] : whole;
for (const { name, command, count = one } of parts) {
  const begun = performance.now();
  const { passed, failed } = count(await run(command));
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${failed === 0 ? 'ok' : 'FAILED'}: ${name}, ${passed} passed, ${failed} failed, ${seconds} s`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
