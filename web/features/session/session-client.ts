/**
 * The visitor's session in the browser. The Bearer token lives in memory only; what lasts is the HttpOnly
 * cookie, which nothing but `authen/renew` reads. A guest is given a token when he first calls the API, so
 * that looking at a page costs no call.
 */
import { createClient, isApiError, type ApiRequest, type ApiResponse, type Send } from '#contract/client.ts';
import type { CustomerUser } from '#contract/page.ts';
import { shopCalls } from '#contract/shop.calls.ts';
import { GUEST_CUSTOMER_CODE } from '#domain/cart.ts';
import { isRefused, sessionOver, withToken } from './bearer.ts';
import { isActing, isGuest } from './visitor.ts';

/**
 * Why the visitor is another now: he signed in or out, his session ended by itself (run out, ended elsewhere, customer
 * gone), or he orders from another center.
 */
export type SessionReason = 'login' | 'logout' | 'over' | 'swap';

/** `elsewhere`: another tab of this browser did it, and this one follows. */
export type SessionChange = { why: SessionReason; elsewhere: boolean };
type Listener = (user: CustomerUser, before: CustomerUser, change: SessionChange) => void;

export type SignedIn = { jtoken: string; user: CustomerUser };

export type SessionClient = {
  /** Sends a call as this visitor; renews a refused token once. */
  send: Send;
  user: () => CustomerUser;
  /** The token that calls are made with now; another one than `refused`. */
  token: (refused?: string) => Promise<string>;
  /** Whether he was a customer until his session ended by itself: he is to sign in again, not to be sent away. */
  lapsed: () => boolean;
  /** Whether it was a salesman's who ordered for a customer: he signs in again as staff, never as that customer. */
  lapsedActing: () => boolean;
  /** Takes over what a sign-in or a change of center answered. */
  adopt: (answer: SignedIn) => void;
  /** Ends the session and goes on as a guest (S-03). */
  leave: () => Promise<void>;
  /** Asks the shop who is here now, because another tab has changed it; gives whether it has said so. */
  follow: (told: { signedIn: boolean; why: SessionReason }) => Promise<boolean>;
  /** Told when another visitor, or the same at another center, goes on. */
  subscribe: (listener: Listener) => () => void;
};

type Options = {
  /** Sends one request without a token; rejects only when there was no answer. */
  transport: (request: ApiRequest) => Promise<ApiResponse>;
  /** Who the document was rendered for. */
  user: CustomerUser;
  warn: (message: string) => void;
};

export function createSessionClient({ transport, user: first, warn }: Options): SessionClient {
  const plain = createClient(transport, shopCalls);
  const listeners = new Set<Listener>();
  let user = first;
  let lapsed = false;
  let lapsedActing = false;
  let token: string | undefined;
  let asking: Promise<string> | undefined;
  let leaving: Promise<void> | undefined;

  const become = (next: CustomerUser, change: SessionChange): void => {
    const before = user;
    user = next;
    // A guest who is told his center is still the one whose session ran out.
    if (change.why !== 'swap') {
      lapsed = change.why === 'over';
      lapsedActing = lapsed && (lapsedActing || isActing(before));
    }
    if (isSameVisitor(before, next)) return;
    for (const listener of listeners) listener(next, before, change);
  };

  const adopt = ({ jtoken, user: next }: SignedIn): void => {
    token = jtoken;
    const why = isSamePerson(user, next) ? 'swap' : 'login';
    become(next, { why, elsewhere: false });
  };

  /** Costs no call: the guest's token is asked for when he first calls. */
  const dropToGuest = (why: SessionReason, elsewhere = false): void => {
    token = undefined;
    become(guestAfter(user), { why, elsewhere });
  };

  const renewed = async (): Promise<SignedIn> => {
    // A session that is just ending would be refused, and that told as trouble.
    await leaving?.catch(() => {});
    if (isGuest(user)) return plain.loginGuest();
    try {
      return await plain.renew();
    } catch (error) {
      if (!isApiError(error) || error.answer.statusCode >= 500) throw error;
      dropToGuest('over');
      return plain.loginGuest();
    }
  };

  /** All who wait share one request for a token. */
  const freshToken = (): Promise<string> => {
    asking ??= renewed()
      .then((answer) => {
        // A sign-in or another center was taken over meanwhile: it is newer than what was asked for before it.
        if (token === undefined) adopt(answer);
        return token ?? answer.jtoken;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  const send: Send = async (request, name) => {
    // The shop's client knows no other names.
    const who: readonly string[] = shopCalls[name as keyof typeof shopCalls].who;
    if (who.includes('public')) return transport(request);
    const wasGuest = isGuest(user);
    /** Of a call that only the customer who was here a moment ago could make. */
    const assertStillHere = (): void => {
      if (!wasGuest && isGuest(user) && !who.includes('guest')) throw sessionOver();
    };
    const used = token ?? (await freshToken());
    assertStillHere();
    const answer = await transport(withToken(request, used));
    if (isCustomerGone(answer)) {
      warn('The customer of this session is gone; going on as a guest.');
      dropToGuest('over');
      return answer;
    }
    if (!isRefused(answer)) return answer;
    // Another call may have renewed it meanwhile.
    if (token === used) token = undefined;
    const renewedToken = token ?? (await freshToken());
    assertStillHere();
    const again = await transport(withToken(request, renewedToken));
    if (isRefused(again)) dropToGuest('over');
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
    lapsedActing: () => lapsedActing,
    adopt,
    leave: () => {
      const asked = Promise.resolve(asking).catch(() => {});
      leaving = asked.then(() => plain.logout()).then(() => dropToGuest('logout'));
      return leaving;
    },
    follow: async ({ signedIn, why }) => {
      try {
        const { jtoken, user: next } = signedIn ? await plain.renew() : await plain.loginGuest();
        token = jtoken;
        become(next, { why, elsewhere: true });
        return true;
      } catch (error) {
        // A shop in trouble says nothing of who is here; the next call will.
        const isTold = isApiError(error) && error.answer.statusCode < 500;
        if (isTold) dropToGuest(why, true);
        return isTold;
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The specification's "Customer not found", whatever status it comes with (E-02). */
function isCustomerGone({ status, text }: ApiResponse): boolean {
  return status >= 400 && /CUSTOMER_NOT_FOUND|Customer not found/.test(text);
}

/** The guest that a visitor turns into; he stays at the center he was at. */
function guestAfter(user: CustomerUser): CustomerUser {
  return {
    ...user,
    CUSTOMERCODE: GUEST_CUSTOMER_CODE,
    CUSTOMERNAME: '',
    AuthorizeAmount: 0,
    DebtAmount: 0,
    IsBjcSapCustomer: false,
    userRole: '',
    CustomerProfileCode: '',
    UserId: undefined,
    AgentKind: undefined,
  };
}

function isSamePerson(a: CustomerUser, b: CustomerUser): boolean {
  return a.CUSTOMERCODE === b.CUSTOMERCODE && a.UserId === b.UserId;
}

function isSameVisitor(a: CustomerUser, b: CustomerUser): boolean {
  return isSamePerson(a, b) && a.ActiveDC === b.ActiveDC;
}
