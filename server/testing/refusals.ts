/** What every refusal must look like, whatever was wrong. */
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { ErrorAnswer } from '#contract/common.schemas.ts';
import { messages, type Language } from '../http/messages.ts';

// Without the baht sign, which is in that range.
const THAI = /[ก-ฺเ-๙]/;
const KNOWN_PARTS = ['statusCode', 'code', 'message', 'exceptionHandler', 'fields', 'details'];
/** Stacks, files, SQL, and the names of our own parts. */
const INTERNAL =
  /\bat .+:\d+|node_modules|\.ts\b|file:\/\/|\b(select|insert|update|delete)\b.+\b(from|into|set|where)\b|constraint|relation "|syntax error|zod|kysely|postgres|fastify|FST_|ERR_|\bundefined\b|\[object/i;

const inLanguage = (text: string, language: Language): boolean => THAI.test(text) === (language === 'th');

/**
 * A 4xx in JSON with a known code, in that language, revealing nothing about the implementation. Returns the body.
 */
export function expectRefusal(
  response: LightMyRequestResponse,
  language: Language,
  what: string,
): ErrorAnswer {
  const about = `${what}: ${response.statusCode} ${response.body.slice(0, 300)}`;
  expect(response.statusCode, about).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, about).toBeLessThan(500);
  expect(response.headers['content-type'], about).toMatch(/^application\/json/);
  const answer = response.json<ErrorAnswer>();
  expect(KNOWN_PARTS, about).toEqual(expect.arrayContaining(Object.keys(answer)));
  expect(answer.statusCode, about).toBe(response.statusCode);
  expect(Object.keys(messages), about).toContain(answer.code);
  const sentences = [answer.message, ...Object.values(answer.fields ?? {})];
  expect(
    sentences.filter((text) => text === '' || !inLanguage(text, language)),
    about,
  ).toEqual([]);
  expect(response.body, about).not.toMatch(INTERNAL);
  return answer;
}
