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
  /** The share of answers that may be no 2xx; they are not counted. */
  mayRefuse?: number;
};

/** How many were answered with a 2xx, and how many with anything else. */
export type LoadCount = Count & { done: number; refused: number };

const CLOCK_MS = 50;
const TIMEOUT_SECONDS = 30;

/** One count. Throws when more was refused than may be: a fast refusal is no figure. */
export async function applyLoad(load: Load): Promise<LoadCount> {
  const { origin, pid, connections, lists, until, mayRefuse = 0 } = load;
  const times: number[] = [];
  let clients = 0;
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
  // By now every request has been built and none has been sent.
  const cpuBefore = cpuMs(pid);
  const begun = performance.now();
  let lastAnswer = begun;
  void run.on('response', (_client, status, _size, milliseconds) => {
    lastAnswer = performance.now();
    if (status >= 200 && status < 300) times.push(milliseconds);
  });
  const { non2xx, errors, statusCodeStats } = await run;
  if (errors > 0 || non2xx > mayRefuse * times.length)
    throw new Error(`${origin} answered ${JSON.stringify(statusCodeStats)} and broke off ${errors} times`);
  const elapsedMs = lastAnswer - begun;
  const usedMs = cpuMs(pid) - cpuBefore;
  return {
    done: times.length,
    refused: non2xx,
    rate: (times.length / elapsedMs) * 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    busy: usedMs / elapsedMs,
    costMicros: (usedMs * 1000) / times.length,
  };
}
