/** "7 packs": a number of a product's units in words. */

/** English nouns that products are counted in, with their plurals where an s is not enough. */
const ENGLISH_UNITS = new Map([
  ...'piece pack packet case can bottle tube jar roll gallon pair set unit sack card bar cup tub stick bundle bulb'
    .split(' ')
    .map((noun) => [noun, `${noun}s`] as const),
  ...'bag carton sachet tray sheet bucket drum crate pallet sleeve strip vial tablet capsule block kit barrel'
    .split(' ')
    .map((noun) => [noun, `${noun}s`] as const),
  ['box', 'boxes'],
  ['pouch', 'pouches'],
  ['dozen', 'dozen'],
  ['bunch', 'bunches'],
]);

/**
 * How many of a unit, for people. Thai needs no plural. In English only nouns that are known take one, as they are
 * written; a name that a shop has made up ("Promo set A") stands behind "7 ×".
 */
export function countedUnit(count: number, unit: string, language: 'th' | 'en'): string {
  const number = count.toLocaleString(language === 'th' ? 'th-TH-u-nu-latn' : 'en-GB');
  if (language === 'th') return `${number} ${unit}`.trimEnd();
  const plural = ENGLISH_UNITS.get(unit.toLowerCase());
  if (plural === undefined) return `${number} × ${unit}`;
  if (count === 1) return `1 ${unit}`;
  // "Pack" -> "Packs": the first letter is the shop's own.
  return `${number} ${unit.charAt(0)}${plural.slice(1)}`;
}
