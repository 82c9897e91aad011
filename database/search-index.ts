/** Writes the search index of products. Words are segmented here (Thai has no spaces); SQL only stores them. */
import { sql } from 'kysely';
import { headsOf, type NameHead } from '#domain/search/search-heads.ts';
import { soundOf } from '#domain/search/search-sound.ts';
import { INDEX_LIMITS, searchParts, searchWords, wordsOfPart } from '#domain/search/search-text.ts';
import type { TenantTransaction } from './tenant-transaction.ts';

export type FindableProduct = {
  code: string;
  /** Names and short names in every language, one text each. Their heads rank first (`headsOf`). */
  texts: readonly string[];
  /** The brand in every language; names may begin with it. */
  brands?: readonly string[];
  /** Names of its categories: they match too, ranked after products that have the word in their own name. */
  around?: readonly string[];
  barcodes: readonly string[];
  /** Codes of its categories, at every level. */
  categories: readonly string[];
  /** The product's own `position`. */
  position: number;
};

const PHRASE_WORDS = { thai: 4, other: 2 };
const SOUND_LENGTHS = { shortest: 3, longest: 40 };
const BATCH = 1000;

/** Replaces the search entries of these products, in the transaction's tenant. */
export async function indexProducts(
  tx: TenantTransaction,
  products: readonly FindableProduct[],
): Promise<void> {
  const phrases = new Map<string, string>();
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = products.slice(start, start + BATCH);
    const written = phrases.size;
    for (const product of batch) addPhrases(product, phrases);
    const added = [...phrases].slice(written);
    await sql`select search.put_products(
      ${batch.map((product) => product.code)}::text[],
      ${batch.map((product) => wordsOf(product).join(' '))}::text[],
      ${batch.map((product) => product.position)}::integer[],
      ${added.map(([query]) => query)}::text[], ${added.map(([, sound]) => sound)}::text[])`.execute(tx);
  }
}

/** The words a product is found by, including codes and categories. */
export function wordsOf(product: FindableProduct): string[] {
  const { code, texts, brands = [], around = [], barcodes, categories } = product;
  const codes = [code, ...barcodes].map((each) => each.toLowerCase().replace(/\s/g, ''));
  const words = [code, ...texts, ...brands].flatMap((text) => searchWords(text, INDEX_LIMITS));
  const own = new Set([...words, ...codes]);
  const others = around.flatMap((text) => searchWords(text, INDEX_LIMITS)).filter((word) => !own.has(word));
  const heads = texts.flatMap((text) => headsOf(text, brands).map(headWord));
  return [...new Set([...own, ...heads, ...others.map(aroundWord), ...categories.map(categoryWord)])].filter(
    (word) => word !== '',
  );
}

/** The word that encodes a category: it cannot occur in a text, where words are letters and digits only. */
const categoryWord = (code: string): string => `#${code}`;

/** A word that the product has only from its categories; `search.wide` queries it. */
const aroundWord = (word: string): string => `~${word}`;

/** The word for what a product is; `search.head` queries it. */
const headWord = ([first, second]: NameHead): string =>
  second === undefined ? `^${first}` : `^^${first}^${second}`;

/**
 * Adds runs of words that somebody may type as one, with the matching query and their sound: up to four Thai words,
 * of which most are parts of one, and two others. Numbers end a phrase, and so does a space between scripts: brands
 * next to kinds would give as many phrases as products.
 */
export function addPhrases(
  { texts, brands = [], around = [] }: FindableProduct,
  phrases: Map<string, string>,
): void {
  for (const text of [...texts, ...brands, ...around]) {
    const words = searchParts(text, INDEX_LIMITS).flatMap((part, nth) =>
      part.isNumber ? [undefined] : wordsOfPart(part).map((word) => ({ word, nth, isThai: isThai(word) })),
    );
    for (const [from, first] of words.entries()) {
      let query = '';
      let letters = '';
      let before = first;
      for (const [more, next] of words.slice(from, from + PHRASE_WORDS.thai).entries()) {
        if (!next || !before) break;
        if (before.isThai !== next.isThai && before.nth !== next.nth) break;
        if (!next.isThai && more >= PHRASE_WORDS.other) break;
        query += `${query && ' & '}${quoted(next.word)}`;
        letters += next.word;
        before = next;
        if (phrases.has(query)) continue;
        const sound = soundOf(letters);
        if (sound.length < SOUND_LENGTHS.shortest || sound.length > SOUND_LENGTHS.longest) continue;
        phrases.set(query, sound);
      }
    }
  }
}

const isThai = (word: string): boolean => /\p{Script=Thai}/u.test(word);

/** A word quoted for PostgreSQL's tsquery, whatever it contains. */
export const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;
