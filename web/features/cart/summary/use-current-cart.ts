import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { usePage } from '../../../page/page-context.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';
import { cartRulesOf } from '../store/cart-rules.ts';
import { cartView, type CartView } from './cart-view.ts';
import { cartProductsQuery } from '../cart.queries.ts';
import { restoredLines } from '../store/restored.ts';
import { useCart } from '../store/use-cart.ts';
import { useDeliveryChoice } from './use-delivery-choice.ts';

const NO_PRODUCTS: ReadonlyMap<string, Product> = new Map();

export type CurrentCart = {
  view: CartView;
  /**
   * `waiting` until the browser's storage, or a customer's mirror where that has no copy, and the shop have answered.
   * Lines that come afterwards, from another browser, are awaited in their place: what is on the page stays.
   */
  state: 'waiting' | 'failed' | 'ready';
  /** Asks the shop again. */
  refresh: () => void;
};

/** The visitor's cart with the current products; the stored cart is put right when the shop has answered (S-15). */
export function useCurrentCart(): CurrentCart {
  const page = usePage();
  const { guest, ActiveDC } = useVisitor();
  const { lines, ready, awaitsMirror, correct, sync } = useCart((cart) => cart);
  const { method } = useDeliveryChoice();
  const rules = useMemo(() => cartRulesOf(page.config, method.code), [page.config, method]);
  const codes = lines.map((line) => line.P_Code);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...cartProductsQuery({ ...page, saleUnit: ActiveDC }, codes),
    enabled: ready && codes.length > 0,
    placeholderData: keepPreviousData,
  });
  const fresh = isPlaceholderData ? undefined : data;

  // Other browsers may have changed the cart since.
  useEffect(() => {
    if (ready) sync();
  }, [ready, sync]);

  useEffect(() => {
    const noPrices = guest && !rules.guestCatalogPrice;
    // The products were asked for these lines; for others that came since, the next drawing asks.
    if ((!fresh && !noPrices) || page.cart.getState().lines !== lines) return;
    const restored = restoredLines(lines, fresh ?? NO_PRODUCTS, { rules, guest });
    if (restored) correct(restored);
  }, [fresh, lines, guest, rules, page.cart, correct]);

  const view = useMemo(
    () => cartView({ lines, products: data ?? NO_PRODUCTS, rules, complete: fresh !== undefined }),
    [lines, data, fresh, rules],
  );
  const known = ready && !awaitsMirror && (data !== undefined || codes.length === 0);
  const [wasKnown, setWasKnown] = useState(false);
  if (known && !wasKnown) setWasKnown(true);
  const state = known ? 'ready' : isError ? 'failed' : wasKnown ? 'ready' : 'waiting';
  return { view, state, refresh: () => void refetch() };
}
