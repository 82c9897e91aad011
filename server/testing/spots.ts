/** Every place of a call's input, found in its schemas, and the values it must refuse. */
import { z } from 'zod';
import type { CallName } from '#contract/calls.ts';
import type { CallSchemas } from '#contract/common.schemas.ts';
import { schemas } from '#contract/schemas.ts';
import { isBlank } from '../http/blanks.ts';
import type { Sample } from './call-test.ts';

/** The parts of a JSON schema that are read. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  /** Other accepted forms of the value. */
  examples?: unknown[];
};

export type Part = 'params' | 'query' | 'body';
export type Spot = {
  part: Part;
  path: readonly (string | number)[];
  schema: JsonSchema;
  nullable: boolean;
  required: boolean;
};

/** The input schema of that part of the call, if it has one. */
export function schemaOf(name: CallName, part: Part): JsonSchema | undefined {
  const { [part]: schema }: CallSchemas = schemas[name];
  return schema && (z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
}

export function spotsOf(name: CallName): Spot[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = schemaOf(name, part);
    return schema ? below({ part, path: [], schema, nullable: false, required: true }) : [];
  });
}

function below(spot: Spot): Spot[] {
  const { properties = {}, required = [], items } = spot.schema;
  const children = Object.entries(properties).map(([key, schema]) =>
    child(spot, key, schema, required.includes(key)),
  );
  if (items) children.push(child(spot, 0, items, false));
  return [...children, ...children.flatMap(below)];
}

function child({ part, path }: Spot, key: string | number, schema: JsonSchema, required: boolean): Spot {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return { part, path: [...path, key], schema: inner, nullable: schema.anyOf !== undefined, required };
}

/** One of several values that a parameter of the address has, apart by commas. */
const isOneOfSeveral = ({ part, path }: Pick<Spot, 'part' | 'path'>): boolean =>
  part === 'query' && path.length > 1;

/** As a refusal names it: in the address by its parameter. */
export const nameOf = (spot: Pick<Spot, 'part' | 'path'>): string =>
  isOneOfSeveral(spot) ? String(spot.path[0]) : spot.path.join('.');

/** The sample with another value at that place; undefined removes it. */
export function withValue(
  sample: Sample,
  { part, path }: Pick<Spot, 'part' | 'path'>,
  value: unknown,
): Sample {
  const [last, ...above] = path.toReversed();
  const changed = structuredClone(sample);
  if (isOneOfSeveral({ part, path })) {
    const name = String(path[0]);
    const values = String(changed.query?.[name]).split(',').with(Number(last), String(value));
    return { ...changed, query: { ...changed.query, [name]: values.join(',') } };
  }
  // What the sample leaves out is given with this alone in it.
  const target = above
    .toReversed()
    .reduce<unknown>((at, key) => ((at as Record<string | number, unknown>)[key] ??= {}), changed[part]);
  const place = target as Record<string | number, unknown>;
  if (value === undefined) delete place[last ?? ''];
  else place[last ?? ''] = value;
  return changed;
}

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);
const examples: [type: string, value: unknown][] = [
  ['string', 'text'],
  ['string', '7'],
  ['number', 7],
  ['boolean', true],
  ['null', null],
  ['array', []],
  ['array', ['a', 1, null]],
  ['array', nested(5000)],
  ['object', {}],
  ['object', { toString: 1 }],
];

/** Below the limit of a body, far above that of any field. */
const LONG = 100_000;
/** A longer URL is refused before its fields are validated. */
const LONG_IN_ADDRESS = 2000;

/** Blank is absent: allowed where a value is optional. */
const mayBeBlank = ({ part, path, required }: Spot): boolean =>
  part !== 'params' && !required && typeof path.at(-1) === 'string';

/** Values that the place must refuse, by name. */
export function wrongValues(spot: Spot): Record<string, unknown> {
  const wrong = spot.part === 'body' ? wrongInBody(spot) : wrongInAddress(spot);
  const { examples: taken = [] } = spot.schema;
  const refused = Object.entries(wrong).filter(
    ([, value]) => !taken.includes(value) && !(mayBeBlank(spot) && isBlank(value)),
  );
  return Object.fromEntries(
    spot.required && spot.part !== 'params' ? [...refused, ['missing', undefined]] : refused,
  );
}

