/** Signing in for tests, and what a token may do afterwards: on every call of its kind, in any process. */
import { expect } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { eventually } from '#database/testing.ts';
import { samplesOf } from './call-tests.ts';
import { PASSWORD, type TestShop } from './shop.ts';
import { verdict } from './attempts.ts';

export type Login = { token: string; cookies: Record<string, string> };

export async function signIn(
  shop: TestShop,
  name: 'login' | 'staffLogin',
  { username, tenant = 'alpha' }: { username: string; tenant?: string },
): Promise<Login> {
  const response = await shop.call(name, { tenant, body: { username, password: PASSWORD } });
  expect(response.statusCode, response.body).toBe(200);
  const { jtoken, token } = response.json<{ jtoken?: string; token?: string }>();
  const cookies = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie.value]));
  return { token: jtoken ?? token ?? '', cookies };
}

/** The calls that need a token of one of these kinds, except public ones. */
export const callsOf = (...kinds: string[]): CallName[] =>
  (Object.keys(calls) as CallName[]).filter((name) =>
    (calls[name] as Call).who.some((one) => kinds.includes(one)),
  );

/** The responses of the calls to that token, each verdict once. */
export async function verdicts(shop: TestShop, token: string, names: readonly CallName[]): Promise<string[]> {
  const samples = samplesOf('alpha');
  const responses = await Promise.all(names.map((name) => shop.call(name, { token, ...samples[name] })));
  return [...new Set(responses.map(verdict))];
}

export const untilRefused = (shop: TestShop, token: string) =>
  eventually(async () =>
    expect(verdict(await shop.call('webConfigItems', { token }))).toBe('401 SESSION_OVER'),
  );
