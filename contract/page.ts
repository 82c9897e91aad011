/** What a page is made from, shared by the server that serves pages and the web that renders them. */
import type { z } from 'zod';
import type { customerUser } from './session.schemas.ts';
import type { staffUser } from './staff.schemas.ts';

export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'th';

/** The language of a path: English at /en and below, Thai everywhere else (storefront: no prefix). */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(?=\/|$)/i.test(pathname) ? 'en' : DEFAULT_LOCALE;
}

export type CustomerUser = z.infer<typeof customerUser>;
export type StaffUser = z.infer<typeof staffUser>;

/**
 * Whether a path is in the merchant area: its pages know staff and nothing of buyers (B-61). It includes a
 * salesman's own figures.
 */
export function isMerchantPath(pathname: string): boolean {
  return /^(\/en)?\/(merchant|sales\/mysales)(?=\/|$)/i.test(pathname);
}

/**
 * The bootstrap data of the document: embedded in every page as JSON, and the browser starts from it. Contains only
 * what this visitor may see: public settings and their own data.
 */
export type BootstrapData = {
  tenant: { id: string; companyCode: string };
  /** Prefixes every cookie and storage key of this environment, e.g. `shop`. */
  keyPrefix: string;
  /** Scheme and host under which the visitor sees the shop, without a trailing slash. */
  origin: string;
  /** The visitor; a guest has CUSTOMERCODE GUEST. */
  user: CustomerUser;
  /**
   * The signed-in staff member, only in documents of the merchant area: `user` is a guest there. userRole is GUEST
   * if not signed in.
   */
  staff?: StaffUser;
  /** The tenant's public settings, as stored (Opt -> OptValue). */
  settings: Readonly<Record<string, string>>;
};

/**
 * Placeholders for a visitor's name and credit in a page that many share, replaced by their own values as the page
 * is sent; or those values.
 */
export type VisitorMarks = { name: string; credit: string };

/** JSON that is safe inside a script element: `</script` and `<!--` cannot occur in it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
