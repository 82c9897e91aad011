import { useEffect, useRef } from 'react';
import { usePage } from '../../page/page-context.ts';
import type { CurrentQuote } from '../cart/summary/use-quote.ts';
import { tellUsage } from './analytics.ts';
import { checkoutBegun } from './ecommerce.ts';

/** Tells once that the checkout was opened, as soon as the shop has said what the cart comes to. */
export function useCheckoutTold({ quote }: Pick<CurrentQuote, 'quote'>): void {
  const page = usePage();
  const isTold = useRef(false);
  useEffect(() => {
    if (!quote || isTold.current) return;
    isTold.current = true;
    tellUsage(page, checkoutBegun(quote));
  }, [page, quote]);
}
