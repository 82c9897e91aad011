import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import type { OrderedLine } from '../cart/cart.queries.ts';
import type { Vouchers } from '../cart/store/vouchers.ts';
import type { CurrentQuote } from '../cart/summary/use-quote.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { createStockReserver, isReservedInPart, type ReservedStock } from './stock-reserver.ts';

/** What is free is held with what is bought. */
type Wanted = { Lines: OrderedLine[] } & Vouchers;

/** What the buyer sees of it; undefined where there is nothing to show: no such stock, or no answer. */
export type HoldState =
  | { is: 'asking' }
  | { is: 'held'; until: Date; partly: boolean }
  /** The reservation or the pause has expired: it can be requested again. */
  | { is: 'over' }
  /** The shop has held for this customer long enough for now. */
  | { is: 'paused'; againAt: Date }
  /** Others hold what is left. */
  | { is: 'refused' };

export type StockReservation = {
  state: HoldState | undefined;
  again: () => void;
  /** The order has it. */
  taken: () => void;
};

/** Reserves the stock of these lines while the checkout is open, again when they change (S-51). */
export function useStockReservation({
  lines,
  vouchers,
  quote,
  state: quoted,
}: Omit<CurrentQuote, 'refresh'>): StockReservation {
  const { api, config } = usePage();
  const { ActiveDC } = useVisitor();
  const reserver = useMemo(() => createStockReserver(api), [api]);
  const [state, setState] = useState<HoldState | undefined>({ is: 'asking' });
  // The lines by what they say: the cart makes new ones of the same.
  const wanted = JSON.stringify({
    Lines: lines.map(({ P_Code, qty1, qty2, qty3 }) => ({ P_Code, qty1, qty2, qty3 })),
    ...vouchers,
  });
  const asked = quoted === 'done' && config.get('CHECKOUT_HOLD_MINUTES') > 0 && lines.length > 0;

  const reserve = useCallback(async (): Promise<void> => {
    if (!asked) return;
    const answer = await reserver.reserve({ SaleUnit: ActiveDC, ...(JSON.parse(wanted) as Wanted) });
    // Without an answer nothing new is promised, and the earlier promise holds.
    setState((before) => (answer ? holdState(answer) : before?.is === 'asking' ? undefined : before));
  }, [asked, reserver, wanted, ActiveDC]);
  useEffect(() => {
    const timer = setTimeout(() => void reserve(), 0);
    return () => clearTimeout(timer);
  }, [reserve]);

  // The page as the browser kept it comes back: what it held was given back when it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void reserve();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reserve]);

  useEffect(() => {
    window.addEventListener('pagehide', reserver.leave);
    return () => {
      window.removeEventListener('pagehide', reserver.leave);
      reserver.leave();
    };
  }, [reserver]);

  const end = state?.is === 'held' ? state.until : state?.is === 'paused' ? state.againAt : undefined;
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setTimeout(() => setState({ is: 'over' }), end.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [end]);

  const isToCome = quoted === 'working' || quoted === 'done';
  // Nothing is reserved for a cart of such a value, which its own sentence says; nobody else has anything to do with it.
  const isOfNoValue = quote?.Problems.some(
    ({ code }) => code === 'BELOW_MINIMUM' || code === 'ABOVE_MAXIMUM',
  );
  const untrue = (state?.is === 'asking' && !isToCome) || (state?.is === 'refused' && isOfNoValue);
  const told = untrue ? undefined : state;
  return { state: told, again: () => void reserve(), taken: reserver.taken };
}

function holdState(answer: ReservedStock): HoldState | undefined {
  const { Until, AgainAt, Held } = answer;
  if (AgainAt !== null) return { is: 'paused', againAt: new Date(AgainAt) };
  if (Until !== null) return { is: 'held', until: new Date(Until), partly: isReservedInPart(answer) };
  return Held.some(({ Wanted }) => Wanted > 0) ? { is: 'refused' } : undefined;
}
