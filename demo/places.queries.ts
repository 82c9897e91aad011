import type { TenantTransaction } from '#database/database.ts';
import type { Place } from './people/places.ts';

type Areas = { province: string; district: string; subdistrict: string };
type PlaceCode = Areas & { postalCode: string; english: Areas };
/** Codes of a place by its Thai names. */
export type PlaceCodes = (place: Place) => PlaceCode;

const keyOf = (province: string, district: string, subdistrict: string) =>
  `${province}/${district}/${subdistrict}`;

/** Reads the reference tables once. The function throws for a place that is not in them. */
export async function loadPlaces(tx: TenantTransaction): Promise<PlaceCodes> {
  const rows = await tx
    .selectFrom('reference.subdistricts as s')
    .innerJoin('reference.districts as d', 'd.district_code', 's.district_code')
    .innerJoin('reference.provinces as p', 'p.province_code', 'd.province_code')
    .select([
      'p.name_th as provinceTh',
      'd.name_th as districtTh',
      's.name_th as subdistrictTh',
      'p.province_code as province',
      'd.district_code as district',
      's.subdistrict_code as subdistrict',
      's.postal_code as postalCode',
      'p.name_en as provinceEn',
      'd.name_en as districtEn',
      's.name_en as subdistrictEn',
    ])
    .orderBy('s.subdistrict_code')
    .execute();
  const known = new Map<string, PlaceCode>();
  for (const {
    provinceTh,
    districtTh,
    subdistrictTh,
    provinceEn,
    districtEn,
    subdistrictEn,
    ...code
  } of rows) {
    const english = { province: provinceEn, district: districtEn, subdistrict: subdistrictEn };
    known.set(keyOf(provinceTh, districtTh, subdistrictTh), { ...code, english });
  }
  return ({ province, district, subdistrict }) => {
    const found = known.get(keyOf(province, district, subdistrict));
    if (found === undefined)
      throw new Error(`${subdistrict}, ${district}, ${province} is not a place of the tables.`);
    return found;
  };
}
