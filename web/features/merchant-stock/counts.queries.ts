/** Count sheets of the active center, and the products of one. */
import { queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { merchantPages } from '#domain/access/merchant-pages.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import { oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_STOCK } from './stock.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

export type CountSheet = CallAnswer<'stockCount'>;
export type ListedCount = CallAnswer<'stockCounts'>['Data'][number];
export type CountLine = CallAnswer<'countProduct'>;
type Lines = CallAnswer<'stockCountLines'>;

export const COUNTS_PATH = `${merchantPages.stock.path}/count`;
export const countPath = (id: number): string => `${COUNTS_PATH}/${id}`;

const COUNTS = [...MERCHANT_STOCK, 'counts'] as const;
const linesKey = (id: string) => [...COUNTS, 'lines', id] as const;

export const COUNT_TABS = ['open', 'all'] as const;
export const readCountTab = (search: URLSearchParams) =>
  readFilters(search, { tab: oneOf(COUNT_TABS) }).tab ?? COUNT_TABS[0];

export const countsQuery = ({ api, locale }: Asker, tab: (typeof COUNT_TABS)[number]) =>
  pagedQuery([...COUNTS, 'list', locale, tab], (part) =>
    api.stockCounts({ query: { ...(tab === 'open' && { open: 'Y' as const }), ...part } }),
  );

export const countQuery = ({ api, locale }: Asker, id: string) =>
  queryOptions({
    queryKey: [...COUNTS, 'one', locale, id],
    queryFn: () => api.stockCount({ params: { id } }),
    staleTime: 0,
  });

export const COUNT_SHOWS = ['left', 'counted', 'different', 'stale'] as const;
const FILTERS = { text: typed(100), show: oneOf(COUNT_SHOWS) };
export const COUNT_FILTER_NAMES = Object.keys(FILTERS);
export const readCountFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export const countLinesQuery = ({ api, locale }: Asker, id: string, filters: FiltersOf<typeof FILTERS>) =>
  pagedQuery([...linesKey(id), locale, filters], (part) =>
    api.stockCountLines({ params: { id }, query: { ...filters, ...part } }),
  );

export const printCountQuery = ({ api, locale }: Asker, id: string) =>
  queryOptions({
    queryKey: [...COUNTS, 'print', locale, id],
    queryFn: () => api.printStockCount({ params: { id } }),
    staleTime: 0,
  });

/** A counted product is shown where it is in the lists, which are not read anew for each; the sheet's sums are. */
export function showCounted(client: QueryClient, id: string, line: CountLine): void {
  client.setQueriesData<InfiniteData<Lines>>({ queryKey: linesKey(id) }, (read) =>
    read === undefined
      ? undefined
      : {
          ...read,
          pages: read.pages.map((page) =>
            Object.assign({}, page, {
              Data: page.Data.map((one) => (one.P_Code === line.P_Code ? line : one)),
            }),
          ),
        },
  );
  void client.invalidateQueries({ queryKey: [...COUNTS, 'one'] });
  void client.invalidateQueries({ queryKey: [...COUNTS, 'list'] });
}

/** All of the counts are read anew. */
export const rereadCounts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: COUNTS });
