/** Days as people type them, and ranges of days that they name; a day is YYYY-MM-DD, Gregorian, of Bangkok. */
import { arabicDigits } from '../text/thai-text.ts';
import { startOfDay, yyyymmdd, type DateLanguage } from './dates.ts';

const BUDDHIST_AHEAD = 543;
/** A year of four digits from here on is a Buddhist one: nobody looks for orders of AD 2400, or of BE 2400. */
const FIRST_BUDDHIST_YEAR = 2400;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2399;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `half`: more may follow; `impossible`: whatever follows, it is no day. */
export type TypedDate = { day: string } | 'empty' | 'half' | 'impossible';

/**
 * Reads day, month and year in this order, apart by anything, or as eight digits; also YYYY-MM-DD. Years may be
 * Buddhist or Gregorian; of a year of two digits the one nearer to `today` is meant.
 */
export function readTypedDate(typed: string, today: Date): TypedDate {
  const text = arabicDigits(typed.normalize('NFKC')).trim();
  if (text === '') return 'empty';
  const groups = text.split(/[\s./,\p{Pd}]+/u).filter((group) => group !== '');
  const [first = '', month = '', last = ''] = /^\d{8}$/.test(text)
    ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
    : groups;
  if (!groups.every((group) => /^\d{1,8}$/.test(group)) || groups.length > 3) return 'impossible';
  if (first.length === 4 && last.length < 3) return last === '' ? 'half' : dayOf(first, month, last);
  if (first.length > 2) return groups.length === 1 ? 'half' : 'impossible';
  if (Number(first) > 31 || (month !== '' && Number(month) > 12) || last.length > 4) return 'impossible';
  if (last.length === 2) return dayOf(nearestYear(last, today), month, first);
  return last.length === 4 ? dayOf(last, month, first) : 'half';
}

function dayOf(year: string, month: string, day: string): TypedDate {
  const typed = Number(year);
  const gregorian = typed >= FIRST_BUDDHIST_YEAR ? typed - BUDDHIST_AHEAD : typed;
  if (gregorian < FIRST_YEAR || gregorian > LAST_YEAR || month.length > 2 || day.length > 2)
    return 'impossible';
  const [mm, dd] = [month.padStart(2, '0'), day.padStart(2, '0')];
  return startOfDay(`${gregorian}${mm}${dd}`) ? { day: `${gregorian}-${mm}-${dd}` } : 'impossible';
}

function nearestYear(two: string, today: Date): string {
  const now = today.getUTCFullYear();
  const [common, buddhist] = [2000 + Number(two), 2500 - BUDDHIST_AHEAD + Number(two)];
  return String(Math.abs(common - now) <= Math.abs(buddhist - now) ? common : buddhist);
}

/** As it stands in a field: '21/11/2569' in Thai, '21/11/2026' in English; '' for none. */
export function typedDateText(day: string, language: DateLanguage): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (date === '') return '';
  return `${date}/${month}/${language === 'th' ? Number(year) + BUDDHIST_AHEAD : year}`;
}

export const datePresets = ['today', 'yesterday', 'last7Days', 'thisMonth', 'lastMonth', 'thisYear'] as const;
export type DatePreset = (typeof datePresets)[number];

/** The first and the last day of a range that ends today at the latest. */
export function presetDays(preset: DatePreset, now: Date): { first: string; last: string } {
  const today = iso(now);
  const before = (days: number): string => iso(new Date(now.getTime() - days * DAY_MS));
  const monthStart = `${today.slice(0, 7)}-01`;
  switch (preset) {
    case 'today':
      return { first: today, last: today };
    case 'yesterday':
      return { first: before(1), last: before(1) };
    case 'last7Days':
      return { first: before(6), last: today };
    case 'thisMonth':
      return { first: monthStart, last: today };
    case 'lastMonth': {
      const end = before(Number(today.slice(8)));
      return { first: `${end.slice(0, 7)}-01`, last: end };
    }
    case 'thisYear':
      return { first: `${today.slice(0, 4)}-01-01`, last: today };
  }
}

function iso(at: Date): string {
  const day = yyyymmdd(at);
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
}
