/** The whole server over a test database with two small shops; called with `inject`. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { createTestDatabase, type TestDatabase } from '#database/testing.ts';
import { createApp } from '../app.ts';
import { assemble, type Assembled } from '../assemble.ts';
import type { Config } from '../config.ts';
import type { DemoIdentity } from '../dependencies.ts';
import type { FileStore } from '../gateways/file-store.ts';
import type { IdentityGateway } from '../gateways/identity.ts';
import type { MailGateway, MailMessage } from '../gateways/mail.ts';
import type { SmsGateway, SmsMessage } from '../gateways/sms.ts';
import type { Simulators } from '../gateways/payments/payment-providers.ts';
import { stubIdentity, stubProviders } from './stub-identity.ts';
import type { Visitor } from '../http/visitor.ts';
import type { BuiltApp } from '../pages/built-app.ts';
import {
  CUSTOMERS,
  SETTINGS_KEYS,
  SHOPS_TEMPLATE,
  STAFF,
  sessionIdOf,
  type TestTenant,
} from './shop-data.ts';

export { PASSWORD } from './shop-data.ts';

export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '/nowhere',
  databasePool: 16,
  trustedProxies: 0,
  defaultTenant: 'alpha',
  sessionSecret: 'a secret of tests that is long enough',
  settingsKeys: SETTINGS_KEYS,
  demo: true,
  cookiePrefix: 'test',
  cacheBytes: 8 * 1024 * 1024,
  limits: { callsPerMinute: 1_000_000, signInsPerMinute: 1_000_000 },
  addressLimits: { cachedAnswersPerMinute: 1_000_000, freshPagesPerMinute: 1_000_000 },
  requestMs: 30_000,
  uploadMs: 300_000,
  // Test results must not change if the machine is busy.
  overloadMs: 0,
  metrics: 'open',
  apiDocs: true,
  codesPerDay: { number: 1_000_000, shop: 1_000_000, all: 1_000_000 },
  messagesPerDay: { number: 1_000_000, shop: 1_000_000 },
  logLevel: 'silent',
  version: '0.0.0',
};

export type TestShop = {
  app: FastifyInstance;
  deps: Assembled;
  database: TestDatabase;
  /** Every SMS sent so far. */
  sent: SmsMessage[];
  /** Every e-mail sent so far. */
  mailed: MailMessage[];
  /** The file store: bytes by key. */
  stored: Map<string, Uint8Array>;
  /** Problems reported to the operator. */
  problems: unknown[];
  /** The time of `deps.clock`; set it to travel. */
  now: Date;
  /** A token without signing in, for tests that are not about signing in. */
  tokenOf(
    tenant: TestTenant,
    who: keyof typeof CUSTOMERS | keyof typeof STAFF | 'GUEST' | 'RIDER',
    saleUnit?: string,
  ): Promise<string>;
  call(name: CallName, given?: Given): Promise<LightMyRequestResponse>;
  stop(): Promise<void>;
};

export type Given = {
  token?: string;
  tenant?: string;
  language?: 'th' | 'en';
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Of an upload, by field. */
  files?: Record<string, Blob>;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
};

export type ShopOptions = {
  config?: Partial<Config>;
  /** For two processes on one database: pass the first one's to the second. */
  database?: TestDatabase;
  /** Starts listening for changes and working on jobs; most tests need neither. */
  running?: boolean;
  /** Begins work by the clock as well, which writes whatever the minute is. */
  hasClock?: boolean;
  /** Real adapters, before simulators; by default messages are only collected. */
  sms?: SmsGateway;
  mail?: MailGateway;
  /** By default a provider and a partner that confirm nobody. */
  identity?: IdentityGateway;
  demoIdentity?: DemoIdentity | undefined;
  /** The simulators of payments, for shops that have set no provider. */
  demoPayments?: Simulators;
  /** Serves pages too, from this app (`stub-pages.ts`); without it only the API. */
  pages?: BuiltApp;
};

