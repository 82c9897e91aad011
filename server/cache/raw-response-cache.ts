/**
 * Cached answers, sent again before the app looks at the request: going the whole way to an answer that is ready costs
 * several times what sending it does (decision 9). The first time a question goes the whole way (limits, tenant, token,
 * permission, validation); the answer that was sent then is sent again, headers and all, to whoever asks the very same
 * as a guest of the same tenant and center, for as long as its store holds it.
 *
 * Anybody may ask anything in any number of spellings, so an answer is remembered only under the one canonical spelling
 * of its question: the target and body that our own client would send, a host that is the shop's own, no cookie but
 * harmless ones. Everything else goes the whole way and leaves nothing behind. What is remembered is limited by bytes.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { calls } from '#contract/calls.ts';
import type { AddressLimit } from '../http/address-limit.ts';
import { callerOf, type Trust } from '../http/forwarded.ts';
import { languageOf } from '../http/language.ts';
import type { Places } from '../http/places.ts';
import type { Tokens } from '../http/tokens.ts';
import type { Events } from '../events.ts';
import { createHarmless } from './harmless-cookies.ts';
import type { CacheHandle } from './response-cache.ts';
import { canonicalBody, canonicalTarget, sortedBody } from './spelling.ts';

type Sent = {
  body: Buffer;
  /** What the body was made from, in its store. */
  cacheHandle: CacheHandle;
  /** The canonical spelling of the address, where it is not that of the call. */
  target?: string;
};

export type RawResponseCache = {
  /** Stands before the app's own listener from now on. */
  standBefore(app: FastifyInstance): void;
  /** To be told of an answer with status 200 that is just being sent and is the same for all who ask so. */
  remember(request: FastifyRequest, reply: FastifyReply, sent: Sent): void;
  /** What it has in memory, without the bodies, which are the store's. */
  bytes(): number;
  /** How many answers it has sent. */
  hits(): number;
};

type Ready = {
  body: Buffer;
  headers: string[];
  cacheHandle: CacheHandle;
  /** When its store was last asked for it. */
  askedAt: number;
  /** Asks the store no longer to tell when it lets go. */
  letGo: () => void;
};
/** What was found out about a request that then went the whole way. */
type Passed = { question: string; body?: Buffer };
type Asked = { question: string; address: string };
type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Options = {
  maxBytes: number;
  cookiePrefix: string;
  tokens: Pick<Tokens, 'recall'>;
  events: Pick<Events, 'subscribe' | 'onReconnect'>;
  places: Places;
  trust: Trust;
  limit: Pick<AddressLimit, 'allows'>;
};

/** Of the heap, for one answer: its entry, its list of headers, and what tells it that its store lets go. */
const BYTES_BESIDE = 768;
/**
 * A store tells at once what it lets go of; whether an answer has grown too old it is asked this often, and learns that
 * the answer is used. To ask each time would cost a twentieth of sending it.
 */
const ASKED_AFTER_MS = 1000;
/** The one question that is asked with a body and that many ask alike; a longer body is nobody else's. */
const ASKED_BY_POST = calls.listProducts.path;
const MAX_BODY_LENGTH = 1024;
/** No canonical question has a longer address. */
const MAX_TARGET_LENGTH = 512;

const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;
const IS_JSON = /^application\/json\s*(?:;|$)/i;

