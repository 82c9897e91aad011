import { useEffect, useMemo, useRef, useState } from 'react';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import { mayEditAddress } from '#domain/access/roles.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextAreaField } from '../../ui/form/field.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import type { AddressField } from '../address/address-fields.ts';
import { addressFormId, type TypedAddress } from '../address/typed-address.ts';
import { couponNameOf, goodsSatangOf } from '../cart/summary/shown-quote.ts';
import type { CurrentCart } from '../cart/summary/use-current-cart.ts';
import { useDeliveryChoice } from '../cart/summary/use-delivery-choice.ts';
import type { CurrentQuote } from '../cart/summary/use-quote.ts';
import { useShownQuote } from '../cart/summary/use-shown-quote.ts';
import { VoucherPanel } from '../promotion/voucher-panel.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { useWayChoice } from '../payment/use-way-choice.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { AddressChoice } from './address-choice.tsx';
import { chosenAddresses } from './checkout-draft.ts';
import { CheckoutBar, CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { afterStop } from './after-stop.ts';
import { seenIn, type OrderBody } from './order-attempt.ts';
import { orderBlockers } from './order-blockers.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { BlockerList } from './blocker-list.tsx';
import { TaxInvoiceChoice } from '../papers/tax-invoice-choice.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useOrderKey } from './use-order-key.ts';
import { usePlaceOrder, type Placing } from './use-place-order.ts';
import { useStockReservation } from './use-stock-reservation.ts';

type Props = {
  view: CurrentCart['view'];
  quote: CurrentQuote;
  addresses: readonly DeliveryAddress[];
};

type OrderParts = Omit<OrderBody, keyof ReturnType<typeof seenIn>>;

const READY: Placing = { state: 'ready' };

/**
 * What the buyer is told of it now. Where the cart, its coupon or the way of delivery was changed after the shop had computed
 * another total, nothing is left to confirm.
 */
function toldOf(placing: Placing, current: CurrentQuote, delivery: string): Placing {
  if (placing.state !== 'changed' && placing.state !== 'stopped') return placing;
  const { lines, vouchers, quote } = current;
  const { Lines, DeliveryMethod, CouponId, PromotionCode, WaivedGifts } = placing.body;
  if (DeliveryMethod !== delivery || JSON.stringify(Lines) !== JSON.stringify(lines)) return READY;
  if (placing.state === 'stopped') return quote ? afterStop(placing, quote) : placing;
  const asked = { CouponId, PromotionCode, WaivedGifts };
  const now = { CouponId: undefined, PromotionCode: undefined, WaivedGifts: undefined, ...vouchers };
  return JSON.stringify(asked) === JSON.stringify(now) ? placing : READY;
}

/** Everything about the order on one page. Rendered in the browser only, because the cart is there. */
export function CheckoutForm({ view, quote: currentQuote, addresses }: Props) {
  const t = useTranslations('checkout');
  const { config, bootstrap } = usePage();
  const { CUSTOMERCODE, ActiveDC, IsBjcSapCustomer } = useVisitor();
  const name = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${CUSTOMERCODE}`;
  const kept = useCheckoutDraft(`${name}-checkout`);
  const { draft } = kept;
  const [wantedToOrder, setWantedToOrder] = useState(false);
  const blockerList = useRef<HTMLDivElement>(null);
  useOrderKey();
  const reservation = useStockReservation(currentQuote);
  const { placing, place, askAgain } = usePlaceOrder({
    name: `${name}-order`,
    onPlaced: () => {
      reservation.taken();
      kept.forget();
    },
  });

  const { shipTo, billTo } = chosenAddresses(addresses, draft);
  const ordered = useMemo(() => view.lines.filter((line) => line.selected), [view.lines]);
  const { quote, lines, vouchers } = currentQuote;
  const { shown } = useShownQuote(view, currentQuote);
  const { method } = useDeliveryChoice();
  const payment = useWayChoice(shown.Total);
  const isPickup = method.kind === 'pickup';
  const mayEdit = mayEditAddress(
    { isSapCustomer: IsBjcSapCustomer },
    { lockedForSap: config.does('SAP_CUSTOMER_ADDRESS_LOCKED') },
  );
  const openForm = (['S', 'B'] as const).find((type) => mayEdit && draft.forms[type] !== undefined);
  const blockers = orderBlockers({
    lines: ordered,
    quote,
    hasAddress: shipTo !== undefined,
    unsaved: wantedToOrder ? openForm : undefined,
    mayEditAddress: mayEdit,
    paymentOffered: payment.way !== undefined,
  });

  // Shown on an attempt to order: while typing, it would be in the way.
  useEffect(() => {
    if (wantedToOrder) blockerList.current?.focus();
  }, [wantedToOrder]);

  /** Orders what the page shows, for the sums of `send`; if something blocks it, that is shown instead. */
  const order = (send: (body: OrderParts) => unknown): void => {
    if (openForm) setWantedToOrder(true);
    if (blockers.length > 0) return blockerList.current?.focus();
    if (openForm || !shipTo) return;
    send({
      SaleUnit: ActiveDC,
      Lines: [...lines],
      ShipTo: shipTo.AddressCode,
      BillTo: billTo?.AddressCode,
      PaymentType: payment.way?.PaymentType ?? 0,
      PaymentMethod: payment.way?.PaymentMethod,
      DeliveryMethod: method.code,
      ...(draft.taxInvoice && { NeedTaxInvoice: 'Y' as const }),
      ...vouchers,
      Remark: draft.remark.trim(),
    });
  };

  if (placing.state === 'placed') return <LoadingState />;
  const { state: quoteState, refresh } = currentQuote;
  const told = toldOf(placing, currentQuote, method.code);
  const button = {
    placing: told,
    ready: quoteState === 'done' || quoteState === 'empty',
    onOrder: () => order((body) => quote && place({ ...body, ...seenIn(quote) }, quote)),
    onAskAgain: askAgain,
    /** Takes the total that is told, for the order as the page shows it now: addresses and remark may differ. */
    onConfirm: () =>
      order((body) => told.state === 'changed' && place({ ...body, ...seenIn(told.now) }, told.now)),
  };
  const addressForm = (type: 'S' | 'B') => ({
    onChoose: (code: string | undefined) => kept.choose(type, code),
    form: draft.forms[type],
    onForm: (form: TypedAddress | undefined) => {
      setWantedToOrder(false);
      kept.open(type, form);
    },
    onType: (field: AddressField, value: string) => kept.type(type, field, value),
  });
  const goToForm = (type: 'S' | 'B'): void => {
    if (!draft.forms[type]) return kept.open(type, { values: {} });
    return document.getElementById(addressFormId(type))?.querySelector('input')?.focus();
  };
  const bar = { shown, quoteState, button, reservation };
  return (
    <>
      <TwoColumns side={<CheckoutSummary {...bar} count={ordered.length} onRefresh={refresh} />}>
        {blockers.length > 0 && <BlockerList blockers={blockers} ref={blockerList} onAddress={goToForm} />}
        <DeliveryPanel goodsSatang={goodsSatangOf(shown)} to={shipTo} />
        <Panel title={isPickup ? t('collectedBy') : t('shipTo')}>
          <AddressChoice
            type="S"
            addresses={addresses.filter(({ Address_Type }) => Address_Type === 'S')}
            chosen={shipTo}
            mayEdit={mayEdit}
            {...addressForm('S')}
          />
        </Panel>
        <Panel title={t('billTo')}>
          <AddressChoice
            type="B"
            addresses={addresses.filter(({ Address_Type }) => Address_Type === 'B')}
            chosen={billTo}
            none={isPickup ? t('billSameAsCollector') : t('billSame')}
            mayEdit={mayEdit}
            {...addressForm('B')}
          />
          <TaxInvoiceChoice
            isWished={draft.taxInvoice === true}
            onWish={kept.wishTaxInvoice}
            billedTo={billTo ?? shipTo}
          />
        </Panel>
        <PaymentPanel isPickup={isPickup} payment={payment} baht={shown.Total} />
        <Panel title={t('items', { count: ordered.length })}>
          <OrderLines lines={shown.Lines} />
        </Panel>
        <VoucherPanel
          problems={quote?.Problems}
          codeRefused={currentQuote.codeRefused}
          couponName={couponNameOf(quote)}
        />
        <TextAreaField
          label={t('remark')}
          placeholder={t('remarkPlaceholder')}
          maxLength={500}
          defaultValue={draft.remark}
          onChange={({ currentTarget }) => kept.remark(currentTarget.value)}
        />
      </TwoColumns>
      <CheckoutBar {...bar} />
    </>
  );
}
