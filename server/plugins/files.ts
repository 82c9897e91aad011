/** Pictures and the built web files. Names change with contents, so browsers may keep them for good. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

type Options = { filesDir: string; assetsDir: string };

export async function addFiles(app: FastifyInstance, { filesDir, assetsDir }: Options): Promise<void> {
  const shared = { immutable: true, maxAge: YEAR_SECONDS * 1000, index: false as const, schemaHide: true };
  await app.register(fastifyStatic, { ...shared, root: assetsDir, prefix: '/assets/', preCompressed: true });
  await app.register(fastifyStatic, { ...shared, root: filesDir, prefix: '/files/', decorateReply: false });
}
