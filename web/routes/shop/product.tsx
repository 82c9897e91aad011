import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { productQuery } from '../../features/product/product.queries.ts';
import { definePage, need } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Picture } from '../../ui/picture.tsx';

export const handle = definePage<'code'>({
  messages: ['product'],
  queries: ({ params, ...page }) => [need(productQuery(page, params.code))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

export default function Product() {
  const t = useTranslations('product');
  const { code = '' } = useParams();
  const { data: product } = useSuspenseQuery(productQuery(usePage(), code));
  return (
    <article>
      <PageTitle>{product.PRODUCTNAME}</PageTitle>
      <Picture src={product.PIC_FILENAME} alt={product.PRODUCTNAME} width={480} height={480} first />
      <h2>{t('description')}</h2>
      <p>{product.P_Description}</p>
    </article>
  );
}
