import type { Product } from '#contract/catalogue.schemas.ts';
import { PromotionLabel } from './promotion-label.tsx';

/** Stands on a product's picture while it is in a promotion: the label of the first, and how many more there are. */
export function PromotionMark({
  product: { promotionproduct },
}: {
  product: Pick<Product, 'promotionproduct'>;
}) {
  const [first, ...others] = promotionproduct;
  if (!first) return null;
  return (
    <PromotionLabel onPicture>
      {first.Label}
      {others.length > 0 && ` +${others.length}`}
    </PromotionLabel>
  );
}
