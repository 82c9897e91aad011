/** What a product is, by its name: these words rank first in a search. */
import { searchWords } from './search-text.ts';

/** One or two words that say what the product is, in written order. */
export type NameHead = readonly [first: string, second?: string];

/** What may follow the subject of an English name: a comma, a measure, or its purpose. */
const END_OF_PHRASE = /[,;:(|]|\s\d[\d.]*(?=[a-z\s]|$)|\s(?:for|with|without|in)\s/i;

/**
 * The first word of the name and the first two, after the brand that it may begin with. A Thai name starts with
 * what the product is ("ทรายแมวเต้าหู้"), an English one ends with it ("Tofu Cat Litter, Peach 6 L"): the last word
 * and the last two of its first phrase are included as well.
 */
export function headsOf(name: string, brands: readonly string[] = []): NameHead[] {
  const words = searchWords(withoutBrands(name, brands));
  const heads = [words.slice(0, 1), words.slice(0, 2)];
  if (!/\p{Script=Thai}/u.test(name)) {
    const phrase = searchWords(withoutBrands(name, brands).split(END_OF_PHRASE, 1)[0] ?? '');
    heads.push(phrase.slice(-1), phrase.slice(-2));
  }
  return heads.flatMap(([first, second]): NameHead[] => {
    if (first === undefined) return [];
    return second === undefined ? [[first]] : [[first, second]];
  });
}

/** Names begin with the brand in one language or in both. */
function withoutBrands(name: string, brands: readonly string[]): string {
  const rest = name.trim();
  const brand = brands.find(
    (each) =>
      each !== '' &&
      rest.toLowerCase().startsWith(each.toLowerCase()) &&
      !/^[\p{L}\p{M}\p{Nd}]/u.test(rest.slice(each.length)),
  );
  return brand === undefined ? rest : withoutBrands(rest.slice(brand.length), brands);
}
