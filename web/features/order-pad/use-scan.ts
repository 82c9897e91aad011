import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { tellUsage } from '../analytics/analytics.ts';
import { addedToCart } from '../analytics/ecommerce.ts';
import { offeredUnits } from '../cart/lines/offered-units.ts';
import { productQuery } from '../product/product.queries.ts';
import { scannedUnit } from './scanned-unit.ts';

/** What became of a scan, as it is said. */
export type Scanned = { text: string; isRefused: boolean };

/**
 * A scanned barcode puts one of its unit into the cart. A barcode that nothing bears, and what cannot be bought, is
 * refused with a word and changes nothing.
 */
export function useScan(): { scan: (barcode: string) => void; busy: boolean; scanned: Scanned | undefined } {
  const t = useTranslations('orderPad');
  const page = usePage();
  const client = useQueryClient();
  const { mutate, isPending, data, isError, variables } = useMutation({
    mutationFn: async (barcode: string): Promise<Scanned> => {
      const found = await page.api.listProducts({ body: { SearchText: barcode, Take: 2 } });
      const [product] = found;
      const refused = (text: string): Scanned => ({ text, isRefused: true });
      if (!product) return refused(t('unknownBarcode', { barcode }));
      const detail = await client.fetchQuery(productQuery(page, product.P_Code));
      const number = scannedUnit(detail, barcode);
      if (number === undefined) return refused(t('unknownBarcode', { barcode }));
      const name = detail.PRODUCTNAME;
      const unit = offeredUnits(detail).find((each) => each.unit === number);
      if (!unit) return refused(t('notSold', { name }));
      if (detail.Stock.StockWord === 'out_of_stock') return refused(t('outOfStock', { name }));
      if (!page.cart.getState().add({ P_Code: detail.P_Code, unit: number })) return refused(t('cartFull'));
      tellUsage(page, addedToCart({ code: detail.P_Code, name }, unit, 1));
      return { text: t('added', { name, unit: unit.name }), isRefused: false };
    },
  });
  const failed = isError ? { text: t('scanFailed', { barcode: variables }), isRefused: true } : undefined;
  return { scan: mutate, busy: isPending, scanned: failed ?? data };
}
