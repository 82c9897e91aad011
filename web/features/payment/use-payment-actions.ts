import { useRef, useState } from 'react';
import { clearToasts } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { Payment } from './payment.queries.ts';

export type PaymentActions = {
  busy: boolean;
  start: (code: string, token?: string) => void;
  /** Asks the provider. */
  look: () => void;
  claim: (() => void) | undefined;
};

type Calls<Answer extends Payment> = {
  start: (body: { PaymentMethod: string; Token?: string }) => Promise<Answer>;
  look: () => Promise<Answer>;
  claim?: () => Promise<Answer>;
  /** Shows what the shop has answered. */
  show: (payment: Answer) => void;
  /** What is shown may be of before. */
  reload: () => void;
};

/** One at a time; a refusal is told, and what is shown is loaded anew. A page of the provider's is gone to at once. */
export function usePaymentActions<Answer extends Payment>(calls: Calls<Answer>): PaymentActions {
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const run = async (work: () => Promise<Answer>, then?: (payment: Answer) => void): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    clearToasts();
    try {
      const payment = await work();
      calls.show(payment);
      then?.(payment);
    } catch (error) {
      tellError(error);
      calls.reload();
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  const { start, look, claim } = calls;
  return {
    busy,
    start: (PaymentMethod, Token) =>
      void run(
        () => start({ PaymentMethod, ...(Token !== undefined && { Token }) }),
        ({ Attempt }) => {
          if (Attempt?.Next?.Kind === 'redirect') window.location.assign(Attempt.Next.Url);
        },
      ),
    look: () => void run(look),
    claim: claim && (() => void run(claim)),
  };
}
