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
export const readCustomerFilters = (search: URLSearchParams) => readFilters(search, FILTERS);
