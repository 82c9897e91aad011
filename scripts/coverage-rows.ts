/** Reads docs/coverage.md: what the specification asks for, where it is built and what shows it. */
import { readFileSync } from 'node:fs';

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

/** Every row, in its order. */
export function coverageRows(): CoverageRow[] {
  return readFileSync('docs/coverage.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, what = '', built = '', shown = ''] = line.split('|').map((cell) => cell.trim());
      if (!id || !/^[A-Z]-\d\d[a-z]?$/.test(id)) return [];
      const [, later, waitsFor = ''] = /^(later)(?:: (.+))?$/.exec(built) ?? [];
      const files = { sources: filesOf(built), tests: filesOf(shown) };
      return [{ id, what, isLater: later !== undefined, waitsFor, ...files }];
    });
}
