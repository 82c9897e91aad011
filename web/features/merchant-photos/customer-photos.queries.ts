/** Photos of customers, and the groups that they are sorted into. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import type { PhotoFilters } from './photo-filters.ts';
import type { CustomerKey } from '../merchant-customers/customer-path.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type CustomerPhoto = CallAnswer<'customerPhotos'>['Data'][number];
export type PhotoGroup = CallAnswer<'photoGroups'>['Data'][number];

/** K-30e */
const PHOTOS_A_PAGE = 24;
export const CUSTOMER_PHOTOS = ['staff', 'customers', 'photos'] as const;
export const PHOTO_GROUPS = ['staff', 'photoGroups'] as const;

export function customerPhotosQuery({ api, locale }: Asker, key: CustomerKey, filters: PhotoFilters) {
  const { photoGroups: photoGroupCodes, ...when } = filters;
  return infiniteQueryOptions({
    queryKey: [...CUSTOMER_PHOTOS, locale, key.code, key.saleUnit, filters],
    queryFn: ({ pageParam }) =>
      api.customerPhotos({
        query: {
          CustomerCode: key.code,
          saleUnit: key.saleUnit,
          ...when,
          ...(photoGroupCodes && { photoGroupCodes }),
          after: pageParam,
          take: PHOTOS_A_PAGE,
        },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    // Addresses of photos work for ten minutes.
    staleTime: 0,
  });
}

/** All of them, also what is no longer used: older photos are in it. */
export function photoGroupsQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...PHOTO_GROUPS, locale],
    queryFn: async () => (await api.photoGroups({ query: { all: 'Y' } })).Data,
  });
}

/** Those that a photo of a customer of this type ('' if none is known) is sorted into. */
export const groupsToTake = (groups: readonly PhotoGroup[], type: string): PhotoGroup[] =>
  groups.filter(
    ({ Active, TypeCode }) => Active === 'Y' && (TypeCode === '' || type === '' || TypeCode === type),
  );
