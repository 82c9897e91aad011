/** Makes the dependencies out of an open database and the settings, and ties the change bus to what must hear it. */
import { randomBytes } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { hasMerchantPage } from '#domain/merchant-pages.ts';
import type { Config } from './config.ts';
import { createCounters } from './counters.ts';
import type { Clock, Dependencies } from './dependencies.ts';
import { createShopSms, type SmsGateway } from './gateways/sms.ts';
import { webConfigOf } from './features/webconfig/webconfig.public.ts';
import { createAddressLimit } from './http/address-limit.ts';
import { createTrust } from './http/forwarded.ts';
import { createPlaces } from './http/places.ts';
import { createTokens } from './http/tokens.ts';
import { createChangeBus } from './kept/change-bus.ts';
import { createSendKept } from './kept/kept-json.ts';
import { createKeptStore } from './kept/kept-store.ts';
import { createReplay } from './kept/replay.ts';
import { createJobs } from './plugins/jobs.ts';
import { createRevokedSessions } from './plugins/revoked-sessions.ts';
import { createTenantDirectory } from './plugins/tenants.ts';

/** Even without any change told, nothing kept is older than this. */
const KEPT_MS = 180_000;
const TYPED = { maxBytes: 5 * 1024 * 1024, maxAgeMs: KEPT_MS };
/** A name or a credit that was changed is shown this much later at the latest; a session that ended is over at once. */
const KNOWN_BUYERS = { maxBytes: 4 * 1024 * 1024, maxAgeMs: 10_000 };
/** Of the memory for kept answers, what sending them again may take; the rest is the store's. */
const REPLAY_SHARE = 1 / 4;

type Parts = {
  config: Config;
  database: Database;
  clock: Clock;
  /** The installation's own; a shop may have set another. */
  sms: SmsGateway;
  onProblem: (error: unknown) => void;
};

export type Assembled = Dependencies & {
  start(): Promise<void>;
  /** Only reads what is kept in memory: no listener, no jobs. */
  startQuietly(): Promise<void>;
  stop(): Promise<void>;
};

/** `start` reads what is kept in memory and begins to listen and work; `stop` ends both. The database is the caller's. */
export function assemble({ config, database, clock, sms, onProblem }: Parts): Assembled {
  const now = () => performance.now();
  const kept = createKeptStore({
    maxBytes: config.keptBytes * (1 - REPLAY_SHARE),
    maxAgeMs: KEPT_MS,
    now,
  });
  const typed = createKeptStore({ ...TYPED, now });
  const knownBuyers = createKeptStore({ ...KNOWN_BUYERS, now });
  const stores = [kept, typed, knownBuyers];
  const changes = createChangeBus({ database, onError: onProblem });
  const revoked = createRevokedSessions({ door: database.door, changes, clock });
  const tenants = createTenantDirectory({ door: database.door, defaultTenant: config.defaultTenant });
  const tokens = createTokens({ secret: config.sessionSecret, clock, isRevoked: revoked.has });
  const trust = createTrust(config.trustedProxies);
  const places = createPlaces({ publicUrl: config.publicUrl, isBound: tenants.isBound });
  const { keptAnswersPerMinute, freshPagesPerMinute } = config.addressLimits;
  const addressLimits = {
    keptAnswers: createAddressLimit({ perMinute: keptAnswersPerMinute, now }),
    freshPages: createAddressLimit({ perMinute: freshPagesPerMinute, now }),
  };
  const replay = createReplay({
    maxBytes: config.keptBytes * REPLAY_SHARE,
    cookiePrefix: config.cookiePrefix,
    tokens,
    changes,
    places,
    trust,
    limit: addressLimits.keptAnswers,
  });
  const renderKey = randomBytes(24).toString('base64url');
  const jobs = createJobs({
    connectionString: database.appUrl,
    door: database.door,
    onError: onProblem,
  });

  const reload = async (): Promise<void> => {
    await Promise.all([tenants.reload(), revoked.reload()]);
  };
  changes.onChange((change) => {
    if ('tags' in change) for (const store of stores) store.drop(change.tags);
    if ('tenants' in change) tenants.reload().catch(onProblem);
  });
  changes.onReconnect(() => {
    for (const store of stores) store.dropAll();
    reload().catch(onProblem);
  });

  const deps: Assembled = {
    config,
    database,
    clock,
    sms: createShopSms({
      shared: sms,
      settingsOf: async (tenantId) => {
        const { get } = await webConfigOf({ database, kept }, tenantId);
        return {
          sender: get('SMS_SENDER'),
          url: get('SMS_GATEWAY_URL'),
          secret: get('SMS_GATEWAY_SECRET'),
        };
      },
    }),
    tokens,
    tenants,
    revoked,
    trust,
    places,
    addressLimits,
    kept,
    typed,
    knownBuyers,
    sendKept: createSendKept({ renderKey, replay }),
    replay,
    changes,
    jobs,
    welcomesGuests: async (tenantId) =>
      (await webConfigOf({ database, kept }, tenantId)).get('GUEST_MODE_ENABLED'),
    hasMerchantPage: async ({ tenantId, role }, page) => {
      const { get } = await webConfigOf({ database, kept }, tenantId);
      return hasMerchantPage(page, role, (flag) => get(flag));
    },
    counters: createCounters(),
    onProblem,
    renderKey,
    startQuietly: reload,
    start: async () => {
      await changes.start();
      await reload();
      await jobs.start();
    },
    stop: async () => {
      await jobs.stop();
      await changes.stop();
    },
  };
  return deps;
}
