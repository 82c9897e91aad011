/** What a scan of a barcode, or a typed product code, counts of an order that is being packed (B-52). */

/** A line of the order; `quantity` is ordered of its unit, which holds `unitRate` pieces. */
export type ScanLine = { line: number; product: string; unit: number; unitRate: number; quantity: number };
export type UnitBarcode = { barcode: string; product: string; unit: number; unitRate: number };

export type Scanned =
  /** One more of the unit was scanned; `count` is packed of the line now. */
  | { is: 'counted'; line: number; count: number }
  /** Nothing in the order has this code. */
  | { is: 'unknown' }
  /** All that was ordered is packed, or what was scanned is more than is left. */
  | { is: 'surplus'; line: number }
  /** The scanned unit cannot be counted in the line's: a piece of what is ordered by the box. */
  | { is: 'otherUnit'; line: number };

type Known = {
  lines: readonly ScanLine[];
  barcodes: readonly UnitBarcode[];
  /** What is counted so far; nothing for a line that is not in it. */
  counted: ReadonlyMap<number, number>;
};

/**
 * Counts up the line of the scanned unit. A larger unit than ordered counts as many of the line's as it holds, e.g. a box
 * of twelve for a line by the piece. Whatever does not fit changes nothing.
 */
export function scan(code: string, { lines, barcodes, counted }: Known): Scanned {
  const units = unitsOf(code.trim(), lines, barcodes);
  const fits = units.flatMap(({ product, unit, pieces }) =>
    lines
      .filter((line) => line.product === product)
      .toSorted((a, b) => Number(b.unit === unit) - Number(a.unit === unit))
      .map((line) => ({ line, more: pieces / line.unitRate })),
  );
  const whole = fits.filter(({ more }) => Number.isInteger(more));
  for (const { line, more } of whole) {
    const count = (counted.get(line.line) ?? 0) + more;
    if (count <= line.quantity) return { is: 'counted', line: line.line, count };
  }
  const [first] = whole;
  if (first) return { is: 'surplus', line: first.line.line };
  const [other] = fits;
  return other ? { is: 'otherUnit', line: other.line.line } : { is: 'unknown' };
}

/** The units that a code means: those with this barcode, otherwise one of each line of the product with this code. */
function unitsOf(code: string, lines: Known['lines'], barcodes: Known['barcodes']) {
  const scanned = barcodes.filter(({ barcode }) => barcode === code);
  if (scanned.length > 0)
    return scanned.map(({ product, unit, unitRate }) => ({ product, unit, pieces: unitRate }));
  const key = code.toUpperCase();
  const line = lines.find(({ product }) => product.toUpperCase() === key);
  return line ? [{ product: line.product, unit: line.unit, pieces: line.unitRate }] : [];
}
