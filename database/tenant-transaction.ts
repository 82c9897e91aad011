/** The only way to a tenant's data: one transaction, on one connection, behind that tenant's wall. */
import {
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import type pg from 'pg';
import { withClient } from './pool.ts';
import { createStatementNames } from './statement-names.ts';
import type { Tables } from './tables.ts';

export type TenantTransaction = Kysely<Tables>;
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
  work: (tx: TenantTransaction) => Promise<T>,
  { readOnly = false, planOnce = false }: InTenantOptions = {},
): Promise<T> {
  // It is written into the statement below: SET takes no parameters.
  if (!TENANT_ID.test(tenantId)) throw new TypeError(`"${tenantId}" is not a tenant id`);
  return withClient(pool, async (client) => {
    const connection = new TenantConnection(client);
    const begin = `begin${readOnly ? ' read only' : ''}; set local app.tenant_id = '${tenantId}'`;
    const begun = client.query(planOnce ? `${begin}; ${PLAN_ONCE}` : begin);
    // Awaited below; a failure that comes while work runs is not unhandled.
    begun.catch(() => undefined);
    try {
      const result = await work(bindTo(connection));
      await begun;
      connection.close();
      const { command } = await client.query('commit');
      // PostgreSQL answers so when a statement failed and work went on regardless.
      if (command !== 'COMMIT')
        throw new Error('The transaction was rolled back because one of its statements failed.');
      return result;
    } catch (error) {
      connection.close();
      // On a lost connection there is nothing to roll back; the first error is the one to tell.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** A Kysely whose every statement goes to this one connection; Kysely's own transactions are refused. */
function bindTo(connection: TenantConnection): TenantTransaction {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  return new Kysely<Tables>({ config, dialect, driver: noNesting, executor });
}

class NoNesting extends DummyDriver {
  override async beginTransaction(): Promise<void> {
    throw new Error('This is a transaction already: pass tx on instead of opening another.');
  }
}
const noNesting = new NoNesting();

class TenantConnection implements DatabaseConnection {
  #client: pg.PoolClient | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** From here on the connection may be another tenant's. */
  close(): void {
    this.#client = undefined;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    if (!this.#client)
      throw new Error('The transaction is over: a statement was sent after its work had returned.');
    const query = { name: nameOf(sql), text: sql, values: parameters as unknown[] };
    const { command, rowCount, rows } = await this.#client.query(query);
    const isChange =
      command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return { rows: rows as R[], numAffectedRows: isChange ? BigInt(rowCount ?? 0) : undefined };
  }

  // oxlint-disable-next-line require-yield -- refused before there is anything to give
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed: read them in pages.');
  }
}
