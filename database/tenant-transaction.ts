/**
 * The only way to access a tenant's data: one transaction, on one connection, under that tenant's row-level
 * security.
 */
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
 * Work in a transaction. `commit` may be called in the same turn as the last statements are sent, right after them:
 * it is then sent with them, in one round trip. Statements that must prevent the commit end with an error.
 */
export type TenantWork<T> = (tx: TenantTransaction, commit: () => void) => Promise<T>;
export type InTenantOptions = {
  readOnly?: boolean;
  /**
   * Plans statements once per connection, never for their values, and by key even while a table is still small. For
   * work whose statements find everything by key: otherwise PostgreSQL plans those with a list again each time,
   * which takes longer than running them, and caches a sequential scan because the table was empty at that time.
   */
  planOnce?: boolean;
};

const PLAN_ONCE = 'set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off';
const COMMIT = 'commit';
const TENANT_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** Plans belong to the connections of a pool. */
const namesOf = new WeakMap<pg.Pool, ReturnType<typeof createStatementNames>>();
function namesIn(pool: pg.Pool): ReturnType<typeof createStatementNames> {
  const names = namesOf.get(pool) ?? createStatementNames();
  namesOf.set(pool, names);
  return names;
}
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
 * Runs work as this tenant and commits; rolls back if work throws. `begin` and the tenant are sent together, and
 * work's first statement is sent without waiting for their response. The transaction object is unusable afterwards.
 */
export async function inTenant<T>(
  pool: pg.Pool,
  tenantId: string,
  work: TenantWork<T>,
  { readOnly = false, planOnce = false }: InTenantOptions = {},
): Promise<T> {
  // It is interpolated into the statement below: SET takes no parameters.
  if (!TENANT_ID.test(tenantId)) throw new TypeError(`"${tenantId}" is not a tenant id`);
  let committed: TenantConnection | undefined;
  const answer = await withClient(pool, async (client) => {
    const connection = new TenantConnection(client, namesIn(pool));
    const begin = `begin${readOnly ? ' read only' : ''}; set local app.tenant_id = '${tenantId}'`;
    sendTogether(client);
    const begun = client.query(planOnce ? `${begin}; ${PLAN_ONCE}` : begin);
    // Awaited below; a failure while work runs is not unhandled.
    begun.catch(() => undefined);
    const tx = bindTo(connection);
    let committing: Promise<{ command: string }> | undefined;
    const commit = (): void => {
      committing = connection.commitAfter(sql.raw(COMMIT).execute(tx));
      // Awaited below, after the preceding statements: their failure is the one to report.
      committing.catch(() => undefined);
    };
    try {
      const result = await work(tx, commit);
      await begun;
      connection.close();
      const { command } = await (committing ?? client.query(COMMIT));
      // PostgreSQL's response if a statement failed and work continued regardless.
      if (command !== 'COMMIT')
        throw new Error('The transaction was rolled back because one of its statements failed.');
      committed = connection;
      return result;
    } catch (error) {
      connection.close();
      // On a lost connection there is nothing to roll back; the first error is the one to report. A commit that was
      // already sent has ended the transaction either way.
      const isEnded = await committing?.then(
        () => true,
        () => false,
      );
      if (!isEnded) await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
  for (const follow of committed?.afterwards ?? []) follow();
  return answer;
}

/**
 * Has `work` called once the transaction is committed and before `inTenant` answers, in the order in which it was given;
 * never after a rollback. It must not throw. Throws TypeError for what is no transaction of a tenant.
 */
export function afterCommit(tx: TenantTransaction, work: () => void): void {
  const connection = connections.get(tx);
  if (!connection) throw new TypeError('This is no transaction of a tenant.');
  connection.afterwards.push(work);
}

/**
 * Statements sent in the same turn go out in one system call, as soon as that turn ends: a system call costs more
 * than many a statement, and the database works while the process handles other requests.
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
 * A statement with constant text: values are parameters, and no other piece of SQL can be embedded. It is built
 * once and sent without Kysely, which builds the text again each time (a third of the process's cost of an order's
 * statements). Throws TypeError for a piece of SQL among the values.
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
  readonly #nameOf: (sql: string) => string | undefined;
  #lastCommand = '';
  /** What `afterCommit` was given. */
  readonly afterwards: (() => void)[] = [];

  constructor(client: pg.PoolClient, nameOf: (sql: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  /** From here on the connection may belong to another tenant. */
  close(): void {
    this.#client = undefined;
  }

  /** The result of a commit that was queued behind the preceding statements, so that it could not overtake them. */
  async commitAfter(sent: Promise<unknown>): Promise<{ command: string }> {
    await sent;
    return { command: this.#lastCommand };
  }

  async executeQuery<R>({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
    if (!this.#client)
      throw new Error('The transaction is over: a statement was sent after its work had returned.');
    const query = { name: this.#nameOf(text), text, values: parameters as unknown[] };
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
