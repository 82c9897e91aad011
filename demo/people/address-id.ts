import { createHash } from 'node:crypto';

/**
 * The id of a customer's address by its place in the customer's list: a UUID made of its names, so that it never
 * changes.
 */
export function addressIdOf(of: { tenantId: string; customerCode: string; at: number }): string {
  const hex = createHash('sha256').update(`${of.tenantId} ${of.customerCode} ${of.at}`).digest('hex');
  // Version 8 (made by one's own rule) and the usual variant.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
