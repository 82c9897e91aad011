/** Reads which files import which, and which of them the product uses: those its entry points reach, not its tests alone. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type Import = { from: string; to: string; typeOnly: boolean };

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
/** A worker's file is named by its address. */
const worker = /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url\s*\)/g;

function resolveImport(from: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1);
  if (target.startsWith('.')) return normalize(join(dirname(from), target));
  return undefined;
}

/** What a file imports of the project's own files. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(statement)].flatMap(([, type, plain, dynamic]) => {
    const to = resolveImport(file, plain ?? dynamic ?? '');
    return to === undefined ? [] : [{ from: file, to, typeOnly: type !== undefined }];
  });
}

const workersOf = (file: string, text: string): string[] =>
  [...text.matchAll(worker)].flatMap(([, target = '']) => resolveImport(file, target) ?? []);

/** The style sheets that one takes in. */
const sheetsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/@import\s+['"](\.[^'"]+)['"]/g)].flatMap(
    ([, target = '']) => resolveImport(file, target) ?? [],
  );

/** The files that web/routes.ts names as its pages and layouts. */
const routeFiles = (): string[] =>
  [...readFileSync('web/routes.ts', 'utf8').matchAll(/'([\w./-]+\.tsx)'/g)].map(([, file]) => `web/${file}`);

/** Where the product begins: the server, each page, the browser's and the server's entry of the pages, inline scripts. */
const entryPoints = (): string[] => [
  'server/main.ts',
  'server/dev.ts',
  // The operator's commands.
  ...globSync('scripts/{company,rotate-secrets,tenant}.ts'),
  ...globSync('{vite,react-router}.config.ts'),
  'web/root.tsx',
  ...globSync('web/entry.*.tsx'),
  ...globSync('web/inline/{head,body}.ts'),
  'web/routes.ts',
  ...routeFiles(),
  // Run by their names, one after the other.
  ...globSync('database/migrations/*.sql'),
];

/** Each file of the product with its text. */
export function productFiles(): Map<string, string> {
  const found = new Map<string, string>();
  const open = entryPoints();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    open.push(
      ...importsOf(file, text).map(({ to }) => to),
      ...workersOf(file, text),
      ...sheetsOf(file, text),
    );
  }
  return found;
}

/** The names that a file imports, or passes on, from each of the project's files; `*` for a whole module. */
function namesImported(file: string, text: string): [from: string, name: string][] {
  const named = [
    ...text.matchAll(/\b(?:import|export)\s[^'";]*?\{([^}]*)\}\s*from\s+['"]([^'"]+)['"]/g),
  ].flatMap(([, list = '', target = '']) =>
    list.split(',').map(
      (one) =>
        [
          target,
          one
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0] ?? '',
        ] as const,
    ),
  );
  const whole = [
    ...text.matchAll(/\*\s+(?:as\s+\w+\s+)?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g),
  ].map(([, still, dynamic]) => [still ?? dynamic ?? '', '*'] as const);
  return [...named, ...whole].flatMap(([target, name]) => {
    const from = resolveImport(file, target);
    return from === undefined || name === '' ? [] : [[from, name] as [string, string]];
  });
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|(?<![:'"\\`])\/\/ .*/g, '');

/** What the product's files export and nothing of the product uses, in the file itself or outside of it: `name in file`. */
export function exportsOfTestsAlone(files: ReadonlyMap<string, string>): string[] {
  const imported = new Set(
    [...files].flatMap(([file, text]) =>
      namesImported(file, text).map(([from, name]) => `${name} in ${from}`),
    ),
  );
  // The framework takes what these export by its name.
  const called = new Set(entryPoints());
  return [...files].flatMap(([file, text]) => {
    if (called.has(file) || imported.has(`* in ${file}`)) return [];
    const code = withoutComments(text);
    return [...code.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)]
      .filter(([, name = '']) => [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length === 1)
      .map(([, name]) => `${name} in ${file}`)
      .filter((one) => !imported.has(one));
  });
}
