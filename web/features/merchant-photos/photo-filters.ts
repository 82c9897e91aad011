/** What photos of a customer are narrowed to, as the address says it. */
import { anyCodes, day, month, readFilters, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import { MOST_CHOSEN } from '../../merchant-ui/filters.ts';

const anyMonths = (said: string): string[] | undefined => {
  const months = said.split(',').filter((one) => month(one) !== undefined);
  return months.length > 0 ? [...new Set(months)].slice(0, MOST_CHOSEN) : undefined;
};

const FILTERS = { photoGroups: anyCodes, monthYears: anyMonths, fromDate: day, toDate: day };
export const PHOTO_FILTER_NAMES = Object.keys(FILTERS);
export type PhotoFilters = FiltersOf<typeof FILTERS>;
export const readPhotoFilters = (search: URLSearchParams): PhotoFilters => readFilters(search, FILTERS);
