import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '#contract/client.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { usePage } from '../../../page/page-context.ts';
import { useDebounced } from '../../../ui/interaction/use-debounced.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';
import { orderedLines, quoteQuery, type OrderedLine } from '../cart.queries.ts';
import { useCart } from '../store/use-cart.ts';
import { useVouchers } from '../store/use-vouchers.ts';
import type { Vouchers } from '../store/vouchers.ts';
import { useDeliveryChoice } from './use-delivery-choice.ts';

/** Taps on the stepper come fast: the server is asked once they stop. */
const DEBOUNCE_MS = 350;

export type CurrentQuote = {
  /** The selected lines, as they would be ordered. */
  lines: readonly OrderedLine[];
  /** Coupon, code and waived gifts, as they would be ordered with. */
  vouchers: Vouchers;
  /** The server's computation of exactly these lines; undefined while it is on its way or refused. */
  quote: CallAnswer<'quote'> | undefined;
  state: 'empty' | 'working' | 'done' | 'failed';
  /** What the shop says where it does not look up the code, after too many that there are not. */
  codeRefused: string | undefined;
  refresh: () => void;
};

type Asked = { lines: readonly OrderedLine[]; vouchers: Vouchers };

/** The server's computation of the selected lines, repeated after each change. */
export function useCurrentQuote({ enabled }: { enabled: boolean }): CurrentQuote {
  const page = usePage();
  const { ActiveDC } = useVisitor();
  const { method } = useDeliveryChoice();
  const cart = useCart((state) => state.lines);
  const chosen = useVouchers();
  // The lines by what they say: another browser's word of the same lines makes nothing new of them.
  const wanted = JSON.stringify({ lines: orderedLines(cart), vouchers: chosen.vouchers });
  const asked = useMemo(() => JSON.parse(wanted) as Asked, [wanted]);
  const settled = useDebounced(asked, DEBOUNCE_MS);
  const query = quoteQuery({ ...page, saleUnit: ActiveDC }, { ...settled, delivery: method.code });
  const { lines, vouchers } = asked;
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    enabled: enabled && settled === asked && lines.length > 0,
  });
  const current = settled === asked && !isFetching;
  return {
    lines,
    vouchers,
    quote: current && !error ? data : undefined,
    state: stateOf({
      empty: lines.length === 0,
      working: !current || (!data && !error),
      failed: error !== null,
    }),
    codeRefused: current ? codeRefusal(error) : undefined,
    refresh: () => void refetch(),
  };
}

const codeRefusal = (error: unknown): string | undefined =>
  isApiError(error) && error.answer.code === 'PROMOTION_CODE_TRIES' ? error.answer.message : undefined;

type Found = { empty: boolean; working: boolean; failed: boolean };

function stateOf({ empty, working, failed }: Found): CurrentQuote['state'] {
  if (empty) return 'empty';
  if (working) return 'working';
  return failed ? 'failed' : 'done';
}
