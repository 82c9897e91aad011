/** A provider of payments that does what a test says: late, twice, with another sum or currency, or without an answer. */
import type { WayToPay } from '#domain/payments/ways.ts';
import { GatewayError } from '../gateways/gateway-error.ts';
import type { PaymentFact, PaymentProvider, RawCallback } from '../gateways/payments/payment-provider.ts';
import type { PaymentProviders } from '../payment-providers.ts';

export const CARD: WayToPay = {
  code: 'CARD',
  kind: 'card',
  provider: '',
  name: { th: 'บัตร', en: 'Card' },
  hint: { th: '', en: '' },
  leastSatang: 0,
  mostSatang: 0,
  minutes: 30,
};

/** The way of `CARD` as the setting has it, and cash before it. */
export const CARD_AND_CASH = JSON.stringify([
  { code: 'COD', kind: 'cash', th: 'ปลายทาง', en: 'Cash on delivery' },
  { code: 'CARD', kind: 'card', th: 'บัตร', en: 'Card', minutes: 30 },
]);

/** What the provider knows: its truth. */
type Truth = Pick<PaymentFact, 'state' | 'satang' | 'currency' | 'refundedSatang'>;

export function createScriptedProvider() {
  const known = new Map<string, Truth>();
  const said: PaymentFact[] = [];
  /** What the next call of the provider does: it works by default. */
  let next: 'works' | 'answerLost' | 'neverArrives' | 'refuses' = 'works';

  const factOf = (reference: string): PaymentFact => ({
    reference,
    providerId: known.has(reference) ? `id-${reference}` : '',
    at: undefined,
    reason: '',
    ...(known.get(reference) ?? { state: 'unknown', satang: undefined, currency: 'THB', refundedSatang: 0 }),
  });
  const taken = () => {
    const now = next;
    next = 'works';
    return now;
  };

  const provider: PaymentProvider = {
    start: async ({ reference, satang }) => {
      const how = taken();
      if (how === 'refuses') throw new GatewayError('The provider refuses', { isRefusal: true });
      if (how === 'neverArrives') throw new GatewayError('No answer');
      known.set(reference, { state: 'pending', satang, currency: 'THB', refundedSatang: 0 });
      if (how === 'answerLost') throw new GatewayError('No answer');
      return { providerId: `id-${reference}`, next: { kind: 'redirect', url: 'https://pay.example/' } };
    },
    look: async ({ reference }) => {
      if (taken() !== 'works') throw new GatewayError('No answer');
      return factOf(reference);
    },
    cancel: async ({ reference }) => {
      const truth = known.get(reference);
      if (truth?.state === 'pending') known.set(reference, { ...truth, state: 'canceled' });
      return factOf(reference);
    },
    readCallback: ({ headers, body }) => {
      if (headers['x-signed'] !== 'by the provider') return { kind: 'refused', why: 'not signed' };
      const fact = JSON.parse(body.toString()) as PaymentFact;
      return {
        kind: 'fact',
        fact: { ...fact, at: undefined, satang: fact.satang ?? undefined },
        eventKey: '',
      };
    },
  };

  return {
    provider,
    /** Offers it for cards; to `tenants` alone where they are named. */
    defineIn: (providers: PaymentProviders, tenants?: readonly string[]) =>
      providers.define({
        name: 'scripted',
        kinds: ['card'],
        of: async (tenantId) => (tenants && !tenants.includes(tenantId) ? undefined : provider),
      }),
    factOf,
    /** What the provider knows of the payments that reached it. */
    known,
    /** Everything that it has come to say, in turn: a callback may say any of it, at any time. */
    said,
    set: (reference: string, truth: Partial<Truth>) => {
      const before = known.get(reference);
      if (!before) return;
      known.set(reference, { ...before, ...truth });
      said.push(factOf(reference));
    },
    nextCall: (how: typeof next) => void (next = how),
    callbackOf: (fact: PaymentFact, isSigned = true): RawCallback => ({
      headers: isSigned ? { 'x-signed': 'by the provider' } : {},
      query: {},
      body: Buffer.from(JSON.stringify(fact)),
    }),
  };
}
