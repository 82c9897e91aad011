import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.stop());

/** Table -> column -> whether its type is nullable, read from the source of the files in tables/. */
async function columnsInCode(): Promise<Record<string, Record<string, boolean>>> {
  const folder = join(import.meta.dirname, 'tables');
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const text = texts
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // The fields of a document inside a column are not columns.
    .replaceAll(/<(readonly )?\{[^}]*\}(\[\])?/g, '<');
  const columnsOf = (type: string) => {
    const [, tenant, body = ''] = new RegExp(`type ${type} = (Tenant & )?\\{([^}]*)\\}`).exec(text) ?? [];
    const fields = [...body.matchAll(/(\w+): ([^;]+);?/g)].map(([, column = '', kind = '']) => [
      column,
      /\| null>?$|^ColumnType<unknown/.test(kind.trim()),
    ]);
    return { ...(tenant && { tenant_id: false }), ...Object.fromEntries(fields) };
  };
  const tables = [...text.matchAll(/type \w+Tables = \{([^}]*)\}/g)].map(([, body = '']) => body).join('\n');
  return Object.fromEntries(
    [...tables.matchAll(/'?([\w.]+)'?: (\w+);/g)].map(([, table = '', type = '']) => [
      table,
      columnsOf(type),
    ]),
  );
}

it('the table types name every table and column of the database, and which may be empty', async () => {
  const rows = await test.asOwner<{ table: string; column: string; nullable: boolean }>(
    `select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as table,
       a.attname as column, not a.attnotnull as nullable
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'reference')`,
  );
  const inDatabase: Record<string, Record<string, boolean>> = {};
  for (const { table, column, nullable } of rows) (inDatabase[table] ??= {})[column] = nullable;
  expect(await columnsInCode()).toEqual(inDatabase);
});

it('what functions write whose plans are not kept has its foreign keys checked at the commit, by plans that are', async () => {
  const functions = await test.asOwner<{ source: string }>(
    `select prosrc as source from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'search') and 'plan_cache_mode=force_custom_plan' = any (proconfig)`,
  );
  const written = new Set(
    functions.flatMap(({ source }) => [...source.matchAll(/insert into (\w+)/g)].map(([, table]) => table)),
  );
  const bound = await test.asOwner<{ table: string; deferred: boolean }>(
    `select r.relname as table, c.condeferred as deferred from pg_constraint c join pg_class r on r.oid = c.conrelid where c.contype = 'f'`,
  );
  const ofFunctions = bound.filter(({ table }) => written.has(table));
  expect(ofFunctions.map(({ table }) => table)).toContain('product_findings');
  expect(ofFunctions.filter(({ deferred }) => !deferred)).toEqual([]);
});
