/** The port of a payment provider, and of the look-up of a transfer slip. Amounts are in satang. */
/** What a provider says of one payment, as a fact: amounts in satang, never from the buyer's browser. */
export type PaymentFact = {
  /** Ours, as we sent it with `start`. */
  reference: string;
  /** The provider's own id of the transaction; '' before there is one. */
  providerId: string;
  state: 'pending' | 'authorised' | 'succeeded' | 'failed' | 'expired' | 'canceled' | 'refunded' | 'unknown';
  satang: number | undefined; // undefined: the provider did not say
  currency: string; // 'THB'
  refundedSatang: number; // what the provider says it paid back so far
  at: Date | undefined; // by the provider's clock
  reason: string; // code of a failure, e.g. 'insufficient_fund'; '' otherwise
};
export type StartPayment = {
  reference: string; // unique per tenant; ≤ 20 letters and digits: fits every provider
  satang: number;
  currency: 'THB';
  description: string;
  language: 'th' | 'en';
  returnUrl: string;
  cancelUrl: string;
  callbackUrl: string;
  expiresAt: Date;
  token?: string; // of a card, made in the browser by the provider's own script
};
export type StartedPayment = {
  providerId: string;
  next:
    | { kind: 'redirect'; url: string }
    | { kind: 'qr'; payload: string }
    | { kind: 'code'; code: string; barcode?: string; payUrl?: string }
    | { kind: 'post'; url: string; fields: Record<string, string> }
    | { kind: 'done'; fact: PaymentFact };
};
export type RawCallback = {
  headers: Record<string, string | undefined>;
  query: Record<string, string>;
  body: Buffer;
};
/** `refused`: forged, altered, or of another shop; told in the log, changes nothing. `hint`: genuine or not, it only says "look now". */
export type CallbackReading =
  | { kind: 'fact'; fact: PaymentFact; eventKey: string }
  /** `reference` is '' where the provider names its own id alone. */
  | { kind: 'hint'; reference: string; providerId?: string }
  | { kind: 'refused'; why: string };
export type PaymentProvider = {
  start(payment: StartPayment): Promise<StartedPayment>;
  /** The provider's truth, by what we know. */
  look(payment: { reference: string; providerId: string }): Promise<PaymentFact>;
  /** Where the buyer's return must be confirmed by us before money moves (LINE Pay); idempotent. */
  confirm?(payment: { reference: string; providerId: string; satang: number }): Promise<PaymentFact>;
  readCallback(raw: RawCallback): CallbackReading;
  refund?(refund: {
    reference: string;
    providerId: string;
    satang: number;
    key: string;
  }): Promise<{ refundId: string; satang: number; isDone: boolean }>;
  cancel?(payment: { reference: string; providerId: string }): Promise<PaymentFact>; // void an authorised or open one
};
/** A slip holds sending bank and reference only; amount, receiver and time are the look-up's. */
export type SlipLookup = {
  look(slip: { sendingBank: string; reference: string }): Promise<
    | {
        kind: 'found';
        satang: number;
        receiver: { bank: string; account: string /* may be masked with x */; name: string };
        at: Date;
        sender: { bank: string; name: string };
      }
    | { kind: 'notFound' }
  >;
}; // rejects with GatewayError: no answer
