/** What a filter bar is made of. `name` is a parameter of the address; several values stand there apart by commas. */
import type { AddressParams } from './address-params.ts';

/** What is chosen, and how it is changed: of the address, or of a sheet that is not applied yet. */
export type FilterValues = Pick<AddressParams, 'chosen' | 'set'>;

export type Option = { value: string; label: string };
/** A query of TanStack Query. */
type Options = { queryKey: readonly unknown[]; queryFn: () => Promise<Option[]>; staleTime?: number };

export type TypedFilter = { kind: 'text'; name: string; label: string; hint?: string };
/** One of few; `all` is no choice. */
export type ChoiceFilter = {
  kind: 'choice';
  name: string;
  label: string;
  all: string;
  options: readonly Option[];
};
/** Any of few. */
export type SeveralFilter = { kind: 'several'; name: string; label: string; options: readonly Option[] };
/** Any of very many, found by a text. */
export type PickFilter = {
  kind: 'pick';
  name: string;
  label: string;
  hint: string;
  find: (text: string) => Options;
  /** What these values are called; those that are not known any more are left out. */
  named: (values: readonly string[]) => Options;
};
/** Baht; the names of the least and the most. */
export type AmountFilter = { kind: 'amount'; names: readonly [string, string]; label: string };
/** Days as YYYY-MM-DD; the names of the first and the last. */
export type DaysFilter = { kind: 'days'; names: readonly [string, string]; label: string };
/** Y where it is on. */
export type SwitchFilter = { kind: 'switch'; name: string; label: string };

export type Filter =
  | TypedFilter
  | ChoiceFilter
  | SeveralFilter
  | PickFilter
  | AmountFilter
  | DaysFilter
  | SwitchFilter;

export const namesOf = (filter: Filter): readonly string[] =>
  'names' in filter ? filter.names : [filter.name];

export const valuesOf = ({ chosen }: FilterValues, name: string): string[] =>
  chosen(name)
    .split(',')
    .filter((value) => value !== '');

/** As many as the calls take. */
export const MOST_CHOSEN = 20;

export function toggledValue(values: readonly string[], value: string): string {
  const rest = values.filter((one) => one !== value);
  return (rest.length < values.length ? rest : [...values, value].slice(-MOST_CHOSEN)).join(',');
}

/** The part of the address in which none of the filters is on. */
export const nothingOf = (filters: readonly Filter[]): Record<string, string> =>
  Object.fromEntries(filters.flatMap(namesOf).map((name) => [name, '']));
