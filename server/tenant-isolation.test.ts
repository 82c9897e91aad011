/** Tenant isolation: whatever is tried, nothing leaks and nothing changes. */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { attemptsOf, samplesOf } from './testing/call-tests.ts';
import { callersOf, tokenOfCaller } from './testing/callers.ts';
import { ALPHAS, byAlphasWord, ONLY_ALPHA, type AlphaOrder } from './testing/only-alpha.ts';
import { createTestShop, type Given, type TestShop } from './testing/shop.ts';
import { expectUnchanged, snapshotOf, type Snapshot } from './testing/snapshot.ts';
import { forgeries } from './testing/tokens.ts';
import { expectHeard, told, verdict } from './testing/attempts.ts';
import { untilConfirmed, writeOnlyAlpha } from './testing/write-only-alpha.ts';

const names = Object.keys(calls) as CallName[];
const whoMay = (name: CallName): readonly string[] => (calls[name] as Call).who;
const isPublic = (name: CallName) => whoMay(name).includes('public');
const closed = names.filter((name) => !isPublic(name));

let shop: TestShop;
let order: AlphaOrder;
let before: Snapshot;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  order = await writeOnlyAlpha(shop);
  await shop.call('requestCode', { tenant: 'alpha', body: { mobile: ONLY_ALPHA.mobile } });
  await shop.call('staffRequestCode', { tenant: 'alpha', body: { mobile: ONLY_ALPHA.staffMobile } });
  // Alpha comes first: its centers, settings and synonyms are in memory when beta's requests arrive.
  await keepAlphas('customerCenters', {});
  await keepAlphas('webConfigItems', {});
  await keepAlphas('listProducts', byAlphasWord);
  await untilConfirmed(shop);
  before = await snapshotOf(shop.database);
});
afterAll(() => shop.stop());
afterEach(() => expectUnchanged(shop.database, before));

const INVALID_TOKEN = /^Bearer error="invalid_token", error_description="[^"]+"$/;

/** Refused, with the header that says so, and nothing beyond the sentence of the refusal. */
function expectUnbelieved(response: LightMyRequestResponse, what: string): void {
  expect(verdict(response), what).toBe('401 TOKEN_INVALID');
  expect(response.headers['www-authenticate'], what).toMatch(INVALID_TOKEN);
  expect(response.headers['set-cookie'], what).toBeUndefined();
  expect(Object.keys(response.json()).toSorted(), what).toEqual(['code', 'message', 'statusCode']);
}

const sample = (name: CallName): Given => samplesOf('alpha', order.orderId)[name];
const atBeta = (given: Given): Record<string, Given> => ({
  'its TenantId': { ...given, tenant: 'beta' },
  'its tenantId in the address': { ...given, query: { ...given.query, tenantId: 'beta' } },
  'its host': { ...given, headers: { ...given.headers, host: 'beta.example' } },
});

describe("C-01 a token of alpha is refused at beta's", () => {
  test.each(closed)('%s', async (name) => {
    expect(callersOf(name)).not.toEqual([]);
    for (const caller of callersOf(name)) {
      const token = await tokenOfCaller(shop, 'alpha', caller);
      for (const [place, given] of Object.entries(atBeta({ ...sample(name), token }))) {
        const response = await shop.call(name, given);
        expectUnbelieved(response, `${caller}, ${place}`);
        expect(told(response)).not.toMatch(ALPHAS);
      }
    }
  });
});

describe('C-01 a token that was not made here is refused', () => {
  test.each(closed)('%s', async (name) => {
    const [caller = 'nobody'] = callersOf(name).toReversed();
    const good = (await tokenOfCaller(shop, 'alpha', caller)) ?? '';
    for (const [what, token] of Object.entries(await forgeries(good)))
      expectUnbelieved(await shop.call(name, { ...sample(name), token }), what);
    for (const authorization of [good, `Basic ${good}`, 'Bearer', 'Bearer ', `Bearer ${good} ${good}`]) {
      const response = await shop.call(name, {
        ...sample(name),
        headers: { ...sample(name).headers, authorization },
      });
      expect(verdict(response), authorization.slice(0, 8)).toBe('401 TOKEN_MISSING');
      expect(response.headers['www-authenticate']).toMatch(INVALID_TOKEN);
    }
  });
});

