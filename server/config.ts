/**
 * The only place that reads the environment. Every setting is checked at start; an invalid one is named in one
 * sentence.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { messageOf, StartError } from '#database/errors.ts';
import type { S3Settings } from './gateways/file-store.ts';
import { readTrustedProxies, type TrustedProxies } from './http/forwarded.ts';
import { SETTINGS_KEY_BYTES, type SettingsKeys } from './sealing.ts';
import { isGuessableSecret } from '#domain/access/secret.ts';
import packageJson from '../package.json' with { type: 'json' };

const yesNo = z
  .enum(['Y', 'N', '1', '0', 'true', 'false'])
  .transform((value) => ['Y', '1', 'true'].includes(value));
const wholeNumber = z.coerce.number().int().positive();
const trustedProxies = z.string().transform((setting, { addIssue }): TrustedProxies => {
  const proxies = readTrustedProxies(setting);
  if (proxies === undefined)
    addIssue(
      'it is N, the number of proxies before the shop (up to 10), or a list of addresses, networks (10.0.0.0/8), ' +
        'loopback and uniquelocal',
    );
  return proxies ?? 0;
});

const settingsKey = z.string().transform((setting, { addIssue }): Uint8Array => {
  const key = Buffer.from(setting, 'base64');
  if (key.length !== SETTINGS_KEY_BYTES || isGuessableSecret(setting))
    addIssue('it is 32 random bytes in base64, e.g. of `openssl rand -base64 32`');
  return key;
});

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_ADMIN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DOOR_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: wholeNumber.max(200).default(16),
  TRUST_PROXY: trustedProxies.default(0),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEFAULT_TENANT: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/)
    .default('petclub'),
  SESSION_SECRET: z
    .string()
    .min(32, 'it has to have at least 32 characters')
    .refine((secret) => !isGuessableSecret(secret), {
      message: 'it can be guessed, so take one that chance has made, e.g. of `openssl rand -base64 32`',
    })
    .optional(),
  SETTINGS_KEY: settingsKey.optional(),
  SETTINGS_KEY_OLD: settingsKey.optional(),
  DEMO: yesNo.optional(),
  COOKIE_PREFIX: z
    .string()
    .regex(/^[a-z0-9]{1,12}$/)
    .default('shop'),
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  KEPT_MEGABYTES: wholeNumber.default(16),
  CALLS_PER_MINUTE: wholeNumber.default(1200),
  SIGN_INS_PER_MINUTE: wholeNumber.default(20),
  KEPT_ANSWERS_PER_MINUTE: wholeNumber.default(12_000),
  FRESH_PAGES_PER_MINUTE: wholeNumber.default(600),
  REQUEST_SECONDS: wholeNumber.max(600).default(30),
  UPLOAD_SECONDS: wholeNumber.max(3600).default(300),
  OVERLOAD_SECONDS: z.coerce.number().int().min(0).max(600).default(3),
  METRICS_TOKEN: z.string().min(16).optional(),
  API_DOCS: yesNo.optional(),
  NUMBER_CODES_PER_DAY: wholeNumber.default(10),
  SHOP_CODES_PER_DAY: wholeNumber.default(1000),
  CODES_PER_DAY: wholeNumber.default(5000),
  NUMBER_MESSAGES_PER_DAY: wholeNumber.default(20),
  SHOP_MESSAGES_PER_DAY: wholeNumber.default(5000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

/**
 * The configuration read by the rest of the server; built from the environment by `readConfig`, or by hand in
 * tests.
 */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrls?: { app: string; admin?: string; platform?: string };
  databasePool: number;
  trustedProxies: TrustedProxies;
  publicUrl?: string;
  defaultTenant: string;
  sessionSecret: string;
  /** What secrets among the settings are encrypted with. Without it a shop cannot have any. */
  settingsKeys?: SettingsKeys | undefined;
  demo: boolean;
  cookiePrefix: string;
  sms?: { url: string; token: string };
  /** The mail server and the address that messages come from; without it nothing is sent by e-mail. */
  mail?: { url: string; from: string };
  /** Where uploaded files are; on disk, in `dataDir`, if it is not set. */
  s3?: S3Settings;
  cacheBytes: number;
  limits: { callsPerMinute: number; signInsPerMinute: number };
  /** Per network address: cached responses, and pages rendered for it. */
  addressLimits: { cachedAnswersPerMinute: number; freshPagesPerMinute: number };
  /** How long a request may take to arrive completely. */
  requestMs: number;
  /** How long an upload may take that keeps moving. */
  uploadMs: number;
  /** The event loop delay at which calls are refused with 503; 0: never. */
  overloadMs: number;
  /** Whether /metrics is open to everybody, to holders of this token, or to nobody. */
  metrics: 'open' | 'closed' | { token: string };
  /** Whether /docs is served. */
  apiDocs: boolean;
  /** Sign-in codes by SMS: to one number, to customers of one shop, of all shops of the installation. */
  codesPerDay: { number: number; shop: number; all: number };
  /** Notifications by SMS: to one number of a shop, and of one shop. */
  messagesPerDay: { number: number; shop: number };
  logLevel: string;
  /** From package.json, for the API document and diagnostics. */
  version: string;
};

