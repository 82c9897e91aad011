/** The addresses of a product of staff. `new` stands in place of a code; no product can be called so here. */
export const NEW = 'new';
export const PRODUCT_LIST = '/merchant/product';

/** The parts that the form of a product is shown in; the first stands at the product's own address too. */
export const productParts = ['detail', 'category'] as const;
export type ProductPart = (typeof productParts)[number];

export const productPath = (code: string, part?: ProductPart): string =>
  `${PRODUCT_LIST}/${encodeURIComponent(code)}${part === undefined ? '' : `/${part}`}`;

/** undefined for what is no part. */
export const partOf = (said: string | undefined): ProductPart | undefined =>
  said === undefined ? 'detail' : productParts.find((part) => part === said);

/** Its stock at the center that one works at. */
export const stockPath = (code: string): string => `${productPath(code)}/stock`;

export const newProductPath = (of: { barcode: string } | { copy: string }): string =>
  `${PRODUCT_LIST}/${NEW}?${new URLSearchParams(of).toString()}`;
