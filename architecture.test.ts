/** Checks the code against docs/architecture.md: the layers, and which file may be where. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { importsOf, type Import } from './scripts/product-code.ts';

const mayImport: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  database: ['domain'],
  server: ['contract', 'database', 'domain'],
  web: ['contract', 'domain'],
  simulators: ['contract', 'domain'],
  demo: ['database', 'domain'],
  // The database for the settings of a shop that runs: no call changes them yet.
  e2e: ['contract', 'database', 'domain'],
  bench: ['server', 'contract', 'database', 'domain', 'demo', 'simulators'],
};
/** The place where everything is put together, and what tests build their shops from, may reach further. */
const composition: Record<string, readonly string[]> = {
  'server/start.ts': ['demo', 'simulators'],
  'server/testing': ['demo', 'simulators'],
};

const folders = Object.keys(mayImport);
const files = new Map<string, string>();
for await (const file of glob(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)))
  files.set(file, readFileSync(file, 'utf8'));
const imports = [...files].flatMap(([file, text]) => importsOf(file, text));
const folderOf = (file: string) => file.split('/')[0] ?? '';
const isTest = (file: string) => /\.test\.tsx?$|[./]testing(\/|\.ts)/.test(file);

const allowed = ({ from, to }: Import): boolean => {
  const [here, there] = [folderOf(from), folderOf(to)];
  if (here === there || !(there in mayImport)) return true;
  if (mayImport[here]?.includes(there)) return true;
  return Object.entries(composition).some(([place, more]) => from.startsWith(place) && more.includes(there));
};

const offenders = (wrong: (file: string, text: string) => boolean) =>
  [...files].filter(([file, text]) => wrong(file, text)).map(([file]) => file);

