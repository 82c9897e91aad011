/** Asks a server as fast as it answers, over kept-alive connections (autocannon), and counts. */
import autocannon, { type Client, type Request } from 'autocannon';
import type { Count } from './alternate.ts';
import { cpuMs } from './processes.ts';
import { quantile } from './statistics.ts';

export type { Request } from 'autocannon';

type Load = {
  origin: string;
  /** The process under test. */
  pid: number;
  connections: number;
  /** What each connection asks, in turn and from the beginning again; the nth connection takes the nth list. */
  lists: readonly (readonly Request[])[];
  /** For so long, or so many requests in all, of which each is answered. */
  until: { seconds: number } | { amount: number };
};

export type LoadCount = Count & { done: number; megabytesPerSecond: number };

const CLOCK_MS = 50;
const TIMEOUT_SECONDS = 30;

/** One count. Throws when anything but a 2xx was answered: a fast refusal is no figure. */
export async function applyLoad({ origin, pid, connections, lists, until }: Load): Promise<LoadCount> {
  const times: number[] = [];
  let clients = 0;
  let bytes = 0;
  const cpuBefore = cpuMs(pid);
  const begun = performance.now();
  let lastAnswer = begun;
  const run = autocannon({
    url: origin,
    connections,
    sampleInt: CLOCK_MS,
    timeout: TIMEOUT_SECONDS,
    setupClient: (client: Client) => {
      const list = lists[clients++ % lists.length] ?? [];
      client.setRequests([...list]);
    },
    ...('amount' in until ? { amount: until.amount } : { duration: until.seconds }),
  });
  void run.on('response', (_client, _status, size, milliseconds) => {
    times.push(milliseconds);
    bytes += size;
    lastAnswer = performance.now();
  });
  const { non2xx, errors, statusCodeStats } = await run;
  if (non2xx + errors > 0)
    throw new Error(`${origin} answered ${JSON.stringify(statusCodeStats)} and broke off ${errors} times`);
  const elapsedMs = lastAnswer - begun;
  const usedMs = cpuMs(pid) - cpuBefore;
  return {
    done: times.length,
    rate: (times.length / elapsedMs) * 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    busy: usedMs / elapsedMs,
    costMicros: (usedMs * 1000) / times.length,
    megabytesPerSecond: bytes / elapsedMs / 1000,
  };
}
