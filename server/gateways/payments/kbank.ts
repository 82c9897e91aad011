/**
 * KBank (decision 82): cards by its payment gateway (a token made in the browser, 3-D Secure by redirect) and Thai QR by its
 * QR Payment API. Neither of the public documents describes a signature of what the bank sends us, so every callback is a
 * hint and the bank is asked. Amounts are baht in both.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';
import { bahtOf, momentOf, OTHER_PAYMENT, reasonOf, satangOf, unknownFact } from './facts.ts';
import type { CallbackReading, PaymentFact, PaymentProvider, RawCallback } from './payment-provider.ts';
import { jsonOf, type ProviderClient } from './provider-client.ts';

const NAME = 'KBank';

export type KBankAccount = {
  apiUrl: string;
  /** Of the payment gateway: `skey_...`. */
  secretKey: string;
  partnerId: string;
  partnerSecret: string;
  merchantId: string;
  terminalId: string;
};
type Known = { reference: string; providerId: string };
type Parts = { account: KBankAccount; call: ProviderClient; clock: () => Date };

const chargeSchema = z.object({
  id: z.string(),
  object: z.string().optional(),
  amount: z.union([z.number(), z.string()]),
  currency: z.string(),
  transaction_state: z.string(),
  status: z.string(),
  reference_order: z.string().optional(),
  created: z.string().optional(),
  failure_code: z.string().nullish(),
  redirect_url: z.string().nullish(),
});
type Charge = z.infer<typeof chargeSchema>;

function chargeState({ status, transaction_state: state }: Charge): PaymentFact['state'] {
  if (/^declined$/i.test(state)) return 'failed';
  if (/^(reversed|voided?)$/i.test(state)) return 'canceled';
  if (/^refunded$/i.test(state)) return 'refunded';
  if (status !== 'success') return 'failed';
  if (/^pre-?authorized$/i.test(state)) return 'pending';
  // The document's own sample misspells the word.
  if (/^(authorized|auhtorized|settled)$/i.test(state)) return 'succeeded';
  return 'unknown';
}

