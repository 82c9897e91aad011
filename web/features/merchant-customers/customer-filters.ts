/** What the desk's list of customers is narrowed to, as its address says it. */
import {
  anyCodes,
  anyOf,
  day,
  readFilters,
  typed,
  yes,
  type FiltersOf,
} from '../../merchant-ui/read-filters.ts';

const FILTERS = {
  text: typed(),
  status: anyOf(['active', 'disabled']),
  type: anyCodes,
  level: anyOf(['1', '2', '3', '4', '5']),
  salesman: anyCodes,
  tag: anyCodes,
  never: yes,
  unseen: yes,
  orderedFrom: day,
  orderedTo: day,
};
export const CUSTOMER_FILTER_NAMES = Object.keys(FILTERS);
export type CustomerFilters = FiltersOf<typeof FILTERS>;
/** In the list of those who have never signed in, which asks for nobody else. */
export const NOT_LOGGED_IN_FILTER_NAMES = CUSTOMER_FILTER_NAMES.filter((name) => name !== 'unseen');
export function readNotLoggedInFilters(search: URLSearchParams): Omit<CustomerFilters, 'unseen'> {
  const { unseen: _always, ...filters } = readFilters(search, FILTERS);
  return filters;
}
export const readCustomerFilters = (search: URLSearchParams) => readFilters(search, FILTERS);
