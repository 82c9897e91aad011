/** What the tests of all calls need of one call. It stands beside its feature (`*.testing.ts`) and is written by hand. */
import type { CallName } from '#contract/calls.ts';
import type { Caller } from './callers.ts';
import type { AlphaOrder } from './only-alpha.ts';
import type { TestTenant } from './shop-data.ts';
import type { Given } from './shop.ts';
import type { Attempt } from './attempts.ts';

export type CallTest = {
  /** Who may make it; compared with what the server really answers. Everybody needs no token. */
  may: 'everybody' | readonly Exclude<Caller, 'nobody'>[];
  /** An input that it takes, as CUST1 (or the staff) of the tenant would send it from center C1. */
  sample: Sample | ((of: SampleOf) => Sample);
  /**
   * What beta tries with alpha's ids, keys, codes and cookies, and what it must hear; as CUST1 unless said otherwise.
   * Where nothing can be named: that only beta's is heard.
   */
  crossTenant: Attempts;
  /** What CUST2 tries with what is CUST1's. For every call of customers that takes an id. */
  crossCustomer?: Attempts;
  /** What SALE2, who works for center C2, tries with what is C1's. For every call of staff that takes an id. */
  crossCenter?: Attempts;
};

/** One for each call of a table of the contract. */
export type CallTests<Calls> = Record<keyof Calls, CallTest>;

export type Sample = Pick<Given, 'params' | 'query' | 'headers'> & { body?: object };

type OrderKey = { orderid: string; saleunit: string };
export type SampleOf = {
  tenant: TestTenant;
  orderId: string;
  orderKey: OrderKey;
  /** Where CUST1's goods go. */
  address: string;
};

type Attempts = readonly Attempt[] | ((of: AttemptOf) => readonly Attempt[]);

export type AttemptOf = {
  /** Placed by alpha's CUST1. */
  order: AlphaOrder;
  orderKey: OrderKey;
  /** Where the goods of alpha's CUST1 go. */
  address: string;
  /** The idempotency key of the order, as a header. */
  key: Pick<Given, 'headers'>;
  /** Alpha's secrets under every name that a cookie of either shop has. */
  cookies: Record<string, string>;
  staffCookies: Record<string, string>;
  /** What he who tries would send himself. */
  sample: (name: CallName) => Sample;
  /** The same with other fields in its body. */
  bodyOf: (name: CallName, more: object) => { body: object };
  /** The one-time code that alpha sent to a mobile. */
  codeSentTo: (mobile: string) => { code: string; reference: string };
};
