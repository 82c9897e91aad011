/** Headers every answer carries. Pages add their own content policy; what is not a page may load nothing. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export async function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // A demo on http://petclub.localhost must not be remembered as https only.
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  });
}
