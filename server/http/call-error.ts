/** What a call answers when it cannot do what was asked: a stable code; the message is found by the code. */

export type CallErrorParts = {
  statusCode: number;
  code: string;
  /** Filled into the message's `{name}` places. */
  values?: Record<string, string | number>;
  /** Field path -> code of the message that tells what is wrong there. */
  fields?: Record<string, string>;
  details?: unknown;
  headers?: Record<string, string>;
  /** Not for a toast: the screen itself tells it. */
  quiet?: true;
};

export class CallError extends Error {
  override name = 'CallError';
  parts: CallErrorParts;
  constructor(parts: CallErrorParts) {
    super(parts.code);
    this.parts = parts;
  }
}

type Extra = Omit<CallErrorParts, 'statusCode' | 'code'>;
const maker =
  (statusCode: number) =>
  (code: string, extra: Extra = {}) =>
    new CallError({ statusCode, code, ...extra });

export const badRequest = maker(400);
export const notAllowed = maker(403);
export const notFound = maker(404);
export const conflict = maker(409);
export const tooMany = maker(429);

/** 401 with the header that tells the client why. */
export function unauthenticated(code: string, description: string, extra: Extra = {}): CallError {
  const authenticate = `Bearer error="invalid_token", error_description="${description}"`;
  return new CallError({
    statusCode: 401,
    code,
    headers: { 'www-authenticate': authenticate },
    quiet: true,
    ...extra,
  });
}
