/** The explicit list of the server's parts. It opens no port and no database: tests call it with `inject`. */
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
import { addCenterGalleryRoutes } from './features/center-photos/center-gallery.routes.ts';
import { addCenterPhotoRoutes } from './features/center-photos/center-photos.routes.ts';
import { addConsentRoutes } from './features/consent/consent.routes.ts';
import { addMerchantConsentRoutes } from './features/consent/merchant-consents.routes.ts';
import { addContentRoutes } from './features/content/content.routes.ts';
import { addFileRoutes } from './features/files/files.routes.ts';
import { defineHousekeeping } from './features/housekeeping/housekeeping.usecases.ts';
import { addRealtime } from './features/realtime/live.routes.ts';
import { addMerchantMoneyRoutes } from './features/merchant-orders/merchant-money.routes.ts';
import { addGoodsIssuesRoutes } from './features/merchant-orders/goods-issues.routes.ts';
import { addMerchantOrdersRoutes } from './features/merchant-orders/merchant-orders.routes.ts';
import { addOrderRunsRoutes } from './features/merchant-orders/order-runs.routes.ts';
import { addMerchantApplicationRoutes } from './features/merchant-applications/merchant-applications.routes.ts';
import { addMerchantCenterRoutes } from './features/merchant-centers/merchant-centers.routes.ts';
import { addMerchantBrandRoutes } from './features/merchant-brands/merchant-brands.routes.ts';
import { addMerchantGroupRoutes } from './features/merchant-groups/merchant-groups.routes.ts';
import { addMerchantCategoryRoutes } from './features/merchant-categories/merchant-categories.routes.ts';
import { addMerchantPriceRoutes } from './features/merchant-products/merchant-prices.routes.ts';
import { addMerchantProductRoutes } from './features/merchant-products/merchant-products.routes.ts';
import { addProductFindingRoutes } from './features/merchant-products/product-findings.routes.ts';
import { addPictureImportRoutes } from './features/merchant-import/picture-import.routes.ts';
import { addMerchantImportRoutes } from './features/merchant-import/merchant-import.routes.ts';
import { addStockCountRoutes } from './features/merchant-stock/stock-counts.routes.ts';
import { addMerchantStockRoutes } from './features/merchant-stock/merchant-stock.routes.ts';
import { addMerchantPromotionRoutes } from './features/merchant-promotions/merchant-promotions.routes.ts';
import { addMerchantStaffRoutes } from './features/merchant-staff/merchant-staff.routes.ts';
import { addNotificationRoutes } from './features/notifications/notifications.routes.ts';
import { addMerchantPaymentRoutes } from './features/payments/merchant-payments.routes.ts';
import { addCreditRoutes } from './features/credit/credit.routes.ts';
import { addPaymentRoutes } from './features/payments/payments.routes.ts';
import { addSlipRoutes } from './features/payments/slips.routes.ts';
import { addOrdersRoutes } from './features/orders/orders.routes.ts';
import { addPages } from './features/pages/pages.routes.ts';
import { addSiteFiles } from './features/pages/site-files.routes.ts';
import { addDocumentRoutes } from './features/documents/documents.routes.ts';
import { addErasureRoutes } from './features/erasure/erasure.routes.ts';
import { addMerchantPaperRoutes } from './features/papers/merchant-papers.routes.ts';
import { addPaperRoutes } from './features/papers/papers.routes.ts';
import { addOwnDataRoutes } from './features/own-data/own-data.routes.ts';
import { addBuyerPromotionsRoutes } from './features/promotion/buyer-promotions.routes.ts';
import { addCouponsRoutes } from './features/promotion/coupons.routes.ts';
import { addMerchantCouponsRoutes } from './features/promotion/merchant-coupons.routes.ts';
import { addMerchantContentRoutes } from './features/content/merchant-content.routes.ts';
import { addMerchantSurveyRoutes } from './features/questions/merchant-surveys.routes.ts';
import { addQuestionRoutes } from './features/questions/questions.routes.ts';
import { addQuickOrderRoutes } from './features/quick-order/quick-order.routes.ts';
import { addQuickSearchRoutes } from './features/quick-search/quick-search.routes.ts';
import { addCustomerPhotoRoutes } from './features/merchant-customers/customer-photos.routes.ts';
import { addCustomerTagRoutes } from './features/merchant-customers/customer-tags.routes.ts';
import { addCustomerDoubleRoutes } from './features/merchant-customers/customer-doubles.routes.ts';
import { addCustomerRunRoutes } from './features/merchant-customers/customer-runs.routes.ts';
import { addInvitationRoutes } from './features/merchant-customers/invitations.routes.ts';
import { addMerchantCustomerRoutes } from './features/merchant-customers/merchant-customers.routes.ts';
import { addMerchantRegistrationRoutes } from './features/registration/merchant-registrations.routes.ts';
import { addRegistrationRoutes } from './features/registration/registration.routes.ts';
import { addReportsRoutes } from './features/reports/reports.routes.ts';
import { addRunsRoutes } from './features/runs/runs.routes.ts';
import { addSessionRoutes } from './features/session/session.routes.ts';
import { addSecretSettingRoutes } from './features/webconfig/secret-settings.routes.ts';
import { addWebConfigRoutes } from './features/webconfig/webconfig.routes.ts';
import { addTableViewRoutes } from './features/table-views/table-views.routes.ts';
import { addPetRoutes } from './features/pets/pets.routes.ts';
import { addWishlistRoutes } from './features/wishlist/wishlist.routes.ts';
import type { BuiltApp } from './pages/built-app.ts';
import type { MoreSources } from './pages/page-security.ts';
import type { DevApp } from './pages/dev-app.ts';
import { createPages } from './pages/pages.ts';
import { addFiles, addSources } from './plugins/files.ts';
import { answerClientError } from './http/client-error.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
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

