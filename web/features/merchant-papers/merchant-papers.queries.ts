import { queryOptions } from '@tanstack/react-query';
import { paperKinds } from '#domain/papers/paper.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import { day, oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';

export type ListedPaper = CallAnswer<'merchantPapers'>['Data'][number];
export type CenterSeller = CallAnswer<'centerSeller'>;
type Asker = Pick<Page, 'api' | 'locale'>;

const MERCHANT_PAPERS = ['staff', 'papers'] as const;
/** Who sells at the centers. */
export const SELLERS = ['staff', 'sellers'] as const;

const FILTERS = {
  text: typed(),
  kind: oneOf(paperKinds),
  state: oneOf(['Approved', 'Canceled']),
  dateStart: day,
  dateEnd: day,
};
export const PAPER_FILTER_NAMES = Object.keys(FILTERS);
type PaperFilters = FiltersOf<typeof FILTERS>;
export const readPaperFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export function papersQuery({ api, locale }: Asker, filters: PaperFilters) {
  return pagedQuery([...MERCHANT_PAPERS, 'list', locale, filters], (part) =>
    api.merchantPapers({ query: { ...filters, ...part } }),
  );
}

export const sellerQuery = ({ api }: Pick<Page, 'api'>, saleUnit: string) =>
  queryOptions({
    queryKey: [...SELLERS, saleUnit],
    queryFn: () => api.centerSeller({ params: { saleUnit } }),
    staleTime: 0,
  });
