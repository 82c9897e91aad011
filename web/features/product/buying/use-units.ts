import { useState } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { unitToAdd, type UnitNumber } from '#domain/pricing/units.ts';
import { usePage } from '../../../page/page-context.ts';
import { offeredUnits, type OfferedUnit } from '../../cart/lines/offered-units.ts';

export type Units = {
  /** All that are sold and whose price is shown, the piece first. */
  units: readonly OfferedUnit[];
  /** Those that the stock is enough for where that is known. */
  enough: readonly OfferedUnit[];
  /** The one that the add button takes; undefined where no price is shown. */
  chosen: OfferedUnit | undefined;
  choose: (unit: UnitNumber) => void;
};

/**
 * A product's units and the buyer's choice: at first the one that the shop adds by itself (S-12, cart), of
 * those that the stock is enough for where that is known.
 */
export function useUnits(product: Product): Units {
  const { config } = usePage();
  const [wanted, choose] = useState<UnitNumber>();
  const units = offeredUnits(product);
  const { StockAvailable, UnitsShort = [] } = product.Stock;
  const left = StockAvailable ?? Infinity;
  const enough = units.filter(({ unit, rate }) => rate <= left && !UnitsShort.includes(unit));
  const byRule = unitToAdd(enough.length > 0 ? enough : units, {
    smallestPrice: config.get('ADD_SMALLEST_PRICE_UNIT'),
  });
  const find = (unit: UnitNumber | undefined) => units.find((each) => each.unit === unit);
  return { units, enough, chosen: find(wanted) ?? find(byRule), choose };
}
