/** Jobs with the real queue, in the real database. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, run, type TestDatabase } from '#database/testing.ts';
import { createJobs, type Jobs } from './jobs.ts';

const QUEUE = 'letters';

let test: TestDatabase;
let jobs: Jobs;
const begun: string[] = [];
const told: unknown[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  jobs = createJobs({
    connectionString: test.urls.appUrl,
    door: test.database.door,
    onError: (error) => told.push(error),
  });
  jobs.define(QUEUE, async ({ tenantId, id }) => {
    const isFirstTry = !begun.includes(`${tenantId} ${id}`);
    begun.push(`${tenantId} ${id}`);
    if (id === 'second' && isFirstTry) throw new Error('no stamp');
  });
});
afterAll(async () => {
  await jobs.stop();
  await test.stop();
});

it('tries again only the job that failed: those before and after it are done once, and what failed is told', async () => {
  const { inTenant } = test.database;
  // Together in the outbox before anybody works: they come as one batch.
  await inTenant('alpha', async (tx) => {
    for (const id of ['first', 'second', 'third']) await jobs.enqueue(tx, QUEUE, { tenantId: 'alpha', id });
  });
  await jobs.start();
  await vi.waitFor(() => expect(begun).toHaveLength(4), { timeout: 20_000, interval: 50 });
  expect(begun.toSorted()).toEqual(['alpha first', 'alpha second', 'alpha second', 'alpha third']);
  expect(told).toEqual([new Error('A job of the queue letters failed: no stamp')]);

  const states = () => run(test.urls.appUrl, 'select data, state from pgboss.job where name = $1', [QUEUE]);
  await vi.waitFor(
    async () =>
      expect(await states()).toEqual(
        expect.arrayContaining(
          ['first', 'second', 'third'].map((id) => ({
            data: { tenantId: 'alpha', id },
            state: 'completed',
          })),
        ),
      ),
    { timeout: 20_000, interval: 50 },
  );
  expect(begun).toHaveLength(4);
});
