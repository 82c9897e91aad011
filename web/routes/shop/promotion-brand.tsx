import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { listPath } from '../../features/product/list/list-search.ts';
import { productListQuery } from '../../features/product/product.queries.ts';
import { BrandProducts } from '../../features/promotion/brand-products.tsx';
import classes from '../../features/promotion/brands.module.css';
import { KeptLabel } from '../../features/promotion/kept-label.tsx';
import { PromotionEnd } from '../../features/promotion/until-end.tsx';
import { promotionBrandQuery } from '../../features/promotion/promotion.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, needPages } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage<'id'>({
  messages: ['promotions', 'product', 'cart', 'catalogue'],
  shared: true,
  queries: ({ params: { id }, ...page }) => [
    need(promotionBrandQuery(page, id)),
    needPages(productListQuery(page, { BrandCode: id })),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /promotion/brand/{id}: a brand with its logo, its promotions and its products. */
export default function PromotionBrand() {
  const t = useTranslations('promotions');
  const { id = '' } = useParams();
  const page = usePage();
  const { data } = useSuspenseQuery(promotionBrandQuery(page, id));
  const { data: products } = useSuspenseInfiniteQuery(productListQuery(page, { BrandCode: id }));
  const { Name, LogoImage } = data.Brand;
  return (
    <Stack>
      <div className={classes.head}>
        {LogoImage !== null && (
          <span className={classes.logo}>
            <Picture src={LogoImage} alt="" width={96} height={96} first />
          </span>
        )}
        <PageTitle>{t('ofBrand', { name: Name })}</PageTitle>
      </div>
      {data.Promotions.length > 0 && (
        <ul className={classes.promotions} aria-label={t('title')}>
          {data.Promotions.map((promotion) => (
            <li key={promotion.PromotionId} className={classes.promotion}>
              <KeptLabel promotion={promotion} products={products.pages.flat()} />
              <AppLink to={listPath({ categories: [], promotionId: promotion.PromotionId })}>
                <UserText>{promotion.PromotionName}</UserText>
              </AppLink>
              <PromotionEnd promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
      <BrandProducts code={id} name={Name} />
    </Stack>
  );
}
