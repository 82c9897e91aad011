/** Which passwords staff may choose. Existing passwords continue to work. */
import { distinctLetters, followingShare, isRepeated, lettersOf } from './guessable.ts';

export const FEWEST_PASSWORD_LETTERS = 10;
const FEWEST_DISTINCT = 5;
/** The highest share of letters that may follow from the previous one. */
const MAX_FOLLOWING = 0.6;
/** What remains of it without a name must be a secret of its own. */
const FEWEST_BESIDE_NAME = 8;
/** Shorter parts of names occur in many words. */
const FEWEST_OF_NAME = 3;

const FLAWS = ['tooShort', 'pattern', 'common', 'ownName'] as const;
export type PasswordFlaw = (typeof FLAWS)[number];

/** The most common choices, usually with some digits appended. Sequences and repetitions need not be listed here. */
const COMMON_WORDS = new Set(
  (
    'password passwort passcode pass pw admin administrator root user login guest demo test testing welcome hello secret ' +
    'letmein changeme default iloveyou love loveyou baby angel princess sunshine monkey dragon football soccer baseball ' +
    'superman batman pokemon starwars master shadow michael jordan liverpool chelsea arsenal manchester manutd barcelona ' +
    'qaz wsx qazwsx qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcdef computer internet samsung iphone ' +
    'google facebook line shop shopping store staff sale sales manager office company business money lucky summer winter ' +
    'bangkok thailand thai siam sawasdee sawatdee chiangmai phuket pattaya buriram muaythai somtam ' +
    'รหัส รหัสผ่าน ความลับ ร้าน ร้านค้า สวัสดี ประเทศไทย กรุงเทพ รักเธอ รักแม่'
  ).split(' '),
);

/** Digits and signs used in place of letters. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

type Owner = {
  /** Names of the person and of the shop: user name, mobile number, e-mail. */
  names: readonly string[];
};

/** The first flaw that rules a password out; undefined if it may be chosen. */
export const passwordFlaw = (password: string, owner: Owner): PasswordFlaw | undefined =>
  passwordFlaws(password, owner)[0];

/** All of them, for who is to mend them in one go. */
export function passwordFlaws(password: string, { names }: Owner): PasswordFlaw[] {
  const letters = lettersOf(password);
  const found: Record<PasswordFlaw, boolean> = {
    tooShort: letters.length < FEWEST_PASSWORD_LETTERS,
    pattern: isPattern(password),
    common: isCommon(letters),
    ownName: isName(letters.join(''), names),
  };
  return FLAWS.filter((flaw) => found[flaw]);
}

const isPattern = (password: string): boolean =>
  /^\p{Nd}+$/u.test(password) ||
  distinctLetters(password) < FEWEST_DISTINCT ||
  isRepeated(password) ||
  followingShare(password) >= MAX_FOLLOWING;

/** One or two common words with digits and signs around them: `Passw0rd2026!`. */
function isCommon(letters: readonly string[]): boolean {
  const plain = letters.join('');
  const inner = plain.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  const read = [...inner].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return [plain, inner, read].some((text) => consistsOfCommon(text.replace(/[^\p{L}\p{M}]/gu, '')));
}

function consistsOfCommon(text: string): boolean {
  if (COMMON_WORDS.has(text)) return true;
  for (let at = 1; at < text.length; at += 1)
    if (COMMON_WORDS.has(text.slice(0, at)) && COMMON_WORDS.has(text.slice(at))) return true;
  return false;
}

const THAI_TITLE = /^(คุณ|นางสาว|นาง|นาย)/;
const joined = (text: string): string => text.replace(/[\s.\-_@]/g, '');

function isName(password: string, names: readonly string[]): boolean {
  const plain = joined(password);
  const parts = names.flatMap((name) => [name, name.split('@')[0] ?? '', ...name.split(/\s+/)]);
  return parts.some((part) => {
    const own = joined(lettersOf(part.replace(THAI_TITLE, '')).join(''));
    if ([...own].length < FEWEST_OF_NAME || !plain.includes(own)) return false;
    return [...plain.replaceAll(own, '')].length < FEWEST_BESIDE_NAME;
  });
}
