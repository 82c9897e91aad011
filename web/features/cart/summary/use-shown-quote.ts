import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { usePage } from '../../../page/page-context.ts';
import { applicableQuery, giftCodes, type ApplicablePromotion } from '../../promotion/applicable.queries.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';
import { cartProductsQuery } from '../cart.queries.ts';
import { cartRulesOf } from '../store/cart-rules.ts';
import type { CartView } from './cart-view.ts';
import { estimatedQuote } from './estimated-quote.ts';
import type { ShownQuote } from './shown-quote.ts';
import { useDeliveryChoice } from './use-delivery-choice.ts';
import type { CurrentQuote } from './use-quote.ts';

const NO_PROMOTIONS: readonly ApplicablePromotion[] = [];
const NO_PRODUCTS: ReadonlyMap<string, Product> = new Map();

/**
 * What is shown of the selected lines: the server's computation, or while that is on its way the page's own, by the same code
 * and with the promotions that may touch this visitor. Pending until these are known the first time: what is drawn before then
 * would move.
 */
export function useShownQuote(
  view: CartView,
  { quote, lines, vouchers }: Pick<CurrentQuote, 'quote' | 'lines' | 'vouchers'>,
): { shown: ShownQuote; isPending: boolean } {
  const page = usePage();
  const { ActiveDC: saleUnit, CUSTOMERCODE: customer } = useVisitor();
  const { method } = useDeliveryChoice();
  const rules = useMemo(() => cartRulesOf(page.config, method.code), [page.config, method]);
  const { data: promotions = NO_PROMOTIONS, isLoading: waitsForPromotions } = useQuery({
    ...applicableQuery(
      { ...page, saleUnit, customer },
      // Of what is not selected too: selecting it waits for nothing then.
      { ...vouchers, codes: view.lines.map(({ code }) => code) },
    ),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const gifts = useMemo(
    () =>
      giftCodes(
        promotions,
        lines.map(({ P_Code }) => P_Code),
      ),
    [promotions, lines],
  );
  const { data: products = NO_PRODUCTS, isLoading: waitsForGifts } = useQuery({
    ...cartProductsQuery({ ...page, saleUnit }, gifts),
    enabled: gifts.length > 0,
    placeholderData: keepPreviousData,
  });
  const estimated = useMemo(
    () => estimatedQuote({ view, promotions, products, rules }),
    [view, promotions, products, rules],
  );
  return {
    shown: quote ?? estimated,
    isPending: quote === undefined && (waitsForPromotions || waitsForGifts),
  };
}
