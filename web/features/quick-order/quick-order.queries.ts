/** What the page of lists asks: a customer's saved lists, what he ordered last, and products of the lines. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UnitNumber } from '#domain/pricing/units.ts';
import type { Page } from '../../page/page-context.ts';
import { productsByCode } from '../cart/cart.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'> & { saleUnit: string };

export const orderListsQuery = ({ api }: Pick<Page, 'api'>, customerCode: string) =>
  queryOptions({
    queryKey: ['order-lists', customerCode],
    queryFn: async () => (await api.orderLists()).Data,
  });

/** Products of a list that was kept, with the pieces left. */
export const linesProductsQuery = ({ api, locale, saleUnit }: Asker, codes: readonly string[]) =>
  queryOptions({
    queryKey: ['quick-order', locale, saleUnit, codes.toSorted()],
    queryFn: () => productsByCode(api, codes),
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
  });

const LAST_ORDERS = 3;

export type Again = { code: string; unit: UnitNumber; quantity: number };

/** Each product and unit of the last orders, with the quantity it was last ordered in. */
export async function lastOrdered(api: Page['api']): Promise<Again[]> {
  const { Data } = await api.listOrders({ query: { take: LAST_ORDERS } });
  const orders = await Promise.all(
    Data.map(({ OrderID, SaleUnit }) =>
      api.orderDetail({ params: { orderid: OrderID, saleunit: SaleUnit } }),
    ),
  );
  const last = new Map<string, Again>();
  for (const { OrderDetails } of orders)
    for (const { P_Code: code, Unit, Quantity: quantity, IsFree } of OrderDetails) {
      const unit = ([1, 2, 3] as const).find((each) => each === Unit);
      const key = `${code}/${Unit}`;
      if (unit !== undefined && !IsFree && !last.has(key)) last.set(key, { code, unit, quantity });
    }
  return [...last.values()];
}
