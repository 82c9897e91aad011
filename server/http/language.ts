import type { FastifyRequest } from 'fastify';
import type { Language } from './messages.ts';

/** Thai unless the caller asks for English first. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'th';
}
