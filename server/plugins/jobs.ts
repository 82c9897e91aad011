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
/** `jobId`: the same at every try. */
type Work = (payload: JobPayload, jobId: string) => Promise<void>;
/** For jobs of one tenant that were taken together; no id is twice. */
type WorkTogether = (tenantId: string, ids: readonly string[]) => Promise<void>;
/** Prepares for the jobs that were taken together, before the first of them runs. */
type Begin = (jobs: readonly JobPayload[]) => Work;

export type Jobs = {
  /**
   * Registers the worker of a queue; before `start`. A failed job is reported and retried three times, with growing
   * delays; only that one: other jobs of the batch are done.
   */
  define(queue: string, work: Work): void;
  /**
   * Like `define`, for many small jobs: those of one tenant in a batch are done by one call of `work`, which can run again
   * for all of them; if it fails, all of them do. `workers` take batches at the same time; by default one.
   */
  defineTogether(queue: string, work: WorkTogether, options?: { workers?: number }): void;
  /** Like `define`, for scheduled work by the clock of Bangkok (a cron line): once across all processes. */
  repeat(queue: string, cron: string, work: () => Promise<void>): void;
  /** Whether the queue has a worker. */
  has(queue: string): boolean;
  /** `startAfter`: the earliest time. Throws for a queue that nobody works on. */
  enqueue(
    tx: TenantTransaction,
    queue: string,
    payload: JobPayload,
    when?: { startAfter: Date },
  ): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const QUEUE_OPTIONS = { retryLimit: 3, retryBackoff: true, deleteAfterSeconds: 24 * 3600 };
/** How many are taken from a queue in one round trip, and how many of them run concurrently. */
const MAX = 50;
const AT_ONCE = 5;

type Options = {
  connectionString: string;
  platform: Pick<PlatformConnection, 'relayJobs'>;
  /** Whether work by the clock is begun; its queues are there in any case. */
  hasClock?: boolean;
  onError: (error: unknown) => void;
};

export function createJobs({ connectionString, platform, hasClock = true, onError }: Options): Jobs {
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
      if (!queues.has(queue)) await keepForOthers(queue);
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
  const queues = new Map<string, { begin: Begin; workers: number }>();
  const rounds = new Map<string, string>();

  /** Of another release: its own processes work on them. They must not hold up the jobs of all other queues. */
  const keepForOthers = async (queue: string): Promise<void> => {
    await boss.createQueue(queue, QUEUE_OPTIONS);
    onError(new Error(`Jobs of the queue ${queue} wait for a process that works on it`));
  };

  /** Never throws: that would fail the whole batch, and its finished jobs would run again. */
  const resultOf = async (
    queue: string,
    { work, reported }: { work: Work; reported: Set<unknown> },
    { id, data }: Job<JobPayload>,
  ): Promise<JobResult<unknown>> => {
    try {
      await work(data, id);
      return { id, status: 'completed' };
    } catch (error) {
      const why = problemSentence(error);
      // One failure of jobs that were done together is told once.
      if (!reported.has(error))
        onError(new Error(`A job of the queue ${queue} failed: ${why}`, { cause: error }));
      reported.add(error);
      return { id, status: 'failed', output: error };
    }
  };

  const begin = async (queue: string, beginWork: Begin, workers: number): Promise<void> => {
    await boss.createQueue(queue, QUEUE_OPTIONS);
    await boss.work<JobPayload>(
      queue,
      { batchSize: MAX, pollingIntervalSeconds: 1, perJobResults: true, localConcurrency: workers },
      async (jobs) => {
        const work = { work: beginWork(jobs.map((job) => job.data)), reported: new Set() };
        const results: JobResult[] = [];
        for (let at = 0; at < jobs.length; at += AT_ONCE)
          results.push(
            ...(await Promise.all(jobs.slice(at, at + AT_ONCE).map((job) => resultOf(queue, work, job)))),
          );
        return results;
      },
    );
  };

  /** A schedule of an earlier release whose queue has another name now would go on making jobs that nobody works on. */
  const setClock = async (): Promise<void> => {
    for (const { name } of await boss.getSchedules()) if (!rounds.has(name)) await boss.unschedule(name);
    for (const [queue, cron] of rounds) await boss.schedule(queue, cron, null, { tz: 'Asia/Bangkok' });
  };

  return {
    define: (queue, work) => queues.set(queue, { begin: () => work, workers: 1 }),
    defineTogether: (queue, work, { workers = 1 } = {}) =>
      queues.set(queue, {
        begin: (jobs) => {
          const working = workTogether(jobs, work);
          return ({ tenantId }) => working.get(tenantId) ?? Promise.resolve();
        },
        workers,
      }),
    repeat: (queue, cron, work) => {
      queues.set(queue, { begin: () => work, workers: 1 });
      rounds.set(queue, cron);
    },
    has: (queue) => queues.has(queue),
    enqueue: async (tx, queue, { tenantId, id }, when) => {
      if (!queues.has(queue)) throw new Error(`Nobody works on the queue ${queue}`);
      await insertJob(tx, { tenantId, queue, subject: id, ...when });
    },
    start: async () => {
      await boss.start();
      for (const [queue, { begin: beginWork, workers }] of queues) await begin(queue, beginWork, workers);
      if (hasClock) await setClock();
      outbox.start();
    },
    stop: async () => {
      await outbox.stop();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** The work for each tenant among the jobs; a failure is reported to the jobs that wait for it. */
function workTogether(jobs: readonly JobPayload[], work: WorkTogether): Map<string, Promise<void>> {
  const working = new Map<string, Promise<void>>();
  for (const [tenantId, own] of Map.groupBy(jobs, (job) => job.tenantId)) {
    const done = work(tenantId, [...new Set(own.map((job) => job.id))]);
    done.catch(() => undefined);
    working.set(tenantId, done);
  }
  return working;
}
