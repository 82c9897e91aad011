/** Stock of the active center, and of one product there. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import { oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

export type StockItem = CallAnswer<'stockItems'>['Data'][number];
export type ProductStock = CallAnswer<'productStock'>;
export type Movement = CallAnswer<'stockLedger'>['Data'][number];
export type ExpiringLot = CallAnswer<'expiringStock'>['Data'][number];

/** Before every key here, and among those of the products: a booking makes all of them stale. `LOW_STOCK` is the orders'. */
export const MERCHANT_STOCK = [...MERCHANT_PRODUCTS, 'stock'] as const;

export const SHOWS = ['none', 'held'] as const;
const FILTERS = { text: typed(100), show: oneOf(SHOWS) };
export const STOCK_FILTER_NAMES = Object.keys(FILTERS);
export const readStockFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export const stockQuery = ({ api, locale }: Asker, filters: FiltersOf<typeof FILTERS>) =>
  pagedQuery([...MERCHANT_STOCK, 'list', locale, filters], (part) =>
    api.stockItems({ query: { ...filters, ...part } }),
  );

export type Transfer = CallAnswer<'stockTransfers'>['Data'][number];

export const TRANSFER_TABS = ['open', 'all'] as const;
export const readTransferTab = (search: URLSearchParams) =>
  readFilters(search, { tab: oneOf(TRANSFER_TABS) }).tab ?? TRANSFER_TABS[0];

export const transfersQuery = ({ api, locale }: Asker, tab: (typeof TRANSFER_TABS)[number]) =>
  pagedQuery([...MERCHANT_STOCK, 'transfers', locale, tab], (part) =>
    api.stockTransfers({ query: { ...(tab === 'open' && { open: 'Y' as const }), ...part } }),
  );

/** In how many days what is listed expires; the first is usual. */
export const WITHIN = ['30', '7', '90'] as const;
export const readWithin = (search: URLSearchParams) =>
  readFilters(search, { days: oneOf(WITHIN) }).days ?? WITHIN[0];

export const expiringQuery = ({ api, locale }: Asker, days: (typeof WITHIN)[number]) =>
  pagedQuery([...MERCHANT_STOCK, 'expiring', locale, days], (part) =>
    api.expiringStock({ query: { days: Number(days), ...part } }),
  );

export const productStockQuery = ({ api, locale }: Asker, code: string) =>
  queryOptions({
    queryKey: [...MERCHANT_STOCK, 'one', locale, code],
    queryFn: () => api.productStock({ params: { code }, query: {} }),
    staleTime: 0,
  });

const MOVEMENTS_A_PAGE = 25;

export const ledgerQuery = ({ api, locale }: Asker, code: string) =>
  infiniteQueryOptions({
    queryKey: [...MERCHANT_STOCK, 'ledger', locale, code],
    queryFn: ({ pageParam }) =>
      api.stockLedger({ params: { code }, query: { after: pageParam, take: MOVEMENTS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });
