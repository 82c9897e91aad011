import { useId } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { useCounted } from '../../../ui/display/use-counted.ts';
import { paidPerPiece, type OfferedUnit } from '../../cart/lines/offered-units.ts';
import { PriceAfter } from '../card/price-after.tsx';
import { savingPercent } from '../card/saving.ts';
import type { Units } from '../buying/use-units.ts';
import classes from './unit-choice.module.css';

type Props = Omit<Units, 'enough'> & {
  product: Pick<Product, 'UNIT1NAME'>;
  /** Pieces left, where that is known. */
  left: number;
};

/** The units beside each other, each with its price and what it holds. */
export function UnitChoice({ units, chosen, choose, product, left }: Props) {
  const t = useTranslations('productPage');
  const group = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('unit')}</legend>
      {units.map((unit) => (
        <label key={unit.unit} className={classes.unit}>
          <input
            type="radio"
            className="hidden-visually"
            name={group}
            checked={unit.unit === chosen?.unit}
            onChange={() => choose(unit.unit)}
          />
          <span className={classes.first}>
            <span className={classes.name}>{unit.name}</span>
            <span>
              <PriceAfter
                className={classes.price}
                list={bahtFromSatang(unit.priceSatang)}
                after={unit.afterSatang === undefined ? undefined : bahtFromSatang(unit.afterSatang)}
              />
            </span>
          </span>
          <UnitContent unit={unit} piece={product.UNIT1NAME} units={units} left={left} />
          {left > 0 && left < unit.rate && <span className={classes.short}>{t('notEnoughForUnit')}</span>}
        </label>
      ))}
    </fieldset>
  );
}

type ContentProps = Pick<Props, 'units' | 'left'> & { unit: OfferedUnit; piece: string };

function UnitContent({ unit, piece, units, left }: ContentProps) {
  const t = useTranslations('productPage');
  const counted = useCounted();
  const perPieceSatang = paidPerPiece(unit);
  if (perPieceSatang === null) return null;
  // Nobody saves by what there is too little of.
  const saving = unit.rate <= left ? savingPercent(unit, units) : 0;
  return (
    <span className={classes.content}>
      <span>
        {counted(unit.rate, piece)} ·{' '}
        {t('perPiece', { price: formatBaht(bahtFromSatang(perPieceSatang)), piece })}
      </span>
      {saving > 0 && <span className={classes.saving}>{t('saving', { percent: saving })}</span>}
    </span>
  );
}
