/** The ticket with which the owner of a registration asks how it stands, kept in this browser. */
import { isApiError } from '#contract/client.ts';
import type { BootstrapData } from '#contract/page.ts';

type TicketStorage = Pick<Storage, 'getItem' | 'setItem'>;
type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
const nameOf = ({ keyPrefix, tenant }: Place): string => `${keyPrefix}-${tenant.id}-waiting`;

export function readWaitingTicket(storage: TicketStorage, place: Place): string | undefined {
  try {
    return storage.getItem(nameOf(place)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepWaitingTicket(storage: TicketStorage, place: Place, ticket: string): void {
  try {
    storage.setItem(nameOf(place), ticket);
  } catch {
    // Signing in again gives another.
  }
}

/** The ticket that a refused sign-in brings to who waits. */
export function ticketOf(error: unknown): string | undefined {
  const details = isApiError(error) ? error.answer.details : undefined;
  const ticket = typeof details === 'object' && details !== null && 'Ticket' in details && details.Ticket;
  return typeof ticket === 'string' ? ticket : undefined;
}
