/** For test files: a database of their own, in the state the migrations leave it, or a copy of another template. */
import { randomUUID } from 'node:crypto';
import { Pool, type QueryResultRow } from 'pg';
import { inject, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { copyDatabase, databaseOf, run, type TestServer } from './testing-copy.ts';

export { run } from './testing-copy.ts';

const VACUUM_MS = 180_000;
/** Shorter than any periodic refresh (a shop's cached data is reloaded after 180 s). */
const PATIENCE_MS = 120_000;

/** Waits until `check` no longer throws; a test says what must happen, never how soon. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { interval: 20, timeout: PATIENCE_MS });

export type TestDatabase = {
  database: Database;
  /** Bypasses row-level security, for arranging and inspecting: one statement as the owner of the tables. */
  asOwner<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  /**
   * Vacuums and analyzes, until nearly all rows of every table allow index-only scans: each run then reads the same
   * blocks.
   */
  vacuum(): Promise<void>;
  /** Addresses of this database, for processes and roles that a test starts itself. */
  urls: TestServer;
  stop(): Promise<void>;
};

type Options = {
  maxConnections?: number;
  /** The database to copy; defaults to the one that is only migrated. */
  template?: string;
};

/** Copies a template; call it in beforeAll, and `stop` in afterAll. The copy is dropped with the run's server. */
export async function createTestDatabase({ template, ...options }: Options = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const urls = await copyDatabase(server, {
    name: `test_${randomUUID().replaceAll('-', '')}`,
    template: template ?? databaseOf(server.ownerUrl),
  });
  const database = await openDatabase({ ...urls, ...options, onProblem: () => undefined });
  const owner = new Pool({ connectionString: urls.ownerUrl, max: 4 });
  // Some tests kill every connection.
  owner.on('error', () => undefined);
  return {
    database,
    urls,
    asOwner: async <R extends QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await owner.query<R>(sql, values)).rows,
    // A transaction still open elsewhere keeps rows from being vacuumed before the next try.
    vacuum: async () => void (await vi.waitUntil(() => isVacuumed(urls.ownerUrl), { timeout: VACUUM_MS })),
    stop: async () => {
      await database.stop();
      await owner.end();
    },
  };
}

/** A page that was allocated and never written to is left unchanged. */
async function isVacuumed(ownerUrl: string): Promise<boolean> {
  await run(ownerUrl, 'vacuum (analyze)');
  const fresh = await run(
    ownerUrl,
    `select from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'search'::regnamespace) and relpages - relallvisible > 3 + relpages / 50`,
  );
  return fresh.length === 0;
}
