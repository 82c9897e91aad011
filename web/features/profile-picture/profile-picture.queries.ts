import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';
import { rememberImage } from './profile-image.ts';

/** Signed addresses work for ten minutes. */
const FRESH_MS = 8 * 60_000;

/** The address of the customer's own picture, or null; the browser remembers it. Asked in the browser alone. */
export function profilePictureQuery({ api, bootstrap }: Pick<Page, 'api' | 'bootstrap'>) {
  return queryOptions({
    queryKey: ['account', 'picture'],
    queryFn: async () => {
      const { data } = await api.profilePicture();
      rememberImage(data, bootstrap);
      return data;
    },
    staleTime: FRESH_MS,
  });
}
