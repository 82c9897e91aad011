/** Reads docs/coverage.md: what the specification asks for, where it is built and what shows it. */
import { globSync, readFileSync } from 'node:fs';
import { titledTests } from './titled-tests.ts';

export type CoverageRow = {
  /** e.g. `R-01`, `L-07b`. */
  id: string;
  /** The heading that it stands under. */
  section: string;
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
export function coverageRows(document = readFileSync(FILE, 'utf8')): CoverageRow[] {
  let section = '';
  return document.split('\n').flatMap((line) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const [, id, what = '', built = '', shown = ''] = line.split('|').map((cell) => cell.trim());
    if (!id || !/^[A-Z]-\d\d[a-z]?$/.test(id)) return [];
    const [, later, waitsFor = ''] = /^(later)(?:: (.+))?$/.exec(built) ?? [];
    const files = { sources: filesOf(built), tests: filesOf(shown) };
    return [{ id, section, what, isLater: later !== undefined, waitsFor, ...files }];
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

const COUNTS = /(?<=<!-- counts -->\n)[^]*(?=<!-- end of counts -->)/;

const countsOf = (rows: readonly CoverageRow[]): string => {
  const later = rows.filter(({ isLater }) => isLater).length;
  return `${rows.length - later} | ${later}`;
};

/** How many rows are built and how many are later: of each section, and for what the later ones wait. */
export function writtenCounts(rows: readonly CoverageRow[]): string {
  const bySection = Map.groupBy(rows, ({ section }) => section);
  const bySubject = [
    ...Map.groupBy(
      rows.filter(({ isLater }) => isLater),
      ({ waitsFor }) => waitsFor,
    ),
  ];
  const subjects = bySubject.toSorted(([a, as], [b, bs]) => bs.length - as.length || a.localeCompare(b));
  return [
    '| section | built | later |',
    '|---|---|---|',
    ...[...bySection].map(([section, its]) => `| ${section} | ${countsOf(its)} |`),
    `| **all** | ${countsOf(rows)} |`,
    '',
    `Later: ${subjects.map(([subject, its]) => `${subject} ${its.length}`).join(', ')}.`,
    '',
  ].join('\n');
}

/** docs/coverage.md with its counts, and the last cell of each built row as the titles of the tests say it. */
export function writtenCoverage(titled: ReadonlyMap<string, ReadonlySet<string>>): string {
  const document = readFileSync(FILE, 'utf8');
  return document
    .replace(COUNTS, writtenCounts(coverageRows(document)))
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
