import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Gallery } from '../../features/product/detail/gallery.tsx';
import { listPath } from '../../features/product/list/list-search.ts';
import { ProductBuy } from '../../features/product/detail/product-buy.tsx';
import { ProductFacts } from '../../features/product/detail/product-facts.tsx';
import { ProductHead } from '../../features/product/detail/product-head.tsx';
import { productPath } from '../../features/product/product-path.ts';
import { PromotionLines } from '../../features/product/detail/promotion-lines.tsx';
import { ProductRow } from '../../features/product/card/product-row.tsx';
import { aroundProductQuery, productQuery } from '../../features/product/product.queries.ts';
import { WishHeart } from '../../features/wishlist/wish-heart.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import classes from './product.module.css';

export const handle = definePage<'code'>({
  messages: ['product', 'productPage', 'cart'],
  shared: true,
  queries: ({ params: { code }, ...page }) => [
    need(productQuery(page, code)),
    optional(need(aroundProductQuery(page, code))),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

export default function Product() {
  const t = useTranslations('productPage');
  const page = usePage();
  const { code = '' } = useParams();
  const { data: product } = useSuspenseQuery(productQuery(page, code));
  const { data: around } = useQuery(aroundProductQuery(page, code));
  const trail = around?.trail ?? [];
  const codes = trail.map((category) => category.code);
  return (
    <div className={classes.page}>
      <ProductHead product={product} trail={trail} />
      <article className={classes.product} key={product.P_Code}>
        <div className={classes.trail}>
          <Breadcrumb
            steps={[
              { name: t('all'), path: listPath({ categories: [] }) },
              ...trail.map(({ name }, at) => ({
                name,
                path: listPath({ categories: codes.slice(0, at + 1) }),
              })),
              { name: product.PRODUCTNAME, path: productPath(product.P_Code) },
            ]}
          />
        </div>
        <div className={classes.pictures}>
          <Gallery pictures={product.Pictures} name={product.PRODUCTNAME} />
        </div>
        <div className={classes.words}>
          {product.P_Brand !== '' && <p className={classes.brand}>{product.P_Brand}</p>}
          <PageTitle>{product.PRODUCTNAME}</PageTitle>
          <ProductBuy product={product} />
          <PromotionLines promotions={product.promotionproduct} />
          <div>
            <WishHeart product={product} long />
          </div>
          {product.P_Description !== '' && (
            <section>
              <h2 className={classes.heading}>{t('description')}</h2>
              <p className={classes.description}>{product.P_Description}</p>
            </section>
          )}
          <section>
            <h2 className={classes.heading}>{t('details')}</h2>
            <ProductFacts product={product} />
          </section>
        </div>
      </article>
      {around && around.related.length > 0 && (
        <ProductRow
          title={t('related')}
          products={around.related.slice(0, 6)}
          all={codes.length > 0 ? listPath({ categories: codes.slice(0, 2) }) : undefined}
        />
      )}
    </div>
  );
}
