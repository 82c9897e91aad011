/** For test files: a database of their own, in the state the migrations leave it. */
import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier, type QueryResultRow } from 'pg';
import { inject, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import type { TestServer } from './testing-setup.ts';

const VACUUM_MS = 60_000;

export type TestDatabase = {
  database: Database;
  /** Past the wall, for arranging and for looking: one statement as the owner of the tables. */
  asOwner<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  /** Vacuums and analyzes, until an index can speak for nearly all rows of every table: what is read is then the same at each run. */
  vacuum(): Promise<void>;
  /** Addresses of this database, for processes and roles that a test starts itself. */
  urls: TestServer;
  stop(): Promise<void>;
};

/** Copies the migrated template; call it in beforeAll, and `stop` in afterAll. */
export async function createTestDatabase(options: { maxConnections?: number } = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = databaseOf(server.ownerUrl);
  const owner = new URL(server.ownerUrl).username;
  await run(
    server.superuserUrl,
    `create database ${name} template ${escapeIdentifier(template)} owner ${escapeIdentifier(owner)}`,
  );
  const urls: TestServer = {
    superuserUrl: inDatabase(server.superuserUrl, name),
    ownerUrl: inDatabase(server.ownerUrl, name),
    appUrl: inDatabase(server.appUrl, name),
    doorUrl: inDatabase(server.doorUrl, name),
  };
  const database = await openDatabase({ ...urls, ...options, onProblem: () => undefined });
  return {
    database,
    urls,
    asOwner: (sql, values) => run(urls.ownerUrl, sql, values),
    // Where PostgreSQL itself is analyzing a table in that moment, rows are not old enough before the next try.
    vacuum: async () => void (await vi.waitUntil(() => isVacuumed(urls.ownerUrl), { timeout: VACUUM_MS })),
    stop: async () => {
      await database.stop();
      await run(server.superuserUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A page that was set aside and never written to stays as it is. */
async function isVacuumed(ownerUrl: string): Promise<boolean> {
  await run(ownerUrl, 'vacuum (analyze)');
  const fresh = await run(
    ownerUrl,
    `select from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'search'::regnamespace) and relpages - relallvisible > 3 + relpages / 50`,
  );
  return fresh.length === 0;
}

/** One statement on a connection of its own. */
export async function run<R extends QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<R[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1);
