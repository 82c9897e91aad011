import { isApiError } from '#contract/client.ts';

/**
 * The API's field errors for the fields of a form, in the reader's language; undefined where the error names none of
 * them. The API gives a field's error as a sentence, or as the code of a sentence of ours.
 */
export function fieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { [F in Field]?: string } | undefined {
  if (!isApiError(error)) return undefined;
  const { code, message, fields: told = {} } = error.answer;
  const found = fields.flatMap((name) => {
    const text = told[name];
    return text === undefined ? [] : [[name, text === code ? message : text] as const];
  });
  return found.length > 0 ? (Object.fromEntries(found) as { [F in Field]?: string }) : undefined;
}

/** The API's sentence where it refused what was sent; undefined for a lost line or a fault on its side. */
export function refusal(error: unknown): string | undefined {
  return isApiError(error) && error.answer.statusCode < 500 ? error.answer.message : undefined;
}
