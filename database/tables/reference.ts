/** Areas of Thailand: the same for all tenants, and read only. */

type ProvinceRow = { province_code: string; name_th: string; name_en: string };

type DistrictRow = {
  district_code: string;
  province_code: string;
  name_th: string;
  name_en: string;
};

type SubdistrictRow = {
  subdistrict_code: string;
  district_code: string;
  name_th: string;
  name_en: string;
  postal_code: string;
};

export type ReferenceTables = {
  'reference.provinces': ProvinceRow;
  'reference.districts': DistrictRow;
  'reference.subdistricts': SubdistrictRow;
};
