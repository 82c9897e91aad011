/**
 * Headers of every response. They come from Helmet and are the same for all, so they are computed once and not per
 * request. Pages have their own content policy and other page-only headers; anything else may load nothing.
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
  // Only for pages (pages/page-security.ts).
  crossOriginOpenerPolicy: false,
  referrerPolicy: false,
  // Both policies say who may frame a response.
  xFrameOptions: false,
  // For obsolete browsers, or of no use if nothing may be loaded.
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
  // Helmet does not read the request, and only sets headers on the response.
  helmet(optionsOf(options))({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
