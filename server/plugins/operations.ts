/** Liveness, readiness and metrics of the process. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#database/database.ts';
import type { Config } from '../config.ts';
import type { Counters } from '../counters.ts';
import { notFound, unauthenticated } from '../http/call-error.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { RawResponseCache } from '../cache/raw-response-cache.ts';

type Options = {
  config: Pick<Config, 'metrics'>;
  database: Pick<Database, 'ping'>;
  cache: Pick<ResponseCache, 'bytes'>;
  rawCache: Pick<RawResponseCache, 'bytes' | 'hits'>;
  counters: Counters;
};

export function addOperations(
  app: FastifyInstance,
  { config, database, cache, rawCache, counters }: Options,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const counter of Object.values(counters)) registry.registerMetric(counter);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status class',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  const cacheBytes: Gauge = new Gauge({
    name: 'kept_answers_bytes',
    help: 'Bytes of ready-made answers in memory',
    registers: [registry],
    collect: () => cacheBytes.set(cache.bytes() + rawCache.bytes()),
  });
  const hits: Counter = new Counter({
    name: 'kept_answers_replayed_total',
    help: 'Answers sent again before any route; they are not among http_request_duration_seconds',
    registers: [registry],
    collect: () => {
      hits.reset();
      hits.inc(rawCache.hits());
    },
  });

  // Finding a series by its labels costs more than counting in it.
  const series = new Map<string, ReturnType<typeof durations.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const key = `${request.method} ${route} ${status}`;
    let observed = series.get(key);
    if (!observed) {
      observed = durations.labels(route, request.method, status);
      series.set(key, observed);
    }
    observed.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    assertMaySee(config.metrics, request.headers.authorization);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Throws 404 if the metrics are closed, 401 for a wrong token. */
function assertMaySee(metrics: Config['metrics'], authorization = ''): void {
  if (metrics === 'open') return;
  if (metrics === 'closed') throw notFound('NOT_FOUND', { quiet: true });
  if (!timingSafeEqual(digest(authorization), digest(`Bearer ${metrics.token}`)))
    throw unauthenticated('TOKEN_INVALID', 'The token of the metrics is needed');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
