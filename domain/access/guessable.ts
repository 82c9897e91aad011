/** What makes a text easy to guess, regardless of its meaning: few distinct characters, repetition, adjacent keys. */

/** Adjacent keys on the Latin and on the Thai (Kedmanee) layout. */
const KEYBOARD_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
];

export const lettersOf = (text: string): string[] => [...text.normalize('NFKC').toLowerCase()];

export const distinctLetters = (text: string): number => new Set(lettersOf(text)).size;

/** A shorter text repeated, the last repetition possibly cut off: `abcabcab`. */
export function isRepeated(text: string): boolean {
  const letters = lettersOf(text);
  for (let length = 1; length <= letters.length / 2; length += 1)
    if (letters.every((letter, at) => letter === letters[at % length])) return true;
  return false;
}

/**
 * The share of letters, 0 to 1, that follow from the previous one: the same, next in the alphabet, or the next key.
 */
export function followingShare(text: string): number {
  const letters = lettersOf(text);
  if (letters.length < 2) return 0;
  const following = letters.filter((letter, at) => at > 0 && isBeside(letters[at - 1] ?? '', letter));
  return following.length / (letters.length - 1);
}

function isBeside(one: string, other: string): boolean {
  const far = Math.abs((one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0));
  return far <= 1 || KEYBOARD_ROWS.some((row) => row.includes(one + other) || row.includes(other + one));
}
