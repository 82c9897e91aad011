/** The tags of what cached responses show. The tenant comes first in each: a tag never reaches across tenants. */

export const tags = {
  /** Names, colours and settings: everything the tenant shows. */
  config: (tenantId: string) => `${tenantId}/config`,
  /** Which products there are and in what order. */
  catalogue: (tenantId: string) => `${tenantId}/catalogue`,
  /** Banners, news and the shop's own pages. */
  content: (tenantId: string) => `${tenantId}/content`,
  /** Which promotions there are and what is in them. */
  promotions: (tenantId: string) => `${tenantId}/promotions`,
  /** With whom prices are agreed. */
  agreedPrices: (tenantId: string) => `${tenantId}/agreed-prices`,
  product: (tenantId: string, code: string) => `${tenantId}/product/${code}`,
  /** The owner of a session and their active center. */
  session: (tenantId: string, sessionId: string) => `${tenantId}/session/${sessionId}`,
  /** The pieces left at a center. */
  stock: (tenantId: string, saleUnit: string, code: string) => `${tenantId}/stock/${saleUnit}/${code}`,
};
