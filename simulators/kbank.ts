/** A fake KBank: charges of cards with 3-D Secure, and the QR Payment API. It signs nothing, as the bank. In demo mode only. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Faults } from './faults.ts';
import {
  answering,
  end,
  endingOf,
  newPayment,
  objectOf,
  overPage,
  payingPage,
  postBackPage,
  simulatedKey,
  tell,
  type SimulatedPayment,
  type SimulatedPayments,
} from './paying.ts';

export const KBANK = '/simulators/kbank';

export const kbankSettings = (origin: string, secret: string, tenantId: string) => ({
  KBANK_API_URL: origin + KBANK,
  KBANK_PUBLIC_KEY: `pkey_test_${tenantId}`,
  KBANK_API_SECRET: `skey_test_${simulatedKey(secret, tenantId, 'KBank')}`,
  KBANK_PARTNER_ID: tenantId,
  KBANK_PARTNER_SECRET: simulatedKey(secret, tenantId, 'KBank partner'),
  KBANK_MERCHANT_ID: `KB${tenantId}`,
  KBANK_TERMINAL_ID: 'term1',
});

type Options = {
  secret: string;
  clock: () => Date;
  faults: Faults;
  payments: SimulatedPayments;
  /** Where the shop hears of its payments and takes its buyers back, as set at the bank. */
  callbackUrl: (tenantId: string) => string;
  origin: () => string;
};
const hidden = { schema: { hide: true } };

export function addKBank(scope: FastifyInstance, options: Options): void {
  const { secret, clock, faults, payments, callbackUrl, origin } = options;
  const partnerOf = (partnerId: unknown, partnerSecret: unknown): string | undefined => {
    const tenantId = String(partnerId);
    return partnerSecret === simulatedKey(secret, tenantId, 'KBank partner') ? tenantId : undefined;
  };
  const cardPartner = ({ headers }: FastifyRequest): string | undefined => {
    const tenantId = partnerOf(headers['partner-id'], headers['partner-secret']);
    return headers['x-api-key'] === kbankSettings('', secret, tenantId ?? '').KBANK_API_SECRET
      ? tenantId
      : undefined;
  };
  const charges = `${KBANK}/kpgw/card/v1/charge`;
  const refused = { object: 'error', code: 'invalid_request' };

  scope.post(charges, hidden, (request, reply) => {
    const tenantId = cardPartner(request);
    if (tenantId === undefined)
      return reply.code(401).send({ object: 'error', code: 'authentication_error' });
    const { amount, currency, reference_order: order, token } = objectOf(request.body);
    return answering(reply, {
      fault: faults.next(),
      refusal: () => reply.code(400).send(refused),
      work: () => {
        if (typeof token !== 'string') return reply.code(400).send(refused);
        const payment = newPayment({
          tenantId,
          reference: String(order),
          id: `chrg_test_${randomBytes(16).toString('hex')}`,
          satang: Math.round(Number(amount) * 100),
          currency: String(currency),
          callbackUrl: callbackUrl(tenantId),
          at: clock(),
        });
        return reply.send(chargeOf(payments.keep(payment), origin()));
      },
    });
  });
  scope.get<{ Params: { id: string } }>(`${charges}/:id`, hidden, (request, reply) => {
    const tenantId = cardPartner(request);
    const payment = tenantId === undefined ? undefined : payments.of(tenantId, request.params.id);
    if (!payment) return reply.code(404).send({ object: 'error', code: 'not_found' });
    return answering(reply, {
      fault: faults.next(),
      refusal: () => reply.code(400).send(refused),
      work: () => reply.send(chargeOf(payment, origin())),
    });
  });

  const serveQr = (
    path: string,
    work: (asked: {
      tenantId: string;
      body: Record<string, unknown>;
      /** The QR that the call is about. */
      payment: SimulatedPayment | undefined;
    }) => Record<string, unknown>,
  ) =>
    scope.post(KBANK + path, hidden, ({ body: text }, reply) => {
      const body = objectOf(text);
      const { partnerTxnUid, partnerId, partnerSecret, origPartnerTxnUid } = body;
      const send = (more: Record<string, unknown>) =>
        reply.send({ partnerTxnUid, partnerId, statusCode: '00', errorCode: null, errorDesc: null, ...more });
      const tenantId = partnerOf(partnerId, partnerSecret);
      if (tenantId === undefined) return send(problem('authentication_error'));
      return answering(reply, {
        fault: faults.next(),
        refusal: () => send(problem('bad_request')),
        work: () => send(work({ tenantId, body, payment: payments.of(tenantId, String(origPartnerTxnUid)) })),
      });
    });
  serveQr(
    '/pos/qr_request',
    ({ tenantId, body: { partnerTxnUid, txnAmount, txnCurrencyCode, reference1 } }) => {
      const id = String(partnerTxnUid);
      if (payments.of(tenantId, id)) return problem('duplicate_request');
      payments.keep(
        newPayment({
          tenantId,
          reference: String(reference1),
          id,
          satang: Math.round(Number(txnAmount) * 100),
          currency: String(txnCurrencyCode),
          callbackUrl: callbackUrl(tenantId),
          at: clock(),
        }),
      );
      return { accountName: 'บริษัท ร้านสาธิต จำกัด', qrCode: `000201010212SIMULATED${id}` };
    },
  );
  serveQr('/pos/inquire_payment/v2', ({ payment }) => {
    if (!payment) return { txnStatus: 'NOT_FOUND' };
    const txnStatus = {
      open: 'REQUESTED',
      paid: 'PAID',
      failed: 'REQUESTED',
      canceled: 'CANCELLED',
      expired: 'EXPIRED',
      back: 'VOIDED',
    }[payment.state];
    const hasPaid = payment.paidSatang > 0;
    return {
      txnStatus,
      txnAmount: (hasPaid ? payment.paidSatang : payment.satang) / 100,
      txnCurrencyCode: hasPaid ? payment.paidCurrency : payment.currency,
    };
  });
  serveQr('/pos/qr_cancel', ({ payment }) => {
    if (!payment) return problem('invalid_origPartnerTxnUid');
    if (payment.state === 'paid') return problem('qr_paid');
    payment.state = 'canceled';
    return {};
  });
  serveQr('/pos/void_payment', ({ payment }) => {
    if (payment?.state !== 'paid') return problem('invalid_origPartnerTxnUid');
    payment.state = 'back';
    return {};
  });

  const pagePath = `${KBANK}/pay/:id`;
  const title = 'KBank (simulated)';
  scope.get<{ Params: { id: string } }>(pagePath, hidden, ({ params: { id } }, reply) => {
    const payment = payments.get(id);
    if (!payment) return reply.code(404).send({ error: 'no such payment' });
    return payingPage(reply, { title, payment, path: `${KBANK}/pay/${id}` });
  });
  scope.post<{ Params: { id: string } }>(pagePath, hidden, async ({ params: { id }, body }, reply) => {
    const payment = payments.get(id);
    const ending = endingOf(body);
    if (!payment || !ending) return reply.code(404).send({ error: 'no such payment' });
    end(payment, ending, clock());
    const isCard = id.startsWith('chrg_');
    const url = payment.callbackUrl;
    if (isCard || payment.state === 'paid')
      await tell(ending, {
        url,
        body: JSON.stringify(isCard ? chargeOf(payment, origin()) : qrNoticeOf(payment)),
      });
    if (!isCard || url === '') return overPage(reply, title, payment.state);
    const fields = { objectId: id, token: '', status: String(payment.state === 'paid'), saveCard: 'false' };
    return postBackPage(reply, { title, url, fields });
  });
}

