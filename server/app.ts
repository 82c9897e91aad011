/** The explicit list of what the server is made of. It opens no port and no database: tests call it with `inject`. */
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Dependencies } from './dependencies.ts';
import { addAccountRoutes } from './features/account/account.routes.ts';
import { addActingRoutes } from './features/acting/acting.routes.ts';
import { addAddressRoutes } from './features/address/address.routes.ts';
import { addAuditRoutes } from './features/audit/audit.routes.ts';
import { addCartRoutes } from './features/cart/cart.routes.ts';
import { addCatalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { addContentRoutes } from './features/content/content.routes.ts';
import { defineHousekeeping } from './features/housekeeping/housekeeping.usecases.ts';
import { addRealtime } from './features/realtime/live.routes.ts';
import { addMerchantOrdersRoutes } from './features/merchant-orders/merchant-orders.routes.ts';
import { addOrdersRoutes } from './features/orders/orders.routes.ts';
import { addPages } from './features/pages/pages.routes.ts';
import { addSiteFiles } from './features/pages/site-files.routes.ts';
import { addDocumentRoutes } from './features/documents/documents.routes.ts';
import { addReportsRoutes } from './features/reports/reports.routes.ts';
import { addSessionRoutes } from './features/session/session.routes.ts';
import { addWebConfigRoutes } from './features/webconfig/webconfig.routes.ts';
import { addWishlistRoutes } from './features/wishlist/wishlist.routes.ts';
import type { BuiltApp } from './pages/built-app.ts';
import type { MoreSources } from './pages/page-security.ts';
import type { DevApp } from './pages/dev-app.ts';
import { createPages } from './pages/pages.ts';
import { addFiles, addSources } from './plugins/files.ts';
import { answerClientError } from './http/client-error.ts';
import { addErrorAnswers } from './http/error-answer.ts';
import { sendErrorPage } from './http/error-page.ts';
import { keepForwardedAddresses } from './http/forwarded.ts';
import { addJsonBodies, validatorCompiler } from './http/input.ts';
import { addApiDocument } from './plugins/api-document.ts';
import { addOperations } from './plugins/operations.ts';
import { addRequestChecks } from './plugins/request-checks.ts';
import { addRateLimits } from './plugins/rate-limit.ts';
import { addSecurityHeaders, securityHeaders } from './plugins/security.ts';
import { loggable } from './http/loggable.ts';

/** A body holds a cart of 200 lines many times over. */
const BODY_BYTES = 256 * 1024;

/** Address, cookies and all; Node refuses more with 431. */
const HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 10_000;
/** How often connections are looked at for requests that take too long. */
const CHECKED_EVERY_MS = 5000;

/** What makes the pages: the build, or while developing the sources themselves. */
export type WebApp = {
  built: BuiltApp;
  /** Where the built files that pages load are, this release's first. */
  assetsDirs?: string[];
  /** Answers for the sources while developing; false where a request is not for them. */
  serve?: DevApp['serve'];
  moreSources?: MoreSources;
};

export type AppOptions = {
  /** The pages, and the pictures of products; without them only the API is served. */
  pages: { filesDir: string; web: WebApp } | undefined;
};

export async function createApp(deps: Dependencies, { pages }: AppOptions): Promise<FastifyInstance> {
  const { config } = deps;
  const security = securityHeaders({ https: config.publicUrl?.startsWith('https:') ?? false });
  const app = Fastify({
    logger: { level: config.logLevel },
    // Who wants each request has /metrics and the balancer's log.
    // One logger for all: a child a request costs more than finding a ready-made answer.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Nobody is trusted, or whom our own `Trust` trusts, which what stands before the app asks too.
    trustProxy: config.trustedProxies === 0 ? false : deps.trust,
    // Who sends a request for as long as he likes holds a connection for as long.
    requestTimeout: config.requestMs,
    http: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: Math.min(HEADERS_MS, config.requestMs),
      connectionsCheckingInterval: Math.min(CHECKED_EVERY_MS, config.requestMs),
    },
    clientErrorHandler: answerClientError,
    bodyLimit: BODY_BYTES,
    // The specification itself writes `api/products` and `api/Products`.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Of an address that cannot be read, before any route or hook is known.
    frameworkErrors: (error, request, reply) => sendErrorPage(error, request, reply.headers(security)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Every call takes JSON. A page of another site may send text without asking first, and never JSON.
  app.removeContentTypeParser('text/plain');
  addJsonBodies(app);
  addErrorAnswers(app);
  deps.rawCache.standBefore(app);
  app.server.prependListener('request', keepForwardedAddresses);

  addSecurityHeaders(app, security);
  addRequestChecks(app);
  await app.register(cookie);
  // Whoever waits for so long has gone: better to say at once that it is too much.
  await app.register(underPressure, { maxEventLoopDelay: config.overloadMs, retryAfter: 5 });
  await addRateLimits(app, deps);
  if (config.apiDocs) await addApiDocument(app, { version: config.version });
  addOperations(app, deps);

  addSessionRoutes(app, deps);
  addActingRoutes(app, deps);
  addAccountRoutes(app, deps);
  addWebConfigRoutes(app, deps);
  addCatalogueRoutes(app, deps);
  addWishlistRoutes(app, deps);
  addContentRoutes(app, deps);
  addAddressRoutes(app, deps);
  addCartRoutes(app, deps);
  addOrdersRoutes(app, deps);
  addMerchantOrdersRoutes(app, deps);
  addDocumentRoutes(app, deps);
  addReportsRoutes(app, deps);
  addAuditRoutes(app, deps);
  addRealtime(app, deps);
  defineHousekeeping(deps);
  if (pages) {
    const { filesDir, web } = pages;
    await addFiles(app, { filesDir, assetsDirs: web.assetsDirs });
    if (web.serve) addSources(app, web.serve);
    const report = (error: unknown) => app.log.error({ error: loggable(error) }, 'page failed');
    addSiteFiles(app, deps);
    addPages(app, deps, createPages({ ...web.built, moreSources: web.moreSources, report }));
  }
  return app;
}
