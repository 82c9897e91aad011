/**
 * Kept answers, sent again before anything else looks at the request: going the whole way to an answer that is ready
 * costs several times what sending it does. The first time it goes the whole way (limits, tenant, token, permission,
 * validation); what was sent then is sent again, headers and all, to whoever asks the very same as a visitor of the
 * same kind, for as long as its store holds it. Guests of one tenant and center are of one kind. Whoever has a session
 * goes the whole way, and so does a browser whose cookie names a session, center or tenant when it asks for a page, and
 * what comes by `inject`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import { languageOf } from '../http/language.ts';
import type { Tokens } from '../http/tokens.ts';
import type { ChangeBus } from './change-bus.ts';
import type { Holding } from './kept-store.ts';

type Sent = {
  body: Buffer;
  /** What the body was made from, in its store. */
  holding: Holding;
};

export type Replay = {
  /** Stands before the app's own listener from now on. */
  standBefore(app: FastifyInstance): void;
  /** To be told of an answer with status 200 that is just being sent and is the same for all who ask so. */
  remember(request: FastifyRequest, reply: FastifyReply, sent: Sent): void;
};

type Ready = Sent & { headers: string[]; /** When its store was last asked for it. */ askedAt: number };
/** What was found out about a request that then went the whole way. */
type Passed = { question: string; body?: Buffer };
type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Options = { tokens: Pick<Tokens, 'recall'>; changes: Pick<ChangeBus, 'onChange' | 'onReconnect'> };

const MOST_REMEMBERED = 20_000;
/**
 * A store tells at once what it lets go of; whether an answer has grown too old it is asked this often, and learns that
 * the answer is used. To ask each time would cost a twentieth of sending it.
 */
const ASKED_AFTER_MS = 1000;
/** The one question that is asked with a body and that many ask alike; a longer body is nobody else's. */
const ASKED_BY_POST = calls.listProducts.path;
const LONGEST_BODY = 1024;

/** Cookies that tell whose page it is; the others remember a choice that no answer shows. */
const DECIDES = /-(?:buyer|merchant|rider|center|tenant)=/;
const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;
const IS_JSON = /^application\/json\s*(?:;|$)/i;

const textOf = (header: string | string[] = ''): string =>
  typeof header === 'string' ? header : header.join(',');

export function createReplay({ tokens, changes }: Options): Replay {
  const ready = new Map<string, Ready>();
  const passed = new WeakMap<IncomingMessage, Passed>();
  const forget = (): void => ready.clear();
  // Which host is whose decides before any store is asked.
  changes.onChange((change) => {
    if ('tenants' in change) forget();
  });
  changes.onReconnect(forget);

  /** Everything the answer depends on but the body; undefined where only the whole way will do. */
  const questionOf = ({ method, url = '', headers }: IncomingMessage): string | undefined => {
    if (headers['if-none-match'] !== undefined) return undefined;
    if (!TAKES_BROTLI.test(headers['accept-encoding'] ?? '')) return undefined;
    const { authorization, host } = headers;
    const proto = textOf(headers['x-forwarded-proto']);
    const forwarded = textOf(headers['x-forwarded-host']);
    const tenant = textOf(headers['tenantid']);
    const place = `${method} ${proto} ${forwarded} ${host ?? ''} ${tenant} ${languageOf({ headers })} ${url}`;
    // Calls believe the token alone; what is asked without one may depend on who the browser is.
    if (authorization === undefined) return DECIDES.test(headers.cookie ?? '') ? undefined : place;
    const visitor = authorization.startsWith('Bearer ') ? tokens.recall(authorization.slice(7)) : undefined;
    if (visitor?.kind !== 'guest') return undefined;
    return `${visitor.tenantId} ${visitor.saleUnit} ${place}`;
  };

  const replay = (response: ServerResponse, question: string): boolean => {
    const known = ready.get(question);
    if (!known) return false;
    const now = performance.now();
    if (now - known.askedAt > ASKED_AFTER_MS) {
      if (!known.holding.isHeld()) return false;
      known.askedAt = now;
    }
    response.writeHead(200, known.headers);
    response.end(known.body);
    return true;
  };

  const listen = (wholeWay: Listener): Listener => {
    const withBody = (request: IncomingMessage, response: ServerResponse, place: string): void => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        const question = `${place}\n${body.toString('latin1')}`;
        if (replay(response, question)) return;
        passed.set(request, { question, body });
        wholeWay(request, response);
      });
    };
    return (request, response) => {
      const { method, url, headers } = request;
      const hasBody = method === 'POST';
      const length = Number(headers['content-length']);
      const mayBeReady = hasBody
        ? url === ASKED_BY_POST && length <= LONGEST_BODY && IS_JSON.test(headers['content-type'] ?? '')
        : method === 'GET';
      const question = mayBeReady ? questionOf(request) : undefined;
      if (question === undefined) return wholeWay(request, response);
      if (hasBody) return withBody(request, response, question);
      if (replay(response, question)) return;
      passed.set(request, { question });
      wholeWay(request, response);
    };
  };

  /** By itself, for what lasts as long as an answer is kept would hold the first request for it, its socket and all. */
  const hold = (question: string, answer: Ready): void => {
    if (ready.size >= MOST_REMEMBERED) forget();
    ready.set(question, answer);
    answer.holding.whenGone(() => ready.delete(question));
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
    remember: (request, reply, sent) => {
      const question = passed.get(request.raw)?.question;
      if (question === undefined) return;
      reply.raw.once('finish', () => {
        if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
        const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
        hold(question, { ...sent, headers, askedAt: performance.now() });
      });
    },
  };
}

/** A body that has been read, as one that can be read. */
function readAgain(body: Buffer): Readable & { receivedEncodedLength: number } {
  return Object.assign(Readable.from([body], { objectMode: false }), { receivedEncodedLength: body.length });
}
