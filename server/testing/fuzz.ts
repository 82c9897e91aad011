/** Inputs made from a call's schemas: mostly valid, with unexpected values now and then. */
import * as fc from 'fast-check';
import type { CallName } from '#contract/calls.ts';
import type { Sample } from './call-test.ts';
import { schemaOf, type JsonSchema } from './spots.ts';

type Value = fc.Arbitrary<unknown>;
const ABSENT = Symbol('absent');

/** Any JSON, with the characters that break things. */
const junk: Value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    "'; drop table orders; --",
    '%',
    '_',
    '\\',
    "'''",
    '$1',
    ' | & ! :*',
    '\ud800',
    'ก\udc00ข',
    'a\0b',
    '\u001b[31m',
    '\u200b',
    'a\r\nb\tc',
    '9'.repeat(50),
    '\u202e',
    '￿',
    'ก็็็็',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(Number),
  fc.constantFrom<unknown>(null, true, false, [], {}, '', 0, -0, 1e-300, '1e9', '0x7', [[[]]], { length: 3 }),
  fc.constantFrom(1e9, 99_999, 2 ** 31, 2 ** 53, 1e15, 1e21, 1e308, -1e308),
  fc.jsonValue({ maxDepth: 4 }),
);

/** The usual one `weight` times for each rare one. */
const often = (weight: number, usual: Value, seldom: Value): Value =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: seldom });

/** Values that the schema takes, and at every level now and then junk or nothing. */
function valueOf(schema: JsonSchema, example: unknown, isRequired: boolean): Value {
  const taken = taking(schema, example);
  const isLeaf = schema.properties === undefined && schema.items === undefined;
  const usual = isLeaf && example !== undefined ? often(4, fc.constant(example), taken) : taken;
  return often(isRequired ? 40 : 2, often(20, usual, junk), fc.constant(ABSENT));
}

function taking(
  { type, properties = {}, required = [], items, anyOf, enum: choices, ...limits }: JsonSchema,
  example: unknown,
): Value {
  const { pattern, minLength, maxLength = 60, minimum = 0, maximum = 100, multipleOf } = limits;
  if (anyOf) return fc.oneof(...anyOf.map((one) => taking(one, example)));
  if (choices) return fc.constantFrom(...choices);
  switch (type) {
    case 'object': {
      const examples = (example ?? {}) as Record<string, unknown>;
      const fields = Object.entries(properties).map(
        ([key, one]) => [key, valueOf(one, examples[key], required.includes(key))] as const,
      );
      return fc.record(Object.fromEntries(fields)).map(withoutAbsent);
    }
    case 'array':
      return fc.array(valueOf(items ?? {}, (example as unknown[] | undefined)?.[0], true), { maxLength: 4 });
    case 'string':
      return pattern === undefined
        ? fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
        : fc.stringMatching(new RegExp(pattern));
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return multipleOf === undefined
        ? fc.double({ min: minimum, max: maximum, noNaN: true })
        : fc.integer({ min: 0, max: 10_000_000 }).map((satang) => satang / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return junk;
  }
}

const withoutAbsent = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ABSENT));

/** In a URL everything is text, several values apart by commas, and half a letter cannot be encoded. */
const asTexts = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, unknown>).map(([key, value]) => [
      key,
      asText(value).toWellFormed(),
    ]),
  );

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  const isSeveral = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isSeveral ? value.join(',') : JSON.stringify(value);
}

/** Inputs of a call, around its sample. */
export function inputsOf(name: CallName, sample: Sample): fc.Arbitrary<Sample> {
  const part = (schema: JsonSchema | undefined, example: unknown): Value =>
    schema ? taking(schema, example) : fc.constant(undefined);
  const body = schemaOf(name, 'body');
  const parts = {
    params: part(schemaOf(name, 'params'), sample.params),
    query: part(schemaOf(name, 'query'), sample.query),
    body: body ? valueOf(body, sample.body, true) : fc.constant(ABSENT),
  };
  return fc.record(parts).map((made): Sample => {
    const input: Sample = { headers: sample.headers };
    if (made.params !== undefined) input.params = asTexts(made.params);
    if (made.query !== undefined) input.query = asTexts(made.query);
    if (made.body !== ABSENT) input.body = made.body as object;
    return input;
  });
}
