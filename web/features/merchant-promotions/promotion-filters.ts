/** What the lists of promotions are narrowed to, as their addresses say it. */
import type { CallInput } from '#contract/schemas.ts';

/** Rows of a page (K-30). */
export const PROMOTIONS_A_PAGE = 12;

/** The states that a promotion can be looked for by; `UNKNOWN` is none that anybody looks for. */
export const shownStatuses = ['CURRENT', 'SOON', 'EXPIRED', 'DISABLE'] as const;
type Status = (typeof shownStatuses)[number];

/** The parameters of the address that the list reads. */
export const PROMOTION_FILTER_NAMES = ['status', 'text', 'dateStart', 'dateEnd'] as const;
export const RESULT_FILTER_NAMES = ['dateStart', 'dateEnd', 'saleUnit'] as const;

type ListQuery = CallInput<'promotionList'>['query'];
export type PromotionFilters = {
  status?: NonNullable<ListQuery['Status']>;
  text?: string;
  /** YYYY-MM-DD, inclusive. */
  dateStart?: string;
  dateEnd?: string;
};

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** What an address says; what is no filter counts as nothing. */
export function readPromotionFilters(search: URLSearchParams): PromotionFilters {
  const named = (search.get('status') ?? '').split(',');
  const status: Status[] = shownStatuses.filter((one) => named.includes(one));
  const text = search.get('text')?.trim() ?? '';
  return {
    ...(status.length > 0 && { status }),
    ...(text !== '' && { text }),
    ...daysOf(search),
  };
}

function daysOf(search: URLSearchParams): { dateStart?: string; dateEnd?: string } {
  const [first, last] = [search.get('dateStart'), search.get('dateEnd')];
  return { ...(isDay(first) && { dateStart: first }), ...(isDay(last) && { dateEnd: last }) };
}

export function readResultFilters(search: URLSearchParams) {
  const saleUnit = search.get('saleUnit') ?? '';
  return { ...daysOf(search), ...(saleUnit !== '' && { saleUnit }) };
}

/** YYYY-MM; undefined for the month of today. */
export function readMonth(search: URLSearchParams): string | undefined {
  const month = search.get('month') ?? '';
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined;
}
