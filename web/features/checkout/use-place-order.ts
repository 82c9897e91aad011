import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { mustBePaidFirst } from '#domain/payments/ways.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { clearToasts } from '../../ui/feedback/toast.ts';
import { tellUsage } from '../analytics/analytics.ts';
import { purchased } from '../analytics/ecommerce.ts';
import { attemptFor, headersOf, isOutcomeUnknown } from '../attempt/attempt.ts';
import { useVouchers } from '../cart/store/use-vouchers.ts';
import { orderDetailQuery } from '../orders/orders.queries.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { isGuest } from '../session/visitor/visitor.ts';
import { keepAttempt, type OrderBody } from './order-attempt.ts';
import { goneIn, isQuote, isStoppedByPromotion, type Quote } from './order-blockers.ts';

export type Placing =
  | { state: 'ready' | 'sending' | 'placed' }
  /** No answer came: the order may exist. Only the very same attempt may be sent again. */
  | { state: 'unknown' }
  /**
   * A coupon, code, gift or promotion does not work any more; `gone` are promotions of which somebody else took the last. What
   * else has changed shows in the quote that follows (`afterStop`).
   */
  | { state: 'stopped'; body: OrderBody; seen: Quote; gone: string[] }
  /** The total is another than the one the buyer saw; the buyer decides again. */
  | { state: 'changed'; body: OrderBody; seen: Quote; now: Quote; gone?: string[] };

/** The page is outdated: what the server computed is in the details. */
const CHANGED = new Set(['TOTAL_CHANGED', 'PRICES_CHANGED']);

type Options = {
  /** Distinguishes what is kept in the tab: a customer each. */
  name: string;
  onPlaced: () => void;
};

/**
 * Places an order: once however often the button is pressed, with one key an attempt. Every refusal leaves the page as
 * it is. On success the ordered lines leave the cart and the order itself is shown.
 */
export function usePlaceOrder({ name, onPlaced }: Options) {
  const page = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const tellError = useTellError();
  const sending = useRef(false);
  const kept = useMemo(() => keepAttempt(sessionStorage, name), [name]);
  const [placing, setPlacing] = useState<Placing>(() => ({ state: kept.read() ? 'unknown' : 'ready' }));

  const { forget } = useVouchers();

  const placed = async (order: OrderDetail, { Lines }: OrderBody): Promise<void> => {
    kept.clear();
    tellUsage(page, purchased(order));
    setPlacing({ state: 'placed' });
    const { OrderID, SaleUnit, PaymentKind = 'cash' } = order.Order;
    const { queryKey } = orderDetailQuery(page, { orderid: OrderID, saleunit: SaleUnit });
    client.setQueryData(queryKey, order);
    void client.invalidateQueries({ queryKey: ['orders', 'list'] });
    onPlaced();
    const next = mustBePaidFirst(PaymentKind)
      ? `/payment/${PaymentKind}/start/${OrderID}/${SaleUnit}`
      : `/history/${OrderID}/${SaleUnit}?placed=1`;
    await navigate(localePath(page.locale, next), { replace: true });
    const ordered = new Set(Lines.map(({ P_Code }) => P_Code));
    const { lines, replace, sync } = page.cart.getState();
    forget();
    replace(lines.filter(({ P_Code }) => !ordered.has(P_Code)));
    // Other browsers must not show what has been ordered.
    sync();
  };

  const refused = (error: unknown, { body, seen }: { body: OrderBody; seen: Quote | undefined }): void => {
    if (isOutcomeUnknown(error)) return setPlacing({ state: 'unknown' });
    const { code, details } = isApiError(error) ? error.answer : { code: '', details: undefined };
    // The shop asks for the same attempt once more; it was not placed.
    if (code !== 'TRY_AGAIN') kept.clear();
    // Prices, stock and totals on the page are those of before.
    void client.invalidateQueries({ queryKey: ['cart'] });
    if (CHANGED.has(code) && seen && isQuote(details))
      return setPlacing({ state: 'changed', body, seen, now: details });
    if (seen && isStoppedByPromotion(details)) {
      const ids = goneIn(details);
      const gone = (seen.Promotions ?? []).filter(({ PromotionId }) => ids.includes(PromotionId));
      return setPlacing({ state: 'stopped', body, seen, gone: gone.map(({ Name }) => Name) });
    }
    setPlacing({ state: 'ready' });
  };

  const send = async (body: OrderBody, seen: Quote | undefined): Promise<void> => {
    // State comes a drawing later: only the ref stops the second press of a double one.
    if (sending.current) return;
    sending.current = true;
    const attempt = attemptFor(body, { earlier: kept.read() });
    kept.write(attempt);
    setPlacing({ state: 'sending' });
    clearToasts();
    try {
      await placed(await page.api.placeOrder({ body, headers: headersOf(attempt) }), body);
    } catch (error) {
      refused(error, { body, seen });
      // Where no answer came, or the session is over, the page itself says what to do.
      const isTold = seen && isApiError(error) && goneIn(error.answer.details).length > 0;
      if (!isOutcomeUnknown(error) && !isTold && !isGuest(page.session.user())) tellError(error);
    } finally {
      sending.current = false;
    }
  };

  return {
    placing,
    /** Places what the buyer sees. */
    place: (body: OrderBody, seen: Quote) => void send(body, seen),
    /** Asks once more for the attempt whose outcome is not known. */
    askAgain: () => {
      const attempt = kept.read();
      if (attempt) void send(attempt.body, undefined);
      else setPlacing({ state: 'ready' });
    },
  };
}
