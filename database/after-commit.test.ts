import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterCommit, type Database, type TenantTransaction } from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase({ maxConnections: 2 });
  database = test.database;
  await database.platform.createTenant(
    { tenantId: 'alpha', companyCode: 'X', nameTh: 'alpha', nameEn: 'alpha', hosts: [] },
    'test',
  );
});
afterAll(() => test.stop());

const ask = async (tx: TenantTransaction) => {
  await sql`select 1`.execute(tx);
};

describe('what is to be done after the commit', () => {
  it('is done once it is committed, in order, before the answer', async () => {
    const done: string[] = [];
    const answer = await database.inTenant('alpha', async (tx) => {
      afterCommit(tx, () => done.push('first'));
      await ask(tx);
      afterCommit(tx, () => done.push('second'));
      return [...done];
    });
    expect(answer).toEqual([]);
    expect(done).toEqual(['first', 'second']);
  });

  it('is done where the commit is sent with the statements, and may be given after that', async () => {
    const done: string[] = [];
    await database.inTenant('alpha', async (tx, commit) => {
      const writing = ask(tx);
      commit();
      await writing;
      afterCommit(tx, () => done.push('after'));
    });
    expect(done).toEqual(['after']);
  });

  it('is not done after a rollback, by the work or by the database, nor in the next transaction', async () => {
    const done: string[] = [];
    const refused = database.inTenant('alpha', async (tx, commit) => {
      afterCommit(tx, () => done.push('refused'));
      const refusing = sql`select refuse('NO', '')`.execute(tx);
      commit();
      await refusing;
    });
    await expect(refused).rejects.toThrow('NO');
    const thrown = database.inTenant('alpha', async (tx) => {
      afterCommit(tx, () => done.push('thrown'));
      await ask(tx);
      throw new Error('no');
    });
    await expect(thrown).rejects.toThrow('no');
    const swallowed = database.inTenant('alpha', async (tx) => {
      afterCommit(tx, () => done.push('swallowed'));
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back');
    await database.inTenant('alpha', ask);
    expect(done).toEqual([]);
  });

  it('needs a transaction of a tenant', () => {
    expect(() => afterCommit({} as TenantTransaction, () => undefined)).toThrow(TypeError);
  });
});
