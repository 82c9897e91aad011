/**
 * A fake Opn Payments: charges by the token of a card with 3-D Secure, bills to be paid at a counter, refunds, reversals, and
 * signed webhooks. In demo mode only.
 */
import { createHmac, randomBytes } from 'node:crypto';
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
  tell,
  type SimulatedPayment,
  type SimulatedPayments,
} from './paying.ts';

export const OPN = '/simulators/opn';
const KEY = 'skey_test_';

export const opnSettings = (origin: string, secret: string, tenantId: string) => ({
  OPN_API_URL: origin + OPN,
  OPN_PUBLIC_KEY: `pkey_test_${tenantId}`,
  OPN_API_SECRET: `${KEY}${tenantId}_${simulatedKey(secret, tenantId, 'Opn')}`,
  OPN_WEBHOOK_SECRET: webhookSecret(secret, tenantId),
});
const webhookSecret = (secret: string, tenantId: string) =>
  Buffer.from(simulatedKey(secret, tenantId, 'Opn webhook')).toString('base64');

type Options = {
  secret: string;
  clock: () => Date;
  faults: Faults;
  payments: SimulatedPayments;
  /** Where the shop hears of its charges, as set in the provider's dashboard. */
  callbackUrl: (tenantId: string) => string;
  origin: () => string;
};
type Refund = { object: 'refund'; id: string; amount: number; currency: string; metadata: unknown };
type Extra = { isCard: boolean; reversed: boolean; refunds: Refund[] };

/** Of a charge, by what became of the payment. */
const STATUSES: Readonly<Record<SimulatedPayment['state'], string>> = {
  open: 'pending',
  paid: 'successful',
  failed: 'failed',
  canceled: 'failed',
  expired: 'expired',
  back: 'successful',
};
const FAILURES: Readonly<Partial<Record<SimulatedPayment['state'], string>>> = {
  failed: 'insufficient_fund',
  canceled: 'failed_processing',
};
const hidden = { schema: { hide: true } };
const newId = (kind: string) => `${kind}_test_${randomBytes(10).toString('hex').slice(0, 19)}`;

