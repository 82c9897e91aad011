import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { usePage } from '../../page/page-context.ts';
import { useVisitor } from '../session/use-visitor.ts';
import { cartRulesOf } from './cart-rules.ts';
import { cartView, type CartView } from './cart-view.ts';
import { cartProductsQuery } from './cart.queries.ts';
import { restoredLines } from './restored.ts';
import { useCart } from './use-cart.ts';

const NO_PRODUCTS: ReadonlyMap<string, Product> = new Map();

export type CartOfNow = {
  view: CartView;
  /** `waiting` until both the browser's storage and the shop have answered. */
  state: 'waiting' | 'failed' | 'ready';
  /** Asks the shop again. */
  refresh: () => void;
};

/** The visitor's cart with the products of now; the stored cart is put right when the shop has answered (storefront §4). */
export function useCartOfNow(): CartOfNow {
  const page = usePage();
  const { guest, ActiveDC } = useVisitor();
  const { lines, ready, replace } = useCart((cart) => cart);
  const rules = useMemo(() => cartRulesOf(page.config), [page.config]);
  const codes = lines.map((line) => line.P_Code);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...cartProductsQuery({ ...page, saleUnit: ActiveDC }, codes),
    enabled: ready && codes.length > 0,
    placeholderData: keepPreviousData,
  });
  const fresh = isPlaceholderData ? undefined : data;

  useEffect(() => {
    const { lines: now } = page.cart.getState();
    const noPrices = guest && !rules.guestCatalogPrice;
    if (!fresh && !noPrices) return;
    const restored = restoredLines(now, fresh ?? NO_PRODUCTS, { rules, guest });
    if (restored) replace(restored);
  }, [fresh, guest, rules, page.cart, replace]);

  const view = useMemo(
    () => cartView({ lines, products: data ?? NO_PRODUCTS, rules, complete: fresh !== undefined }),
    [lines, data, fresh, rules],
  );
  const known = data !== undefined || codes.length === 0;
  const state = ready && known ? 'ready' : isError ? 'failed' : 'waiting';
  return { view, state, refresh: () => void refetch() };
}
