/** The parts that describe a call. No Zod here: the browser loads the call tables, never the schemas. */
import type { FileKind } from '#domain/files/file-kinds.ts';
import type { StaffRight } from '#domain/access/rights.ts';
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';

/**
 * Who may make a call. `public` needs no token; every other kind is read from the Bearer token. A call that lists
 * nobody is refused to everybody.
 */
export type Who =
  | 'public'
  | 'guest'
  | 'customer'
  | 'actingSalesman'
  | 'agent'
  /** A visitor of the merchant area who has not signed in. */
  | 'staffGuest'
  /** Who has applied as a merchant and waits to be let in. */
  | 'applicant'
  | 'staff'
  | 'superAdmin'
  | 'platformOperator'
  | 'rider';

export type Method = 'GET' | 'POST' | 'PUT';

export type Call = {
  method: Method;
  /** Served at the root, case-insensitive; parameters as `:name`. */
  path: string;
  who: readonly Who[];
  /**
   * The body is multipart/form-data: the fields of the body schema as text, and a file at most in each of these fields.
   * Only a POST.
   */
  files?: Readonly<Record<string, FileKind>>;
  /** Answers a file; errors are JSON as everywhere. */
  download?: true;
  /**
   * The call must carry an `Idempotency-Key`: the same key gives the same response. `optional` where clients of the
   * specification send none: without one it is done each time.
   */
  idempotencyKey?: true | 'optional';
  /** Completes even if the page that sent it is being left. Such a call must carry little data. */
  outlivesPage?: true;
  /** Has a stricter rate limit, by account and by address (sign-in and code calls). */
  guarded?: true;
  /** The merchant page it belongs to: refused (403 PAGE_DISABLED) if the shop has that page switched off. */
  page?: MerchantPageName;
  /** What the caller must be allowed besides the page: refused (403 RIGHT_MISSING) without. */
  right?: StaffRight;
};

/** Preserves the literal names and paths of a feature's calls. */
export function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls;
}
