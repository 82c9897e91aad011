/** Reads PostgreSQL's own catalogue: no table may be outside row-level security, whoever adds it and whenever. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing.ts';

// Not tenant-owned: what crosses tenants, search (reached through functions only), reference data shared by all
// tenants, the job queue's own tables, and the list of applied migrations.
const NAMED_EXCEPTIONS = new Set(['platform', 'search', 'reference', 'pgboss', 'migrations']);

describe('row-level security of every tenant', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.stop());

  it('is in the schema public, and every other schema is a named exception', async () => {
    const rows = await test.asOwner<{ name: string }>(
      `select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
    );
    const others = rows.map((row) => row.name).filter((name) => !NAMED_EXCEPTIONS.has(name));
    expect(others).toEqual(['public']);
  });

  it('has row-level security enabled and forced on every table', async () => {
    const open = await test.asOwner(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });

  it('has no views, which would read with the rights of their owner', async () => {
    const views = await test.asOwner(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`,
    );
    expect(views).toEqual([]);
  });

  it('lets the app see the tenant of its transaction only, and the owner everything', async () => {
    const policies = await test.asOwner<{ table: string; roles: string; reads: string; writes: string }>(
      `select c.relname as table, p.polpermissive, p.polcmd,
         (select string_agg(case when r.oid = c.relowner then 'owner' else r.rolname end, ',') from pg_roles r where r.oid = any(p.polroles)) as roles,
         pg_get_expr(p.polqual, p.polrelid) as reads, pg_get_expr(p.polwithcheck, p.polrelid) as writes
       from pg_class c left join pg_policy p on p.polrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1, 4`,
    );
    const isolation = "(tenant_id = current_setting('app.tenant_id'::text, true))";
    const every = { polpermissive: true, polcmd: '*' };
    const tables = [...new Set(policies.map((policy) => policy.table))];
    expect(tables.length).toBeGreaterThan(10);
    expect(policies).toEqual(
      tables.flatMap((table) => [
        { table, ...every, roles: 'owner', reads: 'true', writes: 'true' },
        { table, ...every, roles: 'shop_app', reads: isolation, writes: isolation },
      ]),
    );
  });

  it('leads every primary key, unique key and foreign key between tenant tables with tenant_id', async () => {
    const keys = await test.asOwner<{
      table: string;
      kind: string;
      columns: string[];
      target: string[] | null;
    }>(
      `select c.relname as table, k.contype as kind,
         array(select a.attname::text from unnest(k.conkey) with ordinality u (attnum, n)
               join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum order by u.n) as columns,
         case when f.relnamespace = 'public'::regnamespace then
           array(select a.attname::text from unnest(k.confkey) with ordinality u (attnum, n)
                 join pg_attribute a on a.attrelid = f.oid and a.attnum = u.attnum order by u.n) end as target
       from pg_class c left join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'x')
       left join pg_class f on f.oid = k.confrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    );
    const tables = new Set(keys.map((key) => key.table));
    const withPrimary = new Set(keys.filter((key) => key.kind === 'p').map((key) => key.table));
    expect([...tables].filter((table) => !withPrimary.has(table))).toEqual([]);

    const ofTenants = keys.filter((key) => key.kind !== 'f' || key.target !== null);
    expect(ofTenants.filter((key) => key.columns[0] !== 'tenant_id')).toEqual([]);
    expect(ofTenants.filter((key) => key.target && key.target[0] !== 'tenant_id')).toEqual([]);
  });

  it('leads every unique index with tenant_id too, also those that are no constraint', async () => {
    const loose = await test.asOwner(
      `select i.indexrelid::regclass::text as index from pg_index i join pg_class c on c.oid = i.indrelid
       left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where c.relnamespace = 'public'::regnamespace and i.indisunique and a.attname is distinct from 'tenant_id'`,
    );
    expect(loose).toEqual([]);
  });

  it('gives the app no table of the platform or of search, and reference data to read only', async () => {
    const grants = await test.asOwner<{ schema: string; right: string }>(
      `select distinct n.nspname as schema, right_name as right
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) right_name
       where c.relkind in ('r', 'p') and n.nspname in ('platform', 'search', 'reference', 'migrations')
         and has_table_privilege('shop_app', c.oid, right_name) order by 1, 2`,
    );
    expect(grants).toEqual([
      { schema: 'migrations', right: 'select' },
      { schema: 'reference', right: 'select' },
    ]);
  });

  it('gives the platform connection no table of a tenant', async () => {
    const seen = await test.asOwner(
      `select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'search')
         and has_any_column_privilege('shop_door', c.oid, 'select, insert, update')`,
    );
    expect(seen).toEqual([]);
  });

  it('lets neither role truncate, nor make anything in the schema public', async () => {
    const rights = await test.asOwner(
      `select role from unnest(array['shop_app', 'shop_door']) role
       where has_schema_privilege(role, 'public', 'create') or has_database_privilege(role, current_database(), 'create')
         or exists (select from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
                    and has_table_privilege(role, c.oid, 'truncate'))`,
    );
    expect(rights).toEqual([]);
  });

  it('keeps ledgers and events append-only for the app', async () => {
    const changeable = await test.asOwner(
      `select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace
         and (c.relname like '%ledger' or c.relname in ('order_events', 'order_lines', 'audit_log'))
         and (has_table_privilege('shop_app', c.oid, 'update') or has_table_privilege('shop_app', c.oid, 'delete'))`,
    );
    expect(changeable).toEqual([]);
  });

  it('fixes the search path of every function that runs with the owner’s rights, and none is open to all', async () => {
    const loose = await test.asOwner(
      `select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
         and (not exists (select from unnest(p.proconfig) s where s like 'search_path=%')
              or has_function_privilege('public', p.oid, 'execute'))`,
    );
    expect(loose).toEqual([]);
  });
});
