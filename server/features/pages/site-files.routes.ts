/** The files that browsers and search engines request from every site, built from the tenant's own settings. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieName } from '#contract/cookies.ts';
import { readableTextOn } from '#domain/shop/theme.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Tenant } from '../../plugins/tenants.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';

/** A brand rarely changes; a change is visible everywhere after a day. */
const ICON_SECONDS = 86_400;
/** On a host shared by several tenants, a browser must not show one's icon for another's for long. */
const SHARED_ICON_SECONDS = 60;
const ROBOTS_SECONDS = 3600;

/** Of use only to visitors who are signed in or ordering, in both languages. */
const PRIVATE = [
  'cart',
  'checkout',
  'gateway',
  'history',
  'login',
  'merchant',
  'order',
  'pendingApproval',
  'profile',
  'register',
  'sales',
  'verifyotp',
];

export function addSiteFiles(app: FastifyInstance, deps: Dependencies): void {
  const tenantOf = (request: FastifyRequest): Tenant =>
    deps.tenants.resolve(request, request.cookies[cookieName(deps.config.cookiePrefix, '', 'tenant')]);

  // Browsers request this exact name if a page names no icon, and look at its content type, not its name: a page
  // need not link it.
  app.get('/favicon.ico', { schema: { hide: true } }, async (request, reply) => {
    const { tenantId, nameEn } = tenantOf(request);
    const seconds = deps.tenants.isBound(request.hostname) ? ICON_SECONDS : SHARED_ICON_SECONDS;
    const colour = (await webConfigOf(deps, tenantId)).get('BRAND_COLOR');
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${seconds}`)
      .send(icon(nameEn, colour));
  });

  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${ROBOTS_SECONDS}`)
      .send(ROBOTS),
  );
}

const ROBOTS = [
  'User-agent: *',
  'Allow: /',
  ...PRIVATE.flatMap((page) => [`Disallow: /${page}`, `Disallow: /en/${page}`]),
  '',
].join('\n');

/** The tenant's icon: the first letter or digit of its name on its colour. */
function icon(name: string, colour: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="46" font-family="sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${readableTextOn(colour)}">${letter}</text></svg>`;
}
