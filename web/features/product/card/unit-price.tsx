import type { ReactNode } from 'react';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { OfferedUnit } from '../../cart/lines/offered-units.ts';
import { PriceAfter } from './price-after.tsx';
import classes from './unit-price.module.css';

type Props = {
  unit: OfferedUnit;
  className?: string;
  /** Shown under the price. */
  children?: ReactNode;
};

/** The price of a unit, after promotions where that is certain. */
export function UnitPrice({ unit, className, children }: Props) {
  return (
    <div className={className}>
      <p className={classes.price}>
        <PriceAfter
          className={classes.amount}
          list={bahtFromSatang(unit.priceSatang)}
          after={unit.afterSatang === undefined ? undefined : bahtFromSatang(unit.afterSatang)}
        />
        <span className={classes.unit}> / {unit.name}</span>
      </p>
      {children}
    </div>
  );
}
