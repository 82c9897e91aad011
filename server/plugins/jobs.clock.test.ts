/** Work by the clock, with the real queue in the real database. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, run, type TestDatabase } from '#database/testing.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { repeatForTenants } from './repeat-for-tenants.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.stop());

const SELDOM = '0 0 29 2 *';
const schedules = () =>
  run(test.urls.appUrl, 'select name, cron from pgboss.schedule order by name').then((rows) =>
    rows.map(({ name, cron }) => `${String(name)}: ${String(cron)}`),
  );
async function release(queues: readonly string[], hasClock = true): Promise<void> {
  const { appUrl: connectionString } = test.urls;
  const jobs = createJobs({
    connectionString,
    platform: test.database.platform,
    hasClock,
    onError: () => {},
  });
  for (const queue of queues) jobs.repeat(queue, SELDOM, async () => undefined);
  await jobs.start();
  await jobs.stop();
}

it('what an earlier release did by the clock under another name is not done any more', async () => {
  await release(['shelves', 'sweep']);
  expect(await schedules()).toEqual([`shelves: ${SELDOM}`, `sweep: ${SELDOM}`]);
  await release(['collections', 'sweep']);
  expect(await schedules()).toEqual([`collections: ${SELDOM}`, `sweep: ${SELDOM}`]);
});

it('a process without a clock leaves that of the others as it is', async () => {
  await release(['collections', 'sweep']);
  await release(['another'], false);
  expect(await schedules()).toEqual([`collections: ${SELDOM}`, `sweep: ${SELDOM}`]);
});

it('work for each tenant goes on with the next where it fails for one, and tells so', async () => {
  const worked: string[] = [];
  const told: unknown[] = [];
  let round: (() => Promise<void>) | undefined;
  const jobs: Pick<Jobs, 'repeat'> = { repeat: (_queue, _cron, work) => (round = work) };
  const tenants = { all: () => [{ tenantId: 'alpha' }, { tenantId: 'beta' }] };
  const deps = { jobs, tenants, onProblem: (problem: unknown) => told.push(problem) };
  repeatForTenants(deps as unknown as Parameters<typeof repeatForTenants>[0], 'sweep', {
    cron: SELDOM,
    work: async (tenantId) => {
      worked.push(tenantId);
      if (tenantId === 'alpha') throw new Error('no broom');
    },
  });
  await round?.();
  expect(worked).toEqual(['alpha', 'beta']);
  expect(told).toEqual([new Error('no broom')]);
});
