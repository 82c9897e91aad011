/** For test files: a database of their own, in the state the migrations leave it, or a copy of another template. */
import { randomUUID } from 'node:crypto';
import { Pool, type QueryResultRow } from 'pg';
import { inject, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { copyDatabase, databaseOf, run, type TestServer } from './testing-copy.ts';

export { run } from './testing-copy.ts';

const VACUUM_MS = 180_000;
/** Shorter than anything that would come round by itself (what is kept of a shop is made anew after 180 s). */
const PATIENCE_MS = 120_000;

/** Until `check` no longer throws; a test says what must come, never how soon. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { interval: 20, timeout: PATIENCE_MS });

export type TestDatabase = {
  database: Database;
  /** Past row-level security, for arranging and for looking: one statement as the owner of the tables. */
  asOwner<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  /** Vacuums and analyzes, until an index can speak for nearly all rows of every table: what is read is then the same at each run. */
  vacuum(): Promise<void>;
  /** Addresses of this database, for processes and roles that a test starts itself. */
  urls: TestServer;
  stop(): Promise<void>;
};

type Options = {
  maxConnections?: number;
  /** The database that is copied; without it the one that is only migrated. */
  template?: string;
};

/** Copies a template; call it in beforeAll, and `stop` in afterAll. The copy goes when the run's server does. */
export async function createTestDatabase({ template, ...options }: Options = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const urls = await copyDatabase(server, {
    name: `test_${randomUUID().replaceAll('-', '')}`,
    template: template ?? databaseOf(server.ownerUrl),
  });
  const database = await openDatabase({ ...urls, ...options, onProblem: () => undefined });
  const owner = new Pool({ connectionString: urls.ownerUrl, max: 4 });
  // Some tests end every connection there is.
  owner.on('error', () => undefined);
  return {
    database,
    urls,
    asOwner: async <R extends QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await owner.query<R>(sql, values)).rows,
    // A transaction that is still open elsewhere keeps rows from being old enough before the next try.
    vacuum: async () => void (await vi.waitUntil(() => isVacuumed(urls.ownerUrl), { timeout: VACUUM_MS })),
    stop: async () => {
      await database.stop();
      await owner.end();
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
