/** In which pairs of language and width a browser test runs: its tags say so, else its file. */

export const PAIRS = ['th-phone', 'en-desktop', 'th-desktop', 'en-phone'] as const;
export type Pair = (typeof PAIRS)[number];

/** Pairs that a tag names; that of one pair is its own name: `@th-desktop`. */
export const TAGS: Record<string, readonly Pair[]> = {
  ...Object.fromEntries(PAIRS.map((pair) => [pair, [pair]])),
  /** Each language and each width once: what is looked at, and what depends on the layout. */
  both: ['th-phone', 'en-desktop'],
  /** The main jobs. */
  everywhere: PAIRS,
};

/**
 * Names of files, as patterns. Buyers hold a phone and read Thai; staff sit at a desk. The rest is spread, so that no
 * pair is left out.
 */
export const FILES: Record<Exclude<Pair, 'th-phone'>, readonly string[]> = {
  'en-desktop': ['merchant-[\\w-]+', 'catalogue', 'errors', 'keyboard', 'session'],
  'th-desktop': ['realtime', 'tenants', 'toasts'],
  'en-phone': ['centers', 'history', 'product', 'sign-in'],
};

const fileOf = (names: readonly string[]): string => `\\b(${names.join('|')})\\.e2e\\.ts`;
const anyOf = (tags: readonly string[]): string => `@(${tags.join('|')})(?![\\w-])`;

/** Matches the tests of a pair, as Playwright names them: project, file, title and tags. */
export function testsOf(pair: Pair): RegExp[] {
  const own = Object.keys(TAGS).filter((tag) => TAGS[tag]?.includes(pair));
  const untagged = `^(?!.*${anyOf(Object.keys(TAGS))})`;
  const elsewhere = Object.values(FILES).map((names) => `(?!.*${fileOf(names)})`);
  const files = pair === 'th-phone' ? elsewhere.join('') : `.*${fileOf(FILES[pair])}`;
  return [new RegExp(anyOf(own)), new RegExp(untagged + files)];
}
