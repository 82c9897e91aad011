/**
 * A separate process for the test that kills: `node paper-child.ts <settings as JSON>` prints "ready", waits for a line on its
 * input, and then issues the papers of the orders, several at once, until all are done.
 */
import { once } from 'node:events';
import { openDatabase } from '#database/database.ts';
import { issuePapers } from '../features/papers/papers.usecases.ts';

type Settings = {
  urls: { appUrl: string; platformUrl: string };
  tenantId: string;
  orderIds: string[];
  now: string;
};
const { urls, tenantId, orderIds, now } = JSON.parse(process.argv[2] ?? '') as Settings;

const database = await openDatabase({ ...urls, maxConnections: 4, onProblem: () => undefined });
console.log('ready');
await once(process.stdin, 'data');
process.stdin.destroy();
console.log('working');
const AT_ONCE = 4;
const deps = { database, clock: () => new Date(now) };
for (let at = 0; at < orderIds.length; at += AT_ONCE)
  await Promise.all(
    orderIds.slice(at, at + AT_ONCE).map((orderId) => issuePapers(deps, { tenantId, orderId })),
  );
console.log('over');
await database.stop();
