import { Socket } from 'node:net';
import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { staticSql, type Database, type TenantTransaction } from './database.ts';
import { refusalOf } from './errors.ts';
import { createTestDatabase, run, type TestDatabase } from './testing.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase({ maxConnections: 2 });
  database = test.database;
  for (const tenantId of ['alpha', 'beta']) {
    await database.platform.createTenant(
      { tenantId, companyCode: 'X', nameTh: tenantId, nameEn: tenantId, hosts: [] },
      'test',
    );
  }
});
afterAll(() => test.stop());
beforeEach(() => test.asOwner('delete from web_config'));

const put = (tenantId: string, opt: string) => (tx: TenantTransaction) =>
  tx.insertInto('web_config').values({ tenant_id: tenantId, opt, opt_value: 'Y' }).execute();
const options = async (tenantId: string) => {
  const rows = await database.inTenant(tenantId, (tx) => tx.selectFrom('web_config').select('opt').execute());
  return rows.map((row) => row.opt);
};

const read = (text: string) =>
  database.inTenant('alpha', async (tx) => {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(text)} as value`.execute(tx);
    return rows[0]?.value;
  });

it('what is sent together leaves in one write: the beginning with the first statements, the commit with the last', async () => {
  await options('alpha');
  const spies = (['_write', '_writev'] as const).map((way) => vi.spyOn(Socket.prototype, way));
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const ask = (tx: TenantTransaction, number: number) => sql`select ${number}::int`.execute(tx);
  await database.inTenant('alpha', async (tx, commit) => {
    await Promise.all([ask(tx, 1), ask(tx, 2)]);
    const last = Promise.all([ask(tx, 3), ask(tx, 4)]);
    commit();
    await last;
  });
  expect(spies.flatMap((spy) => spy.mock.calls)).toHaveLength(2);
});

describe('inside a tenant', () => {
  it('what one tenant writes the other neither sees nor changes', async () => {
    await database.inTenant('alpha', put('alpha', 'A'));
    expect(await options('alpha')).toEqual(['A']);
    expect(await options('beta')).toEqual([]);
    await database.inTenant('beta', async (tx) => {
      const changed = await tx.updateTable('web_config').set({ opt_value: 'N' }).executeTakeFirst();
      const removed = await tx.deleteFrom('web_config').where('tenant_id', '=', 'alpha').executeTakeFirst();
      expect([changed.numUpdatedRows, removed.numDeletedRows]).toEqual([0n, 0n]);
    });
    expect(await test.asOwner('select opt_value from web_config')).toEqual([{ opt_value: 'Y' }]);
  });

  it('a row in another tenant’s name is refused', async () => {
    await expect(database.inTenant('beta', put('alpha', 'A'))).rejects.toMatchObject({ code: '42501' });
    await database.inTenant('alpha', put('alpha', 'A'));
    const move = database.inTenant('alpha', (tx) =>
      tx.updateTable('web_config').set({ tenant_id: 'beta' }).execute(),
    );
    await expect(move).rejects.toMatchObject({ code: '42501' });
  });

  it('without a tenant nothing is visible, before any transaction and on a connection that had one', async () => {
    await database.inTenant('alpha', put('alpha', 'A'));
    const client = new Client({ connectionString: test.urls.appUrl });
    await client.connect();
    const count = async () => (await client.query('select count(*)::int as n from web_config')).rows[0]?.n;
    expect(await count()).toBe(0);
    await client.query("begin; set local app.tenant_id = 'alpha'");
    expect(await count()).toBe(1);
    await client.query('commit');
    expect(await count()).toBe(0);
    await client.end();
  });

  it.each(['', 'Alpha', "a'; drop table orders; --", 'a b', '-a', 'a'.repeat(33), 'ก'])(
    'refuses %j as a tenant id before anything is sent',
    async (tenantId) => {
      await expect(database.inTenant(tenantId, async () => 1)).rejects.toThrow(TypeError);
    },
  );

  it('commits what work returns from and undoes what work throws from', async () => {
    const failed = database.inTenant('alpha', async (tx) => {
      await put('alpha', 'A')(tx);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await options('alpha')).toEqual([]);
    expect(await database.inTenant('alpha', async (tx) => (await put('alpha', 'B')(tx)).length)).toBe(1);
    expect(await options('alpha')).toEqual(['B']);
  });

  it('does not report as done what a swallowed failure has rolled back', async () => {
    const swallowed = database.inTenant('alpha', async (tx) => {
      await put('alpha', 'A')(tx);
      await put('alpha', 'A')(tx).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back');
    expect(await options('alpha')).toEqual([]);
  });

  it('refuses a statement that comes after its work has returned', async () => {
    const leaked = await database.inTenant('alpha', async (tx) => ({ tx }));
    await expect(put('alpha', 'late')(leaked.tx)).rejects.toThrow('transaction is over');
  });

  it('refuses a transaction inside the transaction', async () => {
    const nested = database.inTenant('alpha', (tx) => tx.transaction().execute(async () => 1));
    await expect(nested).rejects.toThrow('transaction already');
  });

  it('changes nothing when opened read-only', async () => {
    const write = database.inTenant('alpha', put('alpha', 'A'), { readOnly: true });
    await expect(write).rejects.toMatchObject({ code: '25006' });
  });

  it('keeps tenants apart while many transactions share few connections', async () => {
    await database.inTenant('alpha', put('alpha', 'A'));
    await database.inTenant('beta', put('beta', 'B'));
    const seen = await Promise.all(
      Array.from({ length: 200 }, (_, n) => options(n % 2 === 0 ? 'alpha' : 'beta')),
    );
    expect(seen.filter((_, n) => n % 2 === 0).every((opts) => opts.join() === 'A')).toBe(true);
    expect(seen.filter((_, n) => n % 2 === 1).every((opts) => opts.join() === 'B')).toBe(true);
  });

  it('reads bigint as a number, refuses one that a number cannot hold, and timestamps as dates', async () => {
    expect(await read('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await read('array[1, null, -2]::bigint[]')).toEqual([1, null, -2]);
    expect(await read("'{}'::bigint[]")).toEqual([]);
    expect(await read('1.10::numeric')).toBe('1.10');
    expect(await read("timestamptz '2026-11-21 00:00+07'")).toEqual(new Date('2026-11-20T17:00:00Z'));
    await expect(read('9007199254740992')).rejects.toThrow('does not fit');
    expect(await read('1::bigint')).toBe(1);
  });
});

const all = () => database.inTenant('alpha', (tx) => tx.selectFrom('search_synonyms').selectAll().execute());

describe('a commit that goes with the last statements', () => {
  it('commits what was sent before it, and takes no statement after it', async () => {
    const late = await database.inTenant('alpha', async (tx, commit) => {
      const writing = put('alpha', 'A')(tx);
      commit();
      await writing;
      return put('alpha', 'B')(tx).catch((error: Error) => error.message);
    });
    expect(late).toMatch('The transaction is over');
    expect(await options('alpha')).toEqual(['A']);
  });

  it('is blocked by a statement that refuses, and the reason is reported', async () => {
    const refused = database.inTenant('alpha', async (tx, commit) => {
      const writing = Promise.all([
        put('alpha', 'A')(tx),
        sql`select refuse('TOO_LATE', '["P1"]')`.execute(tx),
        put('alpha', 'B')(tx),
      ]);
      commit();
      await writing;
    });
    const error: unknown = await refused.catch((reason: unknown) => reason);
    expect(refusalOf(error)).toEqual({ reason: 'TOO_LATE', detail: '["P1"]' });
    expect(await options('alpha')).toEqual([]);
  });

  it('leaves the connection fit for the next, also when work fails after it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const failing = database.inTenant('alpha', async (_tx, commit) => {
        commit();
        throw new Error('after the commit');
      });
      await expect(failing).rejects.toThrow('after the commit');
    }
    expect(await options('beta')).toEqual([]);
  });
});

describe('statements that come again', () => {
  it('give the same answers, side by side in one transaction too', async () => {
    await database.inTenant('alpha', put('alpha', 'A'));
    for (let n = 0; n < 5; n += 1) expect(await options('alpha')).toEqual(['A']);
    const twice = await database.inTenant('alpha', (tx) => {
      const one = () => tx.selectFrom('web_config').select(['opt', 'opt_value']).execute();
      return Promise.all([one(), one(), one(), one(), one()]);
    });
    expect(twice.map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('plan again on a fresh connection after a migration by a newer program', async () => {
    // Two at a time, so that either connection knows the statement.
    for (let n = 0; n < 8; n += 1) await Promise.all([all(), all()]);
    await test.asOwner('alter table search_synonyms add column note text');
    await expect(all()).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    await expect.poll(() => all().catch(() => 'down')).toEqual([]);
  });
});

describe('when the connection breaks', () => {
  it('says that the database cannot be reached, and the next transaction gets a fresh connection', async () => {
    const broken = database.inTenant('alpha', async (tx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(await options('alpha')).toEqual([]);
  });

  it('survives the loss of every idle connection', async () => {
    await Promise.all([options('alpha'), options('beta')]);
    await run(
      test.urls.superuserUrl,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await expect.poll(() => options('alpha').catch(() => 'down')).toEqual([]);
  });

  it('says so too when a transaction was silent for so long that the database has ended it', async () => {
    const silent = database.inTenant('alpha', async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 50`.execute(tx);
      const isThere = () =>
        run(test.urls.superuserUrl, 'select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      await expect.poll(isThere).toEqual([]);
      await put('alpha', 'late')(tx);
    });
    await expect(silent).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(await options('alpha')).toEqual([]);
  });

  it('says so too when nobody answers at all', async () => {
    const { inTenant } = await import('./tenant-transaction.ts');
    const pool = new Pool({ host: '/nowhere', pipeline: true });
    await expect(inTenant(pool, 'alpha', async () => 1)).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
    });
  });
});

