/** The only way to a tenant's data: one transaction, on one connection, under that tenant's row-level security. */
import {
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import type pg from 'pg';
import { withClient } from './pool.ts';
import { createStatementNames } from './statement-names.ts';
import type { Tables } from './tables.ts';

export type TenantTransaction = Kysely<Tables>;
/**
 * Work in a transaction. `commit` may be called in the same turn as the last statements are sent, and right after them:
 * it then goes with them, in one round trip. Statements that must hold the commit back end with an error.
 */
export type TenantWork<T> = (tx: TenantTransaction, commit: () => void) => Promise<T>;
export type InTenantOptions = {
  readOnly?: boolean;
  /**
   * Plans statements once a connection, never for their values, and by key even while a table is still small. For work
   * whose statements find everything by key: PostgreSQL otherwise plans those with a list among them anew each time,
   * for longer than they run, and keeps a plan that reads a table from end to end because it was empty then.
   */
  planOnce?: boolean;
};

const PLAN_ONCE = 'set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off';
const COMMIT = 'commit';
const TENANT_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

const nameOf = createStatementNames();
const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};
const config = { dialect };

/**
 * Runs work as this tenant and commits; rolls back when work throws. `begin` and the tenant travel together, and
 * work's first statement is sent without waiting for their answer. The transaction object is dead once work is done.
 */
export async function inTenant<T>(
  pool: pg.Pool,
  tenantId: string,
  work: TenantWork<T>,
  { readOnly = false, planOnce = false }: InTenantOptions = {},
): Promise<T> {
  // It is written into the statement below: SET takes no parameters.
  if (!TENANT_ID.test(tenantId)) throw new TypeError(`"${tenantId}" is not a tenant id`);
  return withClient(pool, async (client) => {
    const connection = new TenantConnection(client);
    const begin = `begin${readOnly ? ' read only' : ''}; set local app.tenant_id = '${tenantId}'`;
    sendTogether(client);
    const begun = client.query(planOnce ? `${begin}; ${PLAN_ONCE}` : begin);
    // Awaited below; a failure that comes while work runs is not unhandled.
    begun.catch(() => undefined);
    const tx = bindTo(connection);
    let committing: Promise<{ command: string }> | undefined;
    const commit = (): void => {
      committing = connection.commitAfter(sql.raw(COMMIT).execute(tx));
      // Awaited below, after the statements before it: their failure is the one to tell.
      committing.catch(() => undefined);
    };
    try {
      const result = await work(tx, commit);
      await begun;
      connection.close();
      const { command } = await (committing ?? client.query(COMMIT));
      // PostgreSQL answers so when a statement failed and work went on regardless.
      if (command !== 'COMMIT')
        throw new Error('The transaction was rolled back because one of its statements failed.');
      return result;
    } catch (error) {
      connection.close();
      // On a lost connection there is nothing to roll back; the first error is the one to tell. A commit that was sent
      // already has ended the transaction, whichever way.
      const isEnded = await committing?.then(
        () => true,
        () => false,
      );
      if (!isEnded) await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/**
 * What is sent in one go leaves in one system call, as soon as that work is done: a call costs more than many a statement,
 * and the database works while the process goes on with what else has come in.
 */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const connections = new WeakMap<TenantTransaction, TenantConnection>();

/** A Kysely whose every statement goes to this one connection; Kysely's own transactions are refused. */
function bindTo(connection: TenantConnection): TenantTransaction {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  const tx = new Kysely<Tables>({ config, dialect, driver: noNesting, executor });
  connections.set(tx, connection);
  return tx;
}

const texts = new WeakMap<TemplateStringsArray, string>();

/**
 * A statement whose text never changes: values stand in it as parameters, and no other piece of SQL does. It is put
 * together once and goes to the connection without Kysely, which makes the text anew each time (a third of what an order's
 * statements cost the process). Throws TypeError for a piece of SQL among the values.
 */
export function staticSql<R>(parts: TemplateStringsArray, ...values: readonly unknown[]) {
  return {
    execute: async (tx: TenantTransaction): Promise<{ rows: R[] }> => {
      const connection = connections.get(tx);
      if (!connection) throw new TypeError('This is no transaction of a tenant.');
      if (values.some((value) => isSql(value))) throw new TypeError('Static SQL takes values alone.');
      let text = texts.get(parts);
      if (text === undefined) {
        text = parts.reduce((begun, part, index) => `${begun}$${index}${part}`);
        texts.set(parts, text);
      }
      return connection.executeQuery<R>({ sql: text, parameters: values });
    },
  };
}

const isSql = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value;

class NoNesting extends DummyDriver {
  override async beginTransaction(): Promise<void> {
    throw new Error('This is a transaction already: pass tx on instead of opening another.');
  }
}
const noNesting = new NoNesting();

class TenantConnection implements DatabaseConnection {
  #client: pg.PoolClient | undefined;
  #lastCommand = '';

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** From here on the connection may be another tenant's. */
  close(): void {
    this.#client = undefined;
  }

  /** The end of a commit that went by the way of the statements before it, so that it could not overtake them. */
  async commitAfter(sent: Promise<unknown>): Promise<{ command: string }> {
    await sent;
    return { command: this.#lastCommand };
  }

  async executeQuery<R>({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
    if (!this.#client)
      throw new Error('The transaction is over: a statement was sent after its work had returned.');
    const query = { name: nameOf(text), text, values: parameters as unknown[] };
    sendTogether(this.#client);
    const answering = this.#client.query(query);
    if (text === COMMIT) this.close();
    const { command, rowCount, rows } = await answering;
    this.#lastCommand = command;
    const isChange =
      command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return { rows: rows as R[], numAffectedRows: isChange ? BigInt(rowCount ?? 0) : undefined };
  }

  // oxlint-disable-next-line require-yield -- refused before there is anything to give
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed: read them in pages.');
  }
}
