import { afterEach, describe, expect, test } from 'vitest';
import { createTestShop, type ShopOptions, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
afterEach(() => shop.stop());

const open = async (config: ShopOptions['config']) => {
  shop = await createTestShop({ config });
};
const ask = (url: string, authorization?: string) =>
  shop.app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

describe('the figures of the process', () => {
  test('are open in a demo', async () => {
    await open({ metrics: 'open' });
    const { statusCode, body } = await ask('/metrics');
    expect(statusCode).toBe(200);
    expect(body).toContain('kept_answers_bytes');
  });

  test('are not there where nobody opened them', async () => {
    await open({ metrics: 'closed' });
    expect((await ask('/metrics')).json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    expect((await ask('/healthz')).statusCode).toBe(200);
  });

  test('are for whoever shows the token', async () => {
    await open({ metrics: { token: 'a token of tests' } });
    expect((await ask('/metrics')).statusCode).toBe(401);
    expect((await ask('/metrics', 'Bearer another token')).statusCode).toBe(401);
    expect((await ask('/metrics', 'Bearer a token of tests')).statusCode).toBe(200);
  });
});

describe('the description of the calls', () => {
  test('is open in a demo', async () => {
    await open({ apiDocs: true });
    expect((await ask('/docs/json')).json()).toMatchObject({ openapi: '3.1.0' });
  });

  test('is not there where nobody opened it', async () => {
    await open({ apiDocs: false });
    for (const url of ['/docs', '/docs/', '/docs/json', '/docs/static/index.html'])
      expect((await ask(url)).statusCode, url).toBe(404);
  });
});