export async function createTestShop({
  config = {},
  database,
  running = false,
  hasClock = false,
  sms,
  mail,
  identity = stubIdentity,
  demoIdentity = stubProviders,
  demoPayments,
  pages: built,
}: ShopOptions = {}): Promise<TestShop> {
  const own = database ?? (await createTestDatabase({ maxConnections: 16, template: SHOPS_TEMPLATE }));
  const sent: SmsMessage[] = [];
  const mailed: MailMessage[] = [];
  const stored = new Map<string, Uint8Array>();
  const problems: unknown[] = [];
  const shop = { now: new Date('2026-03-02T05:00:00Z') };
  const deps = assemble({
    config: { ...testConfig, ...config },
    database: own.database,
    identity,
    demoIdentity,
    demoPayments,
    clock: () => shop.now,
    sms: sms ?? { send: async (message) => void sent.push(message) },
    mail: mail ?? { send: async (message) => void mailed.push(message), close: () => undefined },
    fileStore: storeIn(stored),
    hasClock,
    onProblem: (problem) => void problems.push(problem),
  });
  const { dataDir } = testConfig;
  const app = await createApp(deps, {
    pages: built && { filesDir: dataDir, web: { built, assetsDirs: [dataDir] } },
  });
  // Orders enqueue inside their transaction, so the queues must exist even without a worker.
  if (running) await deps.start();
  else await deps.startQuietly();

  return Object.assign(shop, {
    app,
    deps,
    database: own,
    sent,
    mailed,
    stored,
    problems,
    tokenOf: (tenant: TestTenant, who: string, saleUnit = 'C1') =>
      deps.tokens.sign(visitorOf(tenant, who, saleUnit)),
    call: (name: CallName, given: Given = {}) => app.inject(requestOf(name, given)),
    stop: async () => {
      await app.close();
      await deps.stop();
      if (!database) await own.stop();
    },
  });
}

const storeIn = (stored: Map<string, Uint8Array>): FileStore => ({
  put: async (key, bytes) => void stored.set(key, bytes),
  get: async (key) => stored.get(key),
  remove: async (key) => void stored.delete(key),
});

export function visitorOf(tenantId: TestTenant, who: string, saleUnit: string): Visitor {
  const base = { tenantId, saleUnit, customerCode: '', userId: '', role: '', sessionId: '' };
  if (who === 'RIDER') return { ...base, kind: 'rider', userId: who };
  if (isStaff(who))
    return {
      ...base,
      kind: 'staff',
      userId: who,
      role: STAFF[who].role,
      sessionId: sessionIdOf(tenantId, who),
    };
  if (!isCustomer(who)) return { ...base, kind: 'guest', customerCode: who };
  return { ...base, kind: 'customer', customerCode: who, sessionId: sessionIdOf(tenantId, who) };
}

const isStaff = (who: string): who is keyof typeof STAFF => Object.hasOwn(STAFF, who);
const isCustomer = (who: string): who is keyof typeof CUSTOMERS => Object.hasOwn(CUSTOMERS, who);

export function requestOf(
  name: CallName,
  { token, tenant, language = 'en', params = {}, query, body, files, headers, cookies }: Given,
): InjectOptions {
  const call: Call = calls[name];
  return {
    method: call.method,
    url: call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? key)),
    query,
    cookies,
    ...payloadOf(call, { body, files }),
    headers: {
      'accept-language': language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(tenant === undefined ? {} : { tenantid: tenant }),
      ...headers,
    },
  };
}

function payloadOf(
  call: Call,
  { body = {}, files = {} }: Pick<Given, 'body' | 'files'>,
): { payload?: object } {
  if (call.method === 'GET') return {};
  if (!call.files) return { payload: body as object };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) form.set(name, String(value));
  for (const [name, file] of Object.entries(files)) form.set(name, file, 'file');
  return { payload: form };
}
