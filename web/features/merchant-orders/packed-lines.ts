/** What was packed of an order, as it was typed. */
type Ordered = { Line: number; Quantity: number };

export type PackedLines = {
  /** Lines of which less was packed than ordered, as the step takes them. */
  less: { Line: number; Packed: number }[];
  /** Lines whose number cannot be: no whole number, or more than ordered. */
  wrong: ReadonlySet<number>;
  /** Not one unit of the whole order: it is canceled instead. */
  nothing: boolean;
};

/** Whole units of each line, from 0 to what was ordered. */
export function readPacked(lines: readonly Ordered[], typed: (line: number) => string): PackedLines {
  const packed = lines.map(({ Line, Quantity }) => ({ Line, Quantity, Packed: wholeNumber(typed(Line)) }));
  const wrong = packed.filter(({ Packed, Quantity }) => Packed === undefined || Packed > Quantity);
  return {
    less: packed.flatMap(({ Line, Quantity, Packed }) =>
      Packed !== undefined && Packed < Quantity ? [{ Line, Packed }] : [],
    ),
    wrong: new Set(wrong.map(({ Line }) => Line)),
    nothing: packed.every(({ Packed }) => Packed === 0),
  };
}

/** A whole number of up to five digits; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
