/** Reads docs/coverage.md: what the specification asks for, where it is built and what shows it. */
import { globSync, readFileSync } from 'node:fs';
import { titledTests } from './titled-tests.ts';

export type CoverageRow = {
  /** e.g. `R-01`, `L-07b`. */
  id: string;
  what: string;
  /** It belongs to work that has not begun, */
  isLater: boolean;
  /** namely this: `later: chat`. */
  waitsFor: string;
  /** The files that build it. */
  sources: string[];
  /** The files of the tests that show it. */
  tests: string[];
};

const filesOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

const FILE = 'docs/coverage.md';

/** Every row, in its order. */
export function coverageRows(): CoverageRow[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, what = '', built = '', shown = ''] = line.split('|').map((cell) => cell.trim());
      if (!id || !/^[A-Z]-\d\d[a-z]?$/.test(id)) return [];
      const [, later, waitsFor = ''] = /^(later)(?:: (.+))?$/.exec(built) ?? [];
      const files = { sources: filesOf(built), tests: filesOf(shown) };
      return [{ id, what, isLater: later !== undefined, waitsFor, ...files }];
    });
}

/** The rows that the titles of each file's tests begin with, by the file. */
export function titledRows(): Map<string, Set<string>> {
  const files = globSync(
    '{*.test.ts,{contract,database,demo,domain,e2e,scripts,server,simulators,web}/**/*.{test.ts,test.tsx,e2e.ts}}',
  );
  return new Map(
    files.toSorted().map((file) => [file, new Set(titledTests(file).flatMap(({ ids }) => ids))]),
  );
}

/** docs/coverage.md with the last cell of each built row as the titles of the tests say it. */
export function writtenCoverage(titled: ReadonlyMap<string, ReadonlySet<string>>): string {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .map((line) => {
      const [id, what, built] = line.split(' | ');
      if (!/^\| [A-Z]-\d\d[a-z]?$/.test(id ?? '') || built?.startsWith('later')) return line;
      const shown = [...titled].flatMap(([file, ids]) =>
        ids.has(id?.slice(2) ?? '') ? [`\`${file}\``] : [],
      );
      return `${[id, what, built, shown.join(', ')].join(' | ')} |`;
    })
    .join('\n');
}
