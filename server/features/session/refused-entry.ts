/** The refusal of an account that may not sign in; of one that waits for approval with a ticket for its state. */
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, type CallError } from '../../http/call-error.ts';
import { AT_FIELD, entryRefusal } from './session.errors.ts';
import { issueTicket } from './tickets.ts';

type Needs = Pick<Dependencies, 'config' | 'clock'>;

/** A shop that takes longer to decide is asked for the state by signing in again. */
const WAITING_SECONDS = 90 * 24 * 3600;

export const afterSeconds = ({ clock }: Pick<Needs, 'clock'>, seconds: number) =>
  new Date(clock().getTime() + seconds * 1000);

/** With which the owner of an account asks how the registration stands, without a session. */
export const waitingTicket = (deps: Needs, tenantId: string, customerCode: string): string =>
  issueTicket(deps.config.sessionSecret, {
    tenantId,
    kind: 'waiting',
    value: customerCode,
    expiresAt: afterSeconds(deps, WAITING_SECONDS),
  });

type Account = { customerCode: string; status: string; isDemo: boolean };

/** Like `entryRefusal`; whoever still waits is told with a ticket for the state. */
export function refusalOf(deps: Needs, tenantId: string, account: Account): CallError | undefined {
  const refusal = entryRefusal(account, deps.config);
  if (refusal?.parts.code !== 'PENDING_APPROVAL') return refusal;
  const details = { Ticket: waitingTicket(deps, tenantId, account.customerCode) };
  return notAllowed('PENDING_APPROVAL', { ...AT_FIELD, details });
}
