/**
 * The shop's own QR codes as ways to pay: PromptPay and bills (W-65g). No provider stands behind them: nobody tells that money has
 * come, so the buyer says so and staff, or a slip, confirm it.
 */
import { billerOf, billPaymentCode, promptPayCode, promptPayReceiver } from '#domain/payments/promptpay.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PaymentFact, PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';

/** Nobody knows more than that it was begun. */
const nothingKnown = (reference: string): PaymentFact => ({
  reference,
  providerId: '',
  state: 'unknown',
  satang: undefined,
  currency: 'THB',
  refundedSatang: 0,
  at: undefined,
  reason: '',
});

const ownQr = (codeOf: (reference: string, satang: number) => string): PaymentProvider => ({
  start: async ({ reference, satang }) => ({
    providerId: '',
    next: { kind: 'qr', payload: codeOf(reference, satang) },
  }),
  look: async ({ reference }) => nothingKnown(reference),
  cancel: async ({ reference }) => ({ ...nothingKnown(reference), state: 'canceled' }),
  readCallback: () => ({ kind: 'refused', why: 'nobody calls back' }),
});

export function defineOwnQr(deps: Dependencies): void {
  deps.paymentProviders.define({
    name: 'own-qr',
    kinds: ['promptpay', 'billpayment'],
    of: async (tenantId, { kind }) => {
      const config = await webConfigOf(deps, tenantId);
      if (kind === 'promptpay') {
        const receiver = promptPayReceiver(config.get('PROMPTPAY_ID'));
        return receiver && ownQr((_, satang) => promptPayCode(receiver, satang));
      }
      const biller = billerOf(config.get('BILL_PAYMENT_BILLER_ID'));
      return biller === undefined
        ? undefined
        : ownQr((reference, satang) => billPaymentCode(biller, reference, satang));
    },
  });
}
