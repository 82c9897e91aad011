/** Passes the jobs that transactions left in the outbox to their queues, many at a time. */
import { setTimeout } from 'node:timers/promises';
import type { PlatformConnection, WaitingJob } from '#database/platform-connection.ts';

const MAX = 500;
const ROUND_MS = 500;
/** After a failure, so that an unavailable database is not queried twice a second. */
const TROUBLE_MS = 5_000;

export type Outbox = { start(): void; stop(): Promise<void> };

type Options = {
  platform: Pick<PlatformConnection, 'relayJobs'>;
  handOver: (queue: string, jobs: WaitingJob[]) => Promise<void>;
  onError: (error: unknown) => void;
};

export function createOutbox({ platform, handOver, onError }: Options): Outbox {
  const ending = new AbortController();
  let working = Promise.resolve();

  const handOverAll = async (jobs: WaitingJob[]): Promise<void> => {
    for (const [queue, waiting] of Map.groupBy(jobs, (job) => job.queue)) await handOver(queue, waiting);
  };

  /** Runs until a batch is not full. Returns how long to pause. */
  const relay = async (): Promise<number> => {
    try {
      while (!ending.signal.aborted && (await platform.relayJobs(MAX, handOverAll)) === MAX);
      return ROUND_MS;
    } catch (error) {
      onError(error);
      return TROUBLE_MS;
    }
  };

  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const rest = await relay();
      await setTimeout(rest, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };

  return {
    start: () => {
      working = work();
    },
    stop: async () => {
      ending.abort();
      await working;
    },
  };
}
