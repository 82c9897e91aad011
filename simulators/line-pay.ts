/** A fake LINE Pay: the calls of Online API v3 with its signatures, and a page on which the buyer decides. In demo mode only. */
import { createHmac, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from './faults.ts';
import {
  answering,
  end,
  endingOf,
  newPayment,
  objectOf,
  overPage,
  payingPage,
  simulatedKey,
  textOf,
  type SimulatedPayment,
  type SimulatedPayments,
} from './paying.ts';

export const LINE_PAY = '/simulators/linepay';
const CHANNEL = 'channel-';

export const linePaySettings = (origin: string, secret: string, tenantId: string) => ({
  LINEPAY_API_URL: origin + LINE_PAY,
  LINEPAY_CHANNEL_ID: CHANNEL + tenantId,
  LINEPAY_CHANNEL_SECRET: simulatedKey(secret, tenantId, 'LINE Pay'),
});

type Options = {
  secret: string;
  clock: () => Date;
  faults: Faults;
  payments: SimulatedPayments;
  origin: () => string;
};
const hidden = { schema: { hide: true } };
const newId = () =>
  `20${randomInt(1e8).toString().padStart(8, '0')}${randomInt(1e9).toString().padStart(9, '0')}`;

export function addLinePay(
  scope: FastifyInstance,
  { secret, clock, faults, payments, origin }: Options,
): void {
  /** Confirmed by the shop: before that nothing is booked. */
  const confirmed = new Set<string>();
  const nonces = new Set<string>();

  /** The shop that signed the call; undefined for a wrong signature or one that was sent before. */
  function signedBy({ method, url, headers, body }: FastifyRequest): string | undefined {
    const channel = String(headers['x-line-channelid'] ?? '');
    const nonce = String(headers['x-line-authorization-nonce'] ?? '');
    if (!channel.startsWith(CHANNEL) || nonce === '' || nonces.has(nonce)) return undefined;
    const tenantId = channel.slice(CHANNEL.length);
    const key = simulatedKey(secret, tenantId, 'LINE Pay');
    const [path = '', query = ''] = url.slice(LINE_PAY.length).split('?');
    const about = method === 'GET' ? query : textOf(body);
    const expected = createHmac('sha256', key)
      .update(key + path + about + nonce)
      .digest('base64');
    if (headers['x-line-authorization'] !== expected) return undefined;
    nonces.add(nonce);
    return tenantId;
  }

  const serve = (
    method: 'GET' | 'POST',
    path: string,
    work: (asked: {
      tenantId: string;
      params: Record<string, string>;
      query: Record<string, string>;
      body: Record<string, unknown>;
    }) => { code: string; info?: unknown },
  ) =>
    scope.route<{ Params: Record<string, string>; Querystring: Record<string, string> }>({
      method,
      url: LINE_PAY + path,
      ...hidden,
      handler: (request, reply) => {
        const tenantId = signedBy(request);
        if (tenantId === undefined) return sent(reply, { code: '1106' });
        return answering(reply, {
          fault: faults.next(),
          refusal: () => sent(reply, { code: '1101' }),
          work: () =>
            sent(
              reply,
              work({ tenantId, params: request.params, query: request.query, body: objectOf(request.body) }),
            ),
        });
      },
    });

  serve('POST', '/v3/payments/request', ({ tenantId, body }) => {
    const { amount, currency, orderId, redirectUrls } = body;
    const reference = String(orderId);
    if ([...payments.values()].some((one) => one.tenantId === tenantId && one.reference === reference))
      return { code: '1172' };
    const urls = redirectUrls as { confirmUrl?: string; cancelUrl?: string } | undefined;
    const { id } = payments.keep(
      newPayment({
        tenantId,
        reference,
        id: newId(),
        satang: Math.round(Number(amount) * 100),
        currency: String(currency),
        returnUrl: urls?.confirmUrl ?? '',
        cancelUrl: urls?.cancelUrl ?? '',
        at: clock(),
      }),
    );
    return {
      code: '0000',
      info: { transactionId: id, paymentUrl: { web: `${origin()}${LINE_PAY}/pay/${id}`, app: '' } },
    };
  });
  serve('GET', '/v3/payments/requests/:id/check', ({ tenantId, params }) => {
    const payment = payments.of(tenantId, params['id'] ?? '');
    if (!payment) return { code: '1150' };
    if (confirmed.has(payment.id)) return { code: '0123' };
    const codes: Partial<Record<SimulatedPayment['state'], string>> = {
      open: '0000',
      paid: '0110',
      failed: '0122',
      canceled: '0121',
      expired: '0121',
    };
    return { code: codes[payment.state] ?? '0123' };
  });
  serve('POST', '/v3/payments/:id/confirm', ({ tenantId, params, body }) => {
    const payment = payments.of(tenantId, params['id'] ?? '');
    if (!payment) return { code: '1150' };
    if (confirmed.has(payment.id)) return { code: '1152' };
    if (payment.state !== 'paid') return { code: '1169' };
    if (Math.round(Number(body['amount']) * 100) !== payment.satang) return { code: '1153' };
    confirmed.add(payment.id);
    return { code: '0000', info: { transactionId: payment.id, orderId: payment.reference } };
  });
  serve('GET', '/v3/payments', ({ tenantId, query }) => {
    const found = [...payments.values()].find(
      (one) =>
        one.tenantId === tenantId &&
        confirmed.has(one.id) &&
        (one.id === query['transactionId'] || one.reference === query['orderId']),
    );
    return found ? { code: '0000', info: [detailOf(found)] } : { code: '1150' };
  });
  serve('POST', '/v3/payments/:id/refund', ({ tenantId, params, body }) => {
    const payment = payments.of(tenantId, params['id'] ?? '');
    if (!payment || !confirmed.has(payment.id)) return { code: '1150' };
    const satang = Math.round(Number(body['refundAmount']) * 100);
    if (payment.backSatang >= payment.paidSatang) return { code: '1165' };
    if (payment.backSatang + satang > payment.paidSatang) return { code: '1164' };
    payment.backSatang += satang;
    return {
      code: '0000',
      info: { refundTransactionId: newId(), refundTransactionDate: clock().toISOString() },
    };
  });

  const pagePath = `${LINE_PAY}/pay/:id`;
  scope.get<{ Params: { id: string } }>(pagePath, hidden, ({ params: { id } }, reply) => {
    const payment = payments.get(id);
    if (!payment) return reply.code(404).send({ error: 'no such payment' });
    return payingPage(reply, { title: 'LINE Pay (simulated)', payment, path: `${LINE_PAY}/pay/${id}` });
  });
  scope.post<{ Params: { id: string } }>(pagePath, hidden, ({ params: { id }, body }, reply) => {
    const payment = payments.get(id);
    const ending = endingOf(body);
    if (!payment || !ending) return reply.code(404).send({ error: 'no such payment' });
    end(payment, ending, clock());
    const isPaid = payment.state === 'paid';
    const to = isPaid ? payment.returnUrl : payment.cancelUrl;
    if (!URL.canParse(to)) return overPage(reply, 'LINE Pay (simulated)', payment.state);
    const back = new URL(to);
    back.searchParams.set('transactionId', id);
    back.searchParams.set('orderId', payment.reference);
    return reply.redirect(back.href, 303);
  });
}

/** Its numbers have 19 digits and are no texts: written into the answer as numbers, as LINE Pay does. */
function sent(reply: FastifyReply, { code, info }: { code: string; info?: unknown }) {
  const text = JSON.stringify({ returnCode: code, returnMessage: code === '0000' ? 'Success.' : '-', info });
  return reply
    .type('application/json')
    .send(text.replaceAll(/"((?:refundT|t)ransactionId)":"(\d+)"/g, '"$1":$2'));
}

function detailOf({ id, reference, paidSatang, paidCurrency, backSatang, at }: SimulatedPayment) {
  return {
    transactionId: id,
    transactionDate: at.toISOString(),
    transactionType: 'PAYMENT',
    orderId: reference,
    currency: paidCurrency,
    payStatus: 'CAPTURE',
    payInfo: [{ method: 'BALANCE', amount: paidSatang / 100 }],
    ...(backSatang > 0 && {
      refundList: [{ transactionType: 'PARTIAL_REFUND', refundAmount: -backSatang / 100 }],
    }),
  };
}
