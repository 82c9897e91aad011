/** Banners, news and pages as staff write them. */
import { queryOptions } from '@tanstack/react-query';
import { contentStates, type ContentKind } from '#domain/text/written-content.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import { center, day, oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type ContentItem = CallAnswer<'merchantContent'>;
export type ContentRow = CallAnswer<'merchantContents'>['Data'][number];

/** The part of the address of each kind. */
export const KIND_PATHS = { B: 'banner', N: 'news', C: 'page' } as const satisfies Record<
  ContentKind,
  string
>;
const KINDS = Object.keys(KIND_PATHS) as ContentKind[];
/** Banners where nothing is said; undefined for what is no kind. */
export const kindOf = (part: string | undefined): ContentKind | undefined =>
  part === undefined ? 'B' : KINDS.find((kind) => KIND_PATHS[kind] === part);
export const TABLES = { B: 'banners', N: 'news', C: 'contentPages' } as const;

const CONTENT = '/merchant/content';
export const listPath = (kind: ContentKind): string => `${CONTENT}/${KIND_PATHS[kind]}`;
export const itemPath = (code: string): string => `${CONTENT}/item/${encodeURIComponent(code)}`;

/** Before every key here. */
export const MERCHANT_CONTENT = ['staff', 'content'] as const;

const FILTERS = {
  text: typed(),
  state: oneOf(contentStates),
  saleUnit: center,
  dateStart: day,
  dateEnd: day,
};
export const CONTENT_FILTERS = Object.keys(FILTERS);
export const readContentFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export function contentsQuery({ api, locale }: Asker, kind: ContentKind, filters: FiltersOf<typeof FILTERS>) {
  return pagedQuery([...MERCHANT_CONTENT, 'list', locale, kind, filters], ({ after }) =>
    api.merchantContents({ query: { ...filters, kind, after } }),
  );
}

/** All of a kind that can be put in order, in their order. */
export function orderQuery({ api, locale }: Asker, kind: 'B' | 'C') {
  return queryOptions({
    queryKey: [...MERCHANT_CONTENT, 'order', locale, kind],
    queryFn: async () => {
      const rows: ContentRow[] = [];
      let after: string | undefined;
      do {
        const page = await api.merchantContents({ query: { kind, take: 100, after } });
        rows.push(...page.Data);
        after = page.Next ?? undefined;
      } while (after !== undefined);
      return rows;
    },
    staleTime: 0,
  });
}

export function itemQuery({ api, locale }: Asker, code: string) {
  return queryOptions({
    queryKey: [...MERCHANT_CONTENT, 'one', locale, code],
    queryFn: () => api.merchantContent({ params: { code } }),
    staleTime: 0,
  });
}

export function versionsQuery({ api }: Asker, code: string) {
  return queryOptions({
    queryKey: [...MERCHANT_CONTENT, 'versions', code],
    queryFn: async () => (await api.contentVersions({ params: { code } })).Data,
    staleTime: 0,
  });
}

export function versionQuery({ api }: Asker, { code, no }: { code: string; no: number }) {
  return queryOptions({
    queryKey: [...MERCHANT_CONTENT, 'versions', code, no],
    queryFn: () => api.contentVersion({ params: { code }, query: { no } }),
  });
}
