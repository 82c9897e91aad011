/** What measuring cached JSON and cached pages have in common. */
import type { Bench } from '../context.ts';
import { startBareRoute } from '../baseline/recording.ts';
import { compare, repeat, type Comparison, type Series } from '../measure/alternate.ts';
import { applyLoad, type Request } from '../measure/load.ts';
import { READERS } from '../reads.ts';

type Reading = { bench: Bench; lists: readonly (readonly Request[])[] };

const WARM_UP_SECONDS = 1;

/**
 * Answers that are in memory, against a bare route that sends the same bytes. Everything asked for is asked for once
 * before (for the recording), then both sides are warmed up, for what runs the first time is not compiled yet.
 */
export async function compareCached({ bench, lists }: Reading): Promise<Comparison & { bytes: number }> {
  const { server, options, scratch } = bench;
  const requests = lists.flat();
  const bare = await startBareRoute({ origin: server.origin, requests, file: `${scratch}/recording.json` });
  try {
    const shop = (seconds: number) =>
      applyLoad({ ...server, connections: READERS, lists, until: { seconds } });
    const baseline = (seconds: number) =>
      applyLoad({ ...bare, connections: READERS, lists: [bare.requests], until: { seconds } });
    await shop(WARM_UP_SECONDS);
    await baseline(WARM_UP_SECONDS);
    const comparison = await compare({
      subject: () => shop(options.seconds),
      baseline: () => baseline(options.seconds),
      counts: options.counts,
    });
    return { ...comparison, bytes: bare.bytes };
  } finally {
    await bare.stop();
  }
}

/** Counts of what has no baseline; `next` gives a request that was never asked before. */
export function repeatFresh(bench: Bench, next: () => Request, connections = READERS / 4): Promise<Series> {
  const { server, options } = bench;
  const setupRequest = (request: Request): Request => ({ ...request, ...next() });
  const lists = Array.from({ length: connections }, () => [{ setupRequest }]);
  return repeat(
    () => applyLoad({ ...server, connections, lists, until: { seconds: options.seconds } }),
    Math.min(options.counts, FRESH_COUNTS),
  );
}

const FRESH_COUNTS = 3;
