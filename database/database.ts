import { createDoor, type Door } from './door.ts';
import { createListener, type Listener } from './listener.ts';
import { createPool, withClient } from './pool.ts';
import { assertBehindWall } from './role-check.ts';
import { inTenant, type InTenantOptions, type TenantWork } from './tenant-transaction.ts';

export { fixed, type TenantTransaction } from './tenant-transaction.ts';

export type Database = {
  /**
   * Runs work in one transaction that sees this tenant only, and commits it. Throws DatabaseUnavailable when the
   * database cannot be reached, TypeError when the id is not one (`^[a-z0-9][a-z0-9-]{0,31}$`).
   */
  inTenant<T>(tenantId: string, work: TenantWork<T>, options?: InTenantOptions): Promise<T>;
  /** What must cross tenants. */
  door: Door;
  listen: Listener['listen'];
  /** Tells every process that listens. Never inside an order's transaction: it takes a lock of the whole cluster. */
  notify(channel: string, payload: string): Promise<void>;
  /** Throws DatabaseUnavailable when the database does not answer. */
  ping(): Promise<void>;
  /** Waits for what is under way and closes every connection. */
  stop(): Promise<void>;
  /** The app's login, for libraries that keep connections of their own (pg-boss). */
  appUrl: string;
};

export type DatabaseOptions = {
  appUrl: string;
  doorUrl: string;
  /** Connections of the app's pool; the door and the listener have 3 and 1 besides. */
  maxConnections?: number;
  /** Told of trouble in the background, one sentence. */
  onProblem: (sentence: string) => void;
};

/** Opens the pools. Throws StartError when a role could step around the wall or the database does not let us in. */
export async function openDatabase({
  appUrl,
  doorUrl,
  maxConnections = 10,
  onProblem,
}: DatabaseOptions): Promise<Database> {
  const pool = createPool({ url: appUrl, max: maxConnections, name: 'shop', onProblem });
  const doorPool = createPool({ url: doorUrl, max: 3, name: 'shop door', onProblem });
  const listener = createListener(appUrl, onProblem);
  let stopped: Promise<unknown> | undefined;
  const stop = async () => {
    stopped ??= listener.stop().then(() => Promise.all([pool.end(), doorPool.end()]));
    await stopped;
  };
  try {
    await assertBehindWall(pool, 'shop_app', 'DATABASE_URL');
    await assertBehindWall(doorPool, 'shop_door', 'the second door');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    inTenant: (tenantId, work, options) => inTenant(pool, tenantId, work, options),
    door: createDoor(doorPool),
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
