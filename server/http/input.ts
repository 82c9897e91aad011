/** Validation of a call's input: Zod in, one clear error out that names every invalid field. */
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { plainText } from '#domain/text/plain-text.ts';
import type { z } from 'zod';
import { dropBlanksOf } from './blanks.ts';
import { CallError } from './call-error.ts';
import { fieldMessage } from './field-messages.ts';
import type { Language } from './messages.ts';

/** Thrown by the validator; rendered by `inputError` once the caller's language is known. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  issues: z.core.$ZodIssue[];
  input: unknown;
  constructor(issues: z.core.$ZodIssue[], input: unknown) {
    super('INVALID_INPUT');
    this.issues = issues;
    this.input = input;
  }
}

/**
 * Every string of params, query and body is cleaned here (`plainText`, decision 23), whatever its schema; invalid
 * text is refused by field, and a blank optional field counts as absent (`dropBlanksOf`). Headers do not need it:
 * HTTP does not allow such characters in them.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  const dropBlanks = dropBlanksOf(schema);
  return (input: unknown) => {
    const unreadable: Path[] = [];
    const plain = plainInput(input ?? {}, { path: [], unreadable });
    if (unreadable.length > 0) return { error: new InvalidInput(unreadable.map(unreadableText), input) };
    const given = dropBlanks(plain);
    const read = schema.safeParse(given);
    return read.success ? { value: read.data } : { error: new InvalidInput(read.error.issues, given) };
  };
};

/** Parsed like Fastify's own JSON bodies; an empty body counts as absent, since clients also send that as JSON. */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body, done);
  });
}

type Path = readonly (string | number)[];

/** Deeper than any schema: deeper nesting cannot be valid and is not inspected. */
const DEEPEST = 16;

/** The input with cleaned texts; collects the paths of invalid ones. */
function plainInput(input: unknown, { path, unreadable }: { path: Path; unreadable: Path[] }): unknown {
  if (typeof input === 'string') {
    const plain = plainText(input);
    if (plain === undefined) unreadable.push(path);
    return plain;
  }
  if (typeof input !== 'object' || input === null) return input;
  if (path.length === DEEPEST) {
    unreadable.push(path);
    return undefined;
  }
  const below = (value: unknown, key: string | number) =>
    plainInput(value, { path: [...path, key], unreadable });
  if (Array.isArray(input)) return input.map(below);
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => {
      // An invalid property name cannot be reported: its parent is.
      if (plainText(key) === undefined) unreadable.push(path);
      return [key, below(value, key)];
    }),
  );
}

const unreadableText = (path: Path): z.core.$ZodIssue => ({
  code: 'custom',
  path: [...path],
  message: '',
  params: { unreadable: true },
});

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );

export function inputError({ issues, input }: InvalidInput, language: Language): CallError {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, 20)) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= fieldMessage(issue, valueAt(input, issue.path), language);
  }
  const named = Object.entries(fields).map(([path, message]) => `${path} ${message}`);
  return new CallError({
    statusCode: 400,
    code: 'INVALID_INPUT',
    values: { fields: named.join('; ') },
    fields,
  });
}
