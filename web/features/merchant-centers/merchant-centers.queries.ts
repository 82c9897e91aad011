import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import type { Page } from '../../page/page-context.ts';

export type ShopCenter = CallAnswer<'merchantCenter'>;
export type ListedCenter = CallAnswer<'merchantCenters'>['Data'][number];
type Asker = Pick<Page, 'api' | 'locale'>;

/** Everything of centers that the super admin sees. */
export const MERCHANT_CENTERS = ['staff', 'merchantCenters'] as const;

/** The parameters of the address that the list reads. */
export const CENTER_FILTER_NAMES = ['text', 'province', 'active'] as const;
export type CenterFilters = { text?: string; province?: string; active?: 'Y' | 'N' };

/** What an address says; what is no filter counts as nothing. */
export function readCenterFilters(search: URLSearchParams): CenterFilters {
  const of = (name: (typeof CENTER_FILTER_NAMES)[number]): string => search.get(name)?.trim() ?? '';
  const active = (['Y', 'N'] as const).find((one) => one === of('active'));
  return {
    ...(of('text') !== '' && { text: of('text') }),
    ...(/^\d{1,6}$/.test(of('province')) && { province: of('province') }),
    ...(active && { active }),
  };
}

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
