import { afterEach, describe, expect, it } from 'vitest';
import { createTestShop, requestOf, type Given, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
afterEach(() => shop.stop());

const open = async (limits: { callsPerMinute: number; signInsPerMinute: number }) => {
  shop = await createTestShop({ config: { limits } });
};
const times = async (count: number, call: () => Promise<{ statusCode: number }>) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push((await call()).statusCode);
  return statuses;
};
const from = (remoteAddress: string, name: 'login' | 'customerProfile', given: Given) =>
  shop.app.inject({ ...requestOf(name, given), remoteAddress });
const login = (username: string, address = '1.1.1.1', given: Given = {}) =>
  from(address, 'login', { tenant: 'alpha', ...given, body: { username, password: 'wrong' } });

describe('calls', () => {
  it('are limited for each visitor at each address, in words the client waits by', async () => {
    await open({ callsPerMinute: 3, signInsPerMinute: 1000 });
    const one = await shop.tokenOf('alpha', 'CUST1');
    const profile = (token: string, address = '1.1.1.1') => from(address, 'customerProfile', { token });
    expect(await times(4, () => profile(one))).toEqual([200, 200, 200, 429]);
    const refused = await profile(one);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_CALLS', exceptionHandler: true });
    expect(refused.json().message).toMatch(/^Waiting for \d+ seconds and try again\.$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await profile(one, '2.2.2.2')).statusCode).toBe(200);
    expect((await profile(await shop.tokenOf('alpha', 'CUST2'))).statusCode).toBe(200);
    expect((await profile(await shop.tokenOf('beta', 'CUST1'))).statusCode).toBe(200);
  });

  it('of the page renderer are not counted, unless they are sign-ins', async () => {
    await open({ callsPerMinute: 3, signInsPerMinute: 5 });
    const token = await shop.tokenOf('alpha', 'CUST1');
    const headers = { 'x-render-key': shop.deps.renderKey };
    const profile = (given: Given) => from('1.1.1.1', 'customerProfile', { token, ...given });
    expect(await times(6, () => profile({ headers }))).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await times(4, () => profile({ headers: { 'x-render-key': 'guess' } }))).toEqual([
      200, 200, 200, 429,
    ]);
    let number = 0;
    const signIn = () => login(`somebody${(number += 1)}`, '1.1.1.1', { headers });
    expect(await times(6, signIn)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('sign-ins', () => {
  it('are limited by address, whatever account they name', async () => {
    await open({ callsPerMinute: 1000, signInsPerMinute: 3 });
    let number = 0;
    const next = (address: string) => login(`somebody${(number += 1)}`, address);
    expect(await times(4, () => next('1.1.1.1'))).toEqual([401, 401, 401, 429]);
    expect((await next('1.1.1.1')).json().code).toBe('TOO_MANY_TRIES');
    expect(await times(2, () => next('2.2.2.2'))).toEqual([401, 401]);
  });

  it('count an IPv6 network as one address', async () => {
    await open({ callsPerMinute: 1000, signInsPerMinute: 3 });
    let number = 0;
    const next = () => login(`somebody${(number += 1)}`, `2001:db8::${number}`);
    expect(await times(4, next)).toEqual([401, 401, 401, 429]);
  });
});
