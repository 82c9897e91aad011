/** Serves every page: ready-made ones from memory to who has no session, all others made for this visitor. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import { COOKIE_SECONDS, cookieName } from '#contract/cookies.ts';
import { isMerchantPath } from '#contract/page.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tags } from '../../kept/tags.ts';
import type { Pages, RenderedPage } from '../../pages/pages.ts';
import { sendPage } from '../../pages/send-page.ts';
import type { Tenant } from '../../plugins/tenants.ts';
import { activeCenters } from '../session/centers.usecases.ts';
import { openStaffVisit, openVisit, type PageRequest, type StaffPageRequest } from './pages.usecases.ts';

/** Where calls and files live: what is missing there is answered in JSON, not with a page. */
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

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The center that a guest chose before, while it takes orders; an invented one counts as none. */
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

/** The cookie of a session that is no more. */
function forget(reply: FastifyReply, url: URL, cookie: string): void {
  void reply.clearCookie(cookie, { path: '/', secure: url.protocol === 'https:' });
}

export function addPages(app: FastifyInstance, deps: Dependencies, pages: Pages): void {
  const { cookiePrefix, publicUrl } = deps.config;
  const tenantOf = (request: FastifyRequest, reply: FastifyReply): Tenant => {
    const cookie = cookieName(cookiePrefix, '', 'tenant');
    const tenant = deps.tenants.resolve(request, request.cookies[cookie]);
    const named = (request.query as Record<string, unknown>)['tenantId'] !== undefined;
    if (named && request.cookies[cookie] !== tenant.tenantId)
      void reply.setCookie(cookie, tenant.tenantId, { path: '/', sameSite: 'lax', maxAge: COOKIE_SECONDS });
    return tenant;
  };

  const keyOf = ({ tenant, url, center = '' }: PageRequest, path: string): string =>
    `page|${tenant.tenantId}|${center}|${url.origin}|${path}`;

  const keep = (visit: PageRequest, key: string): Promise<RenderedPage> => {
    const { tenant } = visit;
    const known = deps.kept.get(key);
    // Told apart here to spare the promise on the way most pages go.
    if (known !== undefined) return known as Promise<RenderedPage>;
    return deps.kept.getOrMake(key, async () => {
      const { visit: opened, shown, isWhole } = await openVisit(deps, app, visit);
      const page = await pages.renderGuest(opened);
      // What is not there, or moved, costs little to say again and must not fill the store; what something is left out of
      // is whole the next time.
      const bytes = page.status === 200 && isWhole() ? page.bodies.bytes : Number.POSITIVE_INFINITY;
      return { value: page, bytes, tags: [tags.config(tenant.tenantId), ...shown] };
    });
  };

  const renderFresh = async (
    visit: PageRequest,
    tenantId: string,
    reply: FastifyReply,
  ): Promise<RenderedPage> => {
    const { visit: opened, visitor, isOver } = await openVisit(deps, app, visit);
    if (isOver) forget(reply, visit.url, cookieName(cookiePrefix, tenantId, 'buyer'));
    return visitor.kind === 'guest' ? pages.renderGuest(opened) : pages.renderVisitor(opened);
  };

  /** Never kept, whoever asks: what staff see is theirs alone, and who has not signed in sees the sign-in only. */
  const renderMerchant = async (visit: StaffPageRequest, reply: FastifyReply): Promise<RenderedPage> => {
    const { visit: opened, isOver } = await openStaffVisit(deps, app, visit);
    if (isOver) forget(reply, visit.url, cookieName(cookiePrefix, visit.tenant.tenantId, 'merchant'));
    return pages.renderVisitor(opened);
  };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const tenant = tenantOf(request, reply);
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const url = new URL(request.url, origin);
    const plan = await pages.plan(url);
    if (plan.kind === 'unknown' && isNoPage(url.pathname)) return reply.callNotFound();
    if (plan.kind === 'redirect') return reply.redirect(plan.to, 308);
    const { tenantId } = tenant;
    if (isMerchantPath(url.pathname)) {
      const secret = request.cookies[cookieName(cookiePrefix, tenantId, 'merchant')];
      const visit = { tenant, url, ip: request.ip, secret };
      return sendPage(request, reply, await renderMerchant(visit, reply));
    }
    const secret = request.cookies[cookieName(cookiePrefix, tenantId, 'buyer')];
    const center = await centerOf(
      deps,
      tenantId,
      request.cookies[cookieName(cookiePrefix, tenantId, 'center')],
    );
    const visit = { tenant, url, ip: request.ip, secret, center };
    // Only under names that are ours: invented hosts must not fill the store.
    const isOurs =
      publicUrl !== undefined || LOOPBACK.test(url.hostname) || deps.tenants.isBound(url.hostname);
    const mayKeep = isOurs && secret === undefined && plan.kind === 'page' && plan.keep;
    if (!mayKeep) return sendPage(request, reply, await renderFresh(visit, tenantId, reply));
    const key = keyOf(visit, plan.path);
    const page = await keep(visit, key);
    const holding = deps.kept.holding(key, page);
    return sendPage(request, reply, page, (body) => deps.replay.remember(request, reply, { body, holding }));
  });
}
