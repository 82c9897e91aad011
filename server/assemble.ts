/** Creates the dependencies from an open database and the settings, and subscribes the event listeners. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { hasMerchantPage } from '#domain/access/merchant-pages.ts';
import type { Config } from './config.ts';
import { createCounters } from './counters.ts';
import type { Clock, DemoIdentity, Dependencies } from './dependencies.ts';
import { createDiskStore, createS3Store, type FileStore } from './gateways/file-store.ts';
import { createIdentityGateway, type IdentityGateway } from './gateways/identity.ts';
import type { MailGateway } from './gateways/mail.ts';
import { createPaymentGateways, type Simulators } from './gateways/payments/payment-providers.ts';
import { createShopSms, type SmsGateway } from './gateways/sms.ts';
import { writeRefusal } from './features/audit/audit.public.ts';
import { closedPagesOf, staffRightsOf, staffRolesOf } from './features/session/session.public.ts';
import { secretOf, webConfigOf } from './features/webconfig/webconfig.public.ts';
import { createAddressLimit } from './http/address-limit.ts';
import { createCodeTries } from './http/code-tries.ts';
import { createTrust } from './http/forwarded.ts';
import { createPlaces } from './http/places.ts';
import { createTokens } from './http/tokens.ts';
import { createEvents } from './events.ts';
import { createSendCached } from './cache/cached-json.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { createRawResponseCache } from './cache/raw-response-cache.ts';
import { createJobs } from './plugins/jobs.ts';
import { createOrderEffects } from './order-effects.ts';
import { createPaymentProviders } from './payment-providers.ts';
import { createRooms } from './rooms.ts';
import { createListExports } from './list-exports.ts';
import { createRunKinds } from './run-kinds.ts';
import { createSealing } from './sealing.ts';
import { createRevokedSessions } from './plugins/revoked-sessions.ts';
import { createTenantDirectory } from './plugins/tenants.ts';

/** The maximum age of anything cached, even if no change was reported. */
const CACHE_MAX_AGE_MS = 180_000;
const TYPED = { maxBytes: 5 * 1024 * 1024, maxAgeMs: CACHE_MAX_AGE_MS };
/** A changed name or credit is visible after this delay at the latest; an ended session is invalid immediately. */
const KNOWN_BUYERS = { maxBytes: 4 * 1024 * 1024, maxAgeMs: 10_000 };
/**
 * One shop may take half of it: 20 MB, where its limit of products in promotions (`MOST_PROMOTED`) ends at about 11. Among cached
 * responses they would be too big to keep, and be read again for every order.
 */
const RUNNING_PROMOTIONS = { maxBytes: 40 * 1024 * 1024, largest: 1 / 2, maxAgeMs: CACHE_MAX_AGE_MS };
/** The raw response cache's share of the memory for cached responses; the rest is the store's. */
const RAW_CACHE_SHARE = 1 / 4;

type Parts = {
  config: Config;
  database: Database;
  clock: Clock;
  /** The installation's own; a shop may configure another. */
  sms: SmsGateway;
  /** Without one, nothing is sent by e-mail. */
  mail?: MailGateway | undefined;
  /** By default one that calls over https alone. */
  identity?: IdentityGateway | undefined;
  demoIdentity?: DemoIdentity | undefined;
  /** The demo's own providers of payments. */
  demoPayments?: Simulators | undefined;
  /** By default the one that the configuration names. */
  fileStore?: FileStore;
  /** Whether work by the clock is begun, such as the sweep of every minute. */
  hasClock?: boolean;
  onProblem: (error: unknown) => void;
};

export type Assembled = Dependencies & {
  start(): Promise<void>;
  /** Only loads the in-memory data: no listener, no jobs. */
  startQuietly(): Promise<void>;
  stop(): Promise<void>;
};

