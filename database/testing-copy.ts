/** Copies of a database on a test run's server, for the run's set-up and for test files. */
import { Client, escapeIdentifier, type QueryResultRow } from 'pg';

/** Addresses of one database, one per role that may connect. */
export type TestServer = { superuserUrl: string; ownerUrl: string; appUrl: string; platformUrl: string };

/** Creates the database `name` as a copy of `template`, which must have no connections; returns its addresses. */
export async function copyDatabase(
  server: TestServer,
  { name, template }: { name: string; template: string },
): Promise<TestServer> {
  const owner = new URL(server.ownerUrl).username;
  await run(
    server.superuserUrl,
    `create database ${name} template ${escapeIdentifier(template)} owner ${escapeIdentifier(owner)}`,
  );
  return {
    superuserUrl: inDatabase(server.superuserUrl, name),
    ownerUrl: inDatabase(server.ownerUrl, name),
    appUrl: inDatabase(server.appUrl, name),
    platformUrl: inDatabase(server.platformUrl, name),
  };
}

/** One statement on its own connection. */
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

export const databaseOf = (url: string) => new URL(url).pathname.slice(1);
