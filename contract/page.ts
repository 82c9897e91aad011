/** What a page is made from, shared by the server that serves pages and the web that renders them. */
import type { z } from 'zod';
import type { customerUser } from './session.schemas.ts';
import type { staffUser } from './staff.schemas.ts';

export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'th';

/** The language of an address: English at /en and below, Thai everywhere else (storefront: no prefix). */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(?=\/|$)/i.test(pathname) ? 'en' : DEFAULT_LOCALE;
}

export type CustomerUser = z.infer<typeof customerUser>;
export type StaffUser = z.infer<typeof staffUser>;

/**
 * Whether an address is of the merchant area: its pages know staff and nothing of buyers (B-61). A salesman's
 * own figures are among them.
 */
export function isMerchantPath(pathname: string): boolean {
  return /^(\/en)?\/(merchant|sales\/mysales)(?=\/|$)/i.test(pathname);
}

/**
 * The bootstrap data of the document: it stands in every page as JSON, and the browser starts from them. Only what
 * this visitor may see: public settings, and himself.
 */
export type BootstrapData = {
  tenant: { id: string; companyCode: string };
  /** Before every cookie and storage key of this environment, e.g. `shop`. */
  keyPrefix: string;
  /** Scheme and host under which the visitor sees the shop, without a slash at the end. */
  origin: string;
  /** The visitor; a guest has CUSTOMERCODE GUEST. */
  user: CustomerUser;
  /** Who works here, in the merchant area's documents alone: `user` is a guest there. Nobody has userRole GUEST. */
  staff?: StaffUser;
  /** The tenant's public settings, as stored (Opt -> OptValue). */
  settings: Readonly<Record<string, string>>;
};

/**
 * What a page that many share shows where it tells one visitor his name or his credit: marks that are replaced by his
 * own as the page is sent, or what replaces them.
 */
export type VisitorMarks = { name: string; credit: string };

/** JSON that may stand inside a script element: no `</script` or `<!--` can end or open anything there. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
