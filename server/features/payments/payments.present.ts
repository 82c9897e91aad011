/** How far an order is paid, as calls answer it. */
import { toSVG } from 'bwip-js/node';
import { isOpen } from '#domain/payments/attempt.ts';
import { paymentTypeOf, type WayToPay } from '#domain/payments/ways.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { NextStep } from '#database/tables/payments.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { PaymentOfOrder, StoredAttempt } from './payments.queries.ts';

type Answer = Omit<CallAnswer<'orderPayment'>, 'OrderID' | 'SaleUnit'>;
type Shown = {
  order: { paymentStatus: PaymentStatus; dueSatang: number; isCanceled: boolean; method: string };
  payment: PaymentOfOrder;
  ways: readonly WayToPay[];
  language: Language;
};

export function presentPayment({ order, payment: { expiresAt, attempt }, ways, language }: Shown): Answer {
  const isPayable = order.dueSatang > 0 && order.paymentStatus !== 'inReview';
  return {
    PaymentMethod: order.method,
    IsCanceled: order.isCanceled,
    PaymentStatus: order.paymentStatus,
    AmountDue: bahtFromSatang(order.dueSatang),
    ExpiresAt: isPayable && expiresAt ? expiresAt.toISOString() : null,
    Attempt: attempt ? presentAttempt(attempt) : null,
    Ways: isPayable ? presentWays(ways, language) : [],
  };
}

export const presentWays = (ways: readonly WayToPay[], language: Language): Answer['Ways'] =>
  ways.map((way) => ({
    PaymentMethod: way.code,
    PaymentType: paymentTypeOf(way.kind),
    Kind: way.kind,
    Name: way.name[language],
    Hint: way.hint[language],
    Least: bahtFromSatang(way.leastSatang),
    Most: bahtFromSatang(way.mostSatang),
    Minutes: way.minutes,
  }));

function presentAttempt(attempt: StoredAttempt): NonNullable<Answer['Attempt']> {
  const { reference, method, kind, state, satang, expiresAt, reason, next } = attempt;
  return {
    Reference: reference,
    PaymentMethod: method,
    Kind: kind,
    State: state,
    Amount: bahtFromSatang(satang),
    ExpiresAt: expiresAt.toISOString(),
    Reason: reason,
    Next: next && isOpen(state) ? presentNext(next) : null,
  };
}

function presentNext(next: NextStep): NonNullable<NonNullable<Answer['Attempt']>['Next']> {
  switch (next.kind) {
    case 'redirect':
      return { Kind: 'redirect', Url: next.url };
    case 'qr':
      return { Kind: 'qr', Payload: next.payload, Picture: pictureOf(next.payload) };
    case 'post':
      return { Kind: 'post', Url: next.url, Fields: next.fields };
    case 'code':
      return {
        Kind: 'code',
        Code: next.code,
        ...(next.barcode !== undefined && { Barcode: next.barcode }),
        ...(next.payUrl !== undefined && { PayUrl: next.payUrl }),
      };
  }
}

function pictureOf(payload: string): string {
  const svg = toSVG({
    bcid: 'qrcode',
    text: payload,
    paddingwidth: 4,
    paddingheight: 4,
    backgroundcolor: 'FFFFFF',
  });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
