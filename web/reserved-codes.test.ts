/** What stands in an address in place of a code that staff choose is refused as a code (R-47b). */
import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { isReservedCode, RESERVED_CODES } from '#domain/access/reserved-codes.ts';
import routes from './routes.ts';

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const here = [above, path].filter((part) => part !== '').join('/');
    return [here, ...pathsOf(children, here)];
  });
const all = pathsOf(routes as readonly RouteConfigEntry[]).map((path) =>
  path.replace(/^en\?\/?/, '').replace(/\?/g, ''),
);

/** Where a code stands, by what it is the code of. */
const PLACES: Record<keyof typeof RESERVED_CODES, readonly string[]> = {
  product: ['product', 'merchant/product'],
  brand: ['merchant/brand', 'promotion/brand'],
  group: ['merchant/group'],
  category: ['merchant/category'],
  content: ['contents', 'merchant/content/item'],
  center: ['merchant/center'],
};
/** What stands there is chosen by the system, or a number of it. */
const NOT_CHOSEN = [
  'history',
  // Ways, states and orders.
  'payment',
  'merchant/promotion',
  'merchant/customer',
  'merchant/customer/profile',
  'merchant/content',
  'merchant/survey',
  'merchant/tag',
  'merchant/staff',
  'merchant/application',
  'merchant/order',
  'merchant/stock/count',
  'merchant/customer/merge',
];

/** The words that stand beside a parameter at a place. */
const wordsAt = (place: string): string[] => {
  const behind = all
    .filter((path) => path.startsWith(`${place}/`))
    .map((path) => path.slice(place.length + 1).split('/')[0] ?? '');
  return [...new Set(behind.filter((word) => !word.startsWith(':') && word !== '*'))];
};
const placesWithParameter = [
  ...new Set(
    all.flatMap((path) => {
      const parts = path.split('/');
      // Parts of what a code names are words of the system.
      const at = parts.findIndex((part) => part.startsWith(':'));
      return at < 0 ? [] : [parts.slice(0, at).join('/')];
    }),
  ),
];

test.each(Object.keys(RESERVED_CODES) as (keyof typeof RESERVED_CODES)[])(
  'R-47b every address beside those of a %s is reserved, in any case, and nothing else',
  (of) => {
    const words = PLACES[of].flatMap(wordsAt);
    expect([...RESERVED_CODES[of]].toSorted()).toEqual([...new Set(words)].toSorted());
    for (const word of words) expect(isReservedCode(of, ` ${word.toUpperCase()} `)).toBe(true);
    expect(isReservedCode(of, 'NEW1')).toBe(false);
  },
);

test('R-47b a place with a code beside a word is known: its codes are reserved, or nobody chooses them', () => {
  const known = new Set([...Object.values(PLACES).flat(), ...NOT_CHOSEN]);
  const open = placesWithParameter.filter((place) => wordsAt(place).length > 0 && !known.has(place));
  expect(open).toEqual([]);
});
