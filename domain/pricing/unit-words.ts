/** "7 packs": a quantity of a product's unit in words. */

/** English nouns for product units, with irregular plurals. */
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
 * A quantity of a unit, for people. Thai needs no plural. In English only known nouns are pluralized, in the case
 * they are written in; a name made up by a shop ("Promo set A") follows "7 ×".
 */
export function countedUnit(count: number, unit: string, language: 'th' | 'en'): string {
  const number = count.toLocaleString(language === 'th' ? 'th-TH-u-nu-latn' : 'en-GB');
  if (language === 'th') return `${number} ${unit}`.trimEnd();
  const plural = ENGLISH_UNITS.get(unit.toLowerCase());
  if (plural === undefined) return `${number} × ${unit}`;
  if (count === 1) return `1 ${unit}`;
  // "Pack" -> "Packs": keeps the shop's first letter.
  return `${number} ${unit.charAt(0)}${plural.slice(1)}`;
}
