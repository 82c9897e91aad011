/** The Thai areas that an address names. */
import { areasText } from '#domain/text/address-areas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { badRequest } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { followAreas } from './area.queries.ts';

/** One that is missing belongs to no other. */
type Areas = { [Area in 'Province' | 'Ampher' | 'Town' | 'PostalCode']?: string | undefined };

/** Of a sub-district; '' where there is none of these codes. */
export async function postalCodeOf(
  tx: TenantTransaction,
  codes: { province: string; district: string; subdistrict: string },
): Promise<string> {
  return (await followAreas(tx, codes))?.postalCode ?? '';
}

/** The areas as people write them, with the postcode. Throws 400 AREA_NOT_FOUND, naming the first field that does not belong to the others. */
export async function checkedAreas(
  tx: TenantTransaction,
  { Province = '', Ampher = '', Town = '', PostalCode = '' }: Areas,
): Promise<Record<Language, string>> {
  const codes = { province: Province, district: Ampher, subdistrict: Town };
  const found = await followAreas(tx, codes);
  const wrong = (field: keyof Areas) =>
    badRequest('AREA_NOT_FOUND', { fields: { [field]: 'AREA_NOT_FOUND' } });
  if (!found?.province) throw wrong('Province');
  if (!found.district) throw wrong('Ampher');
  if (!found.subdistrict) throw wrong('Town');
  if (found.postalCode !== PostalCode) throw wrong('PostalCode');
  const written = ([town = '', district = '', province = '']: readonly string[]) =>
    areasText({ town, district, province, postcode: PostalCode });
  return { th: written(found.th), en: written(found.en) };
}
