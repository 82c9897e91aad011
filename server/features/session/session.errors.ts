import type { Config } from '../../config.ts';
import { CallError, notAllowed, unauthenticated } from '../../http/call-error.ts';

/** The session was ended, has expired, or never existed: the client continues as a guest, without a toast. */
export const sessionOver = () => unauthenticated('SESSION_OVER', 'The session is over');

export const guestModeOff = () => notAllowed('GUEST_MODE_OFF', { quiet: true });

/** A refused sign-in is shown at the field of its form, without a toast. */
export const AT_FIELD = { quiet: true } as const;

/** 401 without mentioning tokens: there is none to renew. */
export const wrongPassword = () => new CallError({ statusCode: 401, code: 'WRONG_PASSWORD', ...AT_FIELD });

type Account = { status: string; isDemo: boolean };

/**
 * The 403 for an account that may not sign in: an inactive one, or a demo account in a shop that is no demo. Only
 * for callers who have proven to be its owner.
 */
export function entryRefusal(
  { status, isDemo }: Account,
  { demo }: Pick<Config, 'demo'>,
): CallError | undefined {
  if (isDemo && !demo) return notAllowed('DEMO_ACCOUNT', AT_FIELD);
  if (status === 'active') return undefined;
  return notAllowed(status === 'pending' ? 'PENDING_APPROVAL' : 'CUSTOMER_INACTIVE', AT_FIELD);
}
