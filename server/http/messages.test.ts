/** Every error code that the server can answer with has its sentence, in both languages. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { CallSchemas } from '#contract/common.schemas.ts';
import { orderProblem } from '#contract/orders.schemas.ts';
import { schemas } from '#contract/schemas.ts';
import { messageOf, messages } from './messages.ts';

const isSource = (file: string) => !/\.test\.ts$|^server\/testing\/|^server\/http\/messages\.ts$/.test(file);
const sources: string[] = [];
for await (const file of glob('server/**/*.ts')) if (isSource(file)) sources.push(readFileSync(file, 'utf8'));
const source = sources.join('\n');
/** Rules name what is wrong with a value; calls answer with it. */
const rules: string[] = [];
for await (const file of glob('domain/**/*.ts')) if (isSource(file)) rules.push(readFileSync(file, 'utf8'));

/** What stops an order is reported line by line, by the web. */
const problems: readonly string[] = orderProblem.shape.code.options;
const codesIn = (text: string) => [...text.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, code = '']) => code);

/**
 * Codes in the arguments of error constructors (also of a choice between two), after `code:`, and those of fields.
 */
function codesUsed(): Set<string> {
  const makers =
    /\b(?:badRequest|notAllowed|notFound|conflict|tooMany|unauthenticated)\(((?:[^()]|\([^()]*\))*)\)/g;
  const places = [makers, /\bcode: ('[A-Z_]+')/g, /\bfields: \{([^}]*)\}/g, /\[\d{3}, ('[A-Z_]+')\]/g];
  const found = places.flatMap((place) =>
    [...source.matchAll(place)].flatMap(([, inner = '']) => codesIn(inner)),
  );
  return new Set(found.filter((code) => !problems.includes(code)));
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const THAI = /[ก-ฺเ-๙]/;
const all = Object.entries(messages);

describe('a message', () => {
  test('is there for every code that the server uses', () => {
    const used = [...codesUsed()];
    expect(used.length).toBeGreaterThan(35);
    expect(used.filter((code) => !(code in messages))).toEqual([]);
  });

  test('is there for every code that a call of the contract names', () => {
    const named = Object.values<CallSchemas>(schemas).flatMap(({ errors = [] }) => errors);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((code) => !(code in messages))).toEqual([]);
  });

  test('is of a code that is used', () => {
    const mentioned = new Set(codesIn(`${source}\n${rules.join('\n')}`));
    expect(Object.keys(messages).filter((code) => !mentioned.has(code))).toEqual([]);
  });

  test.each(all)('%s is Thai in Thai and English in English', (_, { th, en }) => {
    expect(th).toMatch(THAI);
    expect(en).toMatch(/[A-Za-z]{3}/);
    expect(en).not.toMatch(THAI);
    expect(en, 'what is printed is a document').not.toMatch(/\bpapers?\b/i);
  });

  test.each(all)('%s has the same places to fill in both languages', (_, { th, en }) => {
    expect(placeholders(th)).toEqual(placeholders(en));
  });

  test('fills its places, and an unknown code gives the general sentence', () => {
    expect(messageOf('RESEND_WAIT', 'en', { seconds: 42 })).toBe('Waiting for 42 seconds and try again.');
    expect(messageOf('NO_SUCH_CODE', 'th')).toBe(messages['INTERNAL']?.th);
  });
});

describe('the words that the client listens for (E-06)', () => {
  test.each([
    ['RESEND_WAIT', /seconds and try again\./],
    ['TOO_MANY_CALLS', /seconds and try again\./],
    ['TOO_MANY_TRIES', /seconds and try again\./],
    ['OTP_ATTEMPT_LIMIT', /OTP attempt limit exceed/],
    ['INVALID_OTP', /Invalid OTP Code/],
    ['CUSTOMER_NOT_FOUND', /Customer not found/],
  ])('%s says them in English', (code, words) => {
    expect(messageOf(code, 'en', { seconds: 1 })).toMatch(words);
  });
});

test.each([
  ['RESEND_WAIT', 'Waiting for {seconds} seconds and try again.'],
  ['TOO_MANY_TRIES', 'Waiting for {seconds} seconds and try again.'],
  ['OTP_ATTEMPT_LIMIT', 'OTP attempt limit exceed'],
  ['INVALID_OTP', 'Invalid OTP Code'],
  ['MOBILE_TAKEN', 'Mobile No is already exist'],
  ['CUSTOMER_INACTIVE', 'User with mobile no is being inactive. Please contact administrator'],
  ['INTERNAL', 'Oops...Something went wrong'],
] as const)('L-68 the English of %s is the specification’s', (code, given) => {
  expect(messages[code]?.en).toBe(given);
});
