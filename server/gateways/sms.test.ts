import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createHttpSms, createShopSms, type SmsMessage } from './sms.ts';

let sent: { through: string; message: SmsMessage }[];
beforeEach(() => {
  sent = [];
});

const gateway = (through: string) => ({
  send: async (message: SmsMessage) => void sent.push({ through, message }),
});
const smsWith = (settings: { sender?: string; url?: string; secret?: string }) =>
  createShopSms({
    shared: gateway('shared'),
    settingsOf: async () => ({ sender: '', url: '', secret: '', ...settings }),
    connect: ({ url, token }) => gateway(`${url()} with ${token}`),
  });
const message = { tenantId: 'petclub', to: '0810000001', text: 'hello' };

describe('W-06 a text message', () => {
  test('goes through the installation’s gateway under the tenant’s own id when the shop has set nothing', async () => {
    await smsWith({}).send(message);
    expect(sent).toEqual([{ through: 'shared', message }]);
  });

  test('bears the sender name that the shop has set', async () => {
    await smsWith({ sender: 'KHONPUI' }).send(message);
    expect(sent).toEqual([{ through: 'shared', message: { ...message, sender: 'KHONPUI' } }]);
  });

  test('goes through the shop’s own provider with the shop’s own secret', async () => {
    await smsWith({ url: 'https://sms.example/send', secret: 'own' }).send(message);
    expect(sent).toEqual([{ through: 'https://sms.example/send with own', message }]);
  });

  test.each(['http://sms.example/send', '/simulators/sms/send', 'ftp://sms.example'])(
    'never leaves for a provider that is not spoken to over https: %s',
    async (url) => {
      await smsWith({ url, secret: 'own' }).send(message);
      expect(sent).toEqual([{ through: 'shared', message }]);
    },
  );
});

describe('the adapter that speaks HTTP', () => {
  type Provider = (request: IncomingMessage, response: ServerResponse) => unknown;

  async function providerAt(answer: Provider): Promise<string> {
    const server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  }
  const send = (url: string, patienceMs?: number) =>
    createHttpSms({ url: () => url, token: 'secret', ...(patienceMs && { patienceMs }) }).send(message);

  test('posts the message as JSON with the token, and the next one over the same connection', async () => {
    const received: { path: string; authorization: string; port: number; body: unknown }[] = [];
    const url = await providerAt(async (request, response) => {
      const { url: path = '', headers, socket } = request;
      const body: unknown = JSON.parse(await text(request));
      const { authorization = '' } = headers;
      received.push({ path: `${request.method} ${path}`, authorization, port: socket.remotePort ?? 0, body });
      response.writeHead(202).end('{"accepted":true}');
    });
    await send(url);
    await send(url);
    const expected = {
      path: 'POST /send',
      authorization: 'Bearer secret',
      port: received[0]?.port,
      body: { to: message.to, text: message.text, sender: 'petclub' },
    };
    expect(received).toEqual([expected, expected]);
  });

  test.each([302, 401, 500])('takes %i for a message that did not go out', async (status) => {
    const url = await providerAt((request, response) => {
      request.resume();
      response.writeHead(status).end();
    });
    await expect(send(url)).rejects.toThrow(`The SMS gateway answered ${status}`);
  });

  test('does not take an accepted message for lost where the answer breaks off', async () => {
    const url = await providerAt((request, response) => {
      request.resume();
      response.writeHead(202, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    });
    await expect(send(url)).resolves.toBeUndefined();
  });

  test('gives up on a provider that does not answer, and on one that is not there', async () => {
    const silent = await providerAt((request) => request.resume());
    await expect(send(silent, 50)).rejects.toThrow(/did not answer within 50 ms/);
    await expect(send('http://127.0.0.1:1/send')).rejects.toThrow(/ECONNREFUSED/);
  });
});
