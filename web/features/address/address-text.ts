import type { Locale } from '#contract/page.ts';

type Areas = { town: string; district: string; province: string; postcode: string };

/** Bangkok has khwaeng and khet where the provinces have tambon and amphoe. */
const BANGKOK = /^กรุงเทพ/;

/**
 * The areas of an address as people write them: 'ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200', or in English
 * 'Suthep, Mueang Chiang Mai, Chiang Mai 50200'. Names that came in Thai are written the Thai way in both languages.
 */
export function areasText({ town, district, province, postcode }: Areas, locale: Locale): string {
  const thai = /\p{Script=Thai}/u.test(province);
  if (!thai || (locale === 'en' && !/\p{Script=Thai}/u.test(town)))
    return `${[town, district, province].filter(Boolean).join(', ')} ${postcode}`.trim();
  const [inTown, inDistrict, inProvince] = BANGKOK.test(province) ? ['แขวง', 'เขต', ''] : ['ต.', 'อ.', 'จ.'];
  return [inTown + town, inDistrict + district, inProvince + province, postcode].filter(Boolean).join(' ');
}
