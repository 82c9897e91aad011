import { queryOptions, skipToken } from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import type { Page } from '../../page/page-context.ts';
import { registrationApi } from './registration-api.ts';

/** How the registration of a ticket stands; null where the ticket holds no more. Looked at again each minute. */
export function registrationStateQuery(page: Pick<Page, 'locale' | 'bootstrap'>, ticket: string | undefined) {
  return queryOptions({
    queryKey: ['registration', ticket],
    queryFn:
      ticket === undefined
        ? skipToken
        : async () => {
            try {
              return await registrationApi(page).registrationState({ body: { Ticket: ticket } });
            } catch (error) {
              if (isApiError(error) && error.answer.statusCode === 404) return null;
              throw error;
            }
          },
    refetchInterval: 60_000,
  });
}
