/** The one typed client for both sides: the browser sends over fetch, server rendering over Fastify's inject. */
import type { CallName, calls } from './calls.ts';
import type { Call, Method } from './define.ts';
import type { ErrorAnswer } from './common.schemas.ts';
import type { CallAnswer, CallInput } from './schemas.ts';

export type ApiRequest = {
  method: Method;
  /** Path with parameters and query filled in. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Of an upload, in place of the body: multipart/form-data, its fields as text and then its files. */
  form?: { fields: object; files: Record<string, Blob | undefined> };
  /** Receives how much of the body was sent, from 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
  /** The request must complete even if the page unloads first. */
  outlivesPage?: true;
  /** The response is a file, wanted as `file`. */
  download?: true;
};
export type ApiResponse = {
  status: number;
  headers: { get(name: string): string | null };
  text: string;
  /** Of a download that succeeded, in the browser. */
  file?: DownloadedFile;
};
export type DownloadedFile = { FileName: string; Blob: Blob };
/** Sends one request; rejects only when there was no response at all, in the browser with NoAnswer. */
export type Send = (request: ApiRequest, name: CallName) => Promise<ApiResponse>;

/** A response of 400 and above. Recognised by name, since two copies of this file may be loaded. */
export class ApiError extends Error {
  override name = 'ApiError';
  answer: ErrorAnswer;
  /** The WWW-Authenticate header, if a token was refused. */
  authenticate: string | null;
  constructor(answer: ErrorAnswer, authenticate: string | null = null) {
    super(answer.message);
    this.answer = answer;
    this.authenticate = authenticate;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'answer' in error;
}

/** No response at all: the connection was lost or the server is down. Recognised by name, as above. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  constructor(options?: ErrorOptions) {
    super('There was no answer', options);
  }
}

export function isNoAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoAnswer';
}

type Given<N extends CallName> = CallInput<N> & {
  headers?: Record<string, string>;
  /** Of an upload. */
  onProgress?: (sent: number) => void;
};
type Arguments<N extends CallName> =
  Record<string, never> extends CallInput<N> ? [given?: Given<N>] : [given: Given<N>];
type Answer<N extends CallName> = (typeof calls)[N] extends { download: true }
  ? DownloadedFile
  : CallAnswer<N>;
export type Api = { [N in CallName]: (...given: Arguments<N>) => Promise<Answer<N>> };

type Loose = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
  files?: Record<string, Blob | undefined>;
  headers?: Record<string, string>;
  onProgress?: (sent: number) => void;
};

function urlOf(call: Call, { params = {}, query = {} }: Loose): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Of an answer that is not the shop's. */
const RAW_LENGTH = 300;

function errorOf(response: ApiResponse): ApiError {
  const authenticate = response.headers.get('www-authenticate');
  try {
    const answer = JSON.parse(response.text) as Partial<ErrorAnswer>;
    if (typeof answer.code === 'string' && typeof answer.message === 'string')
      return new ApiError(
        { ...answer, code: answer.code, message: answer.message, statusCode: response.status },
        authenticate,
      );
  } catch {
    // Not JSON: a proxy's own error page, handled below.
  }
  return new ApiError(
    {
      statusCode: response.status,
      code: 'UNEXPECTED_ANSWER',
      message: `HTTP ${response.status}`,
      details: response.text.slice(0, RAW_LENGTH),
    },
    authenticate,
  );
}

/**
 * Builds `api.placeOrder({ body, headers })` etc. from a call table: all calls, or those a page may need. Throws
 * `ApiError`.
 */
export function createClient<Name extends CallName>(
  send: Send,
  table: Readonly<Record<Name, Call>>,
): Pick<Api, Name> {
  const invoke = async (name: Name, given: Loose = {}): Promise<unknown> => {
    const call = table[name];
    const request: ApiRequest = {
      method: call.method,
      url: urlOf(call, given),
      headers: { ...given.headers },
      ...(call.outlivesPage ? { outlivesPage: true } : {}),
      ...(call.download ? { download: true } : {}),
    };
    if (call.files) {
      request.form = { fields: given.body ?? {}, files: given.files ?? {} };
      request.onProgress = given.onProgress;
    } else if (call.method !== 'GET') {
      request.headers['content-type'] = 'application/json';
      request.body = JSON.stringify(given.body ?? {});
    }
    const response = await send(request, name);
    if (response.status >= 400) throw errorOf(response);
    return response.file ?? JSON.parse(response.text);
  };
  const entries = (Object.keys(table) as Name[]).map((name) => [
    name,
    (given?: Loose) => invoke(name, given),
  ]);
  return Object.fromEntries(entries) as Pick<Api, Name>;
}
