/** Whether a secret that somebody set could be guessed. Chance passes; what a person makes up to get past does not. */
import { distinctLetters, followingShare, isRepeated } from './guessable.ts';

/** 32 hexadecimal digits by chance have fewer once in 100,000 times. */
const FEWEST_DISTINCT = 9;
const MAX_FOLLOWING = 0.5;
/** What examples and their readers write where a secret is to stand. */
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
