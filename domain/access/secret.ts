/**
 * Whether a configured secret could be guessed. Random ones pass; what a person makes up to satisfy the check does
 * not.
 */
import { distinctLetters, followingShare, isRepeated } from './guessable.ts';

/** 32 random hexadecimal digits have fewer once in 100,000 times. */
const FEWEST_DISTINCT = 9;
const MAX_FOLLOWING = 0.5;
/** Placeholders that examples and their readers put where the secret belongs. */
const PLACEHOLDER =
  /change.?(me|this|it)|replace.?(me|this)|your.{0,20}(secret|key|password)|example|placeholder|insecure|secret.?(key|here)|password|lorem.?ipsum|to.?do|xxxx/i;

export function isGuessableSecret(secret: string): boolean {
  return (
    distinctLetters(secret) < FEWEST_DISTINCT ||
    isRepeated(secret) ||
    followingShare(secret) >= MAX_FOLLOWING ||
    PLACEHOLDER.test(secret)
  );
}
