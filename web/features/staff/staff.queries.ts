/** What a member of staff can see of the own account. Keys carry the language, because names come in the caller's. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { DEFAULT_MAP_CENTER, type Position } from '#domain/shop/geo.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type StaffCenter = CallAnswer<'staffCenters'>[number];

/** The centers of a member of staff: the active one first, then the nearest to a place. */
export function staffCentersQuery({ api, locale }: Asker, { lat, lon }: Position = DEFAULT_MAP_CENTER) {
  return queryOptions({
    queryKey: ['staff', 'centers', locale, lat, lon],
    queryFn: () => api.staffCenters({ query: { lat, lng: lon } }),
  });
}

export function staffProfileQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['staff', 'profile', locale],
    queryFn: () => api.staffProfile(),
  });
}
