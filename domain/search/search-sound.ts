/**
 * How a text sounds, in Latin letters: for finding what was meant when it is not spelt as the shop spells it. Tone
 * marks are dropped and consonants with the same sound are merged, because these are what Thai typing gets wrong; a
 * Thai loan word comes close to its Latin original ("วิสกัส" is wiskas). Far too coarse to be read.
 */

const SAME_SOUND: readonly (readonly [letters: string, sound: string])[] = [
  ['กขฃคฅฆ', 'k'],
  ['ง', 'ng'],
  ['จ', 'j'],
  ['ฉชฌ', 'ch'],
  ['ซศษส', 's'],
  ['ญย', 'y'],
  ['ฎด', 'd'],
  ['ฏตฐฑฒถทธ', 't'],
  ['ณน', 'n'],
  ['บ', 'b'],
  ['ปผพภ', 'p'],
  ['ฝฟ', 'f'],
  ['ม', 'm'],
  ['ร', 'r'],
  ['ลฬ', 'l'],
  ['ว', 'w'],
  ['หฮ', 'h'],
  ['อโ', 'o'],
  ['ะัาๅ', 'a'],
  ['ำ', 'am'],
  ['ิี', 'i'],
  ['ึืุู', 'u'],
  ['เ', 'e'],
  ['แ', 'ae'],
  ['ใไ', 'ai'],
  ['ฤ', 'ru'],
  ['ฦ', 'lu'],
];
const SOUNDS = new Map(
  SAME_SOUND.flatMap(([letters, sound]) => [...letters].map((letter) => [letter, sound])),
);

/** The sound of a word or phrase, lower case, a-z and 0-9 only; '' if nothing in it sounds. */
export function soundOf(text: string): string {
  return (
    text
      .toLowerCase()
      // Vowels written before their consonant are spoken after it.
      .replace(/([เแโใไ])([ก-ฮ])/g, '$2$1')
      // The silent letter that only carries a vowel.
      .replace(/อ(?=[ะ-ูเ-ไ])/g, '')
      .replace(/\p{Script=Thai}/gu, (letter) => SOUNDS.get(letter) ?? '')
      .normalize('NFD')
      .replace(/[^a-z0-9]/g, '')
  );
}
