/**
 * A session in the browser, of a buyer or of staff. The Bearer token lives in memory only; what lasts is an HttpOnly
 * cookie that the renewal call alone reads. A token is asked for with the first call, so that looking at a page costs
 * none; a refused one is renewed once. Buyers and staff each add their own part (`session-client.ts`,
 * `staff-session.ts`).
 */
import { ApiError, isApiError, type ApiRequest, type ApiResponse, type Send } from '#contract/client.ts';
import type { Call, Who } from '#contract/define.ts';
import { parseAuthenticate } from './authenticate-header.ts';

/**
 * Why the visitor changes: sign-in or sign-out, a session that ended by itself (run out, ended elsewhere, account
 * gone), or another center.
 */
export type SessionReason = 'login' | 'logout' | 'over' | 'swap';

/** `elsewhere`: another tab of this browser did it, and this one follows. */
export type SessionChange = { why: SessionReason; elsewhere: boolean };
type Listener<User> = (user: User, before: User, change: SessionChange) => void;

export type Granted<User> = { token: string; user: User };

export type TokenSession<User> = {
  /** Sends a call as this visitor; renews a refused token once. */
  send: Send;
  user: () => User;
  /** The token that calls are made with now; another one than `refused`. */
  token: (refused?: string) => Promise<string>;
  /** Who was here when the session ended by itself, until somebody signs in or out. */
  lapsed: () => User | undefined;
  /** Takes over what an answer granted: a sign-in or a change of center unless said otherwise. */
  adopt: (answer: Granted<User>, change?: SessionChange) => void;
  /** Ends the session with the shop. */
  leave: () => Promise<void>;
  /** Goes on as a guest with no call. */
  drop: (change: SessionChange) => void;
  /** Asks the shop who is here now. */
  refresh: () => Promise<void>;
  /** Called when another visitor, or the same with something else that counts, goes on. */
  subscribe: (listener: Listener<User>) => () => void;
};

/** What differs between the areas of the shop. */
export type SessionKind<User> = {
  /** The calls that its pages make. */
  calls: Readonly<Record<string, Call>>;
  /** As the calls name a visitor who is not signed in. */
  guest: Who;
  isGuest: (user: User) => boolean;
  isSamePerson: (a: User, b: User) => boolean;
  /** A change between two such is not reported. */
  isSame: (a: User, b: User) => boolean;
  asGuest: () => Promise<Granted<User>>;
  renew: () => Promise<Granted<User>>;
  logout: () => Promise<unknown>;
  /** The guest that the visitor turns into at once when the session is over; without it the shop is asked. */
  guestAfter?: (user: User) => User;
  /** Whether an answer says that the account is no longer there. */
  isGone?: (answer: ApiResponse) => boolean;
};

type Options<User> = SessionKind<User> & {
  /** Sends one request without a token; rejects only when there was no answer. */
  transport: (request: ApiRequest) => Promise<ApiResponse>;
  /** Who the document was rendered for. */
  user: User;
};

export function createTokenSession<User>(options: Options<User>): TokenSession<User> {
  const { transport, calls, guest, isGuest, isSamePerson, isSame, guestAfter, isGone } = options;
  const listeners = new Set<Listener<User>>();
  let { user } = options;
  let lapsed: User | undefined;
  let token: string | undefined;
  let asking: Promise<string> | undefined;
  let leaving: Promise<void> | undefined;

  const become = (next: User, change: SessionChange): void => {
    const before = user;
    user = next;
    // A guest whose center becomes known is still the one whose session ran out.
    if (change.why !== 'swap') lapsed = change.why === 'over' ? (lapsed ?? before) : undefined;
    if (isSame(before, next)) return;
    for (const listener of listeners) listener(next, before, change);
  };

  const adopt = ({ token: fresh, user: next }: Granted<User>, change?: SessionChange): void => {
    token = fresh;
    become(next, change ?? { why: isSamePerson(user, next) ? 'swap' : 'login', elsewhere: false });
  };

  /** Costs no call: the guest's token is asked for by the guest's first call. */
  const drop = (change: SessionChange): void => {
    if (!guestAfter) return;
    token = undefined;
    become(guestAfter(user), change);
  };
  const over = { why: 'over', elsewhere: false } as const;

  const renewed = async (): Promise<Granted<User>> => {
    // A session that is just ending would be refused, and that would be shown as an error.
    await leaving?.catch(() => {});
    if (isGuest(user)) return options.asGuest();
    try {
      return await options.renew();
    } catch (error) {
      if (!isApiError(error) || error.answer.statusCode >= 500) throw error;
      drop(over);
      return options.asGuest();
    }
  };

  /** All who wait share one request for a token. */
  const freshToken = (): Promise<string> => {
    asking ??= renewed()
      .then((answer) => {
        // A sign-in or another center was taken over meanwhile: it is newer than what was asked for before it.
        if (token === undefined) adopt(answer);
        return token ?? answer.token;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  const send: Send = async (request, name) => {
    const who: readonly Who[] = calls[name]?.who ?? [];
    if (who.includes('public')) return transport(request);
    const wasGuest = isGuest(user);
    /** Of a call that only who was here a moment ago could make. */
    const assertStillHere = (): void => {
      if (!wasGuest && isGuest(user) && !who.includes(guest)) throw sessionOver();
    };
    const used = token ?? (await freshToken());
    assertStillHere();
    const answer = await transport(withToken(request, used));
    if (isGone?.(answer)) {
      drop(over);
      return answer;
    }
    if (!isRefused(answer)) return answer;
    // It was on its way as the session ended: nobody is here to renew for.
    assertStillHere();
    // Another call may have renewed it meanwhile.
    if (token === used) token = undefined;
    const renewedToken = token ?? (await freshToken());
    assertStillHere();
    const again = await transport(withToken(request, renewedToken));
    if (isRefused(again)) drop(over);
    return again;
  };

  return {
    send,
    user: () => user,
    token: async (refused) => {
      if (refused !== undefined && token === refused) token = undefined;
      return token ?? (await freshToken());
    },
    lapsed: () => lapsed,
    adopt,
    leave: () => {
      const asked = Promise.resolve(asking).catch(() => {});
      leaving = asked.then(options.logout).then(() => drop({ why: 'logout', elsewhere: false }));
      return leaving;
    },
    drop,
    refresh: async () => {
      token = undefined;
      await freshToken();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withToken(request: ApiRequest, token: string): ApiRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

function isRefused({ status, headers }: ApiResponse): boolean {
  if (status !== 401) return false;
  const refusal = parseAuthenticate(headers.get('www-authenticate'));
  return refusal !== undefined && (refusal.is_expired || refusal.error === 'invalid_token');
}

/** As the server says it: quiet, because the screen itself goes on to the sign-in. */
function sessionOver(): ApiError {
  return new ApiError({ statusCode: 401, code: 'SESSION_OVER', message: '' });
}
