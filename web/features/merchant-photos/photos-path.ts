/** Where the photos of a customer are, as one of a center's. */
import { mayPhotograph } from '#domain/access/rights.ts';
import { useStaff } from '../staff/use-staff.ts';

export type CustomerKey = { code: string; saleUnit: string };

export const photosPath = ({ code, saleUnit }: CustomerKey): string =>
  `/merchant/customer/${encodeURIComponent(code)}/${encodeURIComponent(saleUnit)}/photo`;

/** Undefined for who does not look after the customer; `salesman` ('' for nobody) does. */
export function usePhotosPath(customer: CustomerKey, salesman: string): string | undefined {
  const { Pages, Rights: rights, userid: userId, userRole: role } = useStaff();
  const may = Pages.includes('customerPhotos') && mayPhotograph({ userId, role, rights }, salesman || null);
  return may ? photosPath(customer) : undefined;
}
