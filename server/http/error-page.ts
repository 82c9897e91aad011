/**
 * An error for a person who opened a URL in a browser: a page with one sentence in both languages and a link. It is
 * small and self-contained, because an overloaded shop sends it too.
 */
import { createHash } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { callErrorOf, failureOf, sendError } from './error-answer.ts';
import { languageOf } from './language.ts';
import { messageOf, type Language } from './messages.ts';

const TITLE = { th: 'เปิดหน้านี้ไม่ได้', en: 'This page cannot be opened' };
const HOME = { th: 'ไปหน้าแรก', en: 'Go to the home page' };
const RETRY = { th: 'ลองอีกครั้ง', en: 'Try again' };
const OTHER: Record<Language, Language> = { th: 'en', en: 'th' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE =
  'body{margin:0;padding:12vh 16px 32px;background:#f8f9fa;color:#212529;font:16px/1.6 system-ui,sans-serif}' +
  'main{max-width:420px;margin:auto}h1{font-size:24px;line-height:1.4;margin:0 0 8px}p{margin:0 0 8px}' +
  'nav{margin-top:16px}a{display:block;padding:10px 0;color:#1558b0}';
/** The policy of non-pages (`plugins/security.ts`), except for this one style. */
const POLICY =
  `default-src 'none';style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}';` +
  "frame-ancestors 'none'";

/**
 * A URL path of our own origin, in the characters that browsers send: they drop others, and `/\t/host` would be a
 * host.
 */
const OWN_ADDRESS = /^\/(?![/\\])[!-~]*$/;
const isPassing = (statusCode: number): boolean => statusCode === 429 || statusCode >= 500;

/** In seconds; a plug-in may have set it before it threw. */
function waitOf(reply: FastifyReply, headers: Record<string, string> = {}): number | undefined {
  const seconds = Number(headers['retry-after'] ?? reply.getHeader('retry-after'));
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** In the language of the URL. */
const homeOf = (url: string): string => (/^\/en(?![^/?])/i.test(url) ? '/en' : '/');

/** Like `sendError`, which it uses unless the client asks for HTML. */
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
  const link = (to: string, words: Record<Language, string>) =>
    `<a href="${escaped(to)}">${words[first]} / <span lang="${OTHER[first]}">${words[OTHER[first]]}</span></a>`;
  const again = isPassing(statusCode) && OWN_ADDRESS.test(request.url);
  const wait = statusCode === 429 || statusCode === 503 ? waitOf(reply, headers) : undefined;
  const html =
    `<!DOCTYPE html><html lang="${first}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width">` +
    (again && wait !== undefined ? `<meta http-equiv="refresh" content="${wait}">` : '') +
    `<title>${TITLE[first]}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${TITLE[first]}</h1>${sentence(first)}${sentence(OTHER[first])}` +
    `<nav>${again ? link(request.url, RETRY) : ''}${link(homeOf(request.url), HOME)}</nav></main></body></html>`;
  void reply
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY, ...headers })
    .type('text/html; charset=utf-8')
    .send(html);
}
