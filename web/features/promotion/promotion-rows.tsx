import { formatDate } from '#domain/time/dates.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { listPath } from '../product/list/list-search.ts';
import { PromotionLabel } from '../product/card/promotion-label.tsx';
import { ProductRow } from '../product/card/product-row.tsx';
import type { Promotion } from './promotion.queries.ts';
import classes from './promotion-rows.module.css';

type Row = { promotion: Promotion; products: readonly Product[] };

/** Each promotion with what it is about, until when, and the first of its products. */
export function PromotionRows({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('promotions');
  const { locale } = usePage();
  return rows.map(({ promotion, products }, place) => (
    <ProductRow
      key={promotion.PromotionId}
      title={promotion.PromotionName}
      products={products}
      all={listPath({ categories: [], promotionId: promotion.PromotionId })}
      first={place === 0}
    >
      <p className={classes.about}>
        <PromotionLabel>{promotion.Label}</PromotionLabel>
        {promotion.PromotionRemark !== '' && <span>{promotion.PromotionRemark}</span>}
        <span className={classes.until}>
          {t('until', { date: formatDate(lastMoment(promotion), locale) })}
        </span>
      </p>
    </ProductRow>
  ));
}

/** It ends before its end: what ends at midnight is told with the day before. */
const lastMoment = ({ DateEnd }: Promotion): Date => new Date(new Date(DateEnd).getTime() - 1);
