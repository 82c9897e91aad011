/** Pictures and the web files. Names change with contents, so browsers may cache them forever. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { DevApp } from '../pages/dev-app.ts';

const YEAR_SECONDS = 31_536_000;

type Options = { filesDir: string; assetsDirs?: string[] };

export async function addFiles(app: FastifyInstance, { filesDir, assetsDirs }: Options): Promise<void> {
  const shared = { immutable: true, maxAge: YEAR_SECONDS * 1000, index: false as const, schemaHide: true };
  await app.register(fastifyStatic, { ...shared, root: filesDir, prefix: '/files/' });
  if (assetsDirs === undefined) return;
  await app.register(fastifyStatic, {
    ...shared,
    root: assetsDirs,
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
  });
}

/** In development: browser requests for sources are answered before any route. */
export function addSources(app: FastifyInstance, serve: DevApp['serve']): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!(await serve(raw, reply.raw))) return;
    reply.hijack();
  });
}
