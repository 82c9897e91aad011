import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type Center = CallAnswer<'allCenters'>['Data'][number];

/** Centers load 12 at a time (C-70). */
const CENTERS_A_PAGE = 12;

type Asker = Pick<Page, 'api' | 'locale'>;
/** Where distances are measured from; without one the shop takes the place where the customer's goods go. */
type CenterSearch = { text: string; from: { lat: number; lon: number } | undefined };

/** The centers that the visitor may order from: the active one first, then the nearest. */
export function centersQuery({ api, locale }: Asker, { text, from }: CenterSearch) {
  const position = from && { lat: from.lat, lng: from.lon };
  return infiniteQueryOptions({
    queryKey: ['centers', locale, text, position],
    queryFn: async ({ pageParam }) => {
      const query = { text, skip: pageParam, take: CENTERS_A_PAGE, own: 'Y' as const, ...position };
      return (await api.allCenters({ query })).Data;
    },
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length < CENTERS_A_PAGE ? undefined : all.length * CENTERS_A_PAGE),
  });
}

/** The addresses of a center's photos, in its order. */
export function centerGalleryQuery({ api }: Pick<Page, 'api'>, saleUnit: string) {
  return queryOptions({
    queryKey: ['centers', 'gallery', saleUnit],
    queryFn: async () => (await api.centerGallery({ query: { saleUnit } })).Data,
  });
}

/** One of the centers that the visitor may order from; null where it is not allowed. */
export function centerQuery({ api, locale }: Asker, saleUnit: string) {
  return queryOptions({
    queryKey: ['centers', locale, 'one', saleUnit],
    queryFn: async (): Promise<Center | null> => {
      const query = { text: saleUnit, skip: 0, take: CENTERS_A_PAGE, own: 'Y' as const };
      const { Data } = await api.allCenters({ query });
      return Data.find(({ SaleUnit }) => SaleUnit === saleUnit) ?? null;
    },
  });
}
