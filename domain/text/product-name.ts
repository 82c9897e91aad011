const NUMBER_BEFORE_UNIT = /(?<![[\p{L}\p{M}\d]--[x]])(\d[\d.,]*) (?=[\p{L}%])/gv;

/** A product's name as people are shown it: no line ends between a number and its unit ('85 ก.', '12 ชิ้น'). */
export const shownName = (name: string): string => name.replace(NUMBER_BEFORE_UNIT, '$1\u00a0');

/** The same of its two names. */
export const productName = (
  language: 'th' | 'en',
  { nameTh, nameEn }: { nameTh: string; nameEn: string },
): string => shownName(language === 'en' ? nameEn : nameTh);
