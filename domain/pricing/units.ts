/**
 * A product is sold in up to three units: unit 1 is the piece (rate 1), unit 2 a pack, unit 3 a case. A rate is the
 * number of pieces in one unit. Stock is counted in pieces.
 */

export type UnitNumber = 1 | 2 | 3;
export type UnitRates = readonly [number, number, number];
/** Quantities as named in the cart and the calls. */
export type UnitQuantities = { qty1: number; qty2: number; qty3: number };
/** A unit that the buyer may choose: one whose price is shown. */
export type PricedUnit = { unit: UnitNumber; rate: number; priceSatang: number };

export const UNIT_NUMBERS = [1, 2, 3] as const;

/** 3 if all three rates are above 0, 2 if the first two are and the third is not, else 1 (V-03). */
export function unitCount([rate1, rate2, rate3]: UnitRates): UnitNumber {
  if (!(rate1 > 0 && rate2 > 0)) return 1;
  return rate3 > 0 ? 3 : 2;
}

/** The quantity of one unit of a cart line. */
export function quantityOf(quantities: UnitQuantities, unit: UnitNumber): number {
  return { 1: quantities.qty1, 2: quantities.qty2, 3: quantities.qty3 }[unit];
}

/**
 * The quantities in pieces. Units beyond the product's unit count are ignored; a product without any rate is sold
 * by the piece.
 */
export function pieces(quantities: UnitQuantities, rates: UnitRates): number {
  const count = unitCount(rates);
  return UNIT_NUMBERS.filter((unit) => unit <= count).reduce(
    (sum, unit) => sum + quantityOf(quantities, unit) * rateOf(rates, unit),
    0,
  );
}

/** Pieces in one of this unit; the piece itself is 1 even if no rate is stored for it. */
export function rateOf(rates: UnitRates, unit: UnitNumber): number {
  const rate = rates[unit - 1] ?? 0;
  return unit === 1 && !(rate > 0) ? 1 : rate;
}

/** Satang per piece of a unit, rounded half up: for showing next to the price, never for charging. */
export function pricePerPiece(priceSatang: number, rate: number): number {
  return rate > 0 ? Math.round(priceSatang / rate) : priceSatang;
}

/** The unit with the lowest price (the smaller unit on a tie), or undefined if none is shown. */
export function smallestPriceUnit(units: readonly PricedUnit[]): UnitNumber | undefined {
  return units.toSorted((a, b) => a.priceSatang - b.priceSatang || a.rate - b.rate)[0]?.unit;
}

/** The unit that holds the most pieces, or undefined if none is shown. */
export function biggestUnit(units: readonly PricedUnit[]): UnitNumber | undefined {
  return units.toSorted((a, b) => b.rate - a.rate || b.unit - a.unit)[0]?.unit;
}

/** The unit used by the add button: the lowest price, or the biggest unit if configured (S-12). */
export function unitToAdd(
  units: readonly PricedUnit[],
  { smallestPrice }: { smallestPrice: boolean },
): UnitNumber | undefined {
  return smallestPrice ? smallestPriceUnit(units) : biggestUnit(units);
}

/**
 * "6 more make a case and save ฿38": with `more` of unit `from`, everything that fills units `into` is converted;
 * the rest stays as it is. `savingSatang` is per unit of `into`.
 */
export type UnitHint = { from: UnitNumber; into: UnitNumber; more: number; savingSatang: number };

/**
 * The nearest bigger unit that costs less than the same pieces in the unit already in the cart. Suggests adding
 * more only from half of the bigger unit on, so that one piece does not nag for a case, and never more than `room`
 * pieces: those still in stock. Otherwise `more` is 0 if the quantity fills a bigger unit: 15 pieces are a pack of
 * 12 and 3 pieces.
 */
export function unitHint(
  quantities: UnitQuantities,
  units: readonly PricedUnit[],
  room = Infinity,
): UnitHint | undefined {
  const hints: (UnitHint & { morePieces: number; allSatang: number })[] = [];
  for (const small of units) {
    const have = quantityOf(quantities, small.unit);
    if (have <= 0) continue;
    for (const big of units) {
      const inBig = big.rate / small.rate;
      if (inBig <= 1 || !Number.isInteger(inBig)) continue;
      const savingSatang = inBig * small.priceSatang - big.priceSatang;
      const loose = have % inBig;
      if (savingSatang <= 0) continue;
      const missing = inBig - loose;
      const more = loose * 2 >= inBig && missing * small.rate <= room ? missing : 0;
      const filled = Math.floor((have + more) / inBig);
      if (filled === 0) continue;
      hints.push({
        from: small.unit,
        into: big.unit,
        more,
        savingSatang,
        morePieces: more * small.rate,
        allSatang: filled * savingSatang,
      });
    }
  }
  const nearest = hints.toSorted((a, b) => a.morePieces - b.morePieces || b.allSatang - a.allSatang)[0];
  if (!nearest) return undefined;
  const { morePieces: _, allSatang: __, ...hint } = nearest;
  return hint;
}
