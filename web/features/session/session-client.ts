/**
 * The visitor's session in the browser. The Bearer token lives in memory only; what lasts is the HttpOnly
 * cookie, which nothing but `authen/renew` reads. A guest is given a token when he first calls the API, so
 * that looking at a page costs no call.
 */
import { calls } from '#contract/calls.ts';
import { createClient, isApiError, type ApiRequest, type ApiResponse, type Send } from '#contract/client.ts';
import type { CustomerUser } from '#contract/page.ts';
import { GUEST_CUSTOMER_CODE } from '#domain/cart.ts';
import { parseAuthenticate } from './authenticate-header.ts';
import { isGuest } from './visitor.ts';

export type SignedIn = { jtoken: string; user: CustomerUser };

export type SessionClient = {
  /** Sends a call as this visitor; renews a refused token once. */
  send: Send;
  user: () => CustomerUser;
  /** Takes over what a sign-in or a change of center answered. */
  adopt: (answer: SignedIn) => void;
  /** Ends the session and goes on as a guest (storefront §4.3). */
  leave: () => Promise<void>;
  /** Told when another visitor, or the same at another center, goes on. */
  subscribe: (listener: (user: CustomerUser, before: CustomerUser) => void) => () => void;
};

type Options = {
  /** Sends one request without a token; rejects only when there was no answer. */
  transport: (request: ApiRequest) => Promise<ApiResponse>;
  /** Who the document was rendered for. */
  user: CustomerUser;
  warn: (message: string) => void;
};

export function createSessionClient({ transport, user: first, warn }: Options): SessionClient {
  const plain = createClient(transport);
  const listeners = new Set<(user: CustomerUser, before: CustomerUser) => void>();
  let user = first;
  let token: string | undefined;
  let asking: Promise<string> | undefined;

  const become = (next: CustomerUser): void => {
    const before = user;
    user = next;
    if (isSameVisitor(before, next)) return;
    for (const listener of listeners) listener(next, before);
  };

  const adopt = ({ jtoken, user: next }: SignedIn): void => {
    token = jtoken;
    become(next);
  };

  /** Costs no call: the guest's token is asked for when he first calls. */
  const dropToGuest = (): void => {
    token = undefined;
    become(guestAfter(user));
  };

  const renewed = async (): Promise<SignedIn> => {
    if (isGuest(user)) return plain.loginGuest();
    try {
      return await plain.renew();
    } catch (error) {
      if (!isApiError(error) || error.answer.statusCode >= 500) throw error;
      dropToGuest();
      return plain.loginGuest();
    }
  };

  /** All who wait share one request for a token. */
  const freshToken = (): Promise<string> => {
    asking ??= renewed()
      .then((answer) => {
        adopt(answer);
        return answer.jtoken;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  const send: Send = async (request, name) => {
    const who: readonly string[] = calls[name].who;
    if (who.includes('public')) return transport(request);
    const used = token ?? (await freshToken());
    const answer = await transport(withToken(request, used));
    if (isCustomerGone(answer)) {
      warn('The customer of this session is gone; going on as a guest.');
      dropToGuest();
      return answer;
    }
    if (!isRefused(answer)) return answer;
    // Another call may have renewed it meanwhile.
    if (token === used) token = undefined;
    const again = await transport(withToken(request, token ?? (await freshToken())));
    if (isRefused(again)) dropToGuest();
    return again;
  };

  return {
    send,
    user: () => user,
    adopt,
    leave: async () => {
      await plain.logout();
      dropToGuest();
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

/** The specification's "Customer not found", whatever status it comes with (storefront §8). */
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
  };
}

function isSameVisitor(a: CustomerUser, b: CustomerUser): boolean {
  return a.CUSTOMERCODE === b.CUSTOMERCODE && a.ActiveDC === b.ActiveDC;
}
