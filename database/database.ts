import { createPlatformConnection, type PlatformConnection } from './platform-connection.ts';
import { createListener, type Listener } from './listener.ts';
import { createPool, withClient } from './pool.ts';
import { assertRowLevelSecurity } from './role-check.ts';
import { inTenant, type InTenantOptions, type TenantWork } from './tenant-transaction.ts';

export { afterCommit, staticSql, type TenantTransaction } from './tenant-transaction.ts';

export type Database = {
  /**
   * Runs work in one transaction that sees this tenant only, and commits it. Throws DatabaseUnavailable if the
   * database cannot be reached, TypeError if the id is invalid (`^[a-z0-9][a-z0-9-]{0,31}$`).
   */
  inTenant<T>(tenantId: string, work: TenantWork<T>, options?: InTenantOptions): Promise<T>;
  /** For what must cross tenants. */
  platform: PlatformConnection;
  listen: Listener['listen'];
  /** Notifies every listening process. Never inside an order's transaction: it takes a cluster-wide lock. */
  notify(channel: string, payload: string): Promise<void>;
  /** Throws DatabaseUnavailable if the database does not respond. */
  ping(): Promise<void>;
  /** Waits for running work and closes every connection. */
  stop(): Promise<void>;
  /** The app's login, for libraries with their own connections (pg-boss). */
  appUrl: string;
};

export type DatabaseOptions = {
  appUrl: string;
  platformUrl: string;
  /** Connections of the app's pool; the platform connection and the listener use 3 and 1 more. */
  maxConnections?: number;
  /** Receives background problems, one sentence each. */
  onProblem: (sentence: string) => void;
};

/** Opens the pools. Throws StartError if a role could bypass row-level security or the database refuses the login. */
export async function openDatabase({
  appUrl,
  platformUrl,
  maxConnections = 10,
  onProblem,
}: DatabaseOptions): Promise<Database> {
  const pool = createPool({ url: appUrl, max: maxConnections, name: 'shop', onProblem });
  const platformPool = createPool({ url: platformUrl, max: 3, name: 'shop platform', onProblem });
  const listener = createListener(appUrl, onProblem);
  let stopped: Promise<unknown> | undefined;
  const stop = async () => {
    stopped ??= listener.stop().then(() => Promise.all([pool.end(), platformPool.end()]));
    await stopped;
  };
  try {
    await assertRowLevelSecurity(pool, 'shop_app', 'DATABASE_URL');
    await assertRowLevelSecurity(platformPool, 'shop_door', 'the platform connection');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    inTenant: (tenantId, work, options) => inTenant(pool, tenantId, work, options),
    platform: createPlatformConnection(platformPool),
    listen: listener.listen,
    notify: async (channel, payload) => {
      await withClient(pool, (client) => client.query('select pg_notify($1, $2)', [channel, payload]));
    },
    ping: async () => {
      await withClient(pool, (client) => client.query('select 1'));
    },
    stop,
    appUrl,
  };
}