function wrongInBody({ schema, nullable }: Spot): Record<string, unknown> {
  const types = new Set([schema.type === 'integer' ? 'number' : schema.type, nullable ? 'null' : '']);
  const ofOtherTypes = examples
    .filter(([type]) => !types.has(type))
    .map(([type, value]) => [`${type} ${JSON.stringify(value).slice(0, 20)}`, value]);
  return {
    ...Object.fromEntries(ofOtherTypes),
    ...numbersOutside(schema),
    ...textsOutside(schema),
    ...listsOutside(schema),
  };
}

function numbersOutside({ type, minimum, maximum, multipleOf }: JsonSchema): Record<string, unknown> {
  if (type !== 'integer' && type !== 'number') return {};
  return {
    huge: 1e308,
    'huge and negative': -1e308,
    'past the exact ones': 2 ** 53,
    ...(minimum === undefined ? {} : { 'below the least': minimum - 1 }),
    ...(maximum === undefined ? {} : { 'above the most': maximum + 1 }),
    ...(type === 'integer' ? { 'a fraction': 1.5, 'a tiny fraction': 1e-300 } : {}),
    ...(multipleOf === undefined
      ? {}
      : { '3 decimals': 1.005, tiny: 1e-300, 'not quite a price': 0.1 + 0.2 }),
  };
}

function textsOutside({ type, minLength = 0, pattern, enum: choices }: JsonSchema): Record<string, unknown> {
  if (type !== 'string') return {};
  const needsText =
    minLength > 0 || choices !== undefined || (pattern !== undefined && !new RegExp(pattern).test(''));
  return {
    'far too long': 'ก'.repeat(LONG / 4),
    'of a hundred thousand letters': 'x'.repeat(LONG),
    ...(needsText ? { empty: '' } : {}),
    ...(choices || pattern ? { blank: ' \t\n', 'something else': 'ไม่ใช่', 'a quote': `' or '1'='1` } : {}),
  };
}

function listsOutside({ type, items, minItems = 0, maxItems = 0, uniqueItems }: JsonSchema) {
  if (type !== 'array') return {};
  const one = items?.enum?.[0] ?? 'A';
  return {
    'too many': tooMany(maxItems),
    ...(minItems > 0 ? { none: [] } : {}),
    ...(uniqueItems === true ? { 'one value twice': [one, one] } : {}),
  };
}

const tooMany = (most: number): string[] => Array.from({ length: most + 1 }, (_, n) => `A${n}`);

/** In the URL everything is text, and a repeated parameter is a list. */
function wrongInAddress(spot: Spot): Record<string, unknown> {
  const { part, schema } = spot;
  if (schema.type === 'array') return severalOutside(schema);
  const twice = part === 'query' && !isOneOfSeveral(spot) ? { twice: ['1', '2'] } : {};
  if (schema.type === 'string')
    return {
      ...twice,
      'far too long': 'x'.repeat(part === 'query' ? LONG_IN_ADDRESS : 150),
      'with NUL': 'a\0b',
      ...(schema.enum || schema.pattern ? { 'something else': 'ไม่ใช่', 'a quote': `' or '1'='1` } : {}),
      ...(part === 'params'
        ? { 'with a blank': 'a b', 'in Thai': 'ไทย', 'a way up': '../..', 'a quote': `'--` }
        : {}),
    };
  return {
    ...twice,
    'no number': 'abc',
    empty: '',
    blank: ' ',
    huge: '1e308',
    'without end': '1e999',
    'huge and negative': '-1e308',
    'many digits': '9'.repeat(400),
    'not a number': 'NaN',
    true: 'true',
    ...(schema.type === 'integer' ? { 'a fraction': '1.5', negative: '-1' } : {}),
  };
}

/** Several values in the URL: apart by commas, or the parameter repeated. */
function severalOutside({ maxItems = 0, items }: JsonSchema): Record<string, unknown> {
  const one = items?.enum?.[0] ?? 'A';
  const lists = { 'too many': tooMany(maxItems), 'one value twice': [one, one], 'with NUL': [one, 'a\0b'] };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([what, values]) => [
      [what, values.join(',')],
      [`${what}, repeated`, values],
    ]),
  );
}
