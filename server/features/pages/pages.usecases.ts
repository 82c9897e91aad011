/** What a page is made from: the visitor, the tenant's facts, and the API as he may use it. */
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { createClient, type Api } from '#contract/client.ts';
import { localeOfPath, type PageFacts } from '#contract/page.ts';
import { maintenanceWindow } from '#domain/maintenance.ts';
import type { Dependencies } from '../../dependencies.ts';
import { renderHeader } from '../../http/page-render.ts';
import type { Tenant } from '../../plugins/tenants.ts';
import type { PageVisit } from '../../pages/pages.ts';
import { buyerOfPage, type Brought } from '../session/session.usecases.ts';
import { staffOfPage } from '../session/staff-page.usecases.ts';
import { publicConfig } from '../webconfig/webconfig.usecases.ts';

export type PageRequest = Brought & {
  tenant: Tenant;
  url: URL;
  /** The visitor's own address, for the limits of the calls made on his behalf. */
  ip: string;
};

export type OpenedVisit = {
  visit: PageVisit;
  /** A cookie was brought whose session is no more: the visit is a guest's. */
  isOver: boolean;
  /** What the page has shown once it is rendered: the tags of every answer it was made from. */
  shown: ReadonlySet<string>;
  /** No answer that it was made from failed; false may be said only once it is rendered. */
  isWhole: () => boolean;
};

/** Rendering goes through the very calls that a browser makes: the same validation, permission and tenant wall. */
export async function openVisit(
  deps: Dependencies,
  app: FastifyInstance,
  { tenant, url, secret, center, ip }: PageRequest,
): Promise<OpenedVisit> {
  const { tenantId } = tenant;
  const language = localeOfPath(url.pathname);
  const { visitor, user, isOver } = await buyerOfPage(deps, { tenantId, secret, center, language });
  const [token, settings] = await Promise.all([deps.tokens.sign(visitor), publicConfig(deps, tenantId)]);
  const facts: PageFacts = {
    ...placeOf(deps, { tenant, url }),
    user,
    settings: withoutPast(settings, deps.clock()),
  };
  const headers = headersOf(deps, { token, tenantId, language });
  return opened(app, { url, facts, isOver, headers, ip });
}

/** As `openVisit`, for the merchant area: `secret` is that of the merchant cookie (back-office §4). */
export async function openStaffVisit(
  deps: Dependencies,
  app: FastifyInstance,
  { tenant, url, secret, ip }: PageRequest,
): Promise<OpenedVisit> {
  const { tenantId } = tenant;
  const language = localeOfPath(url.pathname);
  const [{ user, staff, token, isOver }, settings] = await Promise.all([
    staffOfPage(deps, { tenantId, secret, language }),
    publicConfig(deps, tenantId),
  ]);
  const facts: PageFacts = {
    ...placeOf(deps, { tenant, url }),
    user,
    staff,
    settings: withoutPast(settings, deps.clock()),
  };
  const headers = headersOf(deps, { token, tenantId, language });
  return opened(app, { url, facts, isOver, headers, ip });
}

type Opening = Pick<PageVisit, 'url' | 'facts'> &
  Pick<OpenedVisit, 'isOver'> &
  Omit<Calling, 'shown' | 'onFailure'>;

/** Watches what the page is made from while it is rendered. */
function opened(app: FastifyInstance, { url, facts, isOver, headers, ip }: Opening): OpenedVisit {
  const shown = new Set<string>();
  let failures = 0;
  const onFailure = () => {
    failures += 1;
  };
  const api = apiOf(app, { headers, ip, shown, onFailure });
  return { visit: { url, facts, api }, isOver, shown, isWhole: () => failures === 0 };
}

/** Where a page stands: the same for whoever sees it. */
const placeOf = (
  { config }: Pick<Dependencies, 'config'>,
  { tenant, url }: Pick<PageRequest, 'tenant' | 'url'>,
): Pick<PageFacts, 'tenant' | 'keyPrefix' | 'origin'> => ({
  tenant: { id: tenant.tenantId, companyCode: tenant.companyCode },
  keyPrefix: config.cookiePrefix,
  origin: url.origin,
});

/** A maintenance that is over is told to no page, so that a page needs no clock to know. */
function withoutPast(settings: PageFacts['settings'], now: Date): PageFacts['settings'] {
  const { MAINTENANCE_FROM: from = '', MAINTENANCE_TO: to = '' } = settings;
  if (from === '' || maintenanceWindow({ from, to }, now)) return settings;
  return { ...settings, MAINTENANCE_FROM: '', MAINTENANCE_TO: '' };
}

const headersOf = (
  deps: Pick<Dependencies, 'renderKey'>,
  { token, tenantId, language }: { token: string; tenantId: string; language: string },
) => ({
  authorization: `Bearer ${token}`,
  tenantid: tenantId,
  'accept-language': language,
  'accept-encoding': 'identity',
  ...renderHeader(deps),
});

type Calling = {
  headers: Record<string, string>;
  ip: string;
  shown: Set<string>;
  /** Told of each answer that is a failure of the server's own. */
  onFailure: () => void;
};

function apiOf(app: FastifyInstance, { headers, ip, shown, onFailure }: Calling): Api {
  return createClient(async ({ method, url, headers: own, body }) => {
    const response = await app.inject({
      method,
      url,
      headers: { ...own, ...headers },
      payload: body,
      remoteAddress: ip,
    });
    if (response.statusCode >= 500) onFailure();
    const tags = response.headers['x-kept-tags'];
    if (typeof tags === 'string') for (const tag of tags.split(',')) shown.add(tag);
    const get = (name: string): string | null => {
      const value = response.headers[name];
      return typeof value === 'string' ? value : null;
    };
    return { status: response.statusCode, headers: { get }, text: response.body };
  }, calls);
}