describe('when the database is too busy', () => {
  /** Locks the row of option A until the given work is done. */
  const whileLocked = (work: () => Promise<unknown>) =>
    database.inTenant('alpha', async (tx) => {
      await tx.updateTable('web_config').set({ opt_value: 'N' }).where('opt', '=', 'A').execute();
      await work();
    });
  const change = (tx: TenantTransaction) =>
    tx.updateTable('web_config').set({ opt_value: 'X' }).where('opt', '=', 'A').execute();

  it.each([
    ['a statement that takes too long', 'statement_timeout'],
    ['a row that is not free in time', 'lock_timeout'],
  ])('%s is to be tried again, undoes its transaction, and leaves the connection', async (_what, limit) => {
    await database.inTenant('alpha', put('alpha', 'A'));
    let pid: unknown;
    await whileLocked(async () => {
      const late = database.inTenant('alpha', async (tx) => {
        pid = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid;
        await put('alpha', 'B')(tx);
        await sql.raw(`set local ${limit} = 20`).execute(tx);
        await change(tx);
      });
      await expect(late).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    });
    expect(await options('alpha')).toEqual(['A']);
    const { length } = await run(test.urls.superuserUrl, 'select 1 from pg_stat_activity where pid = $1', [
      pid,
    ]);
    expect(length).toBe(1);
  });

  it('one of two transactions that wait for each other is to be tried again, the other is done', async () => {
    await database.inTenant('alpha', put('alpha', 'A'));
    await database.inTenant('alpha', put('alpha', 'B'));
    let meet = (): void => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    let waiting = 2;
    const inOrder = (first: string, second: string) =>
      database.inTenant('alpha', async (tx) => {
        const touch = (opt: string) =>
          tx.updateTable('web_config').set({ opt_value: first }).where('opt', '=', opt).execute();
        await touch(first);
        if ((waiting -= 1) === 0) meet();
        await met;
        await touch(second);
      });
    const ends = await Promise.allSettled([inOrder('A', 'B'), inOrder('B', 'A')]);
    const failed = ends
      .filter((end) => end.status === 'rejected')
      .map(({ reason }) => (reason as Error).name);
    expect(failed).toEqual(['DatabaseUnavailable']);
  });
});

describe('static SQL', () => {
  const opt = `it's "A" \\ $1; --`;

  it('sends its contents as values, whatever they are, and goes on in the same transaction', async () => {
    const found = await database.inTenant('alpha', async (tx) => {
      await put('alpha', opt)(tx);
      const { rows } = await staticSql<{ opt: string; many: number }>`
        select opt, ${2}::integer as many from web_config where opt = ${opt}`.execute(tx);
      return rows;
    });
    expect(found).toEqual([{ opt, many: 2 }]);
  });

  it('sees its own tenant only', async () => {
    await database.inTenant('alpha', put('alpha', 'A'));
    const { rows } = await database.inTenant('beta', (tx) =>
      staticSql`select opt from web_config where ${true}`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  it('takes no piece of SQL among its values, nor a connection that is no tenant’s', async () => {
    const piece = sql`true`;
    const asking = database.inTenant('alpha', (tx) => staticSql`select ${piece}`.execute(tx));
    await expect(asking).rejects.toThrow('Static SQL takes values alone.');
    const stranger = {} as TenantTransaction;
    await expect(staticSql`select 1`.execute(stranger)).rejects.toThrow('no transaction of a tenant');
  });
});
