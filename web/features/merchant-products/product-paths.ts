import { UNIT_NUMBERS, type UnitNumber } from '#domain/pricing/units.ts';

/** The addresses of a product of staff. `new` stands in place of a code, as `quality` does: no product can be called so here. */
export const NEW = 'new';
export const PRODUCT_LIST = '/merchant/product';
/** Behind `#`, where the pictures of a product stand. */
export const PICTURES = 'pictures';

/** The parts that the form of a product is shown in; the first stands at the product's own address too. */
export const productParts = ['detail', 'category'] as const;
export type ProductPart = (typeof productParts)[number];

/** The prices by unit, those for some days, and those that are agreed with customers. */
export const priceParts = ['pricelevelunit1', 'pricelevelunit2', 'pricelevelunit3'] as const;
const allParts = [...productParts, ...priceParts, 'advanceprice', 'agreedprice'] as const;
export type Part = (typeof allParts)[number];

/** The unit of a part of prices. */
export const unitOfPart = (part: Part): UnitNumber | undefined =>
  UNIT_NUMBERS.find((unit) => part === `pricelevelunit${unit}`);
export const isFormPart = (part: Part): part is ProductPart => productParts.some((one) => one === part);

export const productPath = (code: string, part?: Part): string =>
  `${PRODUCT_LIST}/${encodeURIComponent(code)}${part === undefined ? '' : `/${part}`}`;

/** The prices of a unit: for all centers, or those of one. */
export const unitPricesPath = (code: string, unit: UnitNumber, center: string | undefined): string =>
  `${productPath(code, `pricelevelunit${unit}`)}${
    center === undefined ? '' : `?${new URLSearchParams({ center }).toString()}`
  }`;

/** undefined for what is no part. */
export const partOf = (said: string | undefined): Part | undefined =>
  said === undefined ? 'detail' : allParts.find((part) => part === said);

/** Its stock at the center that one works at. */
export const stockPath = (code: string): string => `${productPath(code)}/stock`;

export const newProductPath = (of: { barcode: string } | { copy: string }): string =>
  `${PRODUCT_LIST}/${NEW}?${new URLSearchParams(of).toString()}`;
