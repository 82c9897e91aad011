/** Where the desk shows a customer. */
export type CustomerKey = { code: string; saleUnit: string };

/** As one of the center's. */
export const customerPath = ({ code, saleUnit }: CustomerKey): string =>
  `/merchant/customer/${encodeURIComponent(code)}/${encodeURIComponent(saleUnit)}`;
/** The account, whichever centers it orders from. */
export const profilePath = (code: string): string => `/merchant/customer/profile/${encodeURIComponent(code)}`;
/** The photos that staff take there. */
export const photosPath = (customer: CustomerKey): string => `${customerPath(customer)}/photo`;
