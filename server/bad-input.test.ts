/** Bad input to every call: always a 4xx that names the field in the caller's language, without internal details. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { schemas } from '#contract/schemas.ts';
import type { CallSchemas } from '#contract/common.schemas.ts';
import type { Language } from './http/messages.ts';
import type { Sample } from './testing/call-test.ts';
import { samplesOf } from './testing/call-tests.ts';
import { callersOf, tokenOfCaller } from './testing/callers.ts';
import { expectRefusal } from './testing/refusals.ts';
import { createTestShop, requestOf, type Given, type TestShop } from './testing/shop.ts';
import { nameOf, spotsOf, withValue, wrongValues, type Spot } from './testing/spots.ts';
import { verdict } from './testing/attempts.ts';

const names = Object.keys(calls) as CallName[];
/** A form carries text alone, so a number in it is none: `uploads.test.ts` has what is wrong there. */
const takesForm = (name: CallName) => 'files' in calls[name];
const posts = names.filter((name) => calls[name].method !== 'GET' && !takesForm(name));
const withBody = posts.filter((name) => 'body' in schemas[name]);
const samples = samplesOf('alpha');
const LANGUAGES: readonly Language[] = ['th', 'en'];

let shop: TestShop;
let tokens: Record<CallName, string | undefined>;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  const token = async (name: CallName) => {
    const may = callersOf(name);
    const caller = may.find((one) => one !== 'guest') ?? 'nobody';
    return [name, await tokenOfCaller(shop, 'alpha', caller)] as const;
  };
  tokens = Object.fromEntries(await Promise.all(names.map(token))) as typeof tokens;
});
afterAll(() => shop.stop());

const send = (name: CallName, given: Given) =>
  shop.call(name, { tenant: 'alpha', token: tokens[name], ...given });

/** Sends a body as is. */
function sendRaw(
  name: CallName,
  payload: string | Buffer,
  { language, type }: { language: Language; type?: string },
) {
  const request = requestOf(name, { ...samples[name], tenant: 'alpha', token: tokens[name], language });
  const headers = { ...request.headers, ...(type === undefined ? {} : { 'content-type': type }) };
  return shop.app.inject({ ...request, headers, payload });
}

describe('without a fault', () => {
  test.each(names)('%s takes its sample', async (name) => {
    const { params, query, body }: CallSchemas = schemas[name];
    const sample: Sample = samples[name];
    const parts = [
      [params, sample.params],
      [query, sample.query],
      [body, sample.body],
    ] as const;
    expect(parts.filter(([schema, value]) => schema?.safeParse(value).success === false)).toEqual([]);
    expect(verdict(await send(name, sample))).not.toMatch(/INVALID_INPUT|^5/);
  });
});

const dotted = ({ path }: Pick<Spot, 'path'>) => path.join('.');
const named = (fields: Record<string, string>, path: string) =>
  Object.keys(fields).some((field) => field === path || field.startsWith(`${path}.`));

describe('a wrong value is named by its field', () => {
  const spots = names.flatMap((name) =>
    spotsOf(name)
      .filter(({ part }) => part !== 'body' || !takesForm(name))
      .map((spot) => [name, `${spot.part} ${dotted(spot)}`, spot] as const),
  );

  // In turns: the words are the code's, and each code is refused in both languages.
  const languageOf = (at: number): Language => (at % 2 === 0 ? 'th' : 'en');

  test.each(spots)('%s: %s', async (name, _where, spot) => {
    for (const [at, [what, value]] of Object.entries(wrongValues(spot)).entries()) {
      const language = languageOf(at);
      const response = await send(name, { ...withValue(samples[name], spot, value), language });
      const about = `${name} ${dotted(spot)} ${what}`;
      const { code, fields = {} } = expectRefusal(response, language, about);
      expect(code, about).toBe('INVALID_INPUT');
      expect(named(fields, nameOf(spot)), `${about}: ${response.body}`).toBe(true);
    }
  });

  const texts = spots.filter(([, , { part, schema }]) => part === 'body' && schema.type === 'string');
  test.each(texts)('%s: %s holds whole letters and no control character', async (name, _where, spot) => {
    for (const [at, value] of ['\0', 'a\0b', 'กข\0', '\ud800', 'ก\udc00', 'a\u0007'].entries()) {
      const language = languageOf(at);
      const about = `${name} ${dotted(spot)} ${JSON.stringify(value)}`;
      const response = await send(name, { ...withValue(samples[name], spot, value), language });
      const { code, fields = {} } = expectRefusal(response, language, about);
      expect([code, Object.keys(fields)], about).toEqual(['INVALID_INPUT', [dotted(spot)]]);
    }
  });

  test.each(withBody)('%s: also what no schema names, and the names themselves', async (name) => {
    const extra = async (more: object) => {
      const body = { ...samples[name].body, ...more };
      const { fields = {} } = expectRefusal(await send(name, { ...samples[name], body }), 'en', name);
      return Object.keys(fields);
    };
    expect(await extra({ Extra: { list: ['fine', '\ud800'] } })).toEqual(['Extra.list.1']);
    expect(await extra({ Extra: { '\ud800': 'fine' } })).toEqual(['Extra']);
  });

  const addressed = names.filter((name) => 'query' in schemas[name]);
  test.each(addressed)('%s: a query holds no control character', async (name) => {
    const query = { ...samples[name].query, Extra: 'a\u0007' };
    const { fields } = expectRefusal(
      await send(name, { ...samples[name], query, language: 'th' }),
      'th',
      name,
    );
    expect(Object.keys(fields ?? {})).toEqual(['Extra']);
  });
});

