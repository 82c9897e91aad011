/**
 * What comes from providers, and buyers who come back from them. A buyer's browser may bring a POST from another website, without
 * our cookies, or be another one than the buyer began with: so nothing here asks who it is. The reference in the address, which is
 * ours and random, says which try it is; the provider is asked what became of it; and a GET of our own follows, which brings cookies.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { RawCallback } from '../../gateways/payments/payment-provider.ts';
import { hintedReference, lookAtPayment, lookIfOpen, takeCallback } from './payment-looking.usecases.ts';

const REFERENCE = /^[A-Z0-9]{6,20}$/;
const hidden = { schema: { hide: true } };
const METHODS: ('GET' | 'POST')[] = ['GET', 'POST'];

/** Bodies come as providers send them: adapters check signatures over the bytes. */
export function addPaymentCallbacks(app: FastifyInstance, deps: Dependencies): void {
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    addCallback(scope, deps);
    addReturn(scope, deps);
    for (const [path, name] of NAMED) addNamed(scope, deps, { path, name });
    for (const path of ['/payment/*', '/en/payment/*'])
      scope.post(path, hidden, (request, reply) => reply.redirect(request.url, 303));
    ready();
  });
}

/** Where each provider is told to call, if it takes one address for all; buyers come back there too. */
const NAMED = [
  ['/payment/kbank/callback', 'kbank'],
  ['/payment/kbank/callback/*', 'kbank'],
  ['/paymentkbank/callback', 'kbank'],
  ['/paymentkbank/callback/*', 'kbank'],
  ['/en/payment/kbank/callback', 'kbank'],
  ['/en/payment/kbank/callback/*', 'kbank'],
  ['/en/paymentkbank/callback', 'kbank'],
  ['/en/paymentkbank/callback/*', 'kbank'],
  ['/payment/opn/callback', 'opn'],
] as const;

function rawOf({ headers, query, body }: FastifyRequest): RawCallback {
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    ),
    query: Object.fromEntries(
      Object.entries(query as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}

const answerOf = (reply: FastifyReply, isTaken: boolean) =>
  reply.code(isTaken ? 200 : 400).send({ statusText: isTaken ? 'OK' : 'Refused' });

function addCallback(scope: FastifyInstance, deps: Dependencies): void {
  scope.route<{ Params: { tenant: string; method: string } }>({
    method: METHODS,
    url: '/api/payments/callback/:tenant/:method',
    ...hidden,
    handler: async (request, reply) => {
      const { tenant, method } = request.params;
      const isKnown = deps.tenants.all().some(({ tenantId }) => tenantId === tenant);
      const raw = rawOf(request);
      return answerOf(reply, isKnown && (await takeCallback(deps, { tenantId: tenant, method, raw })));
    },
  });
}

type Back = { Params: { tenant: string; reference: string; language: string } };

function addReturn(scope: FastifyInstance, deps: Dependencies): void {
  for (const how of ['', '/cancel'])
    scope.route<Back>({
      method: METHODS,
      url: `/api/payments/return/:tenant/:reference/:language${how}`,
      ...hidden,
      handler: async (request, reply) => {
        const { tenant, reference, language } = request.params;
        const isKnown =
          deps.tenants.all().some(({ tenantId }) => tenantId === tenant) && REFERENCE.test(reference);
        if (isKnown) await lookIfOpen(deps, tenant, reference);
        return reply.redirect(pathOf(language, isKnown ? reference : undefined), 303);
      },
    });
}

const pathOf = (language: string, reference: string | undefined): string =>
  `${language === 'en' ? '/en' : ''}/payment/status/${reference === undefined ? 'unknown' : `return?reference=${reference}`}`;

/** A form, or an address that was opened, is a buyer; anything else the provider itself. */
const isBuyer = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' || (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

function addNamed(
  scope: FastifyInstance,
  deps: Dependencies,
  { path, name }: { path: string; name: 'kbank' | 'opn' },
): void {
  scope.route({
    method: METHODS,
    url: path,
    ...hidden,
    handler: async (request, reply) => {
      const { tenantId } = deps.tenants.resolve(request, undefined);
      const named = await namedReference(deps, { tenantId, name, raw: rawOf(request) });
      const reference = named !== undefined && (named === '' || REFERENCE.test(named)) ? named : undefined;
      if (!isBuyer(request)) {
        if (reference !== undefined && reference !== '')
          await lookAtPayment(deps, { tenantId, reference, source: 'callback' });
        return answerOf(reply, reference !== undefined);
      }
      if (reference !== undefined && reference !== '') await lookIfOpen(deps, tenantId, reference);
      const isEnglish =
        path.startsWith('/en/') || (request.headers['accept-language'] ?? '').startsWith('en');
      return reply.redirect(pathOf(isEnglish ? 'en' : 'th', reference || undefined), 303);
    },
  });
}

/** Which try the message is about; '' for one that is genuine and of no try of ours, undefined for one that is refused. */
async function namedReference(
  deps: Dependencies,
  { tenantId, name, raw }: { tenantId: string; name: string; raw: RawCallback },
): Promise<string | undefined> {
  for (const kind of ['card', 'qr', 'counter'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- settings of two or three kinds, which are cached
    const provider = await deps.paymentProviders.of(tenantId, { kind, provider: name });
    const read = provider?.readCallback(raw);
    if (read?.kind === 'hint')
      // oxlint-disable-next-line no-await-in-loop -- ends the loop
      return (await hintedReference(deps, tenantId, read)) ?? '';
    if (read?.kind === 'fact') return read.fact.reference;
  }
  return undefined;
}
