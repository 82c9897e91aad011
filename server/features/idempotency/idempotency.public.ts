/** The feature's interface for other features. */
export { claimOf, earlierAnswer, type Claim } from './idempotency.rules.ts';
export { answeredBefore, once } from './idempotency.usecases.ts';
