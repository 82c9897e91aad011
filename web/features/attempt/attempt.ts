/**
 * One attempt to make something that must not be made twice. Its key is made once: sent again after a lost line, the same
 * key makes the server give the same answer; only another request gets another key.
 */
import { isApiError } from '#contract/client.ts';

export type Attempt<Body> = { key: string; body: Body };

/** The attempt for this request: the earlier one when it is for the very same. */
export function attemptFor<Body>(
  body: Body,
  { earlier, newKey = randomKey }: { earlier: Attempt<Body> | undefined; newKey?: () => string },
): Attempt<Body> {
  if (earlier && JSON.stringify(earlier.body) === JSON.stringify(body)) return earlier;
  return { key: newKey(), body };
}

export const headersOf = ({ key }: Attempt<unknown>) => ({ 'idempotency-key': key });

/**
 * Whether it may have been done although no answer says so: the connection was lost, or something between here and the
 * shop answered in its place. Everything else was refused, and nothing was written.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return !isApiError(error) || error.answer.statusCode >= 500;
}

/** 32 random hexadecimal digits. `getRandomValues`, because `randomUUID` is missing on plain http. */
export function randomKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  return Array.from(random.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
