/**
 * Background work, stored in PostgreSQL. A job is enqueued inside the transaction that needs it; its payload is the
 * tenant and ids, and the worker opens that tenant's transaction itself. Transactions leave their jobs in the
 * outbox, which passes them to the queues after the commit.
 */
import { PgBoss, type Job, type JobResult } from 'pg-boss';
import type { TenantTransaction } from '#database/database.ts';
import type { PlatformConnection } from '#database/platform-connection.ts';
import { insertJob } from './jobs.queries.ts';
import { createOutbox } from './outbox.ts';
import { problemSentence } from '../http/loggable.ts';

type JobPayload = { tenantId: string; id: string };
type Work = (payload: JobPayload) => Promise<void>;
/** Rows by the id in the job, for jobs of one tenant. */
type Read<Row> = (tenantId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
/** Prepares for the jobs that were taken together, before the first of them runs. */
type Begin = (jobs: readonly JobPayload[]) => Work;

export type Jobs = {
  /**
   * Registers the worker of a queue; before `start`. A failed job is reported and retried three times, with growing
   * delays; only that one: other jobs of the batch are done.
   */
  define(queue: string, work: Work): void;
  /**
   * Like `define`, for work on one row each: the rows for a tenant's jobs in a batch are read together, and if that
   * fails all of these jobs do. A job without a row is done.
   */
  defineWithRows<Row>(
    queue: string,
    read: Read<Row>,
    work: (payload: JobPayload, row: Row) => Promise<void>,
  ): void;
  /** Like `define`, for scheduled work by the clock of Bangkok (a cron line): once across all processes. */
  repeat(queue: string, cron: string, work: () => Promise<void>): void;
  /** Whether the queue has a worker. */
  has(queue: string): boolean;
  /** `startAfter`: the earliest time. */
  enqueue(
    tx: TenantTransaction,
    queue: string,
    payload: JobPayload,
    when?: { startAfter: Date },
  ): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** How many are taken from a queue in one round trip, and how many of them run concurrently. */
const MAX = 50;
const AT_ONCE = 5;

type Options = {
  connectionString: string;
  platform: Pick<PlatformConnection, 'relayJobs'>;
  onError: (error: unknown) => void;
};

export function createJobs({ connectionString, platform, onError }: Options): Jobs {
  const boss = new PgBoss({
    connectionString,
    schema: 'pgboss',
    createSchema: false,
    max: 3,
    supervise: true,
  });
  boss.on('error', onError);
  // The id is the job's own: a job handed over twice exists once.
  const outbox = createOutbox({
    platform,
    handOver: async (queue, waiting) => {
      await boss.insert(
        queue,
        waiting.map(({ jobId, tenantId, subject, startAfter }) => ({
          id: jobId,
          data: { tenantId, id: subject },
          startAfter: startAfter ?? undefined,
        })),
      );
    },
    onError,
  });
  const queues = new Map<string, Begin>();
  const rounds = new Map<string, string>();

  /** Never throws: that would fail the whole batch, and its finished jobs would run again. */
  const resultOf = async (
    queue: string,
    work: Work,
    { id, data }: Job<JobPayload>,
  ): Promise<JobResult<unknown>> => {
    try {
      await work(data);
      return { id, status: 'completed' };
    } catch (error) {
      const why = problemSentence(error);
      onError(new Error(`A job of the queue ${queue} failed: ${why}`, { cause: error }));
      return { id, status: 'failed', output: error };
    }
  };

  const begin = async (queue: string, beginWork: Begin): Promise<void> => {
    await boss.createQueue(queue, { retryLimit: 3, retryBackoff: true, deleteAfterSeconds: 24 * 3600 });
    await boss.work<JobPayload>(
      queue,
      { batchSize: MAX, pollingIntervalSeconds: 1, perJobResults: true },
      async (jobs) => {
        const work = beginWork(jobs.map((job) => job.data));
        const results: JobResult[] = [];
        for (let at = 0; at < jobs.length; at += AT_ONCE)
          results.push(
            ...(await Promise.all(jobs.slice(at, at + AT_ONCE).map((job) => resultOf(queue, work, job)))),
          );
        return results;
      },
    );
  };

  return {
    define: (queue, work) => queues.set(queue, () => work),
    defineWithRows: (queue, read, work) =>
      queues.set(queue, (jobs) => {
        const rows = readRows(jobs, read);
        return async (payload) => {
          const row = (await rows.get(payload.tenantId))?.get(payload.id);
          if (row !== undefined) await work(payload, row);
        };
      }),
    repeat: (queue, cron, work) => {
      queues.set(queue, () => work);
      rounds.set(queue, cron);
    },
    has: (queue) => queues.has(queue),
    enqueue: (tx, queue, { tenantId, id }, when) => insertJob(tx, { tenantId, queue, subject: id, ...when }),
    start: async () => {
      await boss.start();
      for (const [queue, beginWork] of queues) await begin(queue, beginWork);
      for (const [queue, cron] of rounds) await boss.schedule(queue, cron, null, { tz: 'Asia/Bangkok' });
      outbox.start();
    },
    stop: async () => {
      await outbox.stop();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** The rows for each tenant among the jobs; a failure is reported to the jobs that wait for them. */
function readRows<Row>(jobs: readonly JobPayload[], read: Read<Row>): Map<string, ReturnType<Read<Row>>> {
  const rows = new Map<string, ReturnType<Read<Row>>>();
  for (const [tenantId, own] of Map.groupBy(jobs, (job) => job.tenantId)) {
    const reading = read(
      tenantId,
      own.map((job) => job.id),
    );
    reading.catch(() => undefined);
    rows.set(tenantId, reading);
  }
  return rows;
}
