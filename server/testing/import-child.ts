/**
 * A separate process for the test that kills imports: as `run-child.ts`, with everything that the server defines when it is put
 * together.
 */
import { once } from 'node:events';
import { openDatabase } from '#database/database.ts';
import { createApp } from '../app.ts';
import { assemble } from '../assemble.ts';
import type { Config } from '../config.ts';
import { workOnRun } from '../features/runs/runs.work.usecases.ts';

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
const app = await createApp(deps, { pages: undefined });
await deps.startQuietly();
console.log('ready');
await once(process.stdin, 'data');
process.stdin.destroy();
// The beat of the process that was killed is never waited for here.
await workOnRun(deps, { tenantId, id: runId }, { leaseMs: 0, turnMs: 300_000 });
console.log('over');
await app.close();
await deps.stop();
await database.stop();
