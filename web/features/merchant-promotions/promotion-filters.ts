/** What the lists of promotions are narrowed to, as their addresses say it. */
import {
  anyOf,
  center,
  day,
  month,
  readFilters,
  typed,
  type FiltersOf,
} from '../../merchant-ui/read-filters.ts';

/** Rows of a page (K-30). */
export const PROMOTIONS_A_PAGE = 12;

/** The states that a promotion can be looked for by; `UNKNOWN` is none that anybody looks for. */
export const shownStatuses = ['CURRENT', 'SOON', 'EXPIRED', 'DISABLE'] as const;

const FILTERS = { status: anyOf(shownStatuses), text: typed(), dateStart: day, dateEnd: day };
export const PROMOTION_FILTER_NAMES = Object.keys(FILTERS);
export type PromotionFilters = FiltersOf<typeof FILTERS>;
export const readPromotionFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

const RESULT_FILTERS = { dateStart: day, dateEnd: day, saleUnit: center };
export const RESULT_FILTER_NAMES = Object.keys(RESULT_FILTERS);
export const readResultFilters = (search: URLSearchParams) => readFilters(search, RESULT_FILTERS);

/** YYYY-MM; undefined for the month of today. */
export const readMonth = (search: URLSearchParams): string | undefined =>
  readFilters(search, { month }).month;
