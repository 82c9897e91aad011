import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePage } from '../../page/page-context.ts';
import { tellUsage } from '../analytics/analytics.ts';
import { addedAll } from '../analytics/ecommerce.ts';
import { cartRulesOf } from '../cart/store/cart-rules.ts';
import { cartProductsQuery } from '../cart/cart.queries.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { addedLines, buyAgain, type BuyAgain } from './buy-again.ts';
import { orderDetailQuery, type OrderKey } from './orders.queries.ts';

/** Puts into the cart what of an order can still be bought, and reports what could not. */
export function useBuyAgain(): {
  buy: (key: OrderKey) => void;
  busy: boolean;
  done: BuyAgain | undefined;
  /** When it was asked for: a second time is another answer. */
  time: number;
} {
  const page = usePage();
  const client = useQueryClient();
  const { ActiveDC } = useVisitor();
  const rules = useMemo(() => cartRulesOf(page.config), [page.config]);
  const { mutate, isPending, data, submittedAt } = useMutation({
    mutationFn: async (key: OrderKey) => {
      const { OrderDetails } = await client.fetchQuery(orderDetailQuery(page, key));
      const codes = [...new Set(OrderDetails.map(({ P_Code }) => P_Code))];
      const products = await client.fetchQuery(cartProductsQuery({ ...page, saleUnit: ActiveDC }, codes));
      const { lines, add, select } = page.cart.getState();
      const found = buyAgain({ ordered: OrderDetails, products, cart: lines, rules });
      for (const line of found.add) add(line);
      // Who buys again wants it, also where it lay in the cart without being chosen.
      select({ codes: found.add.map(({ P_Code }) => P_Code) });
      const added = addedLines(found, products);
      if (added.length > 0) tellUsage(page, addedAll(added));
      return found;
    },
  });
  return { buy: mutate, busy: isPending, done: data, time: submittedAt };
}
