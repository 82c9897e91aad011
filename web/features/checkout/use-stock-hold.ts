import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import type { OrderedLine } from '../cart/cart.queries.ts';
import { useVisitor } from '../session/use-visitor.ts';
import { createStockHolder, isHeldInPart, type HeldStock } from './stock-holder.ts';

export type StockHold = {
  /** Until when the stock is held; undefined where nothing is. */
  until: Date | undefined;
  /** Less is held than is being bought. */
  partly: boolean;
  /** It was held, and its time is up. */
  over: boolean;
  /** Undefined where the shop has held for this customer long enough for now. */
  again: (() => void) | undefined;
  /** The order has it. */
  taken: () => void;
};

/** Holds the stock of these lines while the checkout is open, anew when they change (design 7). */
export function useStockHold(lines: readonly OrderedLine[], { enabled }: { enabled: boolean }): StockHold {
  const { api, config } = usePage();
  const { ActiveDC } = useVisitor();
  const holder = useMemo(() => createStockHolder(api), [api]);
  const [answered, setAnswered] = useState<HeldStock>();
  const [over, setOver] = useState(false);
  // The lines by what they say: the cart makes new ones of the same.
  const wanted = JSON.stringify(lines.map(({ P_Code, qty1, qty2, qty3 }) => ({ P_Code, qty1, qty2, qty3 })));
  const asked = enabled && config.get('CHECKOUT_HOLD_MINUTES') > 0 && lines.length > 0;

  const ask = useCallback(async (): Promise<HeldStock | undefined> => {
    if (!asked) return undefined;
    return holder.hold({ SaleUnit: ActiveDC, Lines: JSON.parse(wanted) as OrderedLine[] });
  }, [asked, holder, wanted, ActiveDC]);
  const hold = useCallback(async (): Promise<void> => {
    const answer = await ask();
    if (!answer) return;
    setAnswered(answer);
    // Refused, it stays over: nothing is promised until something is held.
    if (answer.AgainAt === null) setOver(false);
  }, [ask]);
  useEffect(() => {
    const timer = setTimeout(() => void hold(), 0);
    return () => clearTimeout(timer);
  }, [hold]);

  // The page as the browser kept it comes back: what it held was given back when it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void hold();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [hold]);

  useEffect(() => {
    window.addEventListener('pagehide', holder.leave);
    return () => {
      window.removeEventListener('pagehide', holder.leave);
      holder.leave();
    };
  }, [holder]);

  const until = answered?.Until ?? undefined;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => setOver(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  return {
    until: until === undefined ? undefined : new Date(until),
    partly: answered !== undefined && isHeldInPart(answered),
    over,
    again: answered?.AgainAt ? undefined : () => void hold(),
    taken: holder.taken,
  };
}
