import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../page/page-context.ts';

/** The number that an invitation was made for; an error once it leads on no longer. */
export function invitationQuery({ api }: Pick<Page, 'api'>, token: string) {
  return queryOptions({
    queryKey: ['session', 'invitation', token],
    queryFn: () => api.openInvitation({ body: { Token: token } }),
    retry: false,
    staleTime: Infinity,
  });
}