export function addOpn(scope: FastifyInstance, options: Options): void {
  const { secret, clock, faults, payments, origin, callbackUrl } = options;
  const extras = new Map<string, Extra>();
  const extraOf = (id: string) => extras.get(id) ?? { isCard: true, reversed: false, refunds: [] };

  function chargeOf(payment: SimulatedPayment) {
    const { id, reference, satang, paidSatang, state, backSatang, at } = payment;
    const { isCard, reversed, refunds } = extraOf(id);
    const isPaid = state === 'paid';
    return {
      object: 'charge',
      id,
      amount: isPaid ? paidSatang : satang,
      currency: (isPaid ? payment.paidCurrency : payment.currency).toLowerCase(),
      status: reversed ? 'reversed' : STATUSES[state],
      paid: isPaid && !reversed,
      authorized: isPaid,
      reversed,
      authorize_uri: isCard ? `${origin()}${OPN}/pay/${id}` : null,
      refunded_amount: backSatang,
      refunds: { object: 'list', total: refunds.length, data: refunds },
      failure_code: FAILURES[state] ?? null,
      metadata: { reference },
      paid_at: isPaid ? at.toISOString() : null,
      created_at: at.toISOString(),
      source: isCard
        ? null
        : {
            object: 'source',
            type: 'bill_payment_tesco_lotus',
            flow: 'offline',
            references: {
              reference_number_1: id.slice(-18),
              reference_number_2: '010001',
              barcode: `${origin()}${OPN}/pay/${id}`,
            },
          },
    };
  }

  function keyOf({ headers }: FastifyRequest): string | undefined {
    const [key = ''] = Buffer.from((headers.authorization ?? '').slice(6), 'base64')
      .toString()
      .split(':');
    const tenantId = key.slice(KEY.length, key.lastIndexOf('_'));
    return key === `${KEY}${tenantId}_${simulatedKey(secret, tenantId, 'Opn')}` ? tenantId : undefined;
  }
  const failed = (reply: FastifyReply, status: number, code: string) =>
    reply
      .code(status)
      .send({ object: 'error', location: 'https://www.omise.co/api-errors', code, message: code });

  const serve = (
    method: 'GET' | 'POST',
    path: string,
    work: (asked: {
      tenantId: string;
      /** The charge of the address: there, and of the shop that asks. */
      payment: SimulatedPayment | undefined;
      body: Record<string, unknown>;
      reply: FastifyReply;
    }) => unknown,
  ) =>
    scope.route<{ Params: { id?: string } }>({
      method,
      url: OPN + path,
      ...hidden,
      handler: (request, reply) => {
        const tenantId = keyOf(request);
        if (tenantId === undefined) return failed(reply, 401, 'authentication_failure');
        const { id } = request.params;
        const payment = id === undefined ? undefined : payments.of(tenantId, id);
        if (id !== undefined && !payment) return failed(reply, 404, 'not_found');
        return answering(reply, {
          fault: faults.next(),
          refusal: () => failed(reply, 400, 'invalid_charge'),
          work: () => work({ tenantId, payment, body: objectOf(request.body), reply }),
        });
      },
    });

  serve('POST', '/charges', ({ tenantId, body, reply }) => {
    const { amount, card, source, metadata, return_uri: returnUrl } = body;
    if (card === undefined && source === undefined) return failed(reply, 400, 'invalid_charge');
    const id = newId('chrg');
    extras.set(id, { isCard: card !== undefined, reversed: false, refunds: [] });
    const payment = newPayment({
      tenantId,
      reference: String((metadata as { reference?: string } | undefined)?.reference),
      id,
      satang: Number(amount),
      returnUrl: typeof returnUrl === 'string' ? returnUrl : '',
      callbackUrl: callbackUrl(tenantId),
      at: clock(),
    });
    return reply.send(chargeOf(payments.keep(payment)));
  });
  serve('GET', '/charges', ({ tenantId, reply }) => {
    const own = [...payments.values()].filter((one) => one.tenantId === tenantId && extras.has(one.id));
    return reply.send({ object: 'list', data: own.toReversed().slice(0, 100).map(chargeOf) });
  });
  serve('GET', '/charges/:id', ({ payment, reply }) => reply.send(payment && chargeOf(payment)));
  serve('POST', '/charges/:id/refunds', ({ payment, body, reply }) => {
    const amount = Number(body['amount']);
    if (!payment || payment.state !== 'paid' || payment.backSatang + amount > payment.paidSatang)
      return failed(reply, 400, 'failed_refund');
    payment.backSatang += amount;
    const refund: Refund = {
      object: 'refund',
      id: newId('rfnd'),
      amount,
      currency: 'thb',
      metadata: body['metadata'],
    };
    extraOf(payment.id).refunds.push(refund);
    return reply.send(refund);
  });
  serve('POST', '/charges/:id/reverse', ({ payment, reply }) => {
    if (!payment || payment.state === 'failed') return failed(reply, 400, 'failed_reversal');
    payment.state = 'canceled';
    extras.set(payment.id, { ...extraOf(payment.id), reversed: true });
    return reply.send(chargeOf(payment));
  });
  serve('POST', '/charges/:id/expire', ({ payment, reply }) => {
    if (payment?.state !== 'open') return failed(reply, 400, 'failed_expire');
    payment.state = 'expired';
    return reply.send(chargeOf(payment));
  });

  const pagePath = `${OPN}/pay/:id`;
  scope.get<{ Params: { id: string } }>(pagePath, hidden, ({ params: { id } }, reply) => {
    const payment = payments.get(id);
    if (!payment) return reply.code(404).send({ error: 'no such payment' });
    return payingPage(reply, { title: 'Opn Payments (simulated)', payment, path: `${OPN}/pay/${id}` });
  });
  scope.post<{ Params: { id: string } }>(pagePath, hidden, async ({ params: { id }, body }, reply) => {
    const payment = payments.get(id);
    const ending = endingOf(body);
    if (!payment || !ending) return reply.code(404).send({ error: 'no such payment' });
    end(payment, ending, clock());
    await tell(ending, webhookOf(payment));
    if (extraOf(id).isCard && URL.canParse(payment.returnUrl)) return reply.redirect(payment.returnUrl, 303);
    return overPage(reply, 'Opn Payments (simulated)', payment.state);
  });

  function webhookOf(payment: SimulatedPayment) {
    const text = JSON.stringify({
      object: 'event',
      id: newId('evnt'),
      key: 'charge.complete',
      data: chargeOf(payment),
    });
    const timestamp = String(Math.floor(clock().getTime() / 1000));
    const key = Buffer.from(webhookSecret(secret, payment.tenantId), 'base64');
    const signature = createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex');
    return {
      url: payment.callbackUrl,
      headers: { 'omise-signature': signature, 'omise-signature-timestamp': timestamp },
      body: text,
    };
  }
}
