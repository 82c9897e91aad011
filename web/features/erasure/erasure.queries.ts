import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type Erasure = CallAnswer<'erasure'>;

/** What erasing the account takes, what stays, and what stands in the way. */
export function erasureQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({ queryKey: ['erasure'], queryFn: () => api.erasure(), staleTime: 0 });
}
