/** The buyer's session in the browser: guests call the API too, and a session that ends leaves a guest behind. */
import { createClient, isApiError, type ApiRequest, type ApiResponse } from '#contract/client.ts';
import type { CustomerUser } from '#contract/page.ts';
import { shopCalls } from '#contract/shop.calls.ts';
import { GUEST_CUSTOMER_CODE } from '#domain/orders/cart.ts';
import { createTokenSession, type Granted, type SessionReason, type TokenSession } from './token-session.ts';
import { isActing, isGuest } from '../visitor/visitor.ts';

export type SignedIn = { jtoken: string; user: CustomerUser };

export type SessionClient = Pick<TokenSession<CustomerUser>, 'send' | 'user' | 'token' | 'subscribe'> & {
  /**
   * Whether the visitor was a customer until the session ended by itself: this asks for a sign-in again instead of
   * sending home.
   */
  lapsed: () => boolean;
  /** Whether it was a salesman's who ordered for a customer: the sign-in is then the staff's, never that customer's. */
  lapsedActing: () => boolean;
  /** Takes over what a sign-in or a change of center answered. */
  adopt: (answer: SignedIn) => void;
  /** Ends the session and goes on as a guest (S-03). */
  leave: () => Promise<void>;
  /** Asks the shop who is here now, because another tab has changed it; resolves to whether it answered. */
  follow: (told: { signedIn: boolean; why: SessionReason }) => Promise<boolean>;
};

/** As pages know it; calls are made through their own client. */
export type PageSession = Omit<SessionClient, 'send'>;

type Options = {
  /** Sends one request without a token; rejects only when there was no answer. */
  transport: (request: ApiRequest) => Promise<ApiResponse>;
  /** Who the document was rendered for. */
  user: CustomerUser;
  warn: (message: string) => void;
};

export function createSessionClient({ transport, user, warn }: Options): SessionClient {
  const plain = createClient(transport, shopCalls);
  const asGuest = async () => granted(await plain.loginGuest());
  const renew = async () => granted(await plain.renew());
  const session = createTokenSession<CustomerUser>({
    transport,
    user,
    calls: shopCalls,
    guest: 'guest',
    isGuest,
    isSamePerson,
    isSame: (a, b) => isSamePerson(a, b) && a.CUSTOMERCODE === b.CUSTOMERCODE && a.ActiveDC === b.ActiveDC,
    asGuest,
    renew,
    logout: () => plain.logout(),
    guestAfter,
    isGone: (answer) => {
      const isGone = isCustomerGone(answer);
      if (isGone) warn('The customer of this session is gone; going on as a guest.');
      return isGone;
    },
  });
  return {
    send: session.send,
    user: session.user,
    token: session.token,
    subscribe: session.subscribe,
    lapsed: () => session.lapsed() !== undefined,
    lapsedActing: () => isActing(session.lapsed() ?? {}),
    adopt: (answer) => session.adopt(granted(answer)),
    leave: session.leave,
    follow: async ({ signedIn, why }) => {
      try {
        session.adopt(signedIn ? await renew() : await asGuest(), { why, elsewhere: true });
        return true;
      } catch (error) {
        // A shop in trouble says nothing of who is here; the next call will.
        const isTold = isApiError(error) && error.answer.statusCode < 500;
        if (isTold) session.drop({ why, elsewhere: true });
        return isTold;
      }
    },
  };
}

const granted = ({ jtoken, user }: SignedIn): Granted<CustomerUser> => ({ token: jtoken, user });

/** The specification's "Customer not found", whatever status it comes with (E-02). */
function isCustomerGone({ status, text }: ApiResponse): boolean {
  return status >= 400 && /CUSTOMER_NOT_FOUND|Customer not found/.test(text);
}

/** The guest that a visitor turns into, at the same center. */
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

/** Whichever of their accounts orders (S-73); a salesman acts for one account. */
function isSamePerson(a: CustomerUser, b: CustomerUser): boolean {
  if (a.UserId !== b.UserId || isGuest(a) !== isGuest(b)) return false;
  return isActing(a) ? a.CUSTOMERCODE === b.CUSTOMERCODE : a.CustomerProfileCode === b.CustomerProfileCode;
}
