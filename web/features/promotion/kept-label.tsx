import type { Product } from '#contract/catalogue.schemas.ts';
import { PromotionLabel } from '../product/card/promotion-label.tsx';
import type { Promotion } from './promotion.queries.ts';

type Props = {
  promotion: Pick<Promotion, 'PromotionId' | 'Label'>;
  /** Those that are shown with it. */
  products: readonly Pick<Product, 'promotionproduct'>[];
};

/** The label of a promotion where at least one of these products keeps it (`promotionsKept`): else it would promise what no cart gives. */
export function KeptLabel({ promotion: { PromotionId, Label }, products }: Props) {
  const isKept = products.some(({ promotionproduct }) =>
    promotionproduct.some((one) => one.PromotionId === PromotionId),
  );
  return isKept ? <PromotionLabel>{Label}</PromotionLabel> : null;
}
