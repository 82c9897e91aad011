/** The one place where an error becomes a response: no stack, SQL or internal name ever leaves the server. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '#contract/common.schemas.ts';
import { isConnectionError, refusalOf } from '#database/errors.ts';
import { CallError, notFound, unauthenticated, type CallErrorParts } from './call-error.ts';
import { InvalidInput, inputError } from './input.ts';
import { languageOf } from './language.ts';
import { loggable } from './loggable.ts';
import { messageOf, messages, type Language } from './messages.ts';

const known: Record<string, [statusCode: number, code: string]> = {
  FST_UNDER_PRESSURE: [503, 'UNAVAILABLE'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'MALFORMED_JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'MALFORMED_JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'MALFORMED_JSON'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'BODY_TOO_LARGE'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'FORM_EXPECTED'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'UNSUPPORTED_MEDIA'],
  FST_ERR_BAD_URL: [400, 'BAD_ADDRESS'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'ADDRESS_TOO_LONG'],
};

/** Of the database: a row of a customer who was merged or erased while the call was under way. */
const goneReasons: ReadonlySet<string> = new Set(['CUSTOMER_ERASED', 'CUSTOMER_MERGED']);

const goneCustomer = ({ visitor }: FastifyRequest): CallError =>
  (visitor as FastifyRequest['visitor'] | undefined)?.kind === 'staff'
    ? notFound('CUSTOMER_NOT_FOUND')
    : unauthenticated('SESSION_OVER', 'The session is over');

export function callErrorOf(error: FastifyError | Error, request: FastifyRequest): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof InvalidInput) return inputError(error, languageOf(request));
  const code = 'code' in error ? error.code : '';
  const told = known[code];
  if (told) return new CallError({ statusCode: told[0], code: told[1] });
  if (error instanceof SyntaxError) return new CallError({ statusCode: 400, code: 'MALFORMED_JSON' });
  // The database is down or restarting; the request had no effect.
  if (error.name === 'DatabaseUnavailable' || isConnectionError(error))
    return new CallError({ statusCode: 503, code: 'UNAVAILABLE', headers: { 'retry-after': '2' } });
  if (goneReasons.has(refusalOf(error)?.reason ?? '')) return goneCustomer(request);
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return new CallError({ statusCode: status, code: 'NOT_FOUND', quiet: true });
  return new CallError({ statusCode: 500, code: 'INTERNAL' });
}

/** A field error may be a code; the response has a sentence. */
function fieldsIn(language: Language, { fields = {}, values }: CallErrorParts): Record<string, string> {
  const told = (text: string) => (messages[text] ? messageOf(text, language, values) : text);
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, told(text)]));
}

/** What is logged of a failed call: which one, whose, and the error without anything that was sent. */
export const failureOf = (error: Error, { method, routeOptions, tenant }: FastifyRequest) => ({
  method,
  call: routeOptions.schema?.operationId ?? routeOptions.url,
  tenant: (tenant as FastifyRequest['tenant'] | undefined)?.tenantId,
  error: loggable(error),
});

export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { parts } = callErrorOf(error, request);
  const { statusCode, code, values, fields, details, headers, quiet } = parts;
  if (statusCode >= 500) request.log.error(failureOf(error, request), 'call failed');
  const language = languageOf(request);
  const answer: ErrorAnswer = {
    statusCode,
    code,
    message: messageOf(code, language, values),
    ...(quiet ? {} : { exceptionHandler: true }),
    ...(fields ? { fields: fieldsIn(language, parts) } : {}),
    ...(details === undefined ? {} : { details }),
  };
  void reply
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(answer);
}

export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendError(notFound('NOT_FOUND', { quiet: true }), request, reply),
  );
}
