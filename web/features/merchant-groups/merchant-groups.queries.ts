/** Display groups as staff look after them (R-47y). */
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { merchantPages } from '#domain/access/merchant-pages.ts';
import { code, oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type Group = CallAnswer<'merchantGroup'>;
export type ListedGroup = CallAnswer<'merchantGroups'>['Data'][number];
export type GroupProduct = Group['Products'][number];
export type GroupRule = CallInput<'tryGroupRule'>['body'];

/** Before every key here. */
export const MERCHANT_GROUPS = ['staff', 'merchantGroups'] as const;
export const GROUP_LIST = merchantPages.groups.path;
export const groupPath = (id: string): string => `${GROUP_LIST}/${encodeURIComponent(id)}`;
export const groupName = (
  { NameTh, NameEn }: Pick<ListedGroup, 'NameTh' | 'NameEn'>,
  locale: string,
): string => (locale === 'en' ? NameEn : NameTh);

const GROUPS_A_PAGE = 12;
/** As many as can be chosen from at a time; the rest is found by typing. */
export const PRODUCTS_FOUND = 20;
const FILTERS = { text: typed(100), type: code, active: oneOf(['Y', 'N'] as const) };
export const GROUP_FILTER_NAMES = Object.keys(FILTERS);
export const readGroupFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export const groupsQuery = ({ api }: Pick<Page, 'api'>, filters: FiltersOf<typeof FILTERS>) =>
  infiniteQueryOptions({
    queryKey: [...MERCHANT_GROUPS, 'list', filters],
    queryFn: ({ pageParam }) =>
      api.merchantGroups({ query: { ...filters, after: pageParam, take: GROUPS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });

/** Its products are in the reader's language. */
export const groupQuery = ({ api, locale }: Asker, id: string) =>
  queryOptions({
    queryKey: [...MERCHANT_GROUPS, 'one', locale, id],
    queryFn: () => api.merchantGroup({ params: { code: id } }),
    staleTime: 0,
  });

/** What a rule finds now. */
export const ruleQuery = ({ api, locale }: Asker, rule: GroupRule) =>
  queryOptions({
    queryKey: [...MERCHANT_GROUPS, 'rule', locale, rule],
    queryFn: () => api.tryGroupRule({ body: rule }),
    retry: false,
  });

export const findGroupProducts =
  ({ api }: Pick<Page, 'api'>) =>
  async (text: string): Promise<GroupProduct[]> => {
    const body = { take: PRODUCTS_FOUND, skip: 0, ...(text !== '' && { SearchText: text }) };
    return (await api.merchantProducts({ body })).Data.map(({ P_Code, PRODUCTNAME, PIC_FILENAME }) => ({
      P_Code,
      PRODUCTNAME,
      PIC_FILENAME,
    }));
  };

/** Keeps what a change answers; lists are read anew. */
export function useKeepGroup(page: Asker): (group: Group) => void {
  const client = useQueryClient();
  return (group) => {
    client.setQueryData(groupQuery(page, group.Id).queryKey, group);
    void client.invalidateQueries({ queryKey: [...MERCHANT_GROUPS, 'list'] });
  };
}
