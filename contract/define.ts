/** The parts a call is described with. No Zod here: the browser loads the call tables, never the schemas. */
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';

/**
 * Who may make a call. `public` needs no token at all; every other kind is read from the Bearer token.
 * A call that names nobody is refused to everybody.
 */
export type Who =
  | 'public'
  | 'guest'
  | 'customer'
  | 'actingSalesman'
  | 'agent'
  /** A visitor of the merchant area who has not signed in. */
  | 'staffGuest'
  | 'staff'
  | 'superAdmin'
  | 'platformOperator'
  | 'rider';

export type Method = 'GET' | 'POST' | 'PUT';

export type Call = {
  method: Method;
  /** Served at the root, matched in any case; parameters as `:name`. */
  path: string;
  who: readonly Who[];
  /** The call must carry an `Idempotency-Key`: the same key gives the same answer. */
  idempotencyKey?: true;
  /** Sent to its end also while the page that sends it is being left. Such a call carries little. */
  outlivesPage?: true;
  /** Counted against a stricter limit, by account and by address (sign-in and code calls). */
  guarded?: true;
  /** The page of the merchant area that it belongs to: refused (403 PAGE_DISABLED) where the shop has that off. */
  page?: MerchantPageName;
};

/** Keeps the literal names and paths of a feature's calls. */
export function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls;
}
