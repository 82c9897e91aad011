/**
 * LINE Pay, Online API v3 (decision 82): the buyer is sent to LINE Pay, comes back with the transaction, and money moves only
 * when we confirm. Nothing that the buyer brings back is signed, so it is a hint.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';
import { bahtOf, hmacSha256, momentOf, OTHER_PAYMENT, reasonOf, satangOf, unknownFact } from './facts.ts';
import type { PaymentFact, PaymentProvider, RawCallback } from './payment-provider.ts';
import { jsonOf, type ProviderAnswer, type ProviderClient } from './provider-client.ts';

const NAME = 'LINE Pay';

export type LinePayAccount = {
  /** Of the API, e.g. https://api-pay.line.me. */
  apiUrl: string;
  channelId: string;
  channelSecret: string;
};
type Known = { reference: string; providerId: string };

/** The header `X-LINE-Authorization`; `about` is the query of a GET without its question mark, or the body of a POST. */
export const linePaySignature = (
  channelSecret: string,
  { path, about, nonce }: { path: string; about: string; nonce: string },
): string => hmacSha256(channelSecret, channelSecret + path + about + nonce).toString('base64');

const answerSchema = z.object({
  returnCode: z.string(),
  info: z.unknown().optional(),
});
const requestedSchema = z.object({
  transactionId: z.string(),
  paymentUrl: z.object({ web: z.string() }),
});
const detailSchema = z.object({
  transactionId: z.string(),
  transactionDate: z.string().optional(),
  transactionType: z.string().optional(),
  orderId: z.string(),
  currency: z.string(),
  payStatus: z.string().optional(),
  payInfo: z.array(z.object({ amount: z.number() })).default([]),
  refundList: z.array(z.object({ refundAmount: z.number() })).default([]),
});
type Detail = z.infer<typeof detailSchema>;

/** Of a request that nobody has confirmed yet. */
const CHECKED: Readonly<Record<string, PaymentFact['state']>> = {
  '0000': 'pending',
  '0110': 'authorised',
  '0121': 'canceled',
  '0122': 'failed',
};
const COMPLETED = '0123';
const NOT_FOUND = '1150';
/** Answers to a confirmation after which only looking says what is: done before, under way, or an error of LINE Pay itself. */
const LOOK_AFTER = new Set(['1145', '1152', '1165', '1172', '1198', '9000']);

/** Transaction numbers have 19 digits, more than a number of JavaScript holds: they are read as texts. */
const withIdsAsTexts = ({ status, text }: ProviderAnswer): ProviderAnswer => ({
  status,
  text: text.replaceAll(/"((?:refundT|t)ransactionId)"\s*:\s*(\d+)/g, '"$1":"$2"'),
});

