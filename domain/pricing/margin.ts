/** What is left of a sale after what its goods cost. Everything is in satang, without tax. */

export type CostedSale = {
  /** What was sold, in pieces, and what it brought. */
  pieces: number;
  netSatang: number;
  /** Of one piece; null where the shop has set none. */
  costSatang: number | null;
  floorSatang: number | null;
};

export type Margin = {
  /** Null where the cost is not known. */
  costSatang: number | null;
  marginSatang: number | null;
  /** Sold for less than the floor price. */
  isBelowFloor: boolean;
};

export function marginOf({ pieces, netSatang, costSatang, floorSatang }: CostedSale): Margin {
  const cost = costSatang === null ? null : costSatang * pieces;
  return {
    costSatang: cost,
    marginSatang: cost === null ? null : netSatang - cost,
    isBelowFloor: floorSatang !== null && netSatang < floorSatang * pieces,
  };
}

/** Of all sales together; the cost and the margin are null where one of them has none. */
export function sumOfMargins(margins: readonly Margin[]): Pick<Margin, 'costSatang' | 'marginSatang'> {
  const sum = (key: 'costSatang' | 'marginSatang') =>
    margins.reduce<number | null>((all, margin) => {
      const one = margin[key];
      return all === null || one === null ? null : all + one;
    }, 0);
  return { costSatang: sum('costSatang'), marginSatang: sum('marginSatang') };
}
