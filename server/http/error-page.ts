/** An error for a person who opened an address in a browser: a page of one sentence, in both languages. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { callErrorOf, failureOf, sendError } from './error-answer.ts';
import { languageOf } from './language.ts';
import { messageOf, type Language } from './messages.ts';

const TITLE = { th: 'เปิดหน้านี้ไม่ได้', en: 'This page cannot be opened' };
const OTHER: Record<Language, Language> = { th: 'en', en: 'th' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** As `sendError`, which answers whoever does not ask for HTML. */
export function sendErrorPage(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!request.headers.accept?.includes('text/html')) return sendError(error, request, reply);
  const { statusCode, code, values, headers } = callErrorOf(error, request).parts;
  if (statusCode >= 500) request.log.error(failureOf(error, request), 'page failed');
  const first = languageOf(request);
  const sentence = (language: Language) =>
    `<p lang="${language}">${escaped(messageOf(code, language, values))}</p>`;
  const html =
    `<!DOCTYPE html><html lang="${first}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${TITLE[first]}</title></head>` +
    `<body><h1>${TITLE[first]}</h1>${sentence(first)}${sentence(OTHER[first])}</body></html>`;
  void reply
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('text/html; charset=utf-8')
    .send(html);
}
