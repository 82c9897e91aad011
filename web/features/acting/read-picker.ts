import { oneOf, readFilters, typed } from '../../merchant-ui/read-filters.ts';

export const NEAR = 'near';
export const LIST = 'list';
const FILTERS = { text: typed(100), order: oneOf([NEAR, LIST]) };

/** Whom the address shows: found by a text, all by name, those near, or the list of the desk. */
export function readPicker(search: URLSearchParams) {
  const { text = '', order } = readFilters(search, FILTERS);
  return { text, isNear: order === NEAR && text === '', isDeskList: order === LIST };
}
