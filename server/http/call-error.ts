/** The error of a call that cannot be done: a stable code; the message is looked up by the code. */

export type CallErrorParts = {
  statusCode: number;
  code: string;
  /** Values for the message's `{name}` placeholders. */
  values?: Record<string, string | number>;
  /** Field path -> code of the message for that field. */
  fields?: Record<string, string>;
  details?: unknown;
  headers?: Record<string, string>;
  /** Not for a toast: the screen shows it itself. */
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
export const unprocessable = maker(422);
export const tooMany = maker(429);

/** 401 with the header that gives the client the reason. */
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
