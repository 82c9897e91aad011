/** What the cart asks the shop: its products with their current stock, and the server's own computation of it. */
import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#contract/catalogue.schemas.ts';
import { MAX_CART_LINES, type CartLine } from '#domain/orders/cart.ts';
import type { Page } from '../../page/page-context.ts';
import type { Vouchers } from './store/vouchers.ts';

type Asker = Pick<Page, 'api' | 'locale'> & { saleUnit: string };

/**
 * As the shop sells them at the visitor's center, by code; what it does not sell is missing. A call takes as many as a
 * cart; there are more where two browsers brought a full one each.
 */
export async function productsByCode(
  api: Page['api'],
  codes: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const calls = Math.ceil(codes.length / MAX_CART_LINES);
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, nth) => {
      const ProductIds = codes.slice(nth * MAX_CART_LINES, (nth + 1) * MAX_CART_LINES);
      return api.listProducts({ body: { ProductIds } });
    }),
  );
  return new Map(answers.flat().map((product) => [product.P_Code, product]));
}

/** The products of these codes at the visitor's center, by code; what the shop does not sell is missing. */
export function cartProductsQuery({ api, locale, saleUnit }: Asker, codes: readonly string[]) {
  const asked = codes.toSorted();
  return queryOptions({
    queryKey: ['cart', 'products', locale, saleUnit, asked],
    queryFn: () => productsByCode(api, asked),
    // Prices and stock of the cart are the current ones.
    staleTime: 0,
    structuralSharing: false,
  });
}

export type OrderedLine = Omit<CartLine, 'selected'>;

/** What an order of the selected lines would be. */
export function orderedLines(lines: readonly CartLine[]): OrderedLine[] {
  return lines.flatMap(({ selected, ...line }) => (selected ? [line] : []));
}

/** `delivery` is the code of the chosen way of delivery. */
type Quoted = { lines: readonly OrderedLine[]; vouchers: Vouchers; delivery: string };

/** The server's computation of these lines with what the buyer named to get promotions. */
export function quoteQuery({ api, locale, saleUnit }: Asker, { lines, vouchers, delivery }: Quoted) {
  return queryOptions({
    queryKey: ['cart', 'quote', locale, saleUnit, delivery, vouchers, lines],
    queryFn: () =>
      api.quote({ body: { SaleUnit: saleUnit, Lines: [...lines], DeliveryMethod: delivery, ...vouchers } }),
    enabled: lines.length > 0,
    staleTime: 0,
  });
}