export function createRawResponseCache({
  maxBytes,
  cookiePrefix,
  tokens,
  events,
  places,
  trust,
  limit,
}: Options): RawResponseCache {
  const ready = new LRUCache<string, Ready>({
    // A shop that keeps nothing has room for nothing; 0 would be no limit.
    maxSize: Math.max(1, Math.floor(maxBytes)),
    // V8 may take two bytes for a character.
    sizeCalculation: ({ headers }, question) =>
      2 * question.length + headers.reduce((sum, text) => sum + text.length, 0) + BYTES_BESIDE,
    dispose: ({ letGo }) => letGo(),
  });
  const passed = new WeakMap<IncomingMessage, Passed>();
  const isHarmless = createHarmless(cookiePrefix);
  let hits = 0;
  const forget = (): void => ready.clear();
  // Which host is whose decides before any store is asked.
  events.subscribe((change) => {
    if ('tenants' in change) forget();
  });
  events.onReconnect(forget);

  /** Everything the answer depends on but the body; undefined where only the whole way will do. */
  const askedOf = (request: IncomingMessage): Asked | undefined => {
    const { method, url = '', headers } = request;
    if (url.length > MAX_TARGET_LENGTH || headers['if-none-match'] !== undefined) return undefined;
    if (!TAKES_BROTLI.test(headers['accept-encoding'] ?? '')) return undefined;
    const { authorization, tenantid = '' } = headers;
    const { address, protocol, host } = callerOf(request, trust);
    const place = `${method} ${protocol} ${host} ${String(tenantid)} ${languageOf({ headers })} ${url}`;
    // Calls believe the token alone; what is asked without one may depend on who the browser is.
    if (authorization === undefined)
      return isHarmless(headers.cookie) ? { question: place, address } : undefined;
    const visitor = authorization.startsWith('Bearer ') ? tokens.recall(authorization.slice(7)) : undefined;
    if (visitor?.kind !== 'guest' || visitor.priceLevel !== undefined) return undefined;
    return { question: `${visitor.tenantId} ${visitor.saleUnit} ${place}`, address };
  };

  const answerFromCache = (response: ServerResponse, { question, address }: Asked): boolean => {
    const known = ready.get(question);
    // Over its limit an address goes the whole way, where the app's own limits say no.
    if (!known || !limit.allows(address)) return false;
    const now = performance.now();
    if (now - known.askedAt > ASKED_AFTER_MS) {
      if (!known.cacheHandle.isCached()) return false;
      known.askedAt = now;
    }
    hits += 1;
    response.writeHead(200, known.headers);
    response.end(known.body);
    return true;
  };

  const listen = (wholeWay: Listener): Listener => {
    const withBody = (request: IncomingMessage, response: ServerResponse, asked: Asked): void => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        const question = `${asked.question}\n${sortedBody(body.toString()) ?? ''}`;
        if (answerFromCache(response, { ...asked, question })) return;
        passed.set(request, { question, body });
        wholeWay(request, response);
      });
    };
    return (request, response) => {
      const { method, url, headers } = request;
      const hasBody = method === 'POST';
      const length = Number(headers['content-length']);
      const mayBeReady = hasBody
        ? url === ASKED_BY_POST && length <= MAX_BODY_LENGTH && IS_JSON.test(headers['content-type'] ?? '')
        : method === 'GET';
      const asked = mayBeReady ? askedOf(request) : undefined;
      if (asked === undefined) return wholeWay(request, response);
      if (hasBody) return withBody(request, response, asked);
      if (answerFromCache(response, asked)) return;
      passed.set(request, { question: asked.question });
      wholeWay(request, response);
    };
  };

  /** By itself, for what lasts as long as an answer is kept would hold the first request for it, its socket and all. */
  const hold = (question: string, answer: Omit<Ready, 'askedAt' | 'letGo'>): void => {
    const held: Ready = { ...answer, askedAt: performance.now(), letGo: () => undefined };
    // One that is too large is not taken.
    if (!ready.set(question, held).has(question)) return;
    held.letGo = answer.cacheHandle.whenGone(() => ready.delete(question));
  };

  return {
    standBefore: (app) => {
      const [wholeWay] = app.server.listeners('request');
      if (!wholeWay) throw new TypeError('The app does not listen to requests');
      const inFront = listen(wholeWay);
      app.server.removeListener('request', wholeWay).on('request', inFront);
      // Told to stop, the app answers by itself: it asks the callers to let go of their connections.
      app.addHook('preClose', (done) => {
        app.server.removeListener('request', inFront).on('request', wholeWay);
        done();
      });
      app.addHook('preParsing', (request, _reply, payload, done) => {
        const body = passed.get(request.raw)?.body;
        done(null, body ? readAgain(body) : payload);
      });
    },
    remember: (request, reply, { body, cacheHandle, target }) => {
      const { question, body: asked } = passed.get(request.raw) ?? {};
      if (question === undefined || !places.ofRequest(request).isCanonical) return;
      if (!isCanonical(request, { body: asked, target })) return;
      reply.raw.once('finish', () => {
        if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
        const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
        hold(question, { body, cacheHandle, headers });
      });
    },
    bytes: () => ready.calculatedSize,
    hits: () => hits,
  };
}

/** Whether the request is spelled as the one spelling of its question. */
function isCanonical(
  { raw, routeOptions, params, query, body: read }: FastifyRequest,
  { body, target }: { body: Buffer | undefined; target: string | undefined },
): boolean {
  const { url: sent = '' } = raw;
  const { url: route = '', schema } = routeOptions;
  // What no schema has read stands there as it came.
  const known = schema?.querystring === undefined ? {} : query;
  if (sent !== (target ?? canonicalTarget({ route, params, query: known, target: sent }))) return false;
  if (body === undefined) return true;
  const text = body.toString();
  return sortedBody(text) === canonicalBody(text, read);
}

/** A body that has been read, as one that can be read. */
function readAgain(body: Buffer): Readable & { receivedEncodedLength: number } {
  return Object.assign(Readable.from([body], { objectMode: false }), { receivedEncodedLength: body.length });
}