/** `20180322121944000`: year to milliseconds, in Thailand's time. */
function createdAt(text = ''): Date | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d*$/.exec(text) ?? [];
  return momentOf(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`);
}

function chargeFact(known: Known, charge: Charge): PaymentFact {
  const { reference_order: order = known.reference } = charge;
  if (order !== known.reference) return unknownFact(known, OTHER_PAYMENT);
  const state = chargeState(charge);
  const satang = satangOf(charge.amount);
  return {
    reference: known.reference,
    providerId: charge.id,
    state,
    satang,
    currency: charge.currency.toUpperCase(),
    refundedSatang: state === 'refunded' ? (satang ?? 0) : 0,
    at: createdAt(charge.created),
    reason: reasonOf(charge.failure_code),
  };
}

/** Cards. Where the buyer comes back to is set at the bank, not with each charge. */
export function createKBankCard({ account, call }: Omit<Parts, 'clock'>): PaymentProvider {
  const base = `${account.apiUrl.replace(/\/+$/, '')}/kpgw/card/v1/charge`;

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Charge> {
    const answer = await call({
      method,
      url: base + path,
      headers: {
        'content-type': 'application/json',
        'x-api-key': account.secretKey,
        'partner-id': account.partnerId,
        'partner-secret': account.partnerSecret,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = jsonOf(NAME, answer);
    const read = chargeSchema.safeParse(json);
    if (answer.status >= 200 && answer.status < 300 && read.success) return read.data;
    const failure = z.object({ code: z.string() }).safeParse(json);
    throw new GatewayError(`${NAME} answered ${answer.status} ${reasonOf(failure.data?.code)}`.trimEnd(), {
      isRefusal: answer.status >= 400 && answer.status !== 401 && answer.status !== 403,
    });
  }

  return {
    start: async ({ reference, satang, currency, description, token }) => {
      if (token === undefined)
        throw new GatewayError(`${NAME} needs the token of a card`, { isRefusal: true });
      const charge = await ask('POST', '', {
        amount: bahtOf(satang),
        currency,
        description,
        source_type: 'card',
        mode: 'token',
        token,
        reference_order: reference,
      });
      const providerId = charge.id;
      const fact = chargeFact({ reference, providerId }, charge);
      return fact.state === 'pending' && charge.redirect_url
        ? { providerId, next: { kind: 'redirect', url: charge.redirect_url } }
        : { providerId, next: { kind: 'done', fact } };
    },
    // No public document says how a charge is found by our own number: without the bank's id nothing is known.
    look: async (known) =>
      known.providerId === ''
        ? unknownFact(known)
        : chargeFact(known, await ask('GET', `/${encodeURIComponent(known.providerId)}`)),
    readCallback: readCardReturn,
  };
}

/** The buyer's browser posts a form, the bank JSON: either names the charge, neither is signed. */
function readCardReturn({ headers, query, body }: RawCallback): CallbackReading {
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  const given: Record<string, unknown> = isForm
    ? Object.fromEntries(new URLSearchParams(body.toString('utf8')))
    : { ...query, ...objectIn(body) };
  const id = given['objectId'] ?? given['id'];
  if (typeof id !== 'string' || !/^chrg_\w{1,95}$/.test(id))
    return { kind: 'refused', why: 'no charge of ours' };
  const order = given['reference_order'];
  return { kind: 'hint', reference: typeof order === 'string' ? order : '', providerId: id };
}

function objectIn(body: Buffer): object {
  try {
    const read: unknown = JSON.parse(body.toString('utf8'));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function unlessRefusal(error: unknown): undefined {
  if (!(error instanceof GatewayError) || !error.isRefusal) throw error;
}

const qrAnswerSchema = z.object({
  partnerId: z.string().optional(),
  statusCode: z.string(),
  errorCode: z.string().nullish(),
  qrCode: z.string().nullish(),
  txnStatus: z.string().nullish(),
  txnAmount: z.union([z.number(), z.string()]).nullish(),
  txnCurrencyCode: z.string().nullish(),
});
type QrAnswer = z.infer<typeof qrAnswerSchema>;

const QR_STATES: Readonly<Record<string, PaymentFact['state']>> = {
  REQUESTED: 'pending',
  PAID: 'succeeded',
  CANCELLED: 'canceled',
  EXPIRED: 'expired',
  VOIDED: 'refunded',
  NOT_FOUND: 'unknown',
};
/** `qrType` of Thai QR. */
const THAI_QR = '3';

/** The bank takes 15 letters, fewer than our references have: made of the reference, so that a lost answer can be looked up. */
export const qrRequestId = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 15).toUpperCase();

/** Thai QR: dynamic, so that the buyer cannot change the sum; the bank ends it after ten minutes. */
export function createKBankQr({ account, call, clock }: Parts): PaymentProvider {
  const base = account.apiUrl.replace(/\/+$/, '');
  const idOf = ({ reference, providerId }: Known) =>
    providerId === '' ? qrRequestId(reference) : providerId;

  async function ask(path: string, requestId: string, more: object): Promise<QrAnswer> {
    const answer = await call({
      method: 'POST',
      url: base + path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        partnerTxnUid: requestId,
        partnerId: account.partnerId,
        partnerSecret: account.partnerSecret,
        requestDt: clock().toISOString(),
        merchantId: account.merchantId,
        terminalId: account.terminalId,
        qrType: THAI_QR,
        ...more,
      }),
    });
    const read = qrAnswerSchema.safeParse(jsonOf(NAME, answer));
    if (!read.success) throw new GatewayError(`${NAME} answered ${answer.status} without a code`);
    if (read.data.statusCode !== '00')
      throw new GatewayError(`${NAME} answered ${reasonOf(read.data.errorCode)}`, {
        isRefusal: !['authentication_error', 'internal_error', 'general_error'].includes(
          read.data.errorCode ?? 'general_error',
        ),
      });
    return read.data;
  }
  /** Asks about a QR; the bank wants another id for each time it is asked. */
  const askAbout = (path: string, known: Known) => {
    const origPartnerTxnUid = idOf(known);
    return ask(path, qrRequestId(`${origPartnerTxnUid} ${path} ${clock().getTime()}`), { origPartnerTxnUid });
  };

  async function look(known: Known): Promise<PaymentFact> {
    const answer = await askAbout('/pos/inquire_payment/v2', known).catch(unlessRefusal);
    if (!answer) return unknownFact(known);
    const { txnStatus, txnAmount, txnCurrencyCode } = answer;
    const state = QR_STATES[txnStatus ?? ''] ?? 'unknown';
    const satang = satangOf(txnAmount);
    return {
      reference: known.reference,
      providerId: idOf(known),
      state,
      satang,
      currency: (txnCurrencyCode ?? 'THB').toUpperCase(),
      refundedSatang: state === 'refunded' ? (satang ?? 0) : 0,
      at: undefined,
      reason: '',
    };
  }

  return {
    start: async ({ reference, satang, currency, description }) => {
      const providerId = qrRequestId(reference);
      const { qrCode } = await ask('/pos/qr_request', providerId, {
        txnAmount: bahtOf(satang),
        txnCurrencyCode: currency,
        reference1: reference,
        reference2: null,
        reference3: null,
        reference4: null,
        metadata: description.slice(0, 500),
      });
      if (!qrCode) throw new GatewayError(`${NAME} answered no QR`);
      return { providerId, next: { kind: 'qr', payload: qrCode } };
    },
    look,
    readCallback: ({ body }) => {
      const read = z
        .object({ partnerTxnUid: z.string().max(15), partnerId: z.string() })
        .safeParse(objectIn(body));
      if (!read.success) return { kind: 'refused', why: 'no QR of ours' };
      const { partnerTxnUid, partnerId } = read.data;
      return partnerId === account.partnerId
        ? { kind: 'hint', reference: '', providerId: partnerTxnUid }
        : { kind: 'refused', why: 'of another shop' };
    },
    /** Voids the whole; the bank gives no part back, and nothing once the day is settled. */
    refund: async ({ reference, providerId, satang }) => {
      const known = { reference, providerId };
      const before = await look(known);
      if (before.state !== 'refunded') {
        if (before.satang !== undefined && before.satang !== satang)
          throw new GatewayError(`${NAME} gives back the whole sum or nothing`, { isRefusal: true });
        await askAbout('/pos/void_payment', known);
      }
      return { refundId: `void ${idOf(known)}`, satang: before.satang ?? satang, isDone: true };
    },
    cancel: async (known) => {
      // Refused where it was paid or over meanwhile: looking says which.
      await askAbout('/pos/qr_cancel', known).catch(unlessRefusal);
      return look(known);
    },
  };
}
