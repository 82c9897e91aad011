import { useEffect, useRef } from 'react';
import { usePage } from '../../page/page-context.ts';
import type { CurrentQuote } from '../cart/summary/use-quote.ts';
import { tellUsage } from './analytics.ts';
import { checkoutBegun } from './ecommerce.ts';

/** Reports once that the checkout was opened, as soon as the shop has quoted the cart. */
export function useCheckoutTold({ quote }: Pick<CurrentQuote, 'quote'>): void {
  const page = usePage();
  const isTold = useRef(false);
  useEffect(() => {
    if (!quote || isTold.current) return;
    isTold.current = true;
    tellUsage(page, checkoutBegun(quote));
  }, [page, quote]);
}
