/** How a center shows in a list. */

/** The letter shown for a center without a photo: Thai names are known by their consonant, not a leading vowel. */
export function firstLetter(name: string): string {
  return /[^เ-ไ\P{L}]|\p{Nd}/u.exec(name)?.[0].toUpperCase() ?? '';
}

/** Km as people say them: one decimal while that matters, whole ones from 10 on. */
export function shownKm(km: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km);
}

/** The address of a LINE account, where it is one that may be led to. */
export function lineAddress(url: string): string | undefined {
  return /^https:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url) ? url : undefined;
}
