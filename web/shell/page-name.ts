/** The pages that the phone's header calls by their name instead of offering the search box (storefront §2.10). */
export type PageName = 'cart' | 'checkout' | 'history' | 'profile' | 'login';

const NAMES: readonly [path: RegExp, name: PageName][] = [
  [/^\/cart(\/adv)?\/?$/i, 'cart'],
  [/^\/checkout\/adv\/?$/i, 'checkout'],
  [/^\/history(\/|$)/i, 'history'],
  [/^\/profile(\/|$)/i, 'profile'],
  [/^\/(login|verifyotp)\/?$/i, 'login'],
];

/** Undefined where buyers look for products: there the search box stays. `path` is without its language. */
export function pageName(path: string): PageName | undefined {
  return NAMES.find(([pattern]) => pattern.test(path))?.[1];
}

/** On the phone the header's name is the page's whole title: it is not shown a second time. */
export function isNamedInHeader(path: string): boolean {
  return /^\/(cart|cart\/adv|checkout\/adv|history)\/?$/i.test(path);
}
