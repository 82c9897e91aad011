/** Connections of one role, and how their values are read. */
import { Pool, type PoolClient, types } from 'pg';
import { DatabaseUnavailable, isBusyError, isConnectionError, isStalePlan } from './errors.ts';

const INT8 = 20;
const INT8_ARRAY = 1016;

// Longer than any page or order takes; a statement beyond that would only block its connection.
const STATEMENT_TIMEOUT_MS = 30_000;
const WAIT_FOR_CONNECTION_MS = 10_000;
const IDLE_MS = 60_000;

/** bigint as a number: satang and pieces stay inside the safe range, and leaving it must not go unnoticed. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`);
  return value;
}

const parseInt8Array = (text: string) =>
  text.length < 3
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((part) => (part === 'NULL' ? null : parseInt8(part)));

// Everything else as `pg` reads it: timestamptz as Date, numeric as text, jsonb parsed.
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && oid === INT8) return parseInt8;
  if (format !== 'binary' && oid === INT8_ARRAY) return parseInt8Array;
  return types.getTypeParser(oid, format);
};

export type PoolOptions = { url: string; max: number; name: string; onProblem: (sentence: string) => void };

export function createPool({ url, max, name, onProblem }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max,
    types: { getTypeParser },
    // Statements are sent without waiting for the previous response, so opening a tenant costs no round trip.
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  // The pool only handles a connection that breaks while idle, and without a listener the process would end. If it
  // is lost while in use, its statements fail too, and their failure is the one that counts.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // An idle connection broke. The pool drops it; without a listener the process would end. During shutdown the
  // database may close connections before the pool does: nothing is lost then.
  pool.on('error', (error) => {
    if (!pool.ending) onProblem(`A database connection was lost: ${error.message}`);
  });
  return pool;
}

/**
 * Runs work on one connection. A failed connection is destroyed. The caller gets a retryable error in that case,
 * and if the database gave up on a statement for lack of time, room or a lock.
 */
export async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    const isLost = isConnectionError(error) || isStalePlan(error);
    client?.release(isLost);
    if (isLost) throw new DatabaseUnavailable('The database cannot be reached.', { cause: error });
    if (isBusyError(error)) throw new DatabaseUnavailable('The database is too busy.', { cause: error });
    throw error;
  }
}
