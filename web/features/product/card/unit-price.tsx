import type { ReactNode } from 'react';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { Money } from '../../../ui/display/money.tsx';
import type { OfferedUnit } from '../../cart/lines/offered-units.ts';
import classes from './unit-price.module.css';

type Props = {
  unit: OfferedUnit;
  className?: string;
  /** Shown under the price. */
  children?: ReactNode;
};

/** The price of a unit. */
export function UnitPrice({ unit, className, children }: Props) {
  return (
    <div className={className}>
      <p className={classes.price}>
        <Money className={classes.amount} baht={bahtFromSatang(unit.priceSatang)} />
        <span className={classes.unit}> / {unit.name}</span>
      </p>
      {children}
    </div>
  );
}
