/** What a page is made from: the visitor, the tenant's bootstrap data, and the API with the visitor's permissions. */
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { createClient, type Api } from '#contract/client.ts';
import { localeOfPath, type CustomerUser, type Locale, type BootstrapData } from '#contract/page.ts';
import { maintenanceWindow } from '#domain/time/maintenance.ts';
import type { Dependencies } from '../../dependencies.ts';
import { renderHeader } from '../../http/page-render.ts';
import type { Tenant } from '../../plugins/tenants.ts';
import { GUEST, isActing, type Visitor } from '../../http/visitor.ts';
import type { OwnTexts } from '../../pages/built-app.ts';
import type { PageVisit } from '../../pages/pages.ts';
import {
  buyerOfPage,
  presentBuyer,
  type Brought,
  type Buyer,
  staffOfPage,
} from '../session/session.public.ts';
import { publicConfig, webConfigOf } from '../webconfig/webconfig.public.ts';

export type PageRequest = Brought & {
  tenant: Tenant;
  url: URL;
  /** The visitor's own address, for the limits of the calls made on their behalf. */
  ip: string;
};

export type OpenedVisit = {
  visit: PageVisit;
  /** The request had a cookie whose session has ended: it is rendered for a guest. */
  isOver: boolean;
  /** What the page has shown once it is rendered: the tags of every response it was made from. */
  shown: ReadonlySet<string>;
  /** None of the responses it was made from failed; only valid once it is rendered. */
  isWhole: () => boolean;
};

/** Rendering uses the same calls as a browser: the same validation, permissions and row-level security. */
export async function openVisit(
  deps: Dependencies,
  app: FastifyInstance,
  { tenant, url, secret, center, ip }: PageRequest,
): Promise<OpenedVisit> {
  const { tenantId } = tenant;
  const language = localeOfPath(url.pathname);
  const { visitor, user, isOver } = await buyerOfPage(deps, { tenantId, secret, center, language });
  const [token, settings] = await Promise.all([deps.tokens.sign(visitor), publicConfig(deps, tenantId)]);
  const bootstrap: BootstrapData = {
    ...placeOf(deps, { tenant, url }),
    user,
    settings: withoutPast(settings, deps.clock()),
  };
  const headers = headersOf(deps, { token, tenantId, language });
  return opened(app, { url, bootstrap, isOver, headers, ip });
}

/** Like `openVisit`, for the merchant area: `secret` is that of the merchant cookie (B-61). */
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
  const bootstrap: BootstrapData = {
    ...placeOf(deps, { tenant, url }),
    user,
    staff,
    settings: withoutPast(settings, deps.clock()),
  };
  const headers = headersOf(deps, { token, tenantId, language });
  return opened(app, { url, bootstrap, isOver, headers, ip });
}

/** Thai names are laid out differently from others: a placeholder for a name uses letters of the same script. */
const LIKE_NAME = { thai: 'ก', other: '' };
const THAI = /\p{Script=Thai}/u;

/** What a customer shares with others: no other customer data is in a shared page. */
function sharedUser(user: CustomerUser): CustomerUser {
  return {
    ...user,
    CUSTOMERCODE: '-',
    CUSTOMERNAME: THAI.test(user.CUSTOMERNAME) ? LIKE_NAME.thai : LIKE_NAME.other,
    CustomerProfileCode: '-',
    AuthorizeAmount: user.AuthorizeAmount > 0 ? 1 : 0,
    DebtAmount: 0,
    lat: null,
    lon: null,
  };
}

type Known = { user: CustomerUser; shared: CustomerUser; key: string };
/** Buyers are cached for seconds: what they share is computed once for each. */
const knownAudiences: Record<Locale, WeakMap<Buyer, Known>> = { th: new WeakMap(), en: new WeakMap() };

function knownAudience(buyer: Buyer, priceLevel: number, language: Locale): Known {
  const remembered = knownAudiences[language].get(buyer);
  if (remembered) return remembered;
  const user = presentBuyer(buyer, language);
  const shared = sharedUser(user);
  const known = { user, shared, key: `${buyer.visitor.saleUnit}|${priceLevel}|${JSON.stringify(shared)}` };
  knownAudiences[language].set(buyer, known);
  return known;
}

export type Audience = {
  /** The audience's key: its members see the same page at the same URL. */
  key: string;
  /** This visitor, whose own data is inserted as the page is sent. */
  own: OwnTexts;
  /** Renders the page for all of them. */
  open: () => Promise<OpenedVisit>;
};

/**
 * The audience of a signed-in buyer; undefined for a salesman acting for a customer, whose pages show that, and for who has prices
 * of their own.
 */
export async function audienceOf(
  deps: Dependencies,
  app: FastifyInstance,
  { buyer, tenant, url, ip }: Pick<PageRequest, 'tenant' | 'url' | 'ip'> & { buyer: Buyer },
): Promise<Audience | undefined> {
  const { visitor, account } = buyer;
  if (account === undefined || isActing(visitor) || buyer.hasAgreedPrices === true) return undefined;
  const { tenantId } = visitor;
  const { priceLevel } = account;
  const language = localeOfPath(url.pathname);
  const { user, shared, key } = knownAudience(buyer, priceLevel, language);
  return {
    key,
    own: { user, config: await webConfigOf(deps, tenantId) },
    open: async () => {
      const guest: Visitor = { ...visitor, kind: 'guest', customerCode: GUEST, sessionId: '', priceLevel };
      const [token, settings] = await Promise.all([deps.tokens.sign(guest), publicConfig(deps, tenantId)]);
      const bootstrap: BootstrapData = {
        ...placeOf(deps, { tenant, url }),
        user: shared,
        settings: withoutPast(settings, deps.clock()),
      };
      const headers = headersOf(deps, { token, tenantId, language });
      return opened(app, { url, bootstrap, isOver: false, headers, ip });
    },
  };
}

type Opening = Pick<PageVisit, 'url' | 'bootstrap'> &
  Pick<OpenedVisit, 'isOver'> &
  Omit<Calling, 'shown' | 'onFailure'>;

/** Tracks what the page is made from while it is rendered. */
function opened(app: FastifyInstance, { url, bootstrap, isOver, headers, ip }: Opening): OpenedVisit {
  const shown = new Set<string>();
  let failures = 0;
  const onFailure = () => {
    failures += 1;
  };
  const api = apiOf(app, { headers, ip, shown, onFailure });
  return { visit: { url, bootstrap, api }, isOver, shown, isWhole: () => failures === 0 };
}

/** The URL of a page: the same for every viewer. */
const placeOf = (
  { config }: Pick<Dependencies, 'config'>,
  { tenant, url }: Pick<PageRequest, 'tenant' | 'url'>,
): Pick<BootstrapData, 'tenant' | 'keyPrefix' | 'origin'> => ({
  tenant: { id: tenant.tenantId, companyCode: tenant.companyCode },
  keyPrefix: config.cookiePrefix,
  origin: url.origin,
});

/** Finished maintenance is left out, so that a page does not depend on the time. */
function withoutPast(settings: BootstrapData['settings'], now: Date): BootstrapData['settings'] {
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
  /** Called for each response that is a server error. */
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
    const tags = response.headers['x-cache-tags'];
    if (typeof tags === 'string') for (const tag of tags.split(',')) shown.add(tag);
    const get = (name: string): string | null => {
      const value = response.headers[name];
      return typeof value === 'string' ? value : null;
    };
    return { status: response.statusCode, headers: { get }, text: response.body };
  }, calls);
}
