/** In which pairs of language and width a browser test runs: its tags say so, else its file. */

export const PAIRS = ['th-phone', 'en-desktop', 'th-desktop', 'en-phone'] as const;
export type Pair = (typeof PAIRS)[number];

/** Pairs that a tag names; that of one pair is its own name: `@th-desktop`. */
const TAGS: Record<string, readonly Pair[]> = {
  ...Object.fromEntries(PAIRS.map((pair) => [pair, [pair]])),
  /** Each language and each width once: what is looked at, and what depends on the layout. */
  both: ['th-phone', 'en-desktop'],
  /** The main jobs. */
  everywhere: PAIRS,
};

/** Buyers hold a phone and read Thai; staff sit at a desk. The rest is spread, so that no pair is left out. */
const FILES: Record<Exclude<Pair, 'th-phone'>, RegExp> = {
  'en-desktop': /\b(merchant-[\w-]+|catalogue|errors|keyboard|session)\.e2e\.ts/,
  'th-desktop': /\b(live|tenants|toasts)\.e2e\.ts/,
  'en-phone': /\b(centers|history|product|settings|sign-in)\.e2e\.ts/,
};

const anyOf = (tags: readonly string[]): string => `@(${tags.join('|')})(?![\\w-])`;

/** Matches the tests of a pair, as Playwright names them: project, file, title and tags. */
export function testsOf(pair: Pair): RegExp[] {
  const own = Object.keys(TAGS).filter((tag) => TAGS[tag]?.includes(pair));
  const untagged = `^(?!.*${anyOf(Object.keys(TAGS))})`;
  const elsewhere = Object.values(FILES).map(({ source }) => `(?!.*${source})`);
  const files = pair === 'th-phone' ? elsewhere.join('') : `.*${FILES[pair].source}`;
  return [new RegExp(anyOf(own)), new RegExp(untagged + files)];
}
