import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import { mayEditAddress } from '#domain/roles.ts';
import { usePage } from '../../page/page-context.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TwoColumns } from '../../ui/two-columns.tsx';
import { shownTotals } from '../cart/shown-totals.ts';
import type { CartOfNow } from '../cart/use-cart-of-now.ts';
import { useDeliveryChoice } from '../cart/use-delivery-choice.ts';
import type { QuoteOfNow } from '../cart/use-quote.ts';
import { OrderLines } from '../orders/order-lines.tsx';
import { useVisitor } from '../session/use-visitor.ts';
import { AddressChoice } from './address-choice.tsx';
import { chosenAddresses, readDraft, writeDraft, type CheckoutDraft } from './checkout-draft.ts';
import { CheckoutBar, CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { HoldLine } from './hold-line.tsx';
import { seenIn } from './order-attempt.ts';
import { orderStops } from './order-stops.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { reckonedLines } from './reckoned-lines.ts';
import { StopList } from './stop-list.tsx';
import { usePlaceOrder, type Placing } from './use-place-order.ts';
import { useStockHold } from './use-stock-hold.ts';

type Props = {
  view: CartOfNow['view'];
  quote: QuoteOfNow;
  addresses: readonly DeliveryAddress[];
};

/** COD=0 (storefront §9): the one way to pay that the skeleton knows. */
const CASH_ON_DELIVERY = 0;

const READY: Placing = { state: 'ready' };

/** The cart or the way of delivery was changed after the shop had told another total: nothing is left to confirm. */
function isStale(placing: Placing, lines: QuoteOfNow['lines'], delivery: string): boolean {
  if (placing.state !== 'changed') return false;
  const { Lines, DeliveryMethod } = placing.body;
  return DeliveryMethod !== delivery || JSON.stringify(Lines) !== JSON.stringify(lines);
}

/** Everything about the order on one page. It stands in the browser alone: the cart does. */
export function CheckoutForm({ view, quote: quoteOfNow, addresses }: Props) {
  const t = useTranslations('checkout');
  const { config, facts } = usePage();
  const { CUSTOMERCODE, ActiveDC, IsBjcSapCustomer } = useVisitor();
  const name = `${facts.keyPrefix}-${facts.tenant.id}-${CUSTOMERCODE}`;
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, `${name}-checkout`));
  const [adding, setAdding] = useState<'S' | 'B'>();
  const stopList = useRef<HTMLDivElement>(null);
  const hold = useStockHold(quoteOfNow.lines, { enabled: quoteOfNow.state === 'done' });
  const { placing, place, askAgain, confirmChange } = usePlaceOrder({
    name: `${name}-order`,
    onPlaced: () => {
      hold.taken();
      writeDraft(sessionStorage, `${name}-checkout`, undefined);
    },
  });

  const change = (part: Partial<CheckoutDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeDraft(sessionStorage, `${name}-checkout`, next);
  };
  const { shipTo, billTo } = chosenAddresses(addresses, draft);
  const ordered = useMemo(() => view.lines.filter((line) => line.selected), [view.lines]);
  const { quote, lines } = quoteOfNow;
  const { method } = useDeliveryChoice();
  const isPickup = method.kind === 'pickup';
  const stops = orderStops({
    lines: ordered,
    quote,
    hasAddress: shipTo !== undefined,
    paymentOffered: config.get('CASH_ON_DELIVERY_ENABLED'),
  });
  const mayEdit = mayEditAddress(
    { isSapCustomer: IsBjcSapCustomer },
    { lockedForSap: config.does('SAP_CUSTOMER_ADDRESS_LOCKED') },
  );

  const order = (): void => {
    if (stops.length > 0) return stopList.current?.focus();
    if (!quote || !shipTo) return undefined;
    const body = {
      SaleUnit: ActiveDC,
      Lines: [...lines],
      ShipTo: shipTo.AddressCode,
      BillTo: billTo?.AddressCode,
      PaymentType: CASH_ON_DELIVERY,
      DeliveryMethod: method.code,
      Remark: draft.remark.trim(),
      ...seenIn(quote),
    };
    return place(body, quote);
  };

  if (placing.state === 'placed') return <LoadingState />;
  const { state: quoteState, refresh } = quoteOfNow;
  const totals = shownTotals(view.totals, quote);
  const button = {
    placing: isStale(placing, lines, method.code) ? READY : placing,
    ready: quoteState === 'done' || quoteState === 'empty',
    onOrder: order,
    onAskAgain: askAgain,
    onConfirm: confirmChange,
  };
  const summary = { totals, count: ordered.length, quoteState, onRefresh: refresh, button };
  return (
    <>
      <TwoColumns side={<CheckoutSummary {...summary} />}>
        {stops.length > 0 && <StopList stops={stops} ref={stopList} onAddAddress={() => setAdding('S')} />}
        <DeliveryPanel goodsSatang={view.totals.subtotalSatang} />
        <Panel title={isPickup ? t('collectedBy') : t('shipTo')}>
          <AddressChoice
            type="S"
            addresses={addresses.filter(({ Address_Type }) => Address_Type === 'S')}
            chosen={shipTo}
            mayEdit={mayEdit}
            onChoose={(code) => change({ shipTo: code })}
            adding={adding === 'S'}
            onAdding={(open) => setAdding(open ? 'S' : undefined)}
          />
        </Panel>
        <Panel title={t('billTo')}>
          <AddressChoice
            type="B"
            addresses={addresses.filter(({ Address_Type }) => Address_Type === 'B')}
            chosen={billTo}
            none={isPickup ? t('billSameAsCollector') : t('billSame')}
            mayEdit={mayEdit}
            onChoose={(code) => change({ billTo: code })}
            adding={adding === 'B'}
            onAdding={(open) => setAdding(open ? 'B' : undefined)}
          />
        </Panel>
        <PaymentPanel isPickup={isPickup} />
        <Panel title={t('items', { count: ordered.length })}>
          <HoldLine hold={hold} />
          <OrderLines lines={quote?.Lines ?? reckonedLines(ordered)} />
        </Panel>
        <TextAreaField
          label={t('remark')}
          placeholder={t('remarkPlaceholder')}
          maxLength={500}
          defaultValue={draft.remark}
          onChange={({ currentTarget }) => change({ remark: currentTarget.value })}
        />
      </TwoColumns>
      <CheckoutBar totals={totals} quoteState={quoteState} button={button} />
    </>
  );
}
