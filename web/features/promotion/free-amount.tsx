import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Money } from '../../ui/display/money.tsx';
import classes from './free-amount.module.css';

/** "Free", with what it would cost. */
export function FreeAmount({ line }: { line: { Amount: number; DiscountAmount: number } }) {
  const t = useTranslations('offers');
  const worth = bahtFromSatang(satangFromBaht(line.Amount) + satangFromBaht(line.DiscountAmount));
  return (
    <span className={classes.amounts}>
      <strong className={classes.free}>{t('free')}</strong>
      {worth > 0 && (
        <s className={classes.before}>
          <span className="hidden-visually">{t('before')} </span>
          <Money baht={worth} />
        </s>
      )}
    </span>
  );
}
