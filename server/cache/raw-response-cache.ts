/**
 * Sends cached responses before the app handles the request: running the whole pipeline for a response that is
 * already cached costs several times what sending it does (decision 9). The first request goes through the pipeline
 * (limits, tenant, token, permission, validation); its response, including headers, is then sent again for every
 * identical request by a guest of the same tenant and center, for as long as its store holds it.
 *
 * Anybody may spell a request in any number of ways, so a response is remembered only under its one canonical
 * spelling: the target and body that our own client would send, a host that is the shop's own, no cookies but
 * harmless ones. Everything else goes through the pipeline and leaves nothing behind. The cache is limited by
 * bytes.
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
  /** The canonical spelling of the URL, if it differs from that of the call. */
  target?: string;
};

export type RawResponseCache = {
  /** Installs itself in front of the app's own listener. */
  standBefore(app: FastifyInstance): void;
  /** Called with a status 200 response that is being sent and is the same for every such request. */
  remember(request: FastifyRequest, reply: FastifyReply, sent: Sent): void;
  /** Its memory use, without the bodies, which belong to the store. */
  bytes(): number;
  /** How many responses it has sent. */
  hits(): number;
};

type Ready = {
  body: Buffer;
  headers: string[];
  cacheHandle: CacheHandle;
  /** When its store was last checked for it. */
  askedAt: number;
  /** Unsubscribes from the store's eviction notice. */
  letGo: () => void;
};
/** What was found out about a request that was then passed on to the app. */
type Passed = { question: string; body?: Buffer };
type RawRequest = { question: string; address: string };
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

/** Heap per response: its entry, its list of headers, and its subscription to the store's eviction. */
const BYTES_BESIDE = 768;
/**
 * A store reports evictions immediately; whether a response has expired is checked this often, which also marks it
 * as used. Checking on every request would cost a twentieth of sending the response.
 */
const ASKED_AFTER_MS = 1000;
/** The one POST request that many visitors send alike; a longer body is unique to its sender. */
const ASKED_BY_POST = calls.listProducts.path;
const MAX_BODY_LENGTH = 1024;
/** No canonical request has a longer URL. */
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
    // A shop that caches nothing has room for nothing; 0 would mean no limit.
    maxSize: Math.max(1, Math.floor(maxBytes)),
    // V8 may use two bytes per character.
    sizeCalculation: ({ headers }, question) =>
      2 * question.length + headers.reduce((sum, text) => sum + text.length, 0) + BYTES_BESIDE,
    dispose: ({ letGo }) => letGo(),
  });
  const passed = new WeakMap<IncomingMessage, Passed>();
  const isHarmless = createHarmless(cookiePrefix);
  let hits = 0;
  const forget = (): void => ready.clear();
  // The host-to-tenant mapping is applied before any store is consulted.
  events.subscribe((change) => {
    if ('tenants' in change) forget();
  });
  events.onReconnect(forget);

  /** Everything the response depends on except the body; undefined if only the app can answer. */
  const askedOf = (request: IncomingMessage): RawRequest | undefined => {
    const { method, url = '', headers } = request;
    if (url.length > MAX_TARGET_LENGTH || headers['if-none-match'] !== undefined) return undefined;
    if (!TAKES_BROTLI.test(headers['accept-encoding'] ?? '')) return undefined;
    const { authorization, tenantid = '' } = headers;
    const { address, protocol, host } = callerOf(request, trust);
    const place = `${method} ${protocol} ${host} ${String(tenantid)} ${languageOf({ headers })} ${url}`;
    // Calls trust only the token; without one the response may depend on the browser's identity.
    if (authorization === undefined)
      return isHarmless(headers.cookie) ? { question: place, address } : undefined;
    const visitor = authorization.startsWith('Bearer ') ? tokens.recall(authorization.slice(7)) : undefined;
    if (visitor?.kind !== 'guest' || visitor.priceLevel !== undefined) return undefined;
    return { question: `${visitor.tenantId} ${visitor.saleUnit} ${place}`, address };
  };

  const answerFromCache = (response: ServerResponse, { question, address }: RawRequest): boolean => {
    const known = ready.get(question);
    // Over its limit an address is passed to the app, whose own limits refuse it.
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
    const withBody = (request: IncomingMessage, response: ServerResponse, asked: RawRequest): void => {
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

  /**
   * A separate function: a closure that lives as long as a cached response would retain the first request, its
   * socket and all.
   */
  const hold = (question: string, answer: Omit<Ready, 'askedAt' | 'letGo'>): void => {
    const held: Ready = { ...answer, askedAt: performance.now(), letGo: () => undefined };
    // A response that is too large is not taken.
    if (!ready.set(question, held).has(question)) return;
    held.letGo = answer.cacheHandle.whenGone(() => ready.delete(question));
  };

  return {
    standBefore: (app) => {
      const [wholeWay] = app.server.listeners('request');
      if (!wholeWay) throw new TypeError('The app does not listen to requests');
      const inFront = listen(wholeWay);
      app.server.removeListener('request', wholeWay).on('request', inFront);
      // During shutdown the app answers by itself: it asks callers to close their connections.
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

/** Whether the request is in its canonical spelling. */
function isCanonical(
  { raw, routeOptions, params, query, body: read }: FastifyRequest,
  { body, target }: { body: Buffer | undefined; target: string | undefined },
): boolean {
  const { url: sent = '' } = raw;
  const { url: route = '', schema } = routeOptions;
  // Without a schema the query is unparsed.
  const known = schema?.querystring === undefined ? {} : query;
  if (sent !== (target ?? canonicalTarget({ route, params, query: known, target: sent }))) return false;
  if (body === undefined) return true;
  const text = body.toString();
  return sortedBody(text) === canonicalBody(text, read);
}

/** Turns a body that has been read into a readable stream again. */
function readAgain(body: Buffer): Readable & { receivedEncodedLength: number } {
  return Object.assign(Readable.from([body], { objectMode: false }), { receivedEncodedLength: body.length });
}