test('what nobody sees is left out, and a field of one line has no second', async () => {
  const { body } = samples.addDeliveryAddress;
  const typed = {
    ...body,
    AddressCode: undefined,
    Name: 'สม\u200bชาย\tใจดี\u202e',
    Remark: 'ประตู\r\nหลัง\u200b',
  };
  const response = await send('addDeliveryAddress', { body: typed });
  expect(response.json().data ?? response.json()).toMatchObject({ Name: 'สมชาย ใจดี', Remark: 'ประตู\nหลัง' });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const malformed: Record<string, string | Buffer> = {
    // A zero-byte body counts as absent (C-90), a blank one is not JSON.
    'a blank': ' ',
    'an open brace': '{',
    'half a field': '{"a":',
    'a word': 'nope',
    'single quotes': "{'a':1}",
    'a brace too many': '{"a":1}}',
    'a comma too many': '{"a":1,}',
    NaN: '{"a":NaN}',
    NUL: '\0',
    'a broken escape': '"\\u12"',
    'bytes that are no text': Buffer.from([0xff, 0xfe, 0x00, 0x80]),
    'a prototype': '{"__proto__":{"isAdmin":true}}',
    'a constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
    'deep and open': '['.repeat(50_000),
  };

  test.each(posts)('%s: malformed JSON', async (name) => {
    for (const [what, payload] of Object.entries(malformed)) {
      const response = await sendRaw(name, payload, { language, type: 'application/json' });
      expect(expectRefusal(response, language, what).code, what).toBe('MALFORMED_JSON');
    }
  });

  test.each(posts)('%s: another type of content', async (name) => {
    const types = [
      'text/plain',
      'text/html',
      'application/xml',
      'application/x-www-form-urlencoded',
      'nonsense',
    ];
    for (const type of [...types, 'multipart/form-data; boundary=x', 'application/octet-stream']) {
      const response = await sendRaw(name, JSON.stringify(samples[name].body ?? {}), { language, type });
      expect([type, expectRefusal(response, language, type).code]).toEqual([type, 'UNSUPPORTED_MEDIA']);
    }
  });

  test.each(posts)('%s: a megabyte', async (name) => {
    const body = { ...samples[name].body, Extra: 'x'.repeat(1_000_000) };
    expect(
      expectRefusal(await send(name, { ...samples[name], body, language }), language, 'a megabyte')
        .statusCode,
    ).toBe(413);
  });

  test.each(withBody)('%s: a body that is no object', async (name) => {
    for (const payload of ['[]', '"text"', '7', 'true', '[[[]]]']) {
      const response = await sendRaw(name, payload, { language, type: 'application/json' });
      expect(Object.keys(expectRefusal(response, language, payload).fields ?? {}), payload).toEqual(['body']);
    }
  });

  test.each(names)('%s: an unknown tenant, or two', async (name) => {
    for (const tenantId of ['nobody', ['alpha', 'beta'], ['alpha', 'alpha']]) {
      const query = { ...samples[name].query, tenantId } as Record<string, string>;
      const answer = expectRefusal(
        await send(name, { ...samples[name], query, language }),
        language,
        String(tenantId),
      );
      expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual(['TENANT_UNKNOWN', ['tenantId']]);
    }
  });

  test('an idempotency key that is none', async () => {
    for (const key of ['', 'short', 'x'.repeat(101), 'with blank', 'ไทย-ไทย-ไทย', "quote'quote"]) {
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
      const answer = expectRefusal(
        await send('placeOrder', { ...samples.placeOrder, headers, language }),
        language,
        key,
      );
      expect(answer.fields).toHaveProperty('Idempotency-Key');
    }
  });

  test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    '%s: a path that there is not',
    async (method) => {
      const headers = { 'accept-language': language };
      for (const [url, code] of [
        ['/api/nothing', 'NOT_FOUND'],
        ['/api/orders/%zz/C1/cancel', 'BAD_ADDRESS'],
        ['/%00', 'NOT_FOUND'],
      ] as const) {
        const response = await shop.app.inject({ method, url, headers });
        expect(expectRefusal(response, language, `${method} ${url}`).code).toBe(code);
      }
    },
  );

  test('a parameter as long as a book', async () => {
    const params = { code: 'x'.repeat(1_000_000) };
    const response = await send('productDetail', { params, language });
    expect(expectRefusal(response, language, 'a long path')).toMatchObject({
      statusCode: 414,
      code: 'ADDRESS_TOO_LONG',
    });
    const url = `/api/products/item/${'x'.repeat(5000)}/y`;
    const nowhere = await shop.app.inject({ url, headers: { 'accept-language': language } });
    expect(expectRefusal(nowhere, language, 'a long path').code).toBe('ADDRESS_TOO_LONG');
  });
});
