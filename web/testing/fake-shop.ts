/** The shop behind `fetch`, for component tests: answers each call as the test says, and notes what was asked. */
import { vi } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import type { ErrorAnswer } from '#contract/common.schemas.ts';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { settled } from './until.ts';

type Answered<N extends CallName> = CallAnswer<N> | Response;
type Given<N extends CallName> = CallInput<N> & { headers: Headers };
/** What each call answers. A `Response` is a refusal; one that throws gives no answer at all. */
export type Answers = {
  [N in CallName]?: (given: Given<N>) => Answered<N> | Promise<Answered<N>>;
};

export type ReceivedCall = { name: CallName; params: Record<string, string>; query: object; body: unknown };

export type FakeShop = {
  /** From now on. */
  answer: (answers: Answers) => void;
  /** What was asked, in its order. */
  asked: (name: CallName) => ReceivedCall[];
};

/** An error of the shop as in its answer. */
export function refusal(status: number, answer: Partial<ErrorAnswer> & { code: string }): Response {
  return Response.json({ statusCode: status, message: answer.code, ...answer }, { status });
}

/** The connection is cut, or nobody is there. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

const patterns = Object.entries(calls).map(([name, { method, path }]) => ({
  name: name as CallName,
  method,
  isLiteral: !path.includes(':'),
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
}));
/** A path without parameters is meant before one that would take it in. */
const byLiteral = patterns.toSorted((a, b) => Number(b.isLiteral) - Number(a.isLiteral));

let unexpected: string[] = [];
/** What was called since the last time although no answer was given for it. */
export function takeUnexpected(): string[] {
  const all = unexpected;
  unexpected = [];
  return all;
}

export function fakeShop(first: Answers): FakeShop {
  let answers = first;
  const all: ReceivedCall[] = [];

  const answer = async (asked: ReceivedCall, headers: Headers): Promise<Response> => {
    // As over a line: pages have time to show that they wait.
    await settled();
    const give = answers[asked.name] as ((given: object) => unknown) | undefined;
    if (!give) {
      unexpected.push(asked.name);
      return refusal(500, { code: 'UNEXPECTED_CALL', message: asked.name });
    }
    const given = await give({ ...asked, headers });
    if (given instanceof Response) return given;
    const { download }: Call = calls[asked.name];
    return download ? fileResponse(given as Download) : Response.json(given);
  };

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, window.location.href);
    if (pathname === '/healthz') return new Response('ok');
    for (const call of byLiteral) {
      const match = call.method === method ? call.pattern.exec(pathname) : null;
      if (!match) continue;
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      const query = Object.fromEntries(searchParams);
      const asked = {
        name: call.name,
        params,
        query,
        body: bodyOf(body),
      };
      all.push(asked);
      return answer(asked, new Headers(headers));
    }
    unexpected.push(`${method} ${address}`);
    return new Response(null, { status: 404 });
  });

  vi.stubGlobal('XMLHttpRequest', UploadOverFetch);

  return {
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    asked: (name) => all.filter((one) => one.name === name),
  };
}

type Download = { FileName: string; ContentType: string; Bytes: Uint8Array<ArrayBuffer> };

const fileResponse = ({ FileName, ContentType, Bytes }: Download): Response =>
  new Response(Bytes, {
    headers: { 'content-type': ContentType, 'content-disposition': `attachment; filename="${FileName}"` },
  });

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return body === undefined ? {} : JSON.parse(body as string);
}

/** As much of an XMLHttpRequest as uploads use: half of the body is sent at once, and the answer comes from `fetch`. */
class UploadOverFetch extends EventTarget {
  upload = new EventTarget();
  timeout = 0;
  status = 0;
  responseText = '';
  #address = '';
  #method = '';
  #headers = new Headers();
  #answered = new Headers();
  open(method: string, address: string): void {
    [this.#method, this.#address] = [method, address];
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.#answered.get(name);
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: FormData): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
    void this.#ask(body);
  }
  async #ask(body: FormData): Promise<void> {
    try {
      const response = await fetch(this.#address, { method: this.#method, body, headers: this.#headers });
      [this.status, this.#answered] = [response.status, response.headers];
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
    this.dispatchEvent(new Event('loadend'));
  }
}
