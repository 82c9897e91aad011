/**
 * Headers every answer carries. Helmet says which; they are the same for all, so it is asked once and not at each
 * request. Pages have a content policy of their own and what else concerns them alone; what is not a page may load
 * nothing.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

type Options = { https: boolean };

const optionsOf = ({ https }: Options): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  // A demo on http://petclub.localhost must not be remembered as https only.
  strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
  crossOriginEmbedderPolicy: false,
  // Of pages alone (pages/page-security.ts).
  crossOriginOpenerPolicy: false,
  referrerPolicy: false,
  // Both policies say who may frame an answer.
  xFrameOptions: false,
  // For browsers that nobody uses any more, or of no use where nothing may be loaded.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** The headers by their lower-case names. */
export function securityHeaders(options: Options): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  // Helmet looks at nothing of the request, and only sets headers on the answer.
  helmet(optionsOf(options))({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
