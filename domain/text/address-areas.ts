type Areas = { town: string; district: string; province: string; postcode: string };

/** Bangkok has khwaeng and khet where the provinces have tambon and amphoe. */
const BANGKOK = /^กรุงเทพ/;
const PROVINCE_WORDS = {
  short: ['ต.', 'อ.', 'จ.'],
  full: ['ตำบล', 'อำเภอ', 'จังหวัด'],
} as const;

/**
 * The areas of an address as people write them: 'ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200', in full
 * 'ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200', or where their names are in Latin letters
 * 'Suthep, Mueang Chiang Mai, Chiang Mai 50200'.
 */
export function areasText(
  { town, district, province, postcode }: Areas,
  form: keyof typeof PROVINCE_WORDS = 'short',
): string {
  if (!/\p{Script=Thai}/u.test(province))
    return `${[town, district, province].filter(Boolean).join(', ')} ${postcode}`.trim();
  const [ofTown, ofDistrict, ofProvince] = BANGKOK.test(province)
    ? (['แขวง', 'เขต', ''] as const)
    : PROVINCE_WORDS[form];
  const named = [
    [ofTown, town],
    [ofDistrict, district],
    [ofProvince, province],
    ['', postcode],
  ] as const;
  return named.flatMap(([word, name]) => (name === '' ? [] : `${word}${name}`)).join(' ');
}
