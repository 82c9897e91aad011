/** What an idempotency key stands for: one request of one caller to one call of one tenant. */
import { createHash } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import { conflict, unprocessable } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';

export type Claim = { owner: string; call: CallName; key: string; requestHash: string };
/** What is stored under a key: the request, and its answer as JSON, which is removed after a month. */
export type Claimed = { requestHash: string; answer: string | null };

type Claiming = {
  visitor: Pick<Visitor, 'kind' | 'customerCode' | 'userId'>;
  call: CallName;
  key: string;
  /** The whole input, as the call reads it. */
  input: unknown;
};

/** A customer and whoever orders for them share the customer's keys; no code of a customer has a slash. */
const ownerOf = ({ kind, customerCode, userId }: Claiming['visitor']): string =>
  customerCode || `${kind}/${userId}`;

export function claimOf({ visitor, call, key, input }: Claiming): Claim {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  return { owner: ownerOf(visitor), call, key, requestHash };
}

/**
 * The answer that was given under this key before. Throws 422 IDEMPOTENCY_KEY_REUSED if it was another request, 409
 * IDEMPOTENCY_ANSWER_GONE if it was so long ago that its answer is not stored any more.
 */
export function earlierAnswer<T>({ requestHash, answer }: Claimed, claim: Pick<Claim, 'requestHash'>): T {
  if (requestHash !== claim.requestHash) throw unprocessable('IDEMPOTENCY_KEY_REUSED');
  if (answer === null) throw conflict('IDEMPOTENCY_ANSWER_GONE');
  // Written under the same call, as its answer.
  return JSON.parse(answer) as T;
}