const problem = (errorCode: string) => ({ statusCode: '10', errorCode, errorDesc: errorCode });

const qrNoticeOf = ({ id, tenantId, paidSatang, paidCurrency }: SimulatedPayment) => ({
  partnerTxnUid: id,
  partnerId: tenantId,
  statusCode: '00',
  errorCode: null,
  errorDesc: null,
  merchantId: `KB${tenantId}`,
  txnAmount: paidSatang / 100,
  txnCurrencyCode: paidCurrency,
  txnNo: id,
});

function chargeOf(payment: SimulatedPayment, origin: string) {
  const { id, reference, satang, currency, paidSatang, paidCurrency, state, at } = payment;
  const isPaid = state === 'paid';
  const states = {
    open: 'Pre-Authorized',
    paid: 'Authorized',
    canceled: 'Reversed',
    back: 'Reversed',
  } as const;
  return {
    id,
    object: 'charge',
    amount: (isPaid ? paidSatang : satang) / 100,
    currency: isPaid ? paidCurrency : currency,
    transaction_state: state === 'failed' || state === 'expired' ? 'Declined' : states[state],
    source: { id: 'card_test', object: 'card', brand: 'VISA' },
    created: new Date(at.getTime() + 7 * 3_600_000).toISOString().replaceAll(/\D/g, ''),
    status: state === 'open' || isPaid ? 'success' : 'fail',
    reference_order: reference,
    livemode: false,
    failure_code: state === 'failed' ? 'insufficient_fund' : '',
    failure_message: '',
    redirect_url: state === 'open' ? `${origin}${KBANK}/pay/${id}` : '',
  };
}
