import type { Product } from '#contract/catalogue.schemas.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { paidPerPiece } from '../../cart/lines/offered-units.ts';
import { bestSaving } from './saving.ts';
import type { Units } from '../buying/use-units.ts';
import classes from './unit-price.module.css';

type Props = Pick<Units, 'units' | 'enough' | 'chosen'> & { product: Pick<Product, 'UNIT1NAME'> };

/** What a piece costs in the chosen unit; beside the piece itself, which unit saves the most of those that can be had. */
export function PiecePrice({ units, enough, chosen, product: { UNIT1NAME } }: Props) {
  const t = useTranslations('product');
  if (!chosen || units.length < 2) return null;
  const perPieceSatang = paidPerPiece(chosen);
  if (perPieceSatang !== null)
    return (
      <p className={classes.piece}>
        {t('perPiece', { price: formatBaht(bahtFromSatang(perPieceSatang)), piece: UNIT1NAME })}
      </p>
    );
  const best = bestSaving(enough);
  return (
    <p className={classes.piece}>
      {best && (
        <span className={classes.saving}>
          {t('unitSaves', { unit: best.unit.name, percent: best.percent })}
        </span>
      )}
    </p>
  );
}
