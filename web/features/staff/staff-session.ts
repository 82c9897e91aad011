/**
 * The session of merchant staff in the browser (B-02). As that of buyers: the token lives in memory, the
 * HttpOnly merchant cookie lasts a year and is read by `authen/user/renew` alone. A token that is reported expired is
 * renewed once; where the session itself is over, he goes on as the merchant guest, whom the guard sends to sign in.
 */
import { calls } from '#contract/calls.ts';
import { staffCalls } from '#contract/staff.calls.ts';
import { createClient, isApiError, type ApiRequest, type ApiResponse, type Send } from '#contract/client.ts';
import type { StaffUser } from '#contract/page.ts';
import { isRefused, sessionOver, withToken } from '../session/bearer.ts';

/**
 * What is another now: his session ended by itself, he works for another center, somebody else has signed in in this
 * browser, or he has another name.
 */
export type StaffChange = 'over' | 'center' | 'person' | 'name';
type Listener = (change: StaffChange) => void;

export type StaffSignedIn = { token: string; user: StaffUser };

export type StaffSession = {
  user: () => StaffUser;
  /** The token that calls are made with now; another one than `refused`. */
  token: (refused?: string) => Promise<string>;
  /** Takes over what a change of center answered. */
  adopt: (answer: StaffSignedIn) => void;
  /** Ends the session. The page is to be left for the sign-in, as a document of its own. */
  leave: () => Promise<void>;
  /** Asks the shop who is here now, because another tab or he himself has changed it. */
  follow: () => Promise<void>;
  subscribe: (listener: Listener) => () => void;
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

export function createStaffSession({ transport, user: first }: Options): StaffSession & { send: Send } {
  const plain = createClient(transport, staffCalls);
  const listeners = new Set<Listener>();
  let user = first;
  let token: string | undefined;
  let asking: Promise<string> | undefined;
  let left = false;

  const adopt = ({ token: fresh, user: next }: StaffSignedIn): void => {
    const before = user;
    token = fresh;
    user = next;
    const change = changeBetween(before, next);
    if (change) for (const listener of listeners) listener(change);
  };

  const renewed = async (): Promise<StaffSignedIn> => {
    if (isStaffGuest(user)) return plain.staffGuest();
    try {
      return await plain.staffRenew();
    } catch (error) {
      if (!isApiError(error) || error.answer.statusCode >= 500) throw error;
      return plain.staffGuest();
    }
  };

  /** All who wait share one request for a token. */
  const freshToken = (): Promise<string> => {
    asking ??= renewed()
      .then((answer) => {
        // Another center was taken over meanwhile: it is newer than what was asked for before it.
        if (token === undefined) adopt(answer);
        return token ?? answer.token;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  const send: Send = async (request, name) => {
    const who: readonly string[] = calls[name].who;
    if (who.includes('public')) return transport(request);
    const wasStaff = !isStaffGuest(user);
    const assertStillHere = (): void => {
      if (wasStaff && isStaffGuest(user)) throw sessionOver();
    };
    const used = token ?? (await freshToken());
    assertStillHere();
    const answer = await transport(withToken(request, used));
    if (!isRefused(answer)) return answer;
    // Another call may have renewed it meanwhile.
    if (token === used) token = undefined;
    const renewedToken = token ?? (await freshToken());
    assertStillHere();
    return transport(withToken(request, renewedToken));
  };

  return {
    send,
    user: () => user,
    token: async (refused) => {
      if (refused !== undefined && token === refused) token = undefined;
      return token ?? (await freshToken());
    },
    adopt,
    leave: async () => {
      left = true;
      try {
        await plain.staffLogout();
      } catch (error) {
        left = false;
        throw error;
      }
    },
    follow: async () => {
      // Until the sign-in is there, what he has left is told to be over once more.
      if (left) return;
      token = undefined;
      await freshToken();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function changeBetween(before: StaffUser, next: StaffUser): StaffChange | undefined {
  if (isStaffGuest(next)) return isStaffGuest(before) ? undefined : 'over';
  if (before.userid !== next.userid || before.userRole !== next.userRole) return 'person';
  if (before.ActiveDC !== next.ActiveDC) return 'center';
  return before.usernames === next.usernames ? undefined : 'name';
}
