import type { Config } from '../../config.ts';
import { CallError, notAllowed, unauthenticated } from '../../http/call-error.ts';

/** The session was ended, has run out, or never was: the client goes on as a guest, without a toast. */
export const sessionOver = () => unauthenticated('SESSION_OVER', 'The session is over');

export const guestModeOff = () => notAllowed('GUEST_MODE_OFF', { quiet: true });

/** A refused sign-in stands at the field of its form, and in no toast beside it. */
export const AT_FIELD = { quiet: true } as const;

/** 401 without a word about tokens: there is none to renew. */
export const wrongPassword = () => new CallError({ statusCode: 401, code: 'WRONG_PASSWORD', ...AT_FIELD });

type Account = { status: string; isDemo: boolean };

/**
 * The 403 for an account that may not enter: one that is not active, and the demo's where the shop is no demo. To be told
 * only to who has proven to be its owner.
 */
export function entryRefusal(
  { status, isDemo }: Account,
  { demo }: Pick<Config, 'demo'>,
): CallError | undefined {
  if (isDemo && !demo) return notAllowed('DEMO_ACCOUNT', AT_FIELD);
  if (status === 'active') return undefined;
  return notAllowed(status === 'pending' ? 'PENDING_APPROVAL' : 'CUSTOMER_INACTIVE', AT_FIELD);
}
