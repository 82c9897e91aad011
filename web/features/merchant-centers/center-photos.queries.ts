import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';

export function centerPhotosQuery({ api }: Pick<Page, 'api'>, saleUnit: string) {
  return queryOptions({
    queryKey: ['staff', 'centerPhotos', saleUnit],
    queryFn: async () => (await api.centerPhotos({ query: { saleUnit } })).data,
  });
}
