/**
 * What the tests of all calls need of one call. It is next to its feature (`*.testing.ts`) and is written by hand.
 */
import type { CallName } from '#contract/calls.ts';
import type { Caller } from './callers.ts';
import type { AlphaOrder } from './only-alpha.ts';
import type { TestTenant } from './shop-data.ts';
import type { Given } from './shop.ts';
import type { Attempt } from './attempts.ts';

export type CallTest = {
  /** Who may make it; compared with what the server really answers. Everybody needs no token. */
  may: 'everybody' | readonly Exclude<Caller, 'nobody'>[];
  /** A valid input, as CUST1 (or the staff) of the tenant would send it from center C1. */
  sample: Sample | ((of: SampleOf) => Sample);
  /**
   * What beta tries with alpha's ids, keys, codes and cookies, and the expected response; as CUST1 unless
   * specified. If nothing can be named: that only beta's data is returned.
   */
  crossTenant: Attempts;
  /** What CUST2 tries with CUST1's data. For every call of customers that takes an id. */
  crossCustomer?: Attempts;
  /** What SALE2, who works for center C2, tries with C1's data. For every call of staff that takes an id. */
  crossCenter?: Attempts;
};

/** One for each call of a table of the contract. */
export type CallTests<Calls> = Record<keyof Calls, CallTest>;

export type Sample = Pick<Given, 'params' | 'query' | 'headers' | 'files'> & { body?: object };

type OrderKey = { orderid: string; saleunit: string };
export type SampleOf = {
  tenant: TestTenant;
  orderId: string;
  orderKey: OrderKey;
  /** The delivery address of CUST1. */
  address: string;
};

type Attempts = readonly Attempt[] | ((of: AttemptOf) => readonly Attempt[]);

export type AttemptOf = {
  /** Placed by alpha's CUST1. */
  order: AlphaOrder;
  orderKey: OrderKey;
  /** The delivery address of alpha's CUST1. */
  address: string;
  /** The idempotency key of the order, as a header. */
  key: Pick<Given, 'headers'>;
  /** Alpha's secrets under every cookie name of either shop. */
  cookies: Record<string, string>;
  staffCookies: Record<string, string>;
  /** The input that the caller would send for themselves. */
  sample: (name: CallName) => Sample;
  /** The same with other fields in its body. */
  bodyOf: (name: CallName, more: object) => { body: object };
  /** The one-time code that alpha sent to a mobile. */
  codeSentTo: (mobile: string) => { code: string; reference: string };
};
