/**
 * Dates are moments (Date); a day or an hour is always that of Bangkok, which has been at UTC+7 without daylight
 * saving time since 1920. Machines read Gregorian years; people read the Buddhist year in Thai and the Gregorian
 * one in English.
 */

const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000;

/** The day in Bangkok as YYYYMMDD, Gregorian. */
export function yyyymmdd(at: Date): string {
  return inBangkok(at).slice(0, 10).replaceAll('-', '');
}

/** The day and time in Bangkok as YYYY-MM-DD HH:MM, Gregorian: for tables that other programs read. */
export const wallTime = (at: Date): string => inBangkok(at).slice(0, 16).replace('T', ' ');

/** As an ISO text whose digits are those of Bangkok's clock. */
const inBangkok = (at: Date): string => new Date(at.getTime() + BANGKOK_OFFSET_MS).toISOString();

/** The first moment of a Bangkok day given as YYYYMMDD; undefined for a day that does not exist. */
export function startOfDay(day: string): Date | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  if (!match) return undefined;
  const [, year, month, date] = match;
  const start = new Date(`${year}-${month}-${date}T00:00:00+07:00`);
  // Some engines turn 31 February into a day of March instead of refusing it.
  return !Number.isNaN(start.getTime()) && yyyymmdd(start) === day ? start : undefined;
}

/**
 * Whether the order-announcement blackout 'YYYYMMDD-YYYYMMDD' is on: from the start of its first day to the end of
 * its last, Bangkok time (K-04). An empty or invalid text is no blackout.
 */
export function isInBlackout(blackout: string, now: Date): boolean {
  const days = blackout.split('-').map((day) => day.trim());
  const [first, last] = days;
  if (days.length !== 2 || !first || !last || !startOfDay(first) || !startOfDay(last)) return false;
  const today = yyyymmdd(now);
  return first <= today && today <= last;
}

export type DateLanguage = 'th' | 'en';
export type DateStyle = 'day' | 'dayTime' | 'time' | 'month';

const LOCALES = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' } as const;
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;
const STYLES = { day: DAY, dayTime: { ...DAY, ...TIME }, time: TIME, month: MONTH } as const;

/** To make one costs a hundred times what using it does. */
const formats: { [Name in `${DateLanguage} ${DateStyle}`]?: Intl.DateTimeFormat } = {};

/** A moment for people, in Bangkok time: '21 พ.ย. 2569' or '21 Nov 2026'. */
export function formatDate(at: Date, language: DateLanguage, style: DateStyle = 'day'): string {
  const format = (formats[`${language} ${style}`] ??= new Intl.DateTimeFormat(LOCALES[language], {
    ...STYLES[style],
    timeZone: 'Asia/Bangkok',
  }));
  // The era ("พ.ศ.") that some versions of the locale data add would make server and browser differ.
  const parts = format.formatToParts(at).filter((part) => part.type !== 'era');
  return parts
    .map((part) => part.value)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
