import type { Product } from '#contract/catalogue.schemas.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { listPath } from '../product/list/list-search.ts';
import { ProductRow } from '../product/card/product-row.tsx';
import { KeptLabel } from './kept-label.tsx';
import type { Promotion } from './promotion.queries.ts';
import { PromotionEnd } from './until-end.tsx';
import classes from './promotion-rows.module.css';

type Row = { promotion: Promotion; products: readonly Product[] };

/** Each promotion with what it is about, until when, and the first of its products. */
export function PromotionRows({ rows }: { rows: readonly Row[] }) {
  return rows.map(({ promotion, products }, place) => (
    <ProductRow
      key={promotion.PromotionId}
      title={promotion.PromotionName}
      products={products}
      all={listPath({ categories: [], promotionId: promotion.PromotionId })}
      first={place === 0}
    >
      <p className={classes.about}>
        <KeptLabel promotion={promotion} products={products} />
        {promotion.PromotionRemark !== '' && <UserText>{promotion.PromotionRemark}</UserText>}
        <PromotionEnd promotion={promotion} />
      </p>
    </ProductRow>
  ));
}
