/** Numbered plain SQL, run in order by the owner of the database; a merged file is never edited. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import Postgrator from 'postgrator';
import { codeOf, messageOf, StartError } from './errors.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

const MIGRATION_LOCK = 7_264_203;
// In the shop's own schemas: in `public` it would be a table without row-level security.
const APPLIED = 'migrations.applied';

/**
 * Migrates the database to the newest version. Two processes may call it concurrently; the second finds nothing to
 * do.
 */
export async function migrate(ownerUrl: string, directory = MIGRATIONS): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(client, directory);
    await client.query('grant usage on schema migrations to shop_app');
    await client.query(`grant select on ${APPLIED} to shop_app`);
  } finally {
    await client.end();
  }
}

async function runMigrations(client: Client, directory: string): Promise<void> {
  let isOpen = false;
  const postgrator = new Postgrator({
    driver: 'pg',
    schemaTable: APPLIED,
    migrationPattern: join(directory, '*.sql'),
    // A script and its record are one transaction: Postgrator writes the record right after the script.
    execSqlScript: async (script) => {
      await client.query('begin');
      isOpen = true;
      await client.query(script);
    },
    execQuery: async (text) => {
      const result = await client.query(text);
      if (isOpen) await client.query('commit');
      isOpen = false;
      return result;
    },
  });
  let current = '';
  postgrator.on('migration-started', ({ filename }) => (current = filename));
  try {
    await postgrator.migrate();
  } catch (cause) {
    throw new StartError(
      `The database could not be brought up to date${current && ` (${current})`}: ${messageOf(cause)}.`,
      { cause },
    );
  }
}

/** For a process without an owner's address: throws StartError unless the database is already migrated far enough. */
export async function assertMigrated(appUrl: string, directory = MIGRATIONS): Promise<void> {
  const needed = Math.max(
    ...(await readdir(directory)).map((name) => Number.parseInt(name, 10)).filter(Number.isFinite),
  );
  const client = new Client({ connectionString: appUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      `select max(version) as version from ${APPLIED}`,
    );
    const version = Number(rows[0]?.version);
    if (version >= needed) return;
    throw new StartError(
      `The database is at version ${version} and this program needs ${needed}; start once with DATABASE_ADMIN_URL to migrate it.`,
    );
  } catch (error) {
    // No such schema, no such table, or no permission to see it.
    if (!['3F000', '42P01', '42501'].includes(codeOf(error))) throw error;
    throw new StartError(
      'The database has never been migrated for this role; start once with DATABASE_ADMIN_URL.',
      { cause: error },
    );
  } finally {
    await client.end();
  }
}
