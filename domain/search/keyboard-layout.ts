/**
 * Recovers text that was typed with the keyboard in the other language: the keys of the Thai Kedmanee layout
 * against those of the Latin one, in both directions ("vkski" is อาหาร, "แฟะ" is cat).
 */

// Row by row in keyboard order; the two lines of a pair match key by key.
const KEYS: readonly (readonly [latin: string, thai: string])[] = [
  ['1234567890-=', 'ๅ/-ภถุึคตจขช'],
  ['qwertyuiop[]\\', 'ๆไำพะัีรนยบลฃ'],
  ["asdfghjkl;'", 'ฟหกดเ้่าสวง'],
  ['zxcvbnm,./', 'ผปแอิืทมใฝ'],
  ['!@#$%^&*()_+', '+๑๒๓๔ู฿๕๖๗๘๙'],
  ['QWERTYUIOP{}|', '๐"ฎฑธํ๊ณฯญฐ,ฅ'],
  ['ASDFGHJKL:"', 'ฤฆฏโฌ็๋ษศซ.'],
  ['ZXCVBNM<>?', '()ฉฮฺ์?ฒฬฦ'],
];
const pairs = KEYS.flatMap(([latin, thai]) => {
  const thaiKeys = [...thai];
  return [...latin].map((key, at) => [key, thaiKeys[at] ?? ''] as const);
});
const TO_THAI = new Map(pairs);
const TO_LATIN = new Map(pairs.map(([latin, thai]) => [thai, latin]));

const THAI = /\p{Script=Thai}/u;
const LATIN = /[a-z]/i;
/** Anything shorter is too ambiguous. */
const SHORTEST = 3;

/** A consonant and what may be above or below it; nothing else may carry a mark. */
const CARRIED = /[ก-ฮ][ัิ-ฺ็]?[่-๋์ํ]?/g;
const MARK = /[ัิ-ฺ็-๎]/;
/** A vowel that follows its consonant, with no consonant before it. */
const LOST_VOWEL = /(?:^|[^ก-ฮัา็-๋])[ะาำ]|(?:^|[^ฤฦ])ๅ/;

/** Whether a text could be Thai: every mark and vowel has its consonant. */
function couldBeThai(text: string): boolean {
  return !MARK.test(text.replace(CARRIED, '')) && !LOST_VOWEL.test(text);
}

/** Whether a text could be Latin words, numbers or codes. */
const couldBeLatin = (text: string): boolean => /^[a-z0-9][a-z0-9 .,'&+()/-]*$/i.test(text);

const typed = (keys: ReadonlyMap<string, string>, text: string): string =>
  [...text].map((key) => keys.get(key) ?? key).join('');

const toLatin = (text: string): string => typed(TO_LATIN, text).toLowerCase();

/** A word that is a number stays one: numbers are typed on their own keys in either language. */
const toThai = (text: string): string =>
  text.replace(/\S+/g, (word) => (/^[\d.,]+$/.test(word) ? word : typed(TO_THAI, word)));

/**
 * What the same keys give in the other language, likeliest first; empty if that cannot be text. The case of Latin
 * letters counts, because of the shift key; a capital at the beginning, possibly added by a phone, is read both
 * ways. In a text of both languages only the words of one are converted.
 */
export function onOtherLayout(text: string): string[] {
  const wanted = text.trim();
  const readings = [
    ...(THAI.test(wanted) ? [ofWords(wanted, THAI, toLatin)] : []),
    ...(LATIN.test(wanted) ? [ofWords(wanted, LATIN, toThai)] : []),
    ...(/^[A-Z][^A-Z]*$/.test(wanted) ? [toThai(wanted.toLowerCase())] : []),
    // Keys of only digits and signs may be a Thai word too.
    ...(/\p{L}/u.test(wanted) ? [] : [toThai(wanted)]),
  ];
  return [...new Set(readings)].filter(
    (reading) =>
      reading !== wanted &&
      reading.replace(/[^\p{L}\p{M}\p{Nd}]/gu, '').length >= SHORTEST &&
      (THAI.test(reading) ? couldBeThai(reading) : couldBeLatin(reading)),
  );
}

const ofWords = (text: string, which: RegExp, read: (word: string) => string): string =>
  text.replace(/\S+/g, (word) => (which.test(word) ? read(word) : word));
