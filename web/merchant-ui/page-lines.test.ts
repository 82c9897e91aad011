/**
 * What a page of the desk costs: its lines of code (without imports, comments and blank lines), in its route and in all files of
 * `web/features` that no page of another subject uses. Values and their rules (`*-values.ts`, `*-rules.ts`) and texts are not
 * counted; what is general is in `web/merchant-ui`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from '../../scripts/product-code.ts';

const MOST_LINES = 300;
const LEAST_LINES = 80;
/** The pages that show it, by subject; another subject's use of a file makes it general. */
const SUBJECTS = {
  staff: ['staff', 'staff-new', 'staff-member', 'staff-roles'],
  centers: ['centers', 'center-new', 'center'],
  log: ['log'],
  customers: ['customers', 'customer', 'customer-profile', 'customer-profile-edit'],
  tags: ['tags', 'tag-create', 'tag'],
};

/** The salesman's way to his customers shares its address with the desk's list of them; it is counted as another page. */
const SHARED = { route: 'customers', of: 'web/features/acting/' };

const routeOf = (page: string): string => `web/routes/merchant/${page}.tsx`;

const texts = new Map<string, string>();
const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
};

/** A route and what it is made of, through all imports. */
function reached(route: string): Set<string> {
  const found = new Set<string>();
  const open = [route];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !file.startsWith('web/') || !existsSync(file)) continue;
    found.add(file);
    open.push(...importsOf(file, textOf(file)).map(({ to }) => to));
  }
  return found;
}

function linesOf(file: string): number {
  const code = textOf(file)
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

const routes = globSync('web/routes/{merchant,shop}/*.tsx').filter((file) => !file.includes('.test.'));
const isCounted = (file: string): boolean =>
  /^web\/(?:features|routes)\/.*\.tsx?$/.test(file) && !/-(?:values|rules)\.ts$/.test(file);

test.each(Object.entries(SUBJECTS))('B-71 a page of %s costs less than 300 lines of its own', (_, pages) => {
  const own = pages.map(routeOf);
  const general = new Set<string>();
  for (const route of routes.filter((file) => !own.includes(file)))
    for (const file of reached(route)) general.add(file);
  const costs = own.map((route) => {
    const files = [...reached(route)].filter((file) => isCounted(file) && !general.has(file));
    const isOther = (file: string) => route === routeOf(SHARED.route) && file.startsWith(SHARED.of);
    const linesOfAll = (some: readonly string[]) => some.reduce((sum, file) => sum + linesOf(file), 0);
    return {
      route,
      lines: linesOfAll(files.filter((file) => !isOther(file))),
      others: linesOfAll(files.filter(isOther)),
    };
  });
  // Each is more than its route: what it is made of was found.
  expect(costs.filter(({ lines }) => lines < LEAST_LINES)).toEqual([]);
  expect(costs.filter(({ lines, others }) => Math.max(lines, others) >= MOST_LINES)).toEqual([]);
});
