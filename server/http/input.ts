/** Validation of a call's input: Zod in, one clear error out that names every wrong field. */
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
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

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const read = schema.safeParse(input ?? {});
    return read.success ? { value: read.data } : { error: new InvalidInput(read.error.issues, input) };
  };

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
