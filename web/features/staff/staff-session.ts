/**
 * The session of merchant staff in the browser (B-02): as that of buyers, but the merchant cookie lasts a year,
 * and who is no longer signed in goes on as the merchant guest, whom the guard sends to sign in.
 */
import { calls } from '#contract/calls.ts';
import { createClient, type ApiRequest, type ApiResponse } from '#contract/client.ts';
import type { StaffUser } from '#contract/page.ts';
import { staffCalls } from '#contract/staff.calls.ts';
import { createTokenSession, type Granted, type TokenSession } from '../session/token/token-session.ts';

/**
 * What has changed: the session ended by itself, another center, somebody else has signed in in this browser, or the
 * account has another name.
 */
export type StaffChange = 'over' | 'center' | 'person' | 'name';

export type StaffSession = Pick<TokenSession<StaffUser>, 'user' | 'token'> & {
  /** Takes over what a change of center answered. */
  adopt: (answer: Granted<StaffUser>) => void;
  /** Ends the session. The page is to be left for the sign-in, as a document of its own. */
  leave: () => Promise<void>;
  /** Asks the shop who is here now, because another tab or an edit of the account has changed it. */
  follow: () => Promise<void>;
  subscribe: (listener: (change: StaffChange) => void) => () => void;
};

type Options = {
  /** Sends one request without a token; rejects only when there was no answer. */
  transport: (request: ApiRequest) => Promise<ApiResponse>;
  /** Who the document was rendered for. */
  user: StaffUser;
};

/** Who has not signed in counts as no member of staff (B-02). */
export function isStaffGuest({ userRole }: Pick<StaffUser, 'userRole'>): boolean {
  return userRole === 'GUEST';
}

export function createStaffSession({
  transport,
  user,
}: Options): StaffSession & Pick<TokenSession<StaffUser>, 'send'> {
  const plain = createClient(transport, staffCalls);
  const session = createTokenSession<StaffUser>({
    transport,
    user,
    calls,
    guest: 'staffGuest',
    isGuest: isStaffGuest,
    isSamePerson: (a, b) => a.userid === b.userid,
    isSame: (before, next) => changeBetween(before, next) === undefined,
    asGuest: () => plain.staffGuest(),
    renew: () => plain.staffRenew(),
    logout: () => plain.staffLogout(),
  });
  let left = false;
  return {
    send: session.send,
    user: session.user,
    token: session.token,
    adopt: (answer) => session.adopt(answer),
    leave: async () => {
      left = true;
      try {
        await session.leave();
      } catch (error) {
        left = false;
        throw error;
      }
    },
    follow: async () => {
      // Until the sign-in is shown, what is being left is marked as over once more.
      if (!left) await session.refresh();
    },
    subscribe: (listener) =>
      session.subscribe((next, before) => {
        const change = changeBetween(before, next);
        if (change) listener(change);
      }),
  };
}

function changeBetween(before: StaffUser, next: StaffUser): StaffChange | undefined {
  if (isStaffGuest(next)) return isStaffGuest(before) ? undefined : 'over';
  if (before.userid !== next.userid || before.userRole !== next.userRole) return 'person';
  if (before.ActiveDC !== next.ActiveDC) return 'center';
  return before.usernames === next.usernames ? undefined : 'name';
}
