/**
 * Everything that must hold: format, lint, types, dead code, unit and API tests on a real PostgreSQL, browser tests on
 * the built shop. Runs all of it even when a part fails, and ends with what took longest, what failed in short and one
 * line `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { failuresOfPlaywright, failuresOfVitest, toldInShort, type Failure } from './failures.ts';
import { slowestOf, timesOfPlaywright, timesOfVitest, type Times } from './slowest.ts';

type Count = { passed: number; failed: number };
type Part = {
  name: string;
  command: string[];
  count?: (exitCode: number) => Count;
  failures?: () => Failure[];
  times?: () => Times;
};

const RESULTS = 'artefacts/results';

const one = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const reportIn = (file: string): unknown => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));

/** A runner that died before its report counts as one failure; so does a report that says nothing ran. */
function fromReport(file: string, read: (report: unknown) => Count) {
  return (exitCode: number): Count => {
    try {
      const count = read(reportIn(file));
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
    '--reporter=./scripts/file-times.ts',
    `--outputFile.json=${RESULTS}/vitest.json`,
    ...more,
  ],
  count: vitestCount,
  failures: () => failuresOfVitest(reportIn('vitest.json')),
  times: () => timesOfVitest(reportIn('vitest.json'), reportIn('vitest-files.json')),
});
const whole: Part[] = [
  ...fast,
  vitest(),
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    count: playwrightCount,
    failures: () => failuresOfPlaywright(reportIn('playwright.json')),
    times: () => timesOfPlaywright(reportIn('playwright.json')),
  },
];

function run(command: string[]): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A part without a report of its tests, or whose report is none, failed as a whole. */
function failuresOf({ name, failures }: Part): Failure[] {
  const inAll = [{ title: name, where: '', message: 'failed as a whole: see its output above' }];
  try {
    const told = failures?.() ?? [];
    return told.length > 0 ? told : inAll;
  } catch {
    return inAll;
  }
}

/** Empty where a part has no report to read it from. */
function slowestIn({ name, times }: Part): string[] {
  try {
    return times ? [slowestOf(name, times())] : [];
  } catch {
    return [];
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const parts = process.argv.includes('--fast')
  ? [...fast, vitest('--project=rules', '--project=components')]
  : whole;
const failures: Failure[] = [];
for (const part of parts) {
  const { name, command, count = one } = part;
  const begun = performance.now();
  const { passed, failed } = count(await run(command));
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(...failuresOf(part));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${failed === 0 ? 'ok' : 'FAILED'}: ${name}, ${passed} passed, ${failed} failed, ${seconds} s`);
}
for (const told of parts.flatMap(slowestIn)) console.log(told);
if (failures.length > 0) console.log(toldInShort(failures));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
