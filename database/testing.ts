/** For test files: a database of their own, in the state the migrations leave it. */
import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier, type QueryResultRow } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import type { TestServer } from './testing-setup.ts';

export type TestDatabase = {
  database: Database;
  /** Past the wall, for arranging and for looking: one statement as the owner of the tables. */
  asOwner<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
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
    stop: async () => {
      await database.stop();
      await run(server.superuserUrl, `drop database ${name} with (force)`);
    },
  };
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
