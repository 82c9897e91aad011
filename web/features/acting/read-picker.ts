import { oneOf, readFilters, typed } from '../../merchant-ui/read-filters.ts';

export const NEAR = 'near';
export const TODAY = 'today';
export const LIST = 'list';
export const BY_NAME = 'name';
const FILTERS = { text: typed(100), order: oneOf([BY_NAME, NEAR, TODAY, LIST]) };

/** Who manages customers comes to the list of the desk, everybody else to whom they order for. */
export const firstOrder = (user: { Rights: readonly string[] } | undefined): typeof LIST | typeof BY_NAME =>
  user?.Rights.includes('manageCustomers') === true ? LIST : BY_NAME;

/** Whom the address shows: found by a text, all by name, those near, those visited today, or the list of the desk. */
export function readPicker(search: URLSearchParams, first: ReturnType<typeof firstOrder>) {
  const { text = '', order = first } = readFilters(search, FILTERS);
  return {
    text,
    isNear: order === NEAR && text === '',
    isToday: order === TODAY && text === '',
    isDeskList: order === LIST,
  };
}
