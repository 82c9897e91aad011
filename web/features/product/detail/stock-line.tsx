import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { useCounted } from '../../../ui/display/use-counted.ts';
import classes from './stock-line.module.css';

/** The stock in words, with the pieces left once they are known. */
export function StockLine({
  product: { Stock, UNIT1NAME },
}: {
  product: Pick<Product, 'Stock' | 'UNIT1NAME'>;
}) {
  const t = useTranslations('productPage.stock');
  const { StockWord, StockAvailable } = Stock;
  const counted = useCounted();
  const known = StockAvailable === null ? undefined : { amount: counted(StockAvailable, UNIT1NAME) };
  const text = {
    in_stock: known ? t('inStockCount', known) : t('inStock'),
    limited: known ? t('limitedCount', known) : t('limited'),
    out_of_stock: t('outOfStock'),
  }[StockWord];
  return (
    <p className={classes.stock} data-word={StockWord}>
      {text}
    </p>
  );
}
