import { redirect, useParams, type LoaderFunctionArgs } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import {
  productChoicesQuery,
  productQuery,
} from '../../features/merchant-products/merchant-products.queries.ts';
import { ProductPage } from '../../features/merchant-products/product-page.tsx';
import {
  advancePricesQuery,
  agreedPricesQuery,
  productPricesQuery,
} from '../../features/merchant-products/product-prices.queries.ts';
import { isFormPart, partOf, productPath } from '../../features/merchant-products/product-paths.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { need, needPages, optional } from '../../page/define-page.ts';
import { pageContext, type Page } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'code' | 'part'>({
  messages: ['merchant', 'merchantProducts', 'merchantPrices', 'merchantOrders', 'files', ...HISTORY_TEXTS],
  page: 'products',
  queries: ({ params, ...page }) => [
    optional(need(productChoicesQuery(page))),
    need(productQuery(page, params.code)),
    ...pricesOf(params.part, page, params.code),
  ],
});

/** What the part shows besides the product. */
function pricesOf(part: string | undefined, page: Pick<Page, 'api' | 'locale'>, code: string) {
  const shown = partOf(part);
  if (shown === undefined || isFormPart(shown)) return [];
  const prices = need(productPricesQuery(page, code));
  if (shown === 'agreedprice') return [prices, needPages(agreedPricesQuery(page, code))];
  return shown === 'advanceprice' ? [prices, need(advancePricesQuery(page, code))] : [prices];
}

/** A part that is none leads to the product. */
const onPart =
  <Loaded,>(load: (args: LoaderFunctionArgs) => Promise<Loaded>) =>
  async (args: LoaderFunctionArgs): Promise<Loaded> => {
    const { code = '', part } = args.params;
    if (partOf(part) === undefined)
      throw redirect(localePath(args.context.get(pageContext).locale, productPath(code)));
    return load(args);
  };
export const loader = onPart(serverPrefetch(handle));
export const clientLoader = onPart(browserPrefetch(handle));

/** /merchant/product/{code}, and with /detail and /category one form, /pricelevelunit1 to 3 another, /advanceprice and /agreedprice. */
export default function MerchantProductPage() {
  const { code = '', part } = useParams();
  // Another product is another form: nothing typed for one goes to the next.
  return <ProductPage key={code} code={code} part={partOf(part) ?? 'detail'} />;
}
