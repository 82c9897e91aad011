/**
 * The platform connection: for what must cross tenants. It has its own role and connections, which see the list of
 * tenants, their host names and a few functions, but no tenant's data. Changes leave an audit row.
 */
import type pg from 'pg';
import { withClient } from './pool.ts';

export type Tenant = {
  tenantId: string;
  companyCode: string;
  nameTh: string;
  nameEn: string;
  isActive: boolean;
  /** Host names bound to this tenant, lower case, without port. */
  hosts: string[];
};

type NewTenant = Omit<Tenant, 'isActive'>;
export type WaitingJob = {
  tenantId: string;
  jobId: string;
  queue: string;
  subject: string;
  startAfter: Date | null;
};
type RevokedSession = { tenantId: string; sessionId: string; revokedAt: Date };

export type PlatformConnection = {
  /** Every tenant, by id; including inactive ones. */
  tenants(): Promise<Tenant[]>;
  /** The active tenant bound to a host name (lower case, without port). */
  tenantOfHost(host: string): Promise<string | undefined>;
  /** Creates a tenant and binds its hosts, audited under actor. False if it exists; nothing is changed then. */
  createTenant(tenant: NewTenant, actor: string): Promise<boolean>;
  /**
   * Takes up to `most` jobs of all tenants out of the outbox and passes them to `handOver`; they stay there if it
   * throws. A process that dies in between hands them over again under the same ids. Returns how many there were.
   */
  relayJobs(most: number, handOver: (jobs: WaitingJob[]) => Promise<void>): Promise<number>;
  /** Sessions of all tenants that were ended at or after that time. */
  revokedSessionsSince(since: Date): Promise<RevokedSession[]>;
  /** The tenants that have demo accounts, by id. */
  demoShops(): Promise<string[]>;
};

const TENANTS = `
  select tenant_id as "tenantId", company_code as "companyCode", name_th as "nameTh", name_en as "nameEn",
    is_active as "isActive",
    array(select host from platform.tenant_hosts h where h.tenant_id = t.tenant_id order by host) as hosts
  from platform.tenants t order by tenant_id`;

const TENANT_OF_HOST = `
  select tenant_id from platform.tenant_hosts join platform.tenants using (tenant_id) where host = $1 and is_active`;

const CREATE_TENANT = `
  with made as (
    insert into platform.tenants (tenant_id, company_code, name_th, name_en) values ($1, $2, $3, $4)
    on conflict (tenant_id) do nothing returning tenant_id
  ), bound as (
    insert into platform.tenant_hosts (host, tenant_id) select unnest($5::text[]), tenant_id from made
  ), told as (
    insert into platform.audit (actor, action, tenant_id, detail)
    select $6, 'tenant.create', tenant_id, jsonb_build_object('companyCode', $2::text, 'hosts', $5::text[]) from made
  )
  select tenant_id from made`;

const REVOKED = `
  select tenant_id as "tenantId", session_id as "sessionId", revoked_at as "revokedAt"
  from platform.revoked_sessions_since($1)`;

const DEMO_SHOPS = 'select id from platform.demo_shops() as shops (id)';

const TAKE_OUTBOX = `
  select tenant_id as "tenantId", job_id as "jobId", queue, subject, start_after as "startAfter"
  from platform.take_outbox($1)`;

export function createPlatformConnection(pool: pg.Pool): PlatformConnection {
  const rowsOf = <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    withClient(pool, async (client) => (await client.query<R>(text, values)).rows);

  return {
    tenants: () => rowsOf<Tenant>(TENANTS),
    tenantOfHost: async (host) => (await rowsOf<{ tenant_id: string }>(TENANT_OF_HOST, [host]))[0]?.tenant_id,
    createTenant: async ({ tenantId, companyCode, nameTh, nameEn, hosts }, actor) =>
      (await rowsOf(CREATE_TENANT, [tenantId, companyCode, nameTh, nameEn, hosts, actor])).length > 0,
    relayJobs: (most, handOver) =>
      withClient(pool, async (client) => {
        await client.query('begin');
        try {
          const { rows } = await client.query<WaitingJob>(TAKE_OUTBOX, [most]);
          if (rows.length > 0) await handOver(rows);
          await client.query('commit');
          return rows.length;
        } catch (error) {
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
    revokedSessionsSince: (since) => rowsOf<RevokedSession>(REVOKED, [since]),
    demoShops: async () => (await rowsOf<{ id: string }>(DEMO_SHOPS)).map(({ id }) => id),
  };
}
