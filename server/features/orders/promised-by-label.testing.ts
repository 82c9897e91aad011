/** What the labels of the demo's promotions promise, read as a buyer reads them: by their English letters alone. */

export type Promised = {
  /** Pieces, or baht of the goods, that the buyer has to take. */
  pieces: number;
  baht: number;
  percent: number;
  /** Off once, or off each piece. */
  bahtOff: number;
  isEach: boolean;
  free: number;
  /** A percentage of nothing but full amounts of so many baht. */
  everyBaht: number;
};

const NOTHING: Promised = {
  pieces: 0,
  baht: 0,
  percent: 0,
  bahtOff: 0,
  isEach: false,
  free: 0,
  everyBaht: 0,
};

/** A label in its letters, and what it promises by the numbers in it; the first that fits. */
const READINGS: readonly [label: RegExp, promise: (...numbers: number[]) => Partial<Promised>][] = [
  [/^Buy (\d+) get (\d+)$/, (pieces, free) => ({ pieces, free })],
  [/^(\d+) with (\d+)$/, (free, pieces) => ({ pieces, free })],
  [/^(\d+) with every ฿([\d,]+)$/, (free, baht) => ({ baht, free })],
  [/^Gift from ฿([\d,]+)$/, (baht) => ({ baht, free: 1 })],
  [/^(\d+) for (\d+)%, \d+ for \d+% off$/, (pieces, percent) => ({ pieces, percent })],
  [/^(\d+) for ฿([\d,]+) off$/, (pieces, bahtOff) => ({ pieces, bahtOff })],
  [/^(\d+)% off every ฿([\d,]+)$/, (percent, baht) => ({ baht, percent, everyBaht: baht })],
  [/^(\d+)% off ฿([\d,]+)$/, (percent, baht) => ({ baht, percent })],
  [/^฿([\d,]+) off (?:every )?฿([\d,]+)$/, (bahtOff, baht) => ({ baht, bahtOff })],
  [/^(?:[A-Z][a-z]+ )?(\d+)% off$/, (percent) => ({ pieces: 1, percent })],
  [/^฿([\d,]+) off$/, (bahtOff) => ({ pieces: 1, bahtOff, isEach: true })],
];

/** Labels of the shop's own picks, which promise nothing. */
export const PICKS: readonly string[] = ['Picked', 'Our pick'];

/** Throws for a label that nobody could hold the shop to. */
export function promisedBy(label: string): Promised {
  for (const [words, promise] of READINGS) {
    const [, ...numbers] = words.exec(label) ?? [];
    if (numbers.length > 0)
      return { ...NOTHING, ...promise(...numbers.map((text) => Number(text.replaceAll(',', '')))) };
  }
  throw new Error(`A label without a reading: ${label}`);
}
