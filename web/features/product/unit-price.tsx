import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue.schemas.ts';
import { bahtFromSatang } from '#domain/money.ts';
import { formatBaht, Money } from '../../ui/money.tsx';
import type { OfferedUnit } from '../cart/offered-units.ts';
import classes from './unit-price.module.css';

type Props = { product: Pick<Product, 'UNIT1NAME'>; unit: OfferedUnit; className?: string };

/** The price of a unit; under it what a piece costs in it, where it holds several. */
export function UnitPrice({ product, unit, className }: Props) {
  const t = useTranslations('product');
  return (
    <div className={className}>
      <p className={classes.price}>
        <Money className={classes.amount} baht={bahtFromSatang(unit.priceSatang)} />
        <span className={classes.unit}> / {unit.name}</span>
      </p>
      <p className={classes.piece}>
        {unit.perPieceSatang !== null &&
          t('perPiece', {
            price: formatBaht(bahtFromSatang(unit.perPieceSatang)),
            piece: product.UNIT1NAME,
          })}
      </p>
    </div>
  );
}
