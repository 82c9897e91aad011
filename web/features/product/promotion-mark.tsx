import type { Product } from '#contract/catalogue.schemas.ts';
import classes from './promotion-mark.module.css';

/** Stands on a product's picture while it is in a promotion: the label of the first, and how many more there are. */
export function PromotionMark({
  product: { promotionproduct },
}: {
  product: Pick<Product, 'promotionproduct'>;
}) {
  const [first, ...others] = promotionproduct;
  if (!first) return null;
  return (
    <span className={classes.mark}>
      {first.Label}
      {others.length > 0 && ` +${others.length}`}
    </span>
  );
}
