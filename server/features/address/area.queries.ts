/** Provinces, districts and sub-districts: the same for every tenant. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { Language } from '../../http/messages.ts';

export type Area = { code: string; name: string };

// Thai vowels written before their consonant sort after it: only a Thai collation handles that.
const byName = { th: sql`name_th collate "th-x-icu"`, en: sql`name_en collate "en-x-icu"` };
const nameIn = { th: sql<string>`name_th`, en: sql<string>`name_en` };

export function findProvinces(tx: TenantTransaction, language: Language): Promise<Area[]> {
  return tx
    .selectFrom('reference.provinces')
    .select(['province_code as code', nameIn[language].as('name')])
    .orderBy(byName[language])
    .execute();
}

/** Of one province, or all of them. */
export function findDistricts(
  tx: TenantTransaction,
  { provinceCode, language }: { provinceCode?: string; language: Language },
): Promise<(Area & { provinceCode: string })[]> {
  const districts = tx
    .selectFrom('reference.districts')
    .select(['district_code as code', nameIn[language].as('name'), 'province_code as provinceCode'])
    .orderBy(byName[language]);
  return (
    provinceCode === undefined ? districts : districts.where('province_code', '=', provinceCode)
  ).execute();
}

/**
 * Of one district, or all of them. A sub-district served by two post offices appears twice, each with its own code
 * and postcode.
 */
export function findSubdistricts(
  tx: TenantTransaction,
  { districtCode, language }: { districtCode?: string; language: Language },
): Promise<(Area & { districtCode: string; postalCode: string })[]> {
  const subdistricts = tx
    .selectFrom('reference.subdistricts')
    .select([
      'subdistrict_code as code',
      nameIn[language].as('name'),
      'district_code as districtCode',
      'postal_code as postalCode',
    ])
    .orderBy(byName[language])
    .orderBy('postal_code');
  return (
    districtCode === undefined ? subdistricts : subdistricts.where('district_code', '=', districtCode)
  ).execute();
}

export type AreaCodes = { province: string; district: string; subdistrict: string };

/** Resolves the codes: a level that is missing or not part of the one above is null, and so are those below it. `th` and `en` are the names from the sub-district up. */
export async function followAreas(tx: TenantTransaction, codes: AreaCodes) {
  const { rows } = await sql<{
    province: string | null;
    district: string | null;
    subdistrict: string | null;
    postalCode: string | null;
    th: string[];
    en: string[];
  }>`
    select p.province_code as province, d.district_code as district, s.subdistrict_code as subdistrict,
      s.postal_code as "postalCode", array[s.name_th, d.name_th, p.name_th] as th,
      array[s.name_en, d.name_en, p.name_en] as en
    from (select) as one
    left join reference.provinces p on p.province_code = ${codes.province}
    left join reference.districts d on d.district_code = ${codes.district} and d.province_code = p.province_code
    left join reference.subdistricts s
      on s.subdistrict_code = ${codes.subdistrict} and s.district_code = d.district_code`.execute(tx);
  return rows[0];
}