describe('the house', () => {
  test('arrows point one way: a folder imports only what the plan lets it', () => {
    expect(imports.length).toBeGreaterThan(100);
    const wrong = imports
      .filter((one) => !isTest(one.from) && !allowed(one))
      .map(({ from, to }) => `${from} -> ${to}`);
    expect(wrong).toEqual([]);
  });

  const featureOf = (file: string) => /^server\/features\/([^/]+)\//.exec(file)?.[1];
  /** `usecases` of `orders.placing.usecases.ts`; empty for a file that is no layer. */
  const layerOf = (file: string) =>
    /\.(routes|usecases|queries|present|rules|public)\.ts$/.exec(file)?.[1] ?? '';
  const inFeature = [...files].filter(([file]) => featureOf(file) !== undefined && !isTest(file));
  const opensTransaction = /\binTenant\(|\b(?:door|platform)\.|\.transaction\(/;

  test('a feature of the server is reached through its public file alone, by all but app.ts', () => {
    const wrong = imports.filter(({ from, to }) => {
      const there = featureOf(to);
      if (there === undefined || isTest(from) || folderOf(from) !== 'server' || from === 'server/app.ts')
        return false;
      return featureOf(from) !== there && to !== `server/features/${there}/${there}.public.ts`;
    });
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  test('a public file only names what other files of its feature export', () => {
    const more = inFeature.filter(
      ([file, text]) =>
        layerOf(file) === 'public' &&
        text.replaceAll(/\/\*[^]*?\*\/|export \{[^}]*\} from '\.\/[^']+';/g, '').trim() !== '',
    );
    expect(more.map(([file]) => file)).toEqual([]);
  });

  test('a suffix means its layer: only *.usecases.ts opens transactions and reads queries', () => {
    const opens = inFeature.filter(
      ([file, text]) => layerOf(file) !== 'usecases' && opensTransaction.test(text),
    );
    expect(opens.map(([file]) => file)).toEqual([]);
    const reads = imports.filter(
      ({ from, to, typeOnly }) =>
        featureOf(from) !== undefined &&
        !isTest(from) &&
        !typeOnly &&
        layerOf(to) === 'queries' &&
        !['usecases', 'queries'].includes(layerOf(from)),
    );
    expect(reads.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  test('a suffix means its layer: present and rules compute, routes register, queries know no use-case', () => {
    const pure = inFeature.filter(
      ([file, text]) =>
        ['present', 'rules'].includes(layerOf(file)) && /\bDependencies\b|\basync\b/.test(text),
    );
    expect(pure.map(([file]) => file)).toEqual([]);
    const upward = imports.filter(
      ({ from, to, typeOnly }) =>
        layerOf(from) === 'queries' && !typeOnly && ['usecases', 'routes', 'public'].includes(layerOf(to)),
    );
    expect(upward.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    const registers = inFeature.filter(
      ([file, text]) => layerOf(file) !== 'routes' && /\bserveCall\(|\bapp\.(?:get|post|route)\(/.test(text),
    );
    expect(registers.map(([file]) => file)).toEqual([]);
  });

  test('the calls of contract/<name>.calls.ts are registered by a <name>.routes.ts', () => {
    const served = new Set([...files.keys()].map((file) => /([^/]+)\.routes\.ts$/.exec(file)?.[1]));
    const named = [...files.keys()].flatMap((file) => /^contract\/([^/]+)\.calls\.ts$/.exec(file)?.[1] ?? []);
    // It only puts the buyers' calls together.
    expect(named.filter((name) => name !== 'shop' && !served.has(name))).toEqual([]);
  });

  test('what a page works with is put together in one file: web/page knows no feature', () => {
    const page = imports.filter(({ from }) => from.startsWith('web/page/') && !isTest(from));
    expect(page.length).toBeGreaterThan(20);
    const wrong = page.filter(({ to }) => /^web\/(features|shell|merchant|routes)\//.test(to));
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    const fillsExtensions = offenders((_, text) => /\binterface PageExtensions \{\n/.test(text));
    expect(fillsExtensions).toEqual(['web/compose-page.ts']);
  });

  test('SQL is only in *.queries.ts and in database/', () => {
    const speaksSql = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const wrong = offenders(
      (file, text) =>
        !file.endsWith('.queries.ts') &&
        !/^(database|bench)\//.test(file) &&
        !isTest(file) &&
        speaksSql.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('what staff change is logged in one place: only the audit feature names the table of the log', () => {
    const wrong = offenders(
      (file, text) =>
        file.startsWith('server/') &&
        !file.startsWith('server/features/audit/') &&
        !isTest(file) &&
        /\baudit_log\b/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('what happens to an order is recorded and told in one place', () => {
    const inServer = (file: string) => file.startsWith('server/') && !isTest(file);
    const where = (pattern: RegExp) =>
      offenders((file, text) => inServer(file) && pattern.test(text)).toSorted();
    const orders = 'server/features/orders';
    // Placing writes the first event and the jobs with the order.
    expect(where(/insert into (order_events|outbox)\b/)).toEqual([
      `${orders}/orders.events.queries.ts`,
      `${orders}/orders.queries.ts`,
    ]);
    expect(where(/\borderEffects\.(?!(define|assertQueues)\()/)).toEqual([
      `${orders}/order-happened.usecases.ts`,
      `${orders}/orders.placing.usecases.ts`,
    ]);
    expect(where(/event: 'order'/)).toEqual([`${orders}/orders.rooms.usecases.ts`]);
  });

  test('whatever writes orders is known, and its use-case raises the event (orders.events.test.ts)', () => {
    const writes = /\b(update|insert into|delete from) (orders|cash_receipts|packed_lines|order_returns)\b/;
    const found = offenders((file, text) => file.startsWith('server/') && !isTest(file) && writes.test(text));
    expect(found.toSorted()).toEqual([
      'server/features/merchant-orders/goods-issue.queries.ts',
      'server/features/merchant-orders/merchant-order.cash.queries.ts',
      'server/features/merchant-orders/merchant-order.queries.ts',
      // The internal note: nothing follows from it, so it is no event.
      'server/features/merchant-orders/staff-note.queries.ts',
      'server/features/orders/orders.events.queries.ts',
      'server/features/orders/orders.packing.queries.ts',
      'server/features/orders/orders.payment.queries.ts',
      'server/features/orders/orders.queries.ts',
      'server/features/orders/orders.refunds.queries.ts',
      'server/features/orders/orders.returns.queries.ts',
      'server/features/orders/orders.undo.queries.ts',
    ]);
  });

  test('the environment is read in one file', () => {
    const wrong = offenders(
      (file, text) =>
        !isTest(file) &&
        !/^(bench|e2e)\//.test(file) &&
        // The second looks for Node's own options, before anything is loaded.
        !['server/start.ts', 'server/memory.ts'].includes(file) &&
        /process\.env/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('the browser never loads Zod: web takes only types from the schemas', () => {
    const wrong = imports.filter(
      ({ from, to, typeOnly }) => folderOf(from) === 'web' && to.endsWith('schemas.ts') && !typeOnly,
    );
    expect(wrong.map(({ from }) => from)).toEqual([]);
    expect(offenders((file, text) => folderOf(file) === 'web' && /from 'zod'/.test(text))).toEqual([]);
  });

  test('no test asks the clock how long something took, or waits no longer than Vitest does of its own accord', () => {
    const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
    // A poll waits as long as vitest.config.ts says, these a second; `eventually` (database/testing.ts) waits as a poll does.
    const impatient = /\bperformance\.now\(|\bAbortSignal\.timeout\(|\bvi\.wait(For|Until)\(/;
    expect(offenders((file, text) => isUnitTest(file) && impatient.test(text))).toEqual([]);
  });

  test('no test sleeps: it waits for what it is about, or holds the clock', () => {
    // A turn of the event loop (0) is no sleep.
    const sleeps = /\bsetTimeout\(\s*\w+,\s*[^0\s]|['"](node:)?timers\/promises['"]|\.waitForTimeout\(/;
    const isAnyTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);
    expect(offenders((file, text) => isAnyTest(file) && sleeps.test(text))).toEqual([]);
  });

  test('no test replaces a module: the files of a project share them', () => {
    const replaces = /\bvi\.(doMock|mock|resetModules)\(/;
    expect(offenders((file, text) => /\.test\.tsx?$/.test(file) && replaces.test(text))).toEqual([]);
  });

  test('docs/architecture.md names only files and names that are there', () => {
    const named = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/`([\w./-]+)`/g)].map(
      ([, one = '']) => one,
    );
    const paths = named.filter((one) => /\.tsx?$/.test(one));
    const names = named.filter((one) => /^[a-zA-Z]+[a-z][A-Z]\w*$/.test(one));
    expect([paths.length, names.length].every((count) => count > 20)).toBe(true);
    // Root files; and a file of a feature to come, whose recipe names it.
    const all = [...files.keys(), 'architecture.test.ts', 'domain/orders/payment.ts'];
    const text = [...files.values()].join('\n');
    const missing = [
      ...paths.filter((path) => !all.some((file) => `/${file}`.endsWith(`/${path}`))),
      ...names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)),
    ];
    expect(missing).toEqual([]);
  });

  test('no file is longer than 350 lines, data and dictionaries aside', () => {
    const isData = (file: string) => /^(demo\/|web\/locales\/|server\/http\/messages\.ts$)/.test(file);
    expect(offenders((file, text) => !isData(file) && text.split('\n').length > 350)).toEqual([]);
  });
});
