/** Whether the process lives, whether it can serve, and its figures. */
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#database/database.ts';
import type { Counters } from '../counters.ts';
import type { KeptStore } from '../kept/kept-store.ts';

type Options = {
  database: Pick<Database, 'ping'>;
  kept: Pick<KeptStore, 'bytes'>;
  counters: Counters;
};

export function addOperations(app: FastifyInstance, { database, kept, counters }: Options): void {
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
  const keptBytes: Gauge = new Gauge({
    name: 'kept_answers_bytes',
    help: 'Bytes of ready-made answers in memory',
    registers: [registry],
    collect: () => keptBytes.set(kept.bytes()),
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
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
