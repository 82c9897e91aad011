import { useNavigate } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import { localePath } from '../../../i18n/locale-path.ts';
import { usePage } from '../../../page/page-context.ts';
import { keepWaitingTicket, ticketOf } from '../../registration/waiting-ticket.ts';
import { useTellError } from '../visitor/use-tell-error.ts';

/** Whether a refused sign-in leads to /pendingApproval: the shop approves new customers first (S-33). */
export function leadsToApproval(error: unknown, { get }: Pick<WebConfig, 'get'>): boolean {
  return isApiError(error) && error.answer.code === 'PENDING_APPROVAL' && get('PENDING_APPROVAL_REGISTER');
}

/** What becomes of a sign-in that was refused: the page for who waits to be approved, else a toast. */
export function useRefusedEntry(): (error: unknown) => void {
  const { bootstrap, config, locale } = usePage();
  const navigate = useNavigate();
  const tellError = useTellError();
  return (error) => {
    if (!leadsToApproval(error, config)) return tellError(error);
    const ticket = ticketOf(error);
    if (ticket !== undefined) keepWaitingTicket(localStorage, bootstrap, ticket);
    void navigate(localePath(locale, '/pendingApproval'));
  };
}
