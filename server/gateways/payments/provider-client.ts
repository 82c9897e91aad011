/**
 * One call to a provider of payments over https: 10 seconds at most, through the circuit breaker of that provider and
 * tenant. Errors say which provider and how, and never what was sent or answered.
 */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { GatewayError } from '../gateway-error.ts';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';

const PATIENCE_MS = 10_000;
/** More than any answer of these providers. */
const MOST_BYTES = 1_000_000;

export type ProviderCall = {
  method: 'GET' | 'POST';
  /** Whole, with its query. */
  url: string;
  headers?: Record<string, string>;
  /** Sent as it is; the headers name its type. */
  body?: string;
};
export type ProviderAnswer = { status: number; text: string };
/** Rejects with a GatewayError where no whole answer came or its status is 5xx or 429; any other status is the caller's. */
export type ProviderClient = (call: ProviderCall) => Promise<ProviderAnswer>;

type Options = {
  /** As the errors call it. */
  name: string;
  breaker?: CircuitBreaker;
  /** Addresses that may be called without https: the demo's own. */
  isLocal?: (url: URL) => boolean;
  patienceMs?: number;
};

export function createProviderClient({
  name,
  breaker = createCircuitBreaker({ name }),
  isLocal = () => false,
  patienceMs = PATIENCE_MS,
}: Options): ProviderClient {
  const assertSafe = (address: string): URL => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))))
      throw new GatewayError(`${name} is called over https only`);
    return url;
  };
  return async (call) => {
    const url = assertSafe(call.url);
    return breaker.run(async () => {
      const answer = await send(url, call, { name, patienceMs });
      if (answer.status >= 500 || answer.status === 429 || answer.status < 200)
        throw new GatewayError(`${name} answered ${answer.status}`);
      return answer;
    });
  };
}

async function send(
  url: URL,
  { method, headers = {}, body = '' }: ProviderCall,
  { name, patienceMs }: { name: string; patienceMs: number },
): Promise<ProviderAnswer> {
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const fail = (how: string) => reject(new GatewayError(`${name} ${how}`));
    const sent = request(
      url,
      { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response
          .on('data', (part: Buffer) => {
            bytes += part.length;
            if (bytes > MOST_BYTES) sent.destroy(new GatewayError(`${name} answered too much`));
            else parts.push(part);
          })
          // An answer that breaks off says nothing that money may follow.
          .on('close', () => {
            if (!response.complete) fail('broke off its answer');
            else resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
          });
      },
    );
    const patience = setTimeout(() => {
      fail(`did not answer within ${patienceMs} ms`);
      sent.destroy();
    }, patienceMs);
    sent
      .on('error', (error: NodeJS.ErrnoException) =>
        fail(`could not be reached: ${error.code ?? error.name}`),
      )
      .on('close', () => clearTimeout(patience))
      .end(body);
  });
}

/** The answer as JSON; a GatewayError for any other text. */
export function jsonOf(name: string, { text }: ProviderAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayError(`${name} answered no JSON`);
  }
}
