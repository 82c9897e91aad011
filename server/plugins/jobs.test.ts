/** Jobs with the real queue, in the real database. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, run, type TestDatabase } from '#database/testing.ts';
import { createJobs, type Jobs } from './jobs.ts';

const QUEUE = 'letters';

let test: TestDatabase;
let jobs: Jobs;
const begun: string[] = [];
const told: unknown[] = [];
const worked: [string, string[]][] = [];
const turns: string[] = [];
const { promise: released, resolve: release } = Promise.withResolvers<void>();

beforeAll(async () => {
  test = await createTestDatabase();
  jobs = createJobs({
    connectionString: test.urls.appUrl,
    platform: test.database.platform,
    onError: (error) => told.push(error),
  });
  jobs.define(QUEUE, async ({ tenantId, id }) => {
    const isFirstTry = !begun.includes(`${tenantId} ${id}`);
    begun.push(`${tenantId} ${id}`);
    if (id === 'second' && isFirstTry) throw new Error('no stamp');
  });
  jobs.defineTogether(
    'turns',
    async (tenantId) => {
      turns.push(tenantId);
      if (tenantId === 'alpha') await released;
    },
    { workers: 2 },
  );
  jobs.defineTogether('parcels', async (tenantId, ids) => {
    worked.push([tenantId, ids.toSorted()]);
    if (tenantId === 'beta') throw new Error('beta is closed');
  });
});
afterAll(async () => {
  await jobs.stop();
  await test.stop();
});

it('retries only the job that failed: those before and after it are done once, and the failure is reported', async () => {
  const { inTenant } = test.database;
  // All in the outbox before a worker runs: they come as one batch.
  await inTenant('alpha', async (tx) => {
    for (const id of ['first', 'second', 'third']) await jobs.enqueue(tx, QUEUE, { tenantId: 'alpha', id });
  });
  await jobs.start();
  await expect.poll(() => begun).toHaveLength(4);
  expect(begun.toSorted()).toEqual(['alpha first', 'alpha second', 'alpha second', 'alpha third']);
  expect(told).toEqual([new Error('A job of the queue letters failed: no stamp')]);

  const states = () => run(test.urls.appUrl, 'select data, state from pgboss.job where name = $1', [QUEUE]);
  await expect
    .poll(states)
    .toEqual(
      expect.arrayContaining(
        ['first', 'second', 'third'].map((id) => ({ data: { tenantId: 'alpha', id }, state: 'completed' })),
      ),
    );
  expect(begun).toHaveLength(4);
});

it('jobs of one tenant are done together, each id once; a failure fails the jobs of that tenant alone', async () => {
  told.length = 0;
  const { inTenant } = test.database;
  for (const [tenantId, ids] of [
    ['beta', ['b1', 'b2']],
    ['alpha', ['a1', 'a2', 'a2']],
  ] as const)
    await inTenant(tenantId, async (tx) => {
      for (const id of ids) await jobs.enqueue(tx, 'parcels', { tenantId, id });
    });
  const states = async () =>
    (
      await run(
        test.urls.appUrl,
        `select data->>'id' as id, state from pgboss.job where name = 'parcels' order by 1`,
      )
    ).map(({ id, state }) => `${String(id)} ${String(state)}`);
  await expect.poll(states).toEqual(['a1 completed', 'a2 completed', 'a2 completed', 'b1 retry', 'b2 retry']);
  expect(worked.filter(([tenantId]) => tenantId === 'alpha')).toEqual([['alpha', ['a1', 'a2']]]);
  // Once for the two of them; each is tried again by itself.
  expect(told.map(String)[0]).toBe('Error: A job of the queue parcels failed: beta is closed');
  expect(told.length).toBeLessThan(4);
});

it('jobs of a queue that no process works on wait there, and hold up no other; the program itself cannot enqueue one', async () => {
  told.length = 0;
  begun.length = 0;
  const { inTenant } = test.database;
  await expect(
    inTenant('alpha', (tx) => jobs.enqueue(tx, 'unknown', { tenantId: 'alpha', id: 'x' })),
  ).rejects.toThrow('Nobody works on the queue unknown');
  // As a process of another release writes it.
  await run(
    test.urls.ownerUrl,
    `insert into outbox (tenant_id, queue, subject) values ('beta', 'next-release', 'one'), ('alpha', $1, 'after')`,
    [QUEUE],
  );
  await expect.poll(() => begun).toEqual(['alpha after']);
  const waiting = await run(test.urls.appUrl, `select state from pgboss.job where name = 'next-release'`);
  expect(waiting).toEqual([{ state: 'created' }]);
  // Those of the test before are tried again meanwhile.
  expect(told.map(String).filter((one) => !one.includes('the queue parcels'))).toEqual([
    'Error: Jobs of the queue next-release wait for a process that works on it',
  ]);
});

it('a tenant whose work takes long holds up no other where several workers are wanted', async () => {
  const { inTenant } = test.database;
  await inTenant('alpha', (tx) => jobs.enqueue(tx, 'turns', { tenantId: 'alpha', id: 'slow' }));
  await expect.poll(() => turns).toEqual(['alpha']);
  await inTenant('beta', (tx) => jobs.enqueue(tx, 'turns', { tenantId: 'beta', id: 'quick' }));
  await expect.poll(() => turns).toEqual(['alpha', 'beta']);
  release();
});
