/** What a list is narrowed to, read out of its address. */
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { startOfDay } from '#domain/time/dates.ts';
import { MOST_CHOSEN } from './filters.ts';

/** What a parameter says; undefined for what the call would refuse, and for nothing. */
type Read<Value> = (said: string) => Value | undefined;
/** The parameters of a list. */
type Declared = Readonly<Record<string, Read<unknown>>>;
export type FiltersOf<Of extends Declared> = { [Name in keyof Of]?: NonNullable<ReturnType<Of[Name]>> };

/** Whatever an address says: what is no filter is left out. */
export function readFilters<Of extends Declared>(search: URLSearchParams, declared: Of): FiltersOf<Of> {
  const read = Object.entries(declared).flatMap(([name, of]) => {
    const value = of(search.get(name)?.trim() ?? '');
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read) as FiltersOf<Of>;
}

const matching =
  (pattern: RegExp): Read<string> =>
  (said) =>
    pattern.test(said) ? said : undefined;

/** Any of several apart by commas, each once. */
const anyMatching =
  (pattern: RegExp): Read<string[]> =>
  (said) => {
    const values = said.split(',').filter((value) => pattern.test(value));
    return values.length > 0 ? [...new Set(values)].slice(0, MOST_CHOSEN) : undefined;
  };

const CODE = /^[A-Za-z0-9][\w.-]{0,39}$/;
const CENTER = /^[\w-]{1,20}$/;

/** A text of at most so many characters. */
export const typed =
  (most = 60): Read<string> =>
  (said) =>
    said.slice(0, most) || undefined;
export const oneOf =
  <const T extends string>(values: readonly T[]): Read<T> =>
  (said) =>
    values.find((value) => value === said);
export const anyOf =
  <const T extends string>(values: readonly T[]): Read<T[]> =>
  (said) => {
    const chosen = said.split(',');
    const known = values.filter((value) => chosen.includes(value)).slice(0, MOST_CHOSEN);
    return known.length > 0 ? known : undefined;
  };
/** Of a person, a product or anything else with a code. */
export const code = matching(CODE);
export const anyCodes = anyMatching(CODE);
export const center = matching(CENTER);
export const anyCenters = anyMatching(CENTER);
export const areaCode = matching(/^\d{1,6}$/);
export const yes = oneOf(['Y']);
/** YYYY-MM-DD, of a day that there is. */
export const day: Read<string> = (said) =>
  /^\d{4}-\d\d-\d\d$/.test(said) && startOfDay(said.replaceAll('-', '')) ? said : undefined;
/** YYYY-MM. */
export const month = matching(/^\d{4}-(?:0[1-9]|1[0-2])$/);
/** Baht. */
export const amount: Read<number> = readTypedBaht;
