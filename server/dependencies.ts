/** The dependencies of features: created once in `assemble.ts`, passed as a plain argument. */
import type { Database } from '#database/database.ts';
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';
import type { StaffRight } from '#domain/access/rights.ts';
import type { Config } from './config.ts';
import type { Counters } from './counters.ts';
import type { FileStore } from './gateways/file-store.ts';
import type { IdentityGateway, OidcProvider, Partner } from './gateways/identity.ts';
import type { MailGateway } from './gateways/mail.ts';
import type { SmsGateway } from './gateways/sms.ts';
import type { Events } from './events.ts';
import type { SendCached } from './cache/cached-json.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { RawResponseCache } from './cache/raw-response-cache.ts';
import type { Jobs } from './plugins/jobs.ts';
import type { RevokedSessions } from './plugins/revoked-sessions.ts';
import type { TenantDirectory } from './plugins/tenants.ts';
import type { AddressLimit } from './http/address-limit.ts';
import type { CodeTries } from './http/code-tries.ts';
import type { Trust } from './http/forwarded.ts';
import type { Places } from './http/places.ts';
import type { ListExports } from './list-exports.ts';
import type { OrderEffects } from './order-effects.ts';
import type { PaymentProviders } from './payment-providers.ts';
import type { Rooms } from './rooms.ts';
import type { RunKinds } from './run-kinds.ts';
import type { Sealing } from './sealing.ts';
import type { Tokens } from './http/tokens.ts';
import type { Visitor } from './http/visitor.ts';

export type Clock = () => Date;

/** Asked when it is used: the demo knows its port only once it listens. */
export type DemoIdentity = { provider(): OidcProvider & { name: string }; partner(): Partner };

export type Dependencies = {
  config: Config;
  database: Database;
  clock: Clock;
  tokens: Tokens;
  tenants: TenantDirectory;
  revoked: RevokedSessions;
  trust: Trust;
  places: Places;
  addressLimits: { cachedAnswers: AddressLimit; freshPages: AddressLimit };
  codeTries: CodeTries;
  cache: ResponseCache;
  /** Responses to typed text: anybody can vary it, so they are separate and cannot evict lists and pages. */
  typed: ResponseCache;
  /** The buyers behind session cookies, for seconds: a cached page is then sent without waiting for the database. */
  knownBuyers: ResponseCache;
  /** The compiled promotions of each shop. */
  runningPromotions: ResponseCache;
  sendCached: SendCached;
  rawCache: RawResponseCache;
  events: Events;
  rooms: Rooms;
  jobs: Jobs;
  runKinds: RunKinds;
  listExports: ListExports;
  orderEffects: OrderEffects;
  /** Who takes money for a shop. */
  paymentProviders: PaymentProviders;
  /** Encrypts what tenants keep secret; undefined without SETTINGS_KEY. */
  sealing: Sealing | undefined;
  sms: SmsGateway;
  identity: IdentityGateway;
  /** The demo's own provider and partner, for shops that have set none; undefined in a real installation. */
  demoIdentity: DemoIdentity | undefined;
  /** Undefined if no mail server is configured. */
  mail: MailGateway | undefined;
  fileStore: FileStore;
  /** Whether the shop serves visitors who have not signed in. */
  welcomesGuests: (tenantId: string) => Promise<boolean>;
  /** Whether the shop has that merchant page enabled: by its settings, some of which apply to salesmen only. */
  hasMerchantPage: (visitor: Pick<Visitor, 'tenantId' | 'role'>, page: MerchantPageName) => Promise<boolean>;
  /** Whether the visitor's role has that right in the shop. */
  hasStaffRight: (visitor: Pick<Visitor, 'tenantId' | 'role'>, right: StaffRight) => Promise<boolean>;
  /** Writes to the log that a member of staff was refused a call of that page. */
  staffRefused: (
    visitor: Visitor,
    refused: { code: string; page: MerchantPageName | undefined },
  ) => Promise<void>;
  counters: Counters;
  /** Receives problems that the operator should know about and no caller sees. */
  onProblem: (problem: unknown) => void;
  /** Known only to this process: marks the calls that page rendering makes through inject. */
  renderKey: string;
};
