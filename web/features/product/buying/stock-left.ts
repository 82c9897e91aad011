import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { isStockCounted } from '#domain/orders/stock.ts';
import { pieces, type UnitRates } from '#domain/pricing/units.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../../ui/feedback/toast.ts';
import { useCounted } from '../../../ui/display/use-counted.ts';
import { cartRulesOf } from '../../cart/store/cart-rules.ts';
import { fitToStock } from '../../cart/lines/fit-to-stock.ts';
import { offeredUnits } from '../../cart/lines/offered-units.ts';
import { useCart } from '../../cart/store/use-cart.ts';
import { piecesLeftQuery } from '../product.queries.ts';

type Props = {
  product: Product;
  /** Receives the pieces left, each time the shop says them. */
  onKnown: (pieces: number) => void;
};

/**
 * Draws nothing. A list says a word for the stock only: once the buyer takes some of a product, the shop is asked for the
 * number of pieces, and what is not there goes out of the cart again.
 */
export function StockLeft({ product, onKnown }: Props): null {
  const t = useTranslations('product');
  const counted = useCounted();
  const page = usePage();
  const replace = useCart((cart) => cart.replace);
  const { data } = useQuery({
    ...piecesLeftQuery(page, product.P_Code),
    enabled: isCounted(product, page),
  });

  useEffect(() => {
    if (data == null) return;
    onKnown(data);
    const { lines } = page.cart.getState();
    const line = lines.find(({ P_Code }) => P_Code === product.P_Code);
    if (!line || pieces(line, ratesOf(product)) <= data) return;
    const fitted = fitToStock(line, { units: offeredUnits(product), left: data });
    // What is gone altogether stays, for the cart to say so.
    if (Object.values(fitted).every((quantity) => quantity === 0)) return;
    replace(lines.map((each) => (each === line ? Object.assign({ ...each }, fitted) : each)));
    const message = t('onlyLeft', { amount: counted(data, product.UNIT1NAME) });
    showToast({ message, kind: 'info', milliseconds: TOAST_MS.info });
    // Reported when the shop answers; what the buyer changes afterwards is limited by its answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [data]);
  return null;
}

function isCounted({ STOCK_ITEM }: Product, { config }: ReturnType<typeof usePage>): boolean {
  return isStockCounted({ isStockItem: STOCK_ITEM === 'Y' }, cartRulesOf(config).stock);
}

export const ratesOf = ({ UNIT1RATE, UNIT2RATE, UNIT3RATE }: Product): UnitRates => [
  UNIT1RATE,
  UNIT2RATE,
  UNIT3RATE,
];

/** How many of a unit can be had with the pieces left, beside what is in the cart in other units. */
export function mostOf(
  rate: number,
  { left, inCart, chosen }: { left: number; inCart: number; chosen: number },
): number | undefined {
  if (left === Infinity) return undefined;
  return Math.max(0, Math.floor((left - inCart + chosen * rate) / rate));
}
