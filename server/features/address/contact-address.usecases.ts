/** The address of a customer's profile. */
import type { TenantTransaction } from '#database/database.ts';
import { badRequest } from '../../http/call-error.ts';
import { insertAddress } from './address.queries.ts';
import { checkedAreas } from './areas.usecases.ts';

type Contact = Partial<Record<'Province' | 'Ampher' | 'Town' | 'PostalCode', string>> & {
  customerCode: string;
  name: string;
  phone: string;
  Address_: string;
  LatDecimal?: number | undefined;
  LonDecimal?: number | undefined;
};

/**
 * The address of a new customer's profile, of which the first ship-to and bill-to are made (S-55). Throws 400 AREA_NOT_FOUND, and
 * FIELDS_MISSING for half a position.
 */
export async function addContactAddress(
  tx: TenantTransaction,
  tenantId: string,
  {
    customerCode,
    name,
    phone,
    Address_: line,
    Province = '',
    Ampher = '',
    Town = '',
    PostalCode = '',
    LatDecimal,
    LonDecimal,
  }: Contact,
): Promise<void> {
  if ((LatDecimal === undefined) !== (LonDecimal === undefined)) {
    const missing = LatDecimal === undefined ? 'LatDecimal' : 'LonDecimal';
    throw badRequest('FIELDS_MISSING', { fields: { [missing]: 'FIELD_MISSING' } });
  }
  await checkedAreas(tx, { Province, Ampher, Town, PostalCode });
  await insertAddress(tx, tenantId, {
    customerCode,
    address: {
      type: 'C',
      isActive: true,
      name,
      taxId: '',
      branchNo: '',
      phone,
      line,
      provinceCode: Province,
      districtCode: Ampher,
      subdistrictCode: Town,
      postalCode: PostalCode,
      latitude: LatDecimal ?? null,
      longitude: LonDecimal ?? null,
      remark: '',
    },
  });
}
