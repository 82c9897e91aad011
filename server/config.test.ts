import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { StartError } from '#database/errors.ts';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@database/shop',
  SESSION_SECRET: '3b1f4a0c7e92d85610fbc4a97d2e8350',
  SMS_URL: 'https://sms.example/send',
};
const demo = { SESSION_SECRET: production.SESSION_SECRET };

describe('in production nobody', () => {
  test('sees figures or the description of the calls, unless they are opened', () => {
    expect(readConfig(production)).toMatchObject({ metrics: 'closed', apiDocs: false });
    expect(readConfig({ ...production, METRICS_TOKEN: '0123456789abcdef', API_DOCS: 'Y' })).toMatchObject({
      metrics: { token: '0123456789abcdef' },
      apiDocs: true,
    });
    expect(() => readConfig({ ...production, METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN');
    expect(readConfig(demo)).toMatchObject({ metrics: 'open', apiDocs: true });
  });

  test('is not believed as a proxy, unless trusted', () => {
    expect(readConfig(production).trustedProxies).toBe(0);
    expect(readConfig({ ...production, TRUST_PROXY: 'Y' }).trustedProxies).toBe(1);
    expect(readConfig({ ...production, TRUST_PROXY: 'loopback,10.0.0.0/8' }).trustedProxies).toEqual([
      'loopback',
      '10.0.0.0/8',
    ]);
    expect(() => readConfig({ ...production, TRUST_PROXY: 'everybody' })).toThrow(
      /^The setting TRUST_PROXY is wrong: it is N, the number of proxies/,
    );
  });
});

test('an overloaded shop turns calls away after three seconds, or as late as its operator says, or never', () => {
  const late = (OVERLOAD_SECONDS?: string) => readConfig({ ...production, OVERLOAD_SECONDS }).overloadMs;
  expect([late(), late('20'), late('0')]).toEqual([3_000, 20_000, 0]);
});

test('the compose file starts the shop again, and opens it to its own machine alone while it trusts a proxy', () => {
  const [, shop = ''] = readFileSync('deploy/compose.yaml', 'utf8').split(/^ {2}shop:$/m);
  expect(shop).toContain('restart: unless-stopped');
  expect(shop).toContain('TRUST_PROXY: 1');
  expect(shop).toMatch(/ports:\n\s+- '127\.0\.0\.1:3000:3000'\n/);
});

describe('SESSION_SECRET', () => {
  it.each([
    ['a'.repeat(40), /^The setting SESSION_SECRET is wrong: it can be guessed, .*openssl rand/],
    ['change-me-change-me-change-me-now', /^The setting SESSION_SECRET is wrong: it can be guessed/],
    ['3b1f4a0c7e92d856', /^The setting SESSION_SECRET is wrong: it has to have at least 32 characters\.$/],
  ])('refuses %s in one sentence', (secret, sentence) => {
    const read = () => readConfig({ ...production, SESSION_SECRET: secret });
    expect(read).toThrow(StartError);
    expect(read).toThrow(sentence);
  });

  it('takes what chance has made', () => {
    expect(readConfig(production)).toMatchObject({ sessionSecret: production.SESSION_SECRET, demo: false });
  });
});

describe('SETTINGS_KEY', () => {
  const key = 'kDxAE+FSNaERRohiyN8iQlDbPAhBwVXqZ8QQRrxGm0w=';

  it('is 32 random bytes in base64, and may be absent in production', () => {
    expect(readConfig(production).settingsKeys).toBeUndefined();
    const { settingsKeys } = readConfig({ ...production, SETTINGS_KEY: key, SETTINGS_KEY_OLD: key });
    expect(settingsKeys).toEqual({ current: Buffer.from(key, 'base64'), old: Buffer.from(key, 'base64') });
  });

  it.each([
    ['SETTINGS_KEY', 'short'],
    ['SETTINGS_KEY', Buffer.alloc(32).toString('base64')],
    ['SETTINGS_KEY', `${key}${key}`],
    ['SETTINGS_KEY_OLD', 'short'],
  ])('%s %s is refused in one sentence', (name, value) => {
    const read = () => readConfig({ ...production, SETTINGS_KEY: key, [name]: value });
    expect(read).toThrow(`The setting ${name} is wrong: it is 32 random bytes in base64, e.g. of`);
  });

  it('is needed where the one that it replaces is given', () => {
    expect(() => readConfig({ ...production, SETTINGS_KEY_OLD: key })).toThrow(/^SETTINGS_KEY is missing/);
  });

  it('of a demo is made by chance, stored for its owner alone, and the same after a restart', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'settings-key-'));
    const [first, again] = [readConfig({ ...demo, DATA_DIR }), readConfig({ ...demo, DATA_DIR })];
    expect(first.settingsKeys?.current).toHaveLength(32);
    expect(again.settingsKeys).toEqual(first.settingsKeys);
    expect(statSync(join(DATA_DIR, 'settings-key')).mode & 0o777).toBe(0o600);
    rmSync(DATA_DIR, { recursive: true });
  });
});

it('sign-in codes are limited by day, by settings', () => {
  expect(readConfig(production).codesPerDay).toEqual({ number: 10, shop: 1000, all: 5000 });
  const most = { NUMBER_CODES_PER_DAY: '3', SHOP_CODES_PER_DAY: '20', CODES_PER_DAY: '50' };
  expect(readConfig({ ...production, ...most }).codesPerDay).toEqual({ number: 3, shop: 20, all: 50 });
  expect(() => readConfig({ ...production, CODES_PER_DAY: '0' })).toThrow(
    /^The setting CODES_PER_DAY is wrong/,
  );
});
