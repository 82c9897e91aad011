/**
 * Opn Payments (formerly Omise), API 2019-05-29 (decision 82): a card by its token with 3-D Secure, and a bill to be paid at a
 * counter. Amounts are satang in the API too. Webhooks are a hint; where the shop has set their secret, unsigned ones are refused.
 */
import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';
import { hmacSha256, isSame, momentOf, OTHER_PAYMENT, reasonOf, unknownFact } from './facts.ts';
import type { CallbackReading, PaymentFact, PaymentProvider, RawCallback } from './payment-provider.ts';
import { jsonOf, type ProviderClient } from './provider-client.ts';

const NAME = 'Opn Payments';
const VERSION = '2019-05-29';
const COUNTER_SOURCE = 'bill_payment_tesco_lotus';
/** A signed webhook is refused when it is older, or from the future: it was heard before. */
const MOST_AGE_SECONDS = 5 * 60;
/** The newest charges, among which one is searched whose answer was lost. */
const SEARCHED = 100;

export type OpnAccount = { apiUrl: string; secretKey: string; webhookSecret: string };
type Known = { reference: string; providerId: string };

const refundSchema = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.string().optional(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
const chargeSchema = z.object({
  object: z.literal('charge'),
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  paid: z.boolean().optional(),
  authorized: z.boolean().optional(),
  reversed: z.boolean().optional(),
  authorize_uri: z.string().nullish(),
  refunded_amount: z.number().int().default(0),
  refunds: z.object({ data: z.array(refundSchema) }).optional(),
  failure_code: z.string().nullish(),
  paid_at: z.string().nullish(),
  created_at: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z
    .object({
      references: z
        .object({
          barcode: z.string().nullish(),
          payment_code: z.string().nullish(),
          reference_number_1: z.string().nullish(),
          reference_number_2: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
type Charge = z.infer<typeof chargeSchema>;

const STATES: Readonly<Record<string, PaymentFact['state']>> = {
  pending: 'pending',
  successful: 'succeeded',
  failed: 'failed',
  expired: 'expired',
  reversed: 'canceled',
};

function stateOf({ status, reversed, authorized, paid, amount, refunded_amount: back }: Charge) {
  // Reversed first: older answers keep the status `successful` beside it.
  if (reversed === true) return 'canceled';
  const state = STATES[status] ?? 'unknown';
  if (state === 'pending' && authorized === true) return 'authorised';
  if (state !== 'succeeded') return state;
  if (paid === false) return 'unknown';
  return back >= amount ? 'refunded' : 'succeeded';
}

function factOf(known: Known, charge: Charge): PaymentFact {
  if (charge.metadata?.['reference'] !== known.reference) return unknownFact(known, OTHER_PAYMENT);
  const { id, amount, currency, refunded_amount: refundedSatang } = charge;
  return {
    reference: known.reference,
    providerId: id,
    state: stateOf(charge),
    satang: amount,
    currency: currency.toUpperCase(),
    refundedSatang,
    at: momentOf(charge.paid_at) ?? momentOf(charge.created_at),
    reason: reasonOf(charge.failure_code),
  };
}

export function createOpn({
  account: { apiUrl, secretKey, webhookSecret },
  way,
  call,
  clock,
}: {
  account: OpnAccount;
  way: 'card' | 'counter';
  call: ProviderClient;
  clock: () => Date;
}): PaymentProvider {
  const base = apiUrl.replace(/\/+$/, '');

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const answer = await call({
      method,
      url: base + path,
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        'omise-version': VERSION,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const read = jsonOf(NAME, answer);
    if (answer.status >= 200 && answer.status < 300) return read;
    const failure = z.object({ code: z.string() }).safeParse(read);
    // That the shop's own key is wrong is the operator's to know.
    throw new GatewayError(`${NAME} answered ${answer.status} ${reasonOf(failure.data?.code)}`.trimEnd(), {
      isRefusal: answer.status !== 401 && answer.status !== 403,
    });
  }

  const chargeIn = (answer: unknown): Charge => {
    const read = chargeSchema.safeParse(answer);
    if (!read.success) throw new GatewayError(`${NAME} answered no charge`);
    return read.data;
  };
  const chargePath = (id: string) => `/charges/${encodeURIComponent(id)}`;

  /** The charge whose id got lost with the answer that named it. */
  async function chargeOf(reference: string): Promise<Charge | undefined> {
    const answer = await ask('GET', `/charges?order=reverse_chronological&limit=${SEARCHED}`);
    const read = z.object({ data: z.array(z.unknown()) }).safeParse(answer);
    return read.data?.data
      .map((one) => chargeSchema.safeParse(one).data)
      .find((charge) => charge?.metadata?.['reference'] === reference);
  }

  return {
    start: async (payment) => {
      const { reference, satang, description, returnUrl, expiresAt, token } = payment;
      if (way === 'card' && token === undefined)
        throw new GatewayError(`${NAME} needs the token of a card`, { isRefusal: true });
      const charge = chargeIn(
        await ask('POST', '/charges', {
          amount: satang,
          currency: 'thb',
          description,
          metadata: { reference },
          return_uri: returnUrl,
          ...(way === 'card'
            ? { card: token }
            : { source: { type: COUNTER_SOURCE }, expires_at: expiresAt.toISOString() }),
        }),
      );
      const providerId = charge.id;
      if (charge.status === 'pending' && way === 'counter')
        return { providerId, next: counterCodeOf(charge) };
      if (charge.status === 'pending' && charge.authorize_uri)
        return { providerId, next: { kind: 'redirect', url: charge.authorize_uri } };
      return { providerId, next: { kind: 'done', fact: factOf({ reference, providerId }, charge) } };
    },
    look: async (known) => {
      const { reference, providerId } = known;
      const charge =
        providerId === '' ? await chargeOf(reference) : chargeIn(await ask('GET', chargePath(providerId)));
      return charge ? factOf(known, charge) : unknownFact(known);
    },
    readCallback: (raw) => readWebhook(raw, { webhookSecret, now: clock() }),
    refund: async ({ providerId, satang, key }) => {
      // The API knows no key of ours: a refund whose answer was lost is found again by what we wrote beside it.
      const charge = chargeIn(await ask('GET', chargePath(providerId)));
      const before = charge.refunds?.data.find(({ metadata }) => metadata?.['key'] === key);
      const answer =
        before ??
        (await ask('POST', `${chargePath(providerId)}/refunds`, { amount: satang, metadata: { key } }));
      const read = refundSchema.safeParse(answer);
      if (!read.success) throw new GatewayError(`${NAME} answered no refund`);
      const { id, amount, status } = read.data;
      return { refundId: id, satang: amount, isDone: status !== 'pending' };
    },
    cancel: async (known) =>
      // `reverse` voids a card's authorisation, `expire` ends a charge of an offline source.
      factOf(
        known,
        chargeIn(
          await ask('POST', `${chargePath(known.providerId)}/${way === 'card' ? 'reverse' : 'expire'}`, {}),
        ),
      ),
  };
}

/** What a buyer shows at the counter. */
function counterCodeOf({ id, source }: Charge) {
  const references = source?.references;
  const code =
    references?.payment_code ??
    [references?.reference_number_1, references?.reference_number_2].filter(Boolean).join(' ');
  return {
    kind: 'code',
    code: code || id,
    ...(references?.barcode && { barcode: references.barcode }),
  } as const;
}

const eventSchema = z.object({
  data: z.object({
    object: z.string(),
    id: z.string(),
    charge: z.string().optional(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
  }),
});

function readWebhook(
  { headers, body }: RawCallback,
  { webhookSecret, now }: { webhookSecret: string; now: Date },
): CallbackReading {
  if (webhookSecret !== '') {
    const why = wrongSignature({ headers, body }, { webhookSecret, now });
    if (why !== undefined) return { kind: 'refused', why };
  }
  let event: unknown;
  try {
    event = JSON.parse(body.toString('utf8'));
  } catch {
    return { kind: 'refused', why: 'no JSON' };
  }
  const read = eventSchema.safeParse(event);
  if (!read.success) return { kind: 'refused', why: 'no event' };
  const { object, id, charge, metadata } = read.data.data;
  if (object !== 'charge' && charge === undefined) return { kind: 'refused', why: 'no event of a charge' };
  const reference = metadata?.['reference'];
  return {
    kind: 'hint',
    reference: typeof reference === 'string' ? reference : '',
    providerId: object === 'charge' ? id : (charge ?? ''),
  };
}

/** While a secret is exchanged the header has two signatures, by the old one and the new. */
function wrongSignature(
  { headers, body }: Pick<RawCallback, 'headers' | 'body'>,
  { webhookSecret, now }: { webhookSecret: string; now: Date },
): string | undefined {
  const timestamp = headers['omise-signature-timestamp'] ?? '';
  const expected = hmacSha256(Buffer.from(webhookSecret, 'base64'), `${timestamp}.${body.toString('utf8')}`);
  const given = (headers['omise-signature'] ?? '').split(',').map((one) => Buffer.from(one.trim(), 'hex'));
  if (!given.some((one) => isSame(one, expected))) return 'wrong signature';
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  return age <= MOST_AGE_SECONDS ? undefined : 'signed too long ago';
}
