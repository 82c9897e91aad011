/** The pages that the phone's header calls by their name instead of offering the search box (L-12). */
export type PageName =
  | 'cart'
  | 'checkout'
  | 'history'
  | 'deliveryorder'
  | 'tracking'
  | 'profile'
  | 'wishlist'
  | 'mycoupon'
  | 'notifications'
  | 'login';

// Short, as every page loads it; addresses there are none of may be named too.
const NAMED =
  /^\/(?:\w+\/)?(cart|checkout|history|deliveryorder|tracking|profile|wishlist|mycoupon|notifications|login)\b/;

/** Undefined where buyers look for products: there the search box stays. `path` is without its language. */
export function pageName(path: string): PageName | undefined {
  const known = path.toLowerCase().replace('verifyotp', 'login');
  return NAMED.exec(known)?.[1] as PageName | undefined;
}

/** On the phone the header's name is the page's whole title: it is not shown a second time. */
export function isNamedInHeader(path: string): boolean {
  // Not those of one order, which have its number, nor the ways in, nor the settings of a part, nor what the account leads to.
  return (
    pageName(path) !== undefined &&
    !/\d|^\/(login|verify)|\/settings\b|^\/profile\/(?!wishlist|mycoupon)/i.test(path)
  );
}
