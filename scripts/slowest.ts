/** Where the time of a run went: its slowest files and tests, out of the runners' reports. */
import { relative } from 'node:path';
import { specsOf } from './failures.ts';

export type Timed = { name: string; ms: number };
export type Times = { files: Timed[]; tests: Timed[] };

const MAX = 10;
const MAX_NAME_LENGTH = 130;

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};

/** Tests of Vitest's JSON, which leaves out hooks; files as `file-times.ts` wrote them, with their hooks. */
export function timesOfVitest(report: unknown, files: unknown): Times {
  const tests = (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${fullName} (${relative('', name)})`,
      ms: duration ?? 0,
    })),
  );
  return { files: files as Timed[], tests };
}

/** Of Playwright's JSON; a file takes as long as its tests one after the other, in all projects. */
export function timesOfPlaywright(report: unknown): Times {
  const tests = specsOf(report).flatMap(({ title, file, tests: ofProjects }) =>
    ofProjects.map(({ projectName, results }) => ({
      file: `e2e/${file}`,
      name: `[${projectName}] ${title} (e2e/${file})`,
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
  );
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([name, own]) => ({
    name,
    ms: own.reduce((sum, { ms }) => sum + ms, 0),
  }));
  return { files, tests: tests.map(({ name, ms }) => ({ name, ms })) };
}

/** Two short tables: the ten slowest files of a part, and its ten slowest tests. */
export function slowestOf(part: string, { files, tests }: Times): string {
  return [
    `Slowest files of the ${part}`,
    ...linesOf(files),
    `Slowest tests of the ${part}`,
    ...linesOf(tests),
  ].join('\n');
}

function linesOf(list: readonly Timed[]): string[] {
  const slowest = list.toSorted((a, b) => b.ms - a.ms).slice(0, MAX);
  return slowest.map(({ name, ms }) => {
    const shown = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
    return `${(ms / 1000).toFixed(1).padStart(7)} s  ${shown}`;
  });
}
