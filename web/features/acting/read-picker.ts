import { oneOf, readFilters, typed } from '../../merchant-ui/read-filters.ts';

export const NEAR = 'near';
export const TODAY = 'today';
export const LIST = 'list';
const FILTERS = { text: typed(100), order: oneOf([NEAR, TODAY, LIST]) };

/** Whom the address shows: found by a text, all by name, those near, those visited today, or the list of the desk. */
export function readPicker(search: URLSearchParams) {
  const { text = '', order } = readFilters(search, FILTERS);
  return {
    text,
    isNear: order === NEAR && text === '',
    isToday: order === TODAY && text === '',
    isDeskList: order === LIST,
  };
}