/** Many times the size of a cart with 200 lines. */
const BODY_BYTES = 256 * 1024;

/** URL, cookies and everything else; Node refuses more with 431. */
const HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 10_000;
/** How often connections are checked for requests that take too long. */
const CHECKED_EVERY_MS = 5000;

/** The source of the pages: the build, or in development the sources themselves. */
export type WebApp = {
  built: BuiltApp;
  /** The folders of the built assets that pages load, this release's first. */
  assetsDirs?: string[];
  /** Serves the sources in development; false if a request is not for them. */
  serve?: DevApp['serve'];
  moreSources?: MoreSources;
};

export type AppOptions = {
  /** The pages and product pictures; without them only the API is served. */
  pages: { filesDir: string; web: WebApp } | undefined;
};

export async function createApp(deps: Dependencies, { pages }: AppOptions): Promise<FastifyInstance> {
  const { config } = deps;
  const security = securityHeaders({ https: config.publicUrl?.startsWith('https:') ?? false });
  const app = Fastify({
    logger: { level: config.logLevel },
    // Per-request figures are in /metrics and the balancer's log. One logger for all: a child per request costs
    // more than finding a cached response.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // No proxy is trusted, or those our own `Trust` accepts, which the raw response cache uses too.
    trustProxy: config.trustedProxies === 0 ? false : deps.trust,
    // Otherwise a slow sender would hold a connection for as long as it likes.
    requestTimeout: config.uploadMs,
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
    // For a malformed URL, before any route or hook is known.
    frameworkErrors: (error, request, reply) => sendErrorPage(error, request, reply.headers(security)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Every call takes JSON. A page of another site may send text without a preflight, but never JSON.
  app.removeContentTypeParser('text/plain');
  addJsonBodies(app);
  addErrorAnswers(app);
  deps.rawCache.standBefore(app);
  app.server.prependListener('request', keepForwardedAddresses);
  cutSlowBodies(app.server, { requestMs: config.requestMs });

  addSecurityHeaders(app, security);
  addRequestChecks(app);
  await app.register(cookie);
  // A caller that waited this long is gone: better to report overload immediately.
  await app.register(underPressure, { maxEventLoopDelay: config.overloadMs, retryAfter: 5 });
  await addRateLimits(app, deps);
  if (config.apiDocs) await addApiDocument(app, { version: config.version });
  addOperations(app, deps);

  addSessionRoutes(app, deps);
  addActingRoutes(app, deps);
  addAccountRoutes(app, deps);
  addWebConfigRoutes(app, deps);
  addCatalogueRoutes(app, deps);
  addPetRoutes(app, deps);
  addQuestionRoutes(app, deps);
  addMerchantContentRoutes(app, deps);
  addMerchantSurveyRoutes(app, deps);
  addWishlistRoutes(app, deps);
  addConsentRoutes(app, deps);
  addMerchantConsentRoutes(app, deps);
  addErasureRoutes(app, deps);
  addOwnDataRoutes(app, deps);
  addContentRoutes(app, deps);
  addAddressRoutes(app, deps);
  addCartRoutes(app, deps);
  addOrdersRoutes(app, deps);
  addCreditRoutes(app, deps);
  addPaymentRoutes(app, deps);
  addSlipRoutes(app, deps);
  addMerchantPaymentRoutes(app, deps);
  addBuyerPromotionsRoutes(app, deps);
  addCouponsRoutes(app, deps);
  addMerchantCouponsRoutes(app, deps);
  addGoodsIssuesRoutes(app, deps);
  addMerchantMoneyRoutes(app, deps);
  addMerchantOrdersRoutes(app, deps);
  addOrderRunsRoutes(app, deps);
  addMerchantApplicationRoutes(app, deps);
  addMerchantCenterRoutes(app, deps);
  addMerchantCategoryRoutes(app, deps);
  addMerchantBrandRoutes(app, deps);
  addMerchantGroupRoutes(app, deps);
  addMerchantPriceRoutes(app, deps);
  addMerchantProductRoutes(app, deps);
  addProductFindingRoutes(app, deps);
  addMerchantImportRoutes(app, deps);
  addPictureImportRoutes(app, deps);
  addMerchantStockRoutes(app, deps);
  addStockCountRoutes(app, deps);
  addMerchantPromotionRoutes(app, deps);
  addMerchantStaffRoutes(app, deps);
  addDocumentRoutes(app, deps);
  addPaperRoutes(app, deps);
  addMerchantPaperRoutes(app, deps);
  addCenterGalleryRoutes(app, deps);
  addCenterPhotoRoutes(app, deps);
  addNotificationRoutes(app, deps);
  addQuickOrderRoutes(app, deps);
  addQuickSearchRoutes(app, deps);
  addRegistrationRoutes(app, deps);
  addMerchantRegistrationRoutes(app, deps);
  addMerchantCustomerRoutes(app, deps);
  addCustomerTagRoutes(app, deps);
  addCustomerPhotoRoutes(app, deps);
  addCustomerDoubleRoutes(app, deps);
  addInvitationRoutes(app, deps);
  addCustomerRunRoutes(app, deps);
  addReportsRoutes(app, deps);
  addRunsRoutes(app, deps);
  addAuditRoutes(app, deps);
  addTableViewRoutes(app, deps);
  addSecretSettingRoutes(app, deps);
  addFileRoutes(app, deps);
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
