import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import classes from '../../features/promotion/brands.module.css';
import { promotionBrandsQuery } from '../../features/promotion/promotion.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { IconPromotion } from '../../ui/theme/icons.ts';

export const handle = definePage({
  messages: ['promotions'],
  shared: true,
  queries: (page) => [need(promotionBrandsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /promotion/brand: the brands with something in a promotion. */
export default function PromotionBrands() {
  const t = useTranslations('promotions');
  const { data: brands } = useSuspenseQuery(promotionBrandsQuery(usePage()));
  return (
    <Stack>
      <PageTitle>{t('brands')}</PageTitle>
      {brands.length === 0 ? (
        <EmptyState icon={<IconPromotion size={32} />} title={t('empty')}>
          <Button component={AppLink} to="/product" size="md">
            {t('browse')}
          </Button>
        </EmptyState>
      ) : (
        <ul className={classes.brands}>
          {brands.map(({ BrandCode, Name, LogoImage }) => (
            <li key={BrandCode}>
              <AppLink className={classes.brand} to={`/promotion/brand/${encodeURIComponent(BrandCode)}`}>
                <span className={classes.logo}>
                  <Picture src={LogoImage} alt="" width={96} height={96} />
                </span>
                {Name}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
