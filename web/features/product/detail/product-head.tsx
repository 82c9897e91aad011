import { jsonForScript } from '#contract/page.ts';
import { localePath } from '../../../i18n/locale-path.ts';
import { usePage } from '../../../page/page-context.ts';
import type { Category } from '../../category/category-tree.ts';
import type { ProductDetail } from '../product.queries.ts';
import { productPath } from '../product-path.ts';
import { listPath } from '../list/list-search.ts';
import { breadcrumbData, structuredData } from './structured-data.ts';

const MAX_LENGTH = 160;

/** For search engines, and for who shares the page in a chat: name, picture, the first words of the description. */
export function ProductHead({ product, trail }: { product: ProductDetail; trail: readonly Category[] }) {
  const { bootstrap, locale } = usePage();
  const { origin } = bootstrap;
  const url = origin + localePath(locale, productPath(product.P_Code));
  const [picture] = product.Pictures;
  const codes = trail.map((category) => category.code);
  const steps = trail.map(({ name }, at) => ({
    name,
    url: origin + localePath(locale, listPath({ categories: codes.slice(0, at + 1) })),
  }));
  const description = product.P_Description.slice(0, MAX_LENGTH);
  return (
    <>
      {description !== '' && <meta name="description" content={description} />}
      <meta property="og:type" content="product" />
      <meta property="og:title" content={product.PRODUCTNAME} />
      <meta property="og:url" content={url} />
      {description !== '' && <meta property="og:description" content={description} />}
      {picture !== undefined && <meta property="og:image" content={new URL(picture, origin).href} />}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: jsonForScript(structuredData({ product, trail, url, origin })),
        }}
      />
      {steps.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: jsonForScript(breadcrumbData([...steps, { name: product.PRODUCTNAME, url }])),
          }}
        />
      )}
    </>
  );
}