/** Throws `StartError` with one clear sentence that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(
      `The setting ${issue?.path.join('.') ?? ''} is wrong: ${issue?.message ?? 'unreadable'}.`,
    );
  }
  const read = parsed.data;
  const production = read.NODE_ENV === 'production';
  const demo = read.DEMO ?? (read.DATABASE_URL === undefined && !production);
  const dataDir = resolve(read.DATA_DIR);
  if (!demo && read.SESSION_SECRET === undefined)
    throw new StartError(
      'SESSION_SECRET is missing: set it to a secret of at least 32 characters, e.g. of `openssl rand -base64 32`.',
    );
  if (!demo && read.SMS_URL === undefined)
    throw new StartError(
      'SMS_URL is missing: set it to the address of the SMS gateway that sends one-time codes.',
    );
  return {
    port: read.PORT,
    host: read.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir,
    databaseUrls: read.DATABASE_URL
      ? { app: read.DATABASE_URL, admin: read.DATABASE_ADMIN_URL, platform: read.DATABASE_DOOR_URL }
      : undefined,
    databasePool: read.DATABASE_POOL,
    trustedProxies: read.TRUST_PROXY,
    publicUrl: read.PUBLIC_URL?.replace(/\/$/, ''),
    defaultTenant: read.DEFAULT_TENANT,
    sessionSecret: read.SESSION_SECRET ?? demoSecret(dataDir, 'session-secret'),
    settingsKeys: settingsKeysOf(read, demo ? dataDir : undefined),
    demo,
    cookiePrefix: read.COOKIE_PREFIX,
    sms: read.SMS_URL ? { url: read.SMS_URL, token: read.SMS_TOKEN ?? '' } : undefined,
    mail: mailOf(read),
    s3: s3Of(read),
    cacheBytes: read.KEPT_MEGABYTES * 1024 * 1024,
    codesPerDay: {
      number: read.NUMBER_CODES_PER_DAY,
      shop: read.SHOP_CODES_PER_DAY,
      all: read.CODES_PER_DAY,
    },
    messagesPerDay: { number: read.NUMBER_MESSAGES_PER_DAY, shop: read.SHOP_MESSAGES_PER_DAY },
    limits: { callsPerMinute: read.CALLS_PER_MINUTE, signInsPerMinute: read.SIGN_INS_PER_MINUTE },
    addressLimits: {
      cachedAnswersPerMinute: read.KEPT_ANSWERS_PER_MINUTE,
      freshPagesPerMinute: read.FRESH_PAGES_PER_MINUTE,
    },
    requestMs: read.REQUEST_SECONDS * 1000,
    // Node's own limit: never less than that of every other request.
    uploadMs: Math.max(read.UPLOAD_SECONDS, read.REQUEST_SECONDS) * 1000,
    overloadMs: read.OVERLOAD_SECONDS * 1000,
    metrics: read.METRICS_TOKEN !== undefined ? { token: read.METRICS_TOKEN } : demo ? 'open' : 'closed',
    apiDocs: read.API_DOCS ?? demo,
    logLevel: read.LOG_LEVEL,
    version: packageJson.version,
  };
}

/** Both or none. */
function mailOf({ SMTP_URL: url, MAIL_FROM: from }: z.output<typeof environment>): Config['mail'] {
  if (url !== undefined && from === undefined)
    throw new StartError('MAIL_FROM is missing: set it to the address that e-mails of SMTP_URL come from.');
  if (url === undefined && from !== undefined)
    throw new StartError('SMTP_URL is missing: set it to the mail server that sends e-mails from MAIL_FROM.');
  return url !== undefined && from !== undefined ? { url, from } : undefined;
}

/** All of them or none: a shop that believes its files to be safe in a bucket must not write them to a disk. */
function s3Of(read: z.output<typeof environment>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 4) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new StartError(
      `${missing.join(', ')} is missing: a file store needs all S3 settings, or none of them.`,
    );
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: read.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** A demo has a key of its own, stored with its data. */
function settingsKeysOf(
  { SETTINGS_KEY: current, SETTINGS_KEY_OLD: old }: z.output<typeof environment>,
  demoDir: string | undefined,
): SettingsKeys | undefined {
  if (current) return { current, old };
  if (old) throw new StartError('SETTINGS_KEY is missing: SETTINGS_KEY_OLD is the key that it replaces.');
  return demoDir === undefined
    ? undefined
    : { current: Buffer.from(demoSecret(demoDir, 'settings-key'), 'hex') };
}

/** A demo stores secrets of its own with its data, so that visitors stay signed in after a restart. */
function demoSecret(dataDir: string, name: string): string {
  const file = resolve(dataDir, name);
  try {
    if (existsSync(file)) return readFileSync(file, 'utf8');
    mkdirSync(dataDir, { recursive: true });
    const secret = randomBytes(32).toString('hex');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be used: ${messageOf(error)}.`);
  }
}
