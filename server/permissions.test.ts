/** Who may make which call: written by hand next to each feature, compared with what the server really answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { verdict } from './testing/attempts.ts';
import { callTests, samplesOf } from './testing/call-tests.ts';
import { CALLERS, tokenOfCaller, type Caller } from './testing/callers.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';

const Yes = 'allowed';
const Who = '401 TOKEN_MISSING';
const No = '403 NOT_ALLOWED';

/** The expected response for each caller, by the rows of the features. */
function expectedOf(name: CallName): Record<Caller, string> {
  const { may } = callTests[name];
  const told = CALLERS.map((caller) => {
    if (may === 'everybody' || may.some((one) => one === caller)) return [caller, Yes];
    return [caller, caller === 'nobody' ? Who : No];
  });
  return Object.fromEntries(told) as Record<Caller, string>;
}

const names = Object.keys(calls) as CallName[];
const isPublic = (name: CallName) => callTests[name].may === 'everybody';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());

/** The response to a valid request of the caller; `allowed` for everything but a refusal of their kind. */
async function outcome(name: CallName, caller: Caller): Promise<string> {
  const token = await tokenOfCaller(shop, 'alpha', caller);
  const response = await shop.call(name, { token, tenant: 'alpha', ...samplesOf('alpha')[name] });
  expect(response.statusCode, response.body).toBeLessThan(500);
  const told = verdict(response);
  expect(told, 'an input that the call takes').not.toBe('400 INVALID_INPUT');
  expect(told, 'a call that is served').not.toBe('404 NOT_FOUND');
  const refusals = ['TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'NOT_ALLOWED'];
  return refusals.some((code) => told.endsWith(` ${code}`)) ? told : Yes;
}

const visitorOf = async (caller: Caller) =>
  shop.deps.tokens.verify((await tokenOfCaller(shop, 'alpha', caller)) ?? '');

describe('A-66 the table', () => {
  test('U-08 names every call of the contract and no other', () => {
    expect(Object.keys(callTests).toSorted()).toEqual(names.toSorted());
  });

  test('and the contract are all that the API document serves', async () => {
    await shop.app.ready();
    const { paths = {} } = shop.app.swagger();
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contract = names.map(
      (name) => `${calls[name].method} ${calls[name].path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(served.toSorted()).toEqual(contract.toSorted());
  });
});

describe('A-66 who may', () => {
  test.each(names)('%s', async (name) => {
    const answered = CALLERS.map(async (caller) => [caller, await outcome(name, caller)] as const);
    expect(Object.fromEntries(await Promise.all(answered))).toEqual(expectedOf(name));
  });
});

describe('B-05 the other salesmen', () => {
  test.each(['4', '5', '7', '8'])('of role %s may what role 3 may', async (role) => {
    const { tenantId, ...salesman } = await visitorOf('salesman');
    const token = await shop.deps.tokens.sign({ tenantId, ...salesman, role });
    for (const name of names) {
      const response = await shop.call(name, { token, tenant: 'alpha', ...samplesOf('alpha')[name] });
      expect([name, verdict(response) === No]).toEqual([name, expectedOf(name).salesman === No]);
    }
  });

  test('without a role of staff nobody is one', async () => {
    const salesman = await visitorOf('salesman');
    for (const role of ['', '2', '6', 'GUEST', '01']) {
      const token = await shop.deps.tokens.sign({ ...salesman, role });
      expect([role, (await shop.call('staffCenters', { token })).statusCode]).toEqual([role, 403]);
    }
  });
});

describe('W-09 A-02 a guest where the shop takes none', () => {
  test('is refused every call but the public ones', async () => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'GUEST_MODE_ENABLED', 'N')`,
    );
    shop.deps.cache.dropAll();
    const token = await tokenOfCaller(shop, 'alpha', 'guest');
    for (const name of names.filter((one) => !isPublic(one) && expectedOf(one).guest === Yes)) {
      const response = await shop.call(name, { token, ...samplesOf('alpha')[name] });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 403, 'GUEST_MODE_OFF']);
    }
    await shop.database.asOwner(`delete from web_config where opt = 'GUEST_MODE_ENABLED'`);
  });
});
