import { useTranslations } from '../../../i18n/use-translations.tsx';
import { Money } from '../../../ui/display/money.tsx';
import classes from './price-after.module.css';

/** The list price of a unit, in baht; where promotions take something off, what it costs then, beside the crossed list price. */
export function PriceAfter({
  list,
  after,
  className,
}: {
  list: number;
  after?: number | undefined;
  className?: string | undefined;
}) {
  const t = useTranslations('product');
  if (after === undefined) return <Money className={className} baht={list} />;
  return (
    <>
      <Money className={className} baht={after} />{' '}
      <s className={classes.list}>
        <span className="hidden-visually">{t('insteadOf')} </span>
        <Money baht={list} />
      </s>
    </>
  );
}
