/** The names of what kept answers show. The tenant stands first in each: a tag never reaches across the wall. */

export const tags = {
  /** Names, colours and settings: everything the tenant shows. */
  config: (tenantId: string) => `${tenantId}/config`,
  /** Which products there are and in what order. */
  catalogue: (tenantId: string) => `${tenantId}/catalogue`,
  product: (tenantId: string, code: string) => `${tenantId}/product/${code}`,
  /** The pieces left at a center. */
  stock: (tenantId: string, saleUnit: string, code: string) => `${tenantId}/stock/${saleUnit}/${code}`,
};
