/** Providers for the tests of the adapters: one that answers what a document says, and the simulators over a real port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { createFaults } from '#simulators/faults.ts';
import { addPaymentSimulators, simulatedPayments } from '#simulators/payments.ts';
import type { ProviderCall, ProviderClient } from '../gateways/payments/provider-client.ts';
import type { StartPayment } from '../gateways/payments/payment-provider.ts';
import { createPaymentGateways } from '../gateways/payments/payment-providers.ts';

/** Answers each call in turn, and keeps what was asked. */
export function answeringClient(...answers: readonly (string | { status: number; text: string })[]) {
  const asked: ProviderCall[] = [];
  const call: ProviderClient = async (one) => {
    const answer = answers[asked.length] ?? '';
    asked.push(one);
    return typeof answer === 'string' ? { status: 200, text: answer } : answer;
  };
  return { call, asked };
}

export const NOW = new Date('2026-11-27T03:00:00Z');
export const payment = (more: Partial<StartPayment> = {}): StartPayment => ({
  reference: 'P0001',
  satang: 20_050,
  currency: 'THB',
  description: 'คำสั่งซื้อ 0001',
  language: 'th',
  returnUrl: 'https://shop.example/back',
  cancelUrl: 'https://shop.example/gave-up',
  callbackUrl: 'https://shop.example/callback',
  expiresAt: new Date('2026-11-27T04:00:00Z'),
  ...more,
});

type Heard = {
  provider: string;
  tenantId: string;
  headers: Record<string, string | undefined>;
  query: Record<string, string>;
  body: Buffer;
};

/** The simulators on a port, and the providers of shops that have set nothing: they use the simulators. */
export async function simulatorsOverHttp() {
  const heard: Heard[] = [];
  const shop = createServer(async (request, response) => {
    const [, provider = '', tenantId = ''] = (request.url ?? '').split('/');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    heard.push({
      provider,
      tenantId,
      headers: request.headers as Record<string, string | undefined>,
      query: {},
      body: Buffer.concat(parts),
    });
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const app = Fastify();
  const faults = createFaults();
  let origin = '';
  const secret = 'of the tests';
  addPaymentSimulators(app, {
    origin: () => origin,
    secret,
    clock: () => NOW,
    faults,
    callbackUrl: ({ provider, tenantId }) => `${shopOrigin}/${provider}/${tenantId}`,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    shop.closeAllConnections();
    await new Promise((resolve) => shop.close(resolve));
  });
  const providers = createPaymentGateways({
    settingsOf: async () => ({ flag: () => true, text: () => '', secret: async () => '' }),
    clock: () => NOW,
    simulators: simulatedPayments(() => origin, secret),
  });
  const named = async (
    name: 'kbank' | 'linepay' | 'opn',
    kind: 'card' | 'qr' | 'linepay' | 'counter',
    tenantId = 'alpha',
  ) => {
    const provider = await providers.named(tenantId, name, kind);
    if (!provider) throw new Error('A simulated provider is there for every shop');
    return provider;
  };
  /** The buyer presses a button of the provider's page; where the browser is sent to. */
  const press = async (url: string, ending: string) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ending }),
    });
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
  };
  return { origin: () => origin, faults, providers, named, press, heard };
}

export const raw = (more: {
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: string | Buffer;
}) => ({
  headers: more.headers ?? {},
  query: more.query ?? {},
  body: Buffer.from(more.body ?? ''),
});
