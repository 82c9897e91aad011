import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { UserText } from '../../../ui/display/user-text.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { IconNext, IconPromotion } from '../../../ui/theme/icons.ts';
import { listPath } from '../list/list-search.ts';
import classes from './promotion-lines.module.css';

/** The promotions that a product is in, each with the way to all of its products. */
export function PromotionLines({ promotions }: { promotions: Product['promotionproduct'] }) {
  const t = useTranslations('productPage');
  if (promotions.length === 0) return null;
  return (
    <ul className={classes.lines} aria-label={t('promotions')}>
      {promotions.map(({ PromotionId, PromotionName, Label }) => (
        <li key={PromotionId}>
          <AppLink className={classes.line} to={listPath({ categories: [], promotionId: PromotionId })}>
            <IconPromotion size={20} aria-hidden />
            <UserText className={classes.label}>{Label}</UserText>
            <UserText className={classes.name}>{PromotionName}</UserText>
            <IconNext size={18} aria-hidden />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
