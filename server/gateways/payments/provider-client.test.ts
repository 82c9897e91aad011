import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GatewayError } from '../gateway-error.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createProviderClient } from './provider-client.ts';

async function providerAt(answer: (response: ServerResponse) => unknown): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/charges?key=skey_secret`;
}
const clientOf = (patienceMs?: number) =>
  createProviderClient({ name: 'Bank', isLocal: () => true, ...(patienceMs && { patienceMs }) });
const post = (url: string, patienceMs?: number) =>
  clientOf(patienceMs)({
    method: 'POST',
    url,
    headers: { authorization: 'skey_secret' },
    body: 'skey_secret',
  });

describe('U-05j a call to a provider of payments', () => {
  test.each(['http://bank.example/', 'ftp://bank.example/', '/charges', ''])(
    'is never made without https: %s',
    async (url) => {
      const call = createProviderClient({ name: 'Bank' });
      await expect(call({ method: 'GET', url })).rejects.toThrow('Bank is called over https only');
    },
  );

  test('answers with the status and the text, refusals among them', async () => {
    const url = await providerAt((response) => response.writeHead(402).end('{"code":"no"}'));
    await expect(post(url)).resolves.toEqual({ status: 402, text: '{"code":"no"}' });
  });

  test.each([429, 500, 503])('fails with a status of %i', async (status) => {
    const url = await providerAt((response) => response.writeHead(status).end('the secret answer'));
    await expect(post(url)).rejects.toThrow(new GatewayError(`Bank answered ${status}`));
  });

  test('says what went wrong and never what was sent or answered', async () => {
    const silent = await providerAt(() => undefined);
    const broken = await providerAt((response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"paid":true', () => response.destroy());
    });
    await expect(post(silent, 50)).rejects.toThrow('Bank did not answer within 50 ms');
    await expect(post(broken)).rejects.toThrow(
      /^Bank (broke off its answer|could not be reached: ECONNRESET)$/,
    );
    await expect(post('http://127.0.0.1:1/?key=skey_secret')).rejects.toThrow(
      'Bank could not be reached: ECONNREFUSED',
    );
  });

  test('does not take an answer without end', async () => {
    const url = await providerAt((response) => response.end('x'.repeat(1_100_000)));
    await expect(post(url)).rejects.toThrow(
      /^Bank (answered too much|could not be reached: \w+|broke off its answer)$/,
    );
  });
});

describe('U-05j the circuit breaker', () => {
  const failure = new GatewayError('Bank answered 500');
  function brokenBreaker() {
    let time = 0;
    let works = 0;
    const breaker = createCircuitBreaker({ name: 'Bank', now: () => time });
    const run = (error?: Error) =>
      breaker.run(async () => {
        works += 1;
        if (error) throw error;
        return 'answer';
      });
    const failTimes = async (times: number) => {
      for (let each = 0; each < times; each += 1) await expect(run(failure)).rejects.toThrow(failure);
    };
    return { run, failTimes, breaker, pass: (ms: number) => void (time += ms), works: () => works };
  }

  test('lets calls through until five in a row failed, and then makes none for half a minute', async () => {
    const { run, failTimes, pass, works } = brokenBreaker();
    await failTimes(4);
    await expect(run()).resolves.toBe('answer');
    await failTimes(5);
    await expect(run()).rejects.toThrow('Bank failed too often and is not asked for now');
    pass(29_999);
    await expect(run()).rejects.toThrow('is not asked for now');
    expect(works()).toBe(10);
  });

  test('tries once after its rest: an answer closes it, a failure rests it again', async () => {
    const { run, failTimes, pass, breaker } = brokenBreaker();
    await failTimes(5);
    pass(30_000);
    await failTimes(1);
    await expect(run()).rejects.toThrow('is not asked for now');
    pass(30_000);
    const { promise, resolve } = Promise.withResolvers<string>();
    const trial = breaker.run(async () => promise);
    await expect(run(), 'one trial at a time').rejects.toThrow('is not asked for now');
    resolve('late');
    await expect(trial).resolves.toBe('late');
    await expect(run()).resolves.toBe('answer');
  });

  test('takes a refusal for an answer', async () => {
    const { run, failTimes } = brokenBreaker();
    await failTimes(4);
    await expect(run(new GatewayError('no', { isRefusal: true }))).rejects.toThrow('no');
    await failTimes(4);
    await expect(run()).resolves.toBe('answer');
  });
});
