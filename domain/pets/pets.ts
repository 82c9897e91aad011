/** What a customer tells the shop of their pets, and when they want to be reminded (R-27i). */

export const petKinds = ['dog', 'cat', 'rabbit', 'smallMammal', 'bird', 'fish', 'reptile', 'other'] as const;
export type PetKind = (typeof petKinds)[number];

export const petSexes = ['male', 'female', 'unknown'] as const;

export const petReminderKinds = [
  'vaccination',
  'deworming',
  'fleaTick',
  'checkup',
  'grooming',
  'food',
] as const;
export type PetReminderKind = (typeof petReminderKinds)[number];

/** How often a reminder comes again, in months; 0 is once. */
export const REMINDER_MONTHS = [0, 1, 2, 3, 6, 12] as const;

export const MAX_PETS = 20;
export const MAX_REMINDERS = 8;
/** Nothing that is kept as a pet gets older; the oldest tortoises come close. */
export const MAX_PET_YEARS = 120;
export const MAX_PET_KG = 500;

const MONTHS_A_YEAR = 12;
const numbersOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** Full years and months from a birthday to a day, both YYYY-MM-DD; undefined for one that is still to come. */
export function ageOn(birthday: string, day: string): { years: number; months: number } | undefined {
  if (birthday > day) return undefined;
  const [bornYear, bornMonth, bornDate] = numbersOf(birthday);
  const [year, month, date] = numbersOf(day);
  const months = (year - bornYear) * MONTHS_A_YEAR + month - bornMonth - (date < bornDate ? 1 : 0);
  return { years: Math.floor(months / MONTHS_A_YEAR), months: months % MONTHS_A_YEAR };
}

/** The day so many months later; the last of its month where the month has no such day (31 January, 28 February). */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = numbersOf(day);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return later.toISOString().slice(0, 10);
}

/**
 * The next day of a reminder that repeats every so many months, after `today`: counted from the first day, so that one of
 * the 31st stays at the end of its months. Undefined for one that comes once.
 */
export function nextReminder(
  { firstDay, months }: { firstDay: string; months: number },
  today: string,
): string | undefined {
  if (months === 0) return undefined;
  let next = firstDay;
  for (let times = 1; next <= today; times += 1) next = monthsLater(firstDay, months * times);
  return next;
}
