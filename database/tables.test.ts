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
