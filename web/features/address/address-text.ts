type Areas = { town: string; district: string; province: string; postcode: string };

/** Bangkok has khwaeng and khet where the provinces have tambon and amphoe. */
const BANGKOK = /^กรุงเทพ/;

/**
 * The areas of an address as people write them: 'ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200', or where their names are
 * in Latin letters 'Suthep, Mueang Chiang Mai, Chiang Mai 50200'.
 */
export function areasText({ town, district, province, postcode }: Areas): string {
  if (!/\p{Script=Thai}/u.test(province))
    return `${[town, district, province].filter(Boolean).join(', ')} ${postcode}`.trim();
  const [inTown, inDistrict, inProvince] = BANGKOK.test(province) ? ['แขวง', 'เขต', ''] : ['ต.', 'อ.', 'จ.'];
  return [inTown + town, inDistrict + district, inProvince + province, postcode].filter(Boolean).join(' ');
}
