/**
 * The provinces, districts, sub-districts and postcodes of Thailand, loaded once into empty reference tables. The
 * data is from the package thai-address-universal (ISC licence); a filled database is left unchanged.
 */
import { Client } from 'pg';

type Province = { code: string; nameTh: string; nameEn: string };
type District = Province & { provinceCode: string };
type Subdistrict = Province & { districtCode: string; postalCode: string };
export type ThaiAreas = { provinces: Province[]; districts: District[]; subdistricts: Subdistrict[] };

const REFERENCE_LOCK = 7_264_204;

/**
 * Fills the reference tables as their owner; does nothing if provinces exist. Two processes may call it
 * concurrently.
 */
export async function loadReference(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [REFERENCE_LOCK]);
    const { rowCount } = await client.query('select from reference.provinces limit 1');
    if (rowCount === 0) await writeAreas(client, await thaiAreas());
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const columns = (areas: readonly Province[]) => [
  areas.map((area) => area.code),
  areas.map((area) => area.nameTh),
  areas.map((area) => area.nameEn),
];

async function writeAreas(client: Client, { provinces, districts, subdistricts }: ThaiAreas): Promise<void> {
  await client.query(
    `insert into reference.provinces (province_code, name_th, name_en)
     select * from unnest($1::text[], $2::text[], $3::text[])`,
    columns(provinces),
  );
  await client.query(
    `insert into reference.districts (district_code, name_th, name_en, province_code)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
    [...columns(districts), districts.map((district) => district.provinceCode)],
  );
  await client.query(
    `insert into reference.subdistricts (subdistrict_code, name_th, name_en, district_code, postal_code)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])`,
    [
      ...columns(subdistricts),
      subdistricts.map((subdistrict) => subdistrict.districtCode),
      subdistricts.map((subdistrict) => subdistrict.postalCode),
    ],
  );
}

/** One line of the package's data in both languages. */
type Line = {
  province: Names;
  district: Names;
  subdistrict: Names;
  postalCode: string;
};
type Names = { th: string; en: string; code: string };

/**
 * The areas with unique codes, which the package does not provide: it has no code for some (all of Bueng Kan's
 * districts) and one code for several others. An area that cannot keep the package's code gets the next free one of
 * its parent, counted down from 99 where no official codes are. A sub-district served by two post offices appears
 * twice, with a code each. Islands without a postcode, which have no delivery, are left out.
 */
export async function thaiAreas(): Promise<ThaiAreas> {
  const lines = (await readLines()).filter((line) => /^\d{5}$/.test(line.postalCode));
  const provinces = new Map<string, Province>();
  const districts = new Map<string, Names & { provinceCode: string }>();
  const subdistricts = new Map<string, Names & { districtKey: string; postalCode: string }>();
  for (const { province, district, subdistrict, postalCode } of lines) {
    provinces.set(province.code, { code: province.code, nameTh: province.th, nameEn: province.en });
    const districtKey = `${province.th}/${district.th}`;
    districts.set(districtKey, { ...district, provinceCode: province.code });
    const key = `${districtKey}/${subdistrict.th}/${postalCode}`;
    subdistricts.set(key, { ...subdistrict, districtKey, postalCode });
  }
  const districtCodes = uniqueCodes(districts, (district) => district.provinceCode);
  const codeOfDistrict = (key: string): string => districtCodes.get(key) ?? '';
  const subdistrictCodes = uniqueCodes(subdistricts, ({ districtKey }) => codeOfDistrict(districtKey));
  return {
    provinces: [...provinces.values()],
    districts: [...districts].map(([key, { th, en, provinceCode }]) => ({
      code: codeOfDistrict(key),
      nameTh: th,
      nameEn: en,
      provinceCode,
    })),
    subdistricts: [...subdistricts].map(([key, { th, en, districtKey, postalCode }]) => ({
      code: subdistrictCodes.get(key) ?? '',
      nameTh: th,
      nameEn: en,
      districtCode: codeOfDistrict(districtKey),
      postalCode,
    })),
  };
}

/** Key -> code of its parent and two digits. On a conflict the first keeps its code. */
function uniqueCodes<T extends { code: string }>(areas: Map<string, T>, parentOf: (area: T) => string) {
  const taken = new Set<string>();
  const codes = new Map<string, string>();
  for (const [key, area] of areas) {
    const isOwn = area.code.startsWith(parentOf(area)) && area.code.length === parentOf(area).length + 2;
    if (!isOwn || taken.has(area.code)) continue;
    taken.add(area.code);
    codes.set(key, area.code);
  }
  for (const [key, area] of areas) {
    if (codes.has(key)) continue;
    let number = 99;
    while (taken.has(`${parentOf(area)}${number}`)) number -= 1;
    const code = `${parentOf(area)}${number}`;
    taken.add(code);
    codes.set(key, code);
  }
  return codes;
}

/** The package's own code for Bueng Kan beside the official one (ISO 3166-2:TH). */
const OFFICIAL_PROVINCE_CODES: Record<string, string> = { '97': '38' };

async function readLines(): Promise<Line[]> {
  // Loaded only on the one start that needs it. Its setters change the package's own state, used nowhere else.
  const { getDatabase, setEngMode, setGeoMode } = await import('thai-address-universal');
  await setGeoMode(true);
  await setEngMode(false);
  const thai = getDatabase();
  await setEngMode(true);
  const english = getDatabase();
  return thai.map((line, index) => {
    const other = english[index];
    if (other?.postal_code !== line.postal_code)
      throw new Error('The Thai and English address data do not match');
    const { province_code: code = '' } = line;
    return {
      province: { th: line.province, en: other.province, code: OFFICIAL_PROVINCE_CODES[code] ?? code },
      district: { th: line.district, en: other.district, code: line.district_code ?? '' },
      subdistrict: { th: line.sub_district, en: other.sub_district, code: line.sub_district_code ?? '' },
      postalCode: line.postal_code,
    };
  });
}
