/**
 * A separate process for the test that kills: `node run-child.ts <settings as JSON>` prints "ready", waits for a line on its
 * input, and then works on one run until it is over.
 */
import { once } from 'node:events';
import { openDatabase } from '#database/database.ts';
import { assemble } from '../assemble.ts';
import type { Config } from '../config.ts';
import { workOnRun } from '../features/runs/runs.work.usecases.ts';
import { TEST_RUN, testRun } from './test-run.ts';

type Settings = {
  urls: { appUrl: string; platformUrl: string };
  config: Config;
  tenantId: string;
  runId: string;
  now: string;
};
const { urls, config, tenantId, runId, now } = JSON.parse(process.argv[2] ?? '') as Settings;

const database = await openDatabase({ ...urls, maxConnections: 2, onProblem: () => undefined });
const deps = assemble({
  config,
  database,
  clock: () => new Date(now),
  sms: { send: async () => undefined },
  onProblem: (problem) => console.error(problem),
});
deps.runKinds.define(TEST_RUN, testRun(deps));
await deps.startQuietly();
console.log('ready');
await once(process.stdin, 'data');
process.stdin.destroy();
console.log('working');
// The beat of the process that was killed is never waited for here. A run that is over ends at once.
await workOnRun(deps, { tenantId, id: runId }, { leaseMs: 0, turnMs: 300_000 });
console.log('over');
await database.stop();
