import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import { areaCode, oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';

export type ShopCenter = CallAnswer<'merchantCenter'>;
export type ListedCenter = CallAnswer<'merchantCenters'>['Data'][number];
type Asker = Pick<Page, 'api' | 'locale'>;

/** Everything of centers that the super admin sees. */
export const MERCHANT_CENTERS = ['staff', 'merchantCenters'] as const;

const FILTERS = { text: typed(), province: areaCode, active: oneOf(['Y', 'N']) };
export const CENTER_FILTER_NAMES = Object.keys(FILTERS);
type CenterFilters = FiltersOf<typeof FILTERS>;
export const readCenterFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export function centersQuery({ api, locale }: Asker, filters: CenterFilters) {
  return pagedQuery([...MERCHANT_CENTERS, 'list', locale, filters], (part) =>
    api.merchantCenters({ query: { ...filters, ...part } }),
  );
}

export function centerQuery({ api, locale }: Asker, saleUnit: string) {
  return queryOptions({
    queryKey: [...MERCHANT_CENTERS, 'one', locale, saleUnit],
    queryFn: () => api.merchantCenter({ params: { saleUnit } }),
    staleTime: 0,
  });
}