/** `start` loads the in-memory data and begins to listen and work; `stop` ends both. The caller owns the database. */
export function assemble({
  config,
  database,
  clock,
  sms,
  mail,
  identity,
  demoIdentity,
  demoPayments,
  onProblem,
  fileStore,
  hasClock,
}: Parts): Assembled {
  const now = () => performance.now();
  const cache = createResponseCache({
    maxBytes: config.cacheBytes * (1 - RAW_CACHE_SHARE),
    maxAgeMs: CACHE_MAX_AGE_MS,
    now,
  });
  const typed = createResponseCache({ ...TYPED, now });
  const knownBuyers = createResponseCache({ ...KNOWN_BUYERS, now });
  const runningPromotions = createResponseCache({ ...RUNNING_PROMOTIONS, now });
  const stores = [cache, typed, knownBuyers, runningPromotions];
  const events = createEvents({ database, onError: onProblem });
  const revoked = createRevokedSessions({ platform: database.platform, events, clock });
  const tenants = createTenantDirectory({ platform: database.platform, defaultTenant: config.defaultTenant });
  const tokens = createTokens({ secret: config.sessionSecret, clock, isRevoked: revoked.has });
  const trust = createTrust(config.trustedProxies);
  const places = createPlaces({
    publicUrl: config.publicUrl,
    isBound: tenants.isBound,
    hostOf: tenants.hostOf,
    port: config.port,
  });
  const { cachedAnswersPerMinute, freshPagesPerMinute } = config.addressLimits;
  const addressLimits = {
    cachedAnswers: createAddressLimit({ perMinute: cachedAnswersPerMinute, now }),
    freshPages: createAddressLimit({ perMinute: freshPagesPerMinute, now }),
  };
  const rawCache = createRawResponseCache({
    maxBytes: config.cacheBytes * RAW_CACHE_SHARE,
    cookiePrefix: config.cookiePrefix,
    tokens,
    events,
    places,
    trust,
    limit: addressLimits.cachedAnswers,
  });
  const sealing = config.settingsKeys && createSealing(config.settingsKeys);
  const renderKey = randomBytes(24).toString('base64url');
  const jobs = createJobs({
    connectionString: database.appUrl,
    platform: database.platform,
    ...(hasClock !== undefined && { hasClock }),
    onError: onProblem,
  });

  const orderEffects = createOrderEffects({ onProblem });
  const reload = async (): Promise<void> => {
    await Promise.all([tenants.reload(), revoked.reload()]);
  };
  events.subscribe((change) => {
    if ('tags' in change) for (const store of stores) store.drop(change.tags);
    if ('tenants' in change) tenants.reload().catch(onProblem);
  });
  events.onReconnect(() => {
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
        const { get } = await webConfigOf({ database, cache }, tenantId);
        return {
          sender: get('SMS_SENDER'),
          url: get('SMS_GATEWAY_URL'),
          secret: await secretOf({ database, cache, sealing, onProblem }, tenantId, 'SMS_GATEWAY_SECRET'),
        };
      },
    }),
    identity: identity ?? createIdentityGateway(),
    demoIdentity,
    mail,
    sealing,
    fileStore: fileStore ?? configuredStore(config),
    tokens,
    tenants,
    revoked,
    trust,
    places,
    addressLimits,
    codeTries: createCodeTries({ now }),
    cache,
    typed,
    knownBuyers,
    runningPromotions,
    sendCached: createSendCached({ renderKey, rawCache }),
    rawCache,
    events,
    rooms: createRooms(),
    jobs,
    runKinds: createRunKinds(),
    listExports: createListExports(),
    orderEffects,
    paymentProviders: createPaymentProviders(
      createPaymentGateways({
        clock,
        simulators: demoPayments,
        settingsOf: async (tenantId) => {
          const { get } = await webConfigOf({ database, cache }, tenantId);
          return {
            flag: get,
            text: (name) => {
              const value = get(name);
              return typeof value === 'string' ? value : '';
            },
            secret: async (name) => secretOf({ database, cache, sealing, onProblem }, tenantId, name),
          };
        },
      }),
    ),
    welcomesGuests: async (tenantId) =>
      (await webConfigOf({ database, cache }, tenantId)).get('GUEST_MODE_ENABLED'),
    hasMerchantPage: async ({ tenantId, role }, page) => {
      const { get } = await webConfigOf({ database, cache }, tenantId);
      const closed = closedPagesOf(await staffRolesOf({ database, cache }, tenantId), role);
      return hasMerchantPage(page, role, { isOn: (flag) => get(flag), closed });
    },
    hasStaffRight: async ({ tenantId, role }, right) =>
      staffRightsOf(await staffRolesOf({ database, cache }, tenantId), role).includes(right),
    staffRefused: ({ tenantId, userId }, { code, page }) =>
      writeRefusal(
        { database, clock },
        { tenantId, userId, refused: code, subject: page ? `page/${page}` : `staff/${userId}` },
        // The answer is the same where the log cannot be written.
      ).catch(onProblem),
    counters: createCounters(),
    onProblem,
    renderKey,
    startQuietly: reload,
    start: async () => {
      orderEffects.assertQueues(jobs.has);
      await events.start();
      await reload();
      await jobs.start();
    },
    stop: async () => {
      await jobs.stop();
      await events.stop();
      mail?.close();
    },
  };
  return deps;
}

function configuredStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'uploads'));
}
