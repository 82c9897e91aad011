import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import classes from './stock-mark.module.css';

/** A mark on a product's picture where its stock matters. */
export function StockMark({ word }: { word: Product['Stock']['StockWord'] }) {
  const t = useTranslations('product');
  if (word === 'in_stock') return null;
  return (
    <span className={classes.mark} data-word={word}>
      {word === 'limited' ? t('limited') : t('outOfStock')}
    </span>
  );
}
