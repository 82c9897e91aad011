/** What staff call groups of customers. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import { oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type CustomerTag = CallAnswer<'customerTag'>;

export const CUSTOMER_TAGS = ['staff', 'customer-tags'] as const;
export const TAG_LIST = '/merchant/tag';
export const tagPath = (tag: string): string => `${TAG_LIST}/${encodeURIComponent(tag)}`;

const FILTERS = { text: typed(), active: oneOf(['Y', 'N']) };
export const TAG_FILTER_NAMES = Object.keys(FILTERS);
type TagFilters = FiltersOf<typeof FILTERS>;
export const readTagFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export function tagsQuery({ api, locale }: Asker, filters: TagFilters) {
  return pagedQuery([...CUSTOMER_TAGS, 'list', locale, filters], (part) =>
    api.customerTags({ query: { ...filters, ...part } }),
  );
}

export function tagQuery({ api, locale }: Asker, tag: string) {
  return queryOptions({
    queryKey: [...CUSTOMER_TAGS, 'one', locale, tag],
    queryFn: () => api.customerTag({ params: { tag } }),
    staleTime: 0,
  });
}

/** The tiers that a new tag has to be of, where the shop has any. */
export function tiersQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...CUSTOMER_TAGS, 'tiers', locale],
    queryFn: async () => {
      const { Tiers, HasTiers } = await api.customerTags({ query: { take: 1 } });
      return { Tiers, HasTiers };
    },
    staleTime: 0,
  });
}
