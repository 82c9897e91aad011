/** What staff call groups of customers. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type CustomerTag = CallAnswer<'customerTag'>;
export type TagFilters = { text?: string; active?: 'Y' | 'N' };

export const CUSTOMER_TAGS = ['staff', 'customer-tags'] as const;
export const TAG_FILTER_NAMES = ['text', 'active'] as const;
export const TAG_LIST = '/merchant/tag';
export const tagPath = (tag: string): string => `${TAG_LIST}/${encodeURIComponent(tag)}`;

/** What an address says; what is no filter counts as nothing. */
export function readTagFilters(search: URLSearchParams): TagFilters {
  const text = search.get('text')?.trim() ?? '';
  const active = (['Y', 'N'] as const).find((one) => one === search.get('active'));
  return { ...(text !== '' && { text }), ...(active && { active }) };
}

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
