/**
 * Serves every page: cached ones from memory to visitors without a session, all others rendered for this visitor.
 * Rendering costs a hundred times what sending a cached page does, so the number per address and minute is limited.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import { COOKIE_SECONDS, cookieName } from '#contract/cookies.ts';
import { isMerchantPath } from '#contract/page.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendErrorPage } from '../../http/error-page.ts';
import { createTurns } from '../../http/turns.ts';
import { tags } from '../../cache/tags.ts';
import type { AudiencePage, Pages, RenderedPage } from '../../pages/pages.ts';
import { sendPage } from '../../pages/send-page.ts';
import type { Tenant } from '../../plugins/tenants.ts';
import { activeCenters, knownBuyerOfCookie } from '../session/session.public.ts';
import {
  audienceOf,
  openStaffVisit,
  openVisit,
  type OpenedVisit,
  type PageRequest,
} from './pages.usecases.ts';

/** Where calls and files are: what is missing there gets a JSON response, not a page. */
const ROOTS = new Set([
  'assets',
  'files',
  'docs',
  ...Object.values(calls).map((call) => firstPart(call.path)),
]);

function firstPart(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

const isNoPage = (path: string): boolean => ROOTS.has(firstPart(path));

/** The center that a guest chose before, if it still takes orders; an unknown one is ignored. */
async function centerOf(
  deps: Dependencies,
  tenantId: string,
  remembered: string | undefined,
): Promise<string | undefined> {
  if (remembered === undefined) return undefined;
  return (await activeCenters(deps, tenantId)).some(({ saleUnit }) => saleUnit === remembered)
    ? remembered
    : undefined;
}

/** Concurrent renders per address: a third would not finish any sooner. */
const PAGES_AT_ONCE = 2;
/** At most this many more wait: an office that opens the shop at nine. */
const MAX_WAITING_PAGES = 60;

/** The error for an address that requests more pages than its share of the minute. */
const TOO_MANY_PAGES = 'TOO_MANY_PAGES';

/** The buyers' pages, and those of the merchant area: each has its own session cookie. */
type Area = 'buyer' | 'merchant';
const OPEN: Record<Area, typeof openVisit> = { buyer: openVisit, merchant: openStaffVisit };

/** Clears the cookie of a session that has ended. */
function forget(reply: FastifyReply, url: URL, cookie: string): void {
  void reply.clearCookie(cookie, { path: '/', secure: url.protocol === 'https:' });
}

export function addPages(app: FastifyInstance, deps: Dependencies, pages: Pages): void {
  const { config, cache, places, rawCache, tenants } = deps;
  const { cookiePrefix } = config;
  const { cachedAnswers, freshPages } = deps.addressLimits;
  const turns = createTurns({ atOnce: PAGES_AT_ONCE, maxWaiting: MAX_WAITING_PAGES });

  const tenantOf = (request: FastifyRequest, reply: FastifyReply): Tenant => {
    const cookie = cookieName(cookiePrefix, '', 'tenant');
    const tenant = tenants.resolve(request, request.cookies[cookie]);
    const named = (request.query as Record<string, unknown>)['tenantId'] !== undefined;
    if (named && request.cookies[cookie] !== tenant.tenantId)
      void reply.setCookie(cookie, tenant.tenantId, { path: '/', sameSite: 'lax', maxAge: COOKIE_SECONDS });
    return tenant;
  };

  const open = (area: Area, visit: PageRequest): Promise<OpenedVisit> => {
    freshPages.take(visit.ip, TOO_MANY_PAGES);
    return OPEN[area](deps, app, visit);
  };

  const keyOf = ({ tenant, url, center = '' }: PageRequest, path: string): string =>
    `page|${tenant.tenantId}|${center}|${url.origin}|${path}`;

  const keep = (area: Area, visit: PageRequest, key: string): Promise<RenderedPage> => {
    const known = cache.get(key);
    // Handled separately to avoid a promise in the most frequent case.
    if (known !== undefined) {
      cachedAnswers.take(visit.ip, TOO_MANY_PAGES);
      return known as Promise<RenderedPage>;
    }
    return cache.getOrMake(key, async () => {
      const { visit: opened, shown, isWhole } = await open(area, visit);
      const page = await pages.renderGuest(opened);
      // Missing and redirected pages are cheap to render again and must not fill the store; a page with parts left
      // out is complete the next time.
      const bytes = page.status === 200 && isWhole() ? page.bodies.bytes : Number.POSITIVE_INFINITY;
      return { value: page, bytes, tags: [tags.config(visit.tenant.tenantId), ...shown] };
    });
  };

  /** The page of a visitor with a session; 'nobody' if the secret is unknown: nothing is rendered then. */
  const renderOwn = async (area: Area, visit: PageRequest): Promise<RenderedPage | 'nobody'> => {
    const { visit: opened, isOver } = await open(area, visit);
    return isOver ? 'nobody' : pages.renderVisitor(opened);
  };

  /**
   * The page shared by a signed-in buyer's audience, with their own data inserted; 'nobody' if the secret is
   * unknown, and 'own' if they get a page of their own. Looking up a secret, and rendering, each count as a fresh
   * page.
   */
  const shared = async (
    visit: PageRequest & { secret: string },
    path: string,
  ): Promise<RenderedPage | 'nobody' | 'own'> => {
    const { tenant, secret, url, ip } = visit;
    const { tenantId } = tenant;
    const onLookup = () => freshPages.take(ip, TOO_MANY_PAGES);
    const buyer = await knownBuyerOfCookie(deps, { tenantId, secret, onLookup });
    if (!buyer) return 'nobody';
    const audience = await audienceOf(deps, app, { ...visit, buyer });
    if (!audience) return 'own';
    const make = async () => {
      freshPages.take(ip, TOO_MANY_PAGES);
      const { visit: opened, shown, isWhole } = await audience.open();
      const made = await pages.renderAudience(opened);
      const bytes = made.status === 200 && isWhole() ? made.bytes : Number.POSITIVE_INFINITY;
      return { value: made, bytes, tags: [tags.config(tenantId), ...shown] };
    };
    const key = `audience|${tenantId}|${url.origin}|${path}|${audience.key}`;
    const known = cache.get(key) as AudiencePage | undefined;
    if (known) cachedAnswers.take(ip, TOO_MANY_PAGES);
    const page = known ?? (await cache.getOrMake(key, () => turns.take(ip, make)));
    return page.personalize(audience.own);
  };

  app.get('/*', { schema: { hide: true }, errorHandler: sendErrorPage }, async (request, reply) => {
    const tenant = tenantOf(request, reply);
    const { tenantId } = tenant;
    const { origin, isOwn } = places.ofRequest(request);
    // Concatenated, not resolved against it: no URL may leave its origin.
    const url = new URL(origin + request.url);
    const plan = await pages.plan(url);
    if (plan.kind === 'unknown' && isNoPage(url.pathname)) return reply.callNotFound();
    if (plan.kind === 'redirect') return reply.redirect(plan.to, 308);

    const area: Area = isMerchantPath(url.pathname) ? 'merchant' : 'buyer';
    const cookie = cookieName(cookiePrefix, tenantId, area);
    const secret = request.cookies[cookie];
    const remembered = request.cookies[cookieName(cookiePrefix, tenantId, 'center')];
    const center = area === 'merchant' ? undefined : await centerOf(deps, tenantId, remembered);
    const guest: PageRequest = { tenant, url, ip: request.ip, center, secret: undefined };
    if (secret !== undefined) {
      let page: RenderedPage | 'nobody' | 'own' = 'own';
      if (area === 'buyer' && isOwn && plan.kind === 'page' && plan.shared && plan.keep) {
        page = await shared({ ...guest, secret }, plan.path);
      }
      if (page === 'own') page = await turns.take(guest.ip, () => renderOwn(area, { ...guest, secret }));
      if (page !== 'nobody') return sendPage(request, reply, page);
      forget(reply, url, cookie);
    }
    // Only under the shop's own host names: invented hosts must not fill the store.
    if (!isOwn || plan.kind !== 'page' || !plan.keep) {
      const page = await turns.take(guest.ip, async () => pages.renderGuest((await open(area, guest)).visit));
      return sendPage(request, reply, page);
    }
    const key = keyOf(guest, plan.path);
    const page = await keep(area, guest, key);
    const cacheHandle = cache.handle(key, page);
    return sendPage(request, reply, page, (body) =>
      rawCache.remember(request, reply, { body, cacheHandle, target: plan.path }),
    );
  });
}
