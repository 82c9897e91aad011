/** Which tenant a request is for: a bound host determines it; otherwise the caller names it (C-01). */
import type { FastifyRequest } from 'fastify';
import type { PlatformConnection, Tenant as TenantRow } from '#database/platform-connection.ts';
import { badRequest, notFound } from '../http/call-error.ts';

export type Tenant = Pick<TenantRow, 'tenantId' | 'companyCode' | 'nameTh' | 'nameEn'>;

/** `host` as determined by Fastify: from a trusted proxy if there is one. */
export type AskedTenant = Pick<FastifyRequest, 'headers' | 'query' | 'host'>;

export type TenantDirectory = {
  /** Reloads tenants and hosts; called at start and after another process changed them. */
  reload(): Promise<void>;
  all(): Tenant[];
  get(tenantId: string): Tenant | undefined;
  /** A host name (without port) that is bound to the tenant, the first one by name. */
  hostOf(tenantId: string): string | undefined;
  /** Whether a host name (without port) is bound to a tenant. */
  isBound(host: string): boolean;
  /**
   * The tenant of a request. `fallback` comes from state or cookie and is ignored if the host is bound. Throws 404
   * TENANT_UNKNOWN, or 400 TENANT_MISMATCH if host and name disagree.
   */
  resolve(request: AskedTenant, fallback?: string): Tenant;
};

type Options = { platform: Pick<PlatformConnection, 'tenants'>; defaultTenant: string };

const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

const unknown = () => notFound('TENANT_UNKNOWN', { fields: { tenantId: 'TENANT_UNKNOWN' } });

function namedTenant({ headers, query }: AskedTenant): string | undefined {
  const fromQuery = (query as Record<string, unknown> | undefined)?.['tenantId'];
  // Named twice it is unknown, rather than the default tenant.
  if (Array.isArray(fromQuery)) throw unknown();
  if (typeof fromQuery === 'string' && fromQuery !== '') return fromQuery;
  const fromHeader = headers['tenantid'];
  return typeof fromHeader === 'string' && fromHeader !== '' ? fromHeader : undefined;
}

export function createTenantDirectory({ platform, defaultTenant }: Options): TenantDirectory {
  let tenants = new Map<string, Tenant>();
  let hosts = new Map<string, string>();

  const known = (tenantId: string): Tenant => {
    const tenant = tenants.get(tenantId);
    if (!tenant) throw unknown();
    return tenant;
  };

  return {
    reload: async () => {
      const active = (await platform.tenants()).filter((tenant) => tenant.isActive);
      tenants = new Map(active.map((tenant) => [tenant.tenantId, tenant]));
      hosts = new Map(
        active.flatMap(({ tenantId, hosts: names }) => names.map((host) => [host, tenantId] as const)),
      );
    },
    all: () => [...tenants.values()],
    get: (tenantId) => tenants.get(tenantId),
    hostOf: (tenantId) => [...hosts].flatMap(([host, of]) => (of === tenantId ? [host] : [])).toSorted()[0],
    isBound: (host) => hosts.has(host),
    resolve: (request, fallback) => {
      const bound = hosts.get(nameOf(request.host));
      const named = namedTenant(request);
      if (bound !== undefined && named !== undefined && named !== bound)
        throw badRequest('TENANT_MISMATCH', { fields: { tenantId: 'TENANT_MISMATCH' } });
      const chosen = bound ?? named;
      if (chosen !== undefined) return known(chosen);
      return (fallback === undefined ? undefined : tenants.get(fallback)) ?? known(defaultTenant);
    },
  };
}