export function createLinePay({
  account: { apiUrl, channelId, channelSecret },
  call,
  nonceOf = randomUUID,
}: {
  account: LinePayAccount;
  call: ProviderClient;
  nonceOf?: () => string;
}): PaymentProvider {
  const base = apiUrl.replace(/\/+$/, '');

  async function ask(method: 'GET' | 'POST', path: string, about: string) {
    const nonce = nonceOf();
    const answer = await call({
      method,
      url: base + path + (method === 'GET' && about !== '' ? `?${about}` : ''),
      headers: {
        'content-type': 'application/json',
        'x-line-channelid': channelId,
        'x-line-authorization-nonce': nonce,
        'x-line-authorization': linePaySignature(channelSecret, { path, about, nonce }),
      },
      ...(method === 'POST' && { body: about }),
    });
    const read = answerSchema.safeParse(jsonOf(NAME, withIdsAsTexts(answer)));
    if (!read.success) throw new GatewayError(`${NAME} answered ${answer.status} without a code`);
    return read.data;
  }

  /** The transaction as it is booked; undefined where nothing is booked yet. */
  async function detailOf({ reference, providerId }: Known): Promise<Detail | undefined> {
    const about: Record<string, string> =
      providerId === '' ? { orderId: reference } : { transactionId: providerId };
    const { returnCode, info } = await ask('GET', '/v3/payments', new URLSearchParams(about).toString());
    if (returnCode === NOT_FOUND) return undefined;
    const read = z.array(detailSchema).safeParse(info);
    if (returnCode !== '0000' || !read.success) throw new GatewayError(`${NAME} answered ${returnCode}`);
    return read.data[0];
  }

  function factOf(known: Known, detail: Detail): PaymentFact {
    if (detail.orderId !== known.reference) return unknownFact(known, OTHER_PAYMENT);
    const paid = detail.payInfo.reduce((sum, { amount }) => sum + amount, 0);
    const back = detail.refundList.reduce((sum, { refundAmount }) => sum + Math.abs(refundAmount), 0);
    return {
      reference: known.reference,
      providerId: detail.transactionId,
      state: stateOf(detail, { paid, back }),
      satang: satangOf(paid),
      currency: detail.currency.toUpperCase(),
      refundedSatang: satangOf(back) ?? 0,
      at: momentOf(detail.transactionDate),
      reason: '',
    };
  }

  async function look(known: Known): Promise<PaymentFact> {
    if (known.providerId !== '') {
      const path = `/v3/payments/requests/${encodeURIComponent(known.providerId)}/check`;
      const { returnCode } = await ask('GET', path, '');
      const state = CHECKED[returnCode];
      if (state) return { ...unknownFact(known, state === 'failed' ? returnCode : ''), state };
      if (returnCode !== COMPLETED && returnCode !== NOT_FOUND)
        throw new GatewayError(`${NAME} answered ${reasonOf(returnCode)}`);
    }
    const detail = await detailOf(known);
    return detail ? factOf(known, detail) : unknownFact(known);
  }

  return {
    start: async ({ reference, satang, currency, description, language, returnUrl, cancelUrl }) => {
      const amount = bahtOf(satang);
      const product = { name: description, quantity: 1, price: amount };
      const body = JSON.stringify({
        amount,
        currency,
        orderId: reference,
        packages: [{ id: reference, amount, products: [product] }],
        redirectUrls: { confirmUrl: returnUrl, cancelUrl },
        options: { display: { locale: language } },
      });
      const { returnCode, info } = await ask('POST', '/v3/payments/request', body);
      const read = requestedSchema.safeParse(info);
      if (returnCode !== '0000' || !read.success)
        throw new GatewayError(`${NAME} answered ${reasonOf(returnCode)}`, {
          isRefusal: returnCode !== '9000',
        });
      const { transactionId, paymentUrl } = read.data;
      return { providerId: transactionId, next: { kind: 'redirect', url: paymentUrl.web } };
    },
    look,
    confirm: async ({ reference, providerId, satang }) => {
      const known = { reference, providerId };
      const path = `/v3/payments/${encodeURIComponent(providerId)}/confirm`;
      const { returnCode } = await ask(
        'POST',
        path,
        JSON.stringify({ amount: bahtOf(satang), currency: 'THB' }),
      );
      // What was booked is LINE Pay's to say, not what we asked for.
      if (returnCode === '0000' || LOOK_AFTER.has(returnCode)) return look(known);
      return { ...unknownFact(known, reasonOf(returnCode)), state: 'failed' };
    },
    readCallback: ({ query }: RawCallback) => {
      const { orderId = '', transactionId = '' } = query;
      if (!/^[\w-]{1,100}$/.test(orderId) || !/^\d{0,19}$/.test(transactionId))
        return { kind: 'refused', why: 'no order of ours' };
      return { kind: 'hint', reference: orderId, providerId: transactionId };
    },
    refund: async ({ providerId, satang }) => {
      const path = `/v3/payments/${encodeURIComponent(providerId)}/refund`;
      const { returnCode, info } = await ask('POST', path, JSON.stringify({ refundAmount: bahtOf(satang) }));
      const read = z.object({ refundTransactionId: z.string() }).safeParse(info);
      if (returnCode !== '0000' || !read.success)
        throw new GatewayError(`${NAME} answered ${reasonOf(returnCode)}`, {
          isRefusal: returnCode !== '9000',
        });
      return { refundId: read.data.refundTransactionId, satang, isDone: true };
    },
  };
}

function stateOf(
  { payStatus = 'CAPTURE', transactionType }: Detail,
  { paid, back }: { paid: number; back: number },
): PaymentFact['state'] {
  if (payStatus === 'VOIDED_AUTHORIZATION') return 'canceled';
  if (payStatus === 'EXPIRED_AUTHORIZATION') return 'expired';
  if (payStatus === 'AUTHORIZATION') return 'authorised';
  if (payStatus !== 'CAPTURE' || paid <= 0) return 'unknown';
  return back >= paid || transactionType === 'PAYMENT_REFUND' ? 'refunded' : 'succeeded';
}