describe('an expired token is refused, with the time', () => {
  const begin = new Date('2026-03-02T05:00:00Z');
  afterEach(() => {
    shop.now = begin;
  });

  test.each(closed)('%s', async (name) => {
    const [caller = 'nobody'] = callersOf(name).toReversed();
    const token = await tokenOfCaller(shop, 'alpha', caller);
    const isApplicant = caller === 'applicant';
    const other = caller === 'superAdmin' || isApplicant ? caller : 'guest';
    const unused = await tokenOfCaller(shop, 'alpha', other);
    const end = new Date(begin.getTime() + (isApplicant ? 30 * 24 * 60 : 15) * 60_000);
    shop.now = new Date(end.getTime() - 1000);
    await shop.deps.tokens.verify(token ?? '');
    shop.now = end;
    for (const one of [token, unused]) {
      const response = await shop.call(name, { ...sample(name), token: one });
      expect(verdict(response)).toBe('401 TOKEN_EXPIRED');
      expect(response.headers['www-authenticate']).toBe(
        `Bearer error="invalid_token", error_description="The token expired at '${end.toISOString()}'"`,
      );
      expect(response.json()).not.toHaveProperty('exceptionHandler');
    }
  });
});

describe('C-01 the tenant of a call', () => {
  const tokenFor = (name: CallName, tenant: 'alpha' | 'beta') =>
    isPublic(name) ? Promise.resolve(undefined) : tokenOfCaller(shop, tenant, callersOf(name)[0] ?? 'nobody');

  test.each(names)('%s: an unknown one is a 404 that names it', async (name) => {
    const token = await tokenFor(name, 'alpha');
    const given = { ...sample(name), token };
    for (const tenantId of [
      'nobody',
      'ALPHA',
      'alpha ',
      "alpha'--",
      '../beta',
      'x'.repeat(2000),
      'constructor',
    ]) {
      const query = { ...given.query, tenantId };
      for (const tried of [
        { ...given, query },
        { ...given, tenant: tenantId.trim() === tenantId ? tenantId : 'x' },
      ]) {
        const response = await shop.call(name, tried);
        expect(verdict(response), tenantId.slice(0, 20)).toBe('404 TENANT_UNKNOWN');
        expect(response.json().fields).toHaveProperty('tenantId');
        expect(told(response)).not.toMatch(ALPHAS);
      }
    }
  });

  test.each(names)('%s: a bound host lets no other be named, whoever asks', async (name) => {
    for (const owner of ['alpha', 'beta'] as const) {
      const given = { ...sample(name), token: await tokenFor(name, owner) };
      const headers = { ...given.headers, host: 'ALPHA.example:3000' };
      for (const tried of [
        { ...given, headers, tenant: 'beta' },
        { ...given, headers, query: { ...given.query, tenantId: 'beta' } },
        { ...given, headers, query: { ...given.query, tenantId: 'nobody' } },
      ])
        expect(verdict(await shop.call(name, tried))).toBe('400 TENANT_MISMATCH');
    }
  });
});

/** If guests may make the call, alpha's guest makes it first: the response cached for them must not reach beta. */
async function keepAlphas(name: CallName, given: Given): Promise<LightMyRequestResponse | undefined> {
  if (!whoMay(name).includes('guest')) return undefined;
  const token = await tokenOfCaller(shop, 'alpha', 'guest');
  return shop.call(name, { token, tenant: 'alpha', ...given });
}

describe("U-01 as beta with alpha's ids, keys, codes and cookies nothing of alpha is returned", () => {
  test('while alpha gets it', async () => {
    const found = await keepAlphas('listProducts', byAlphasWord);
    expect(found?.body).toMatch(ALPHAS);
  });

  test.each(names)('%s', async (name) => {
    for (const { as = 'customer', given, hears } of attemptsOf(name, 'crossTenant', {
      shop,
      order,
    })) {
      const token = await tokenOfCaller(shop, 'beta', as);
      for (const language of ['th', 'en'] as const) {
        await keepAlphas(name, { language, ...given });
        const response = await shop.call(name, { token, tenant: 'beta', language, ...given });
        expectHeard(response, hears);
        expect(told(response)).not.toMatch(ALPHAS);
        expect(response.body).not.toContain(order.orderId);
      }
    }
  });
});
