/** The address of a product's page, without its language. */
export function productPath(code: string): string {
  return `/product/${encodeURIComponent(code)}`;
}
