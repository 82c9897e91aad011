/** Writes what products are found by. Words are cut here (Thai has no spaces); SQL only keeps them. */
import { sql } from 'kysely';
import { soundOf } from '#domain/search-sound.ts';
import { INDEX_LIMITS, searchWords } from '#domain/search-text.ts';
import type { TenantTransaction } from './tenant-transaction.ts';

export type FindableProduct = {
  code: string;
  /** Names, short names, brand: in every language, a text each. */
  texts: readonly string[];
  /** Names of what it stands in, its categories: it is found by them too, after what is named so itself. */
  around?: readonly string[];
  barcodes: readonly string[];
  /** Codes of the categories it is in, of every level. */
  categories: readonly string[];
  /** The product's own `position`. */
  position: number;
};

const PHRASE_WORDS = 4;
const SOUND_LENGTHS = { shortest: 3, longest: 40 };
const BATCH = 1000;

/** Replaces the search entries of these products, in the tenant of the transaction. */
export async function indexProducts(
  tx: TenantTransaction,
  products: readonly FindableProduct[],
): Promise<void> {
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = products.slice(start, start + BATCH);
    const phrases = new Map(batch.flatMap(phrasesOf));
    await sql`select search.put_products(
      ${batch.map((product) => product.code)}::text[],
      ${batch.map((product) => wordsOf(product).join(' '))}::text[],
      ${batch.map((product) => product.position)}::integer[],
      ${[...phrases.keys()]}::text[], ${[...phrases.values()]}::text[])`.execute(tx);
  }
}

function wordsOf({ code, texts, around = [], barcodes, categories }: FindableProduct): string[] {
  const codes = [code, ...barcodes].map((each) => each.toLowerCase().replace(/\s/g, ''));
  const words = [code, ...texts].flatMap((text) => searchWords(text, INDEX_LIMITS));
  const own = new Set([...words, ...codes]);
  const others = around.flatMap((text) => searchWords(text, INDEX_LIMITS)).filter((word) => !own.has(word));
  return [...new Set([...own, ...others.map(aroundWord), ...categories.map(categoryWord)])].filter(
    (word) => word !== '',
  );
}

/** The word that stands for a category: no text holds it, for words are letters and digits only. */
const categoryWord = (code: string): string => `#${code}`;

/** The word that a product has only from what it stands in; `search.wide` asks for it. */
const aroundWord = (word: string): string => `~${word}`;

/** Up to four words in a row, as the query that finds them and their sound. Numbers end a phrase. */
function phrasesOf({ texts, around = [] }: FindableProduct): [query: string, sound: string][] {
  return [...texts, ...around].flatMap((text) => {
    const words = searchWords(text, INDEX_LIMITS);
    return words.flatMap((_, from) => {
      const rows: [string, string][] = [];
      for (let to = from + 1; to <= Math.min(from + PHRASE_WORDS, words.length); to += 1) {
        const phrase = words.slice(from, to);
        if (phrase.some((word) => /\p{Nd}/u.test(word))) break;
        const sound = soundOf(phrase.join(''));
        if (sound.length < SOUND_LENGTHS.shortest || sound.length > SOUND_LENGTHS.longest) continue;
        rows.push([phrase.map(quoted).join(' & '), sound]);
      }
      return rows;
    });
  });
}

/** A word as PostgreSQL's tsquery takes it whatever it holds. */
export const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;
