/**
 * The one place where a page is put together: `web/page` opens it and knows no feature, here each feature adds its part,
 * in the browser and on the server.
 */
import { createClient, type Api } from '#contract/client.ts';
import type { BootstrapData } from '#contract/page.ts';
import { shopCalls } from '#contract/shop.calls.ts';
import { cartKeysOf } from './features/cart/store/cart-keys.ts';
import { createCartStore, type CartStorage, type CartStore } from './features/cart/store/cart-store.ts';
import { followCartOfCustomers } from './features/cart/store/follow-cart.ts';
import { browserTransport } from './features/session/token/browser-transport.client.ts';
import { followOtherTabs } from './features/session/token/follow-tabs.client.ts';
import { createSessionClient, type PageSession } from './features/session/token/session-client.ts';
import { rememberImage } from './features/profile-picture/profile-image.ts';
import { forgetPerson, forgetTab, RESETS, type Reset } from './features/session/visitor/session-resets.ts';
import { isGuest } from './features/session/visitor/visitor.ts';
import type { openMerchantSession } from './features/staff/open-merchant.client.ts';
import type { StaffSession } from './features/staff/staff-session.ts';
import type { Standing } from './page/admission.ts';
import type { Page, PageBase } from './page/page-context.ts';

declare module './page/page-context.ts' {
  interface PageExtensions {
    /** The current visitor: in the browser this follows sign-in and sign-out, on the server it is constant. */
    session: PageSession;
    /** In the merchant area's documents alone; calls are made as this member of staff then. */
    staff?: StaffSession;
    cart: CartStore;
  }
}

export async function composeInBrowser(base: PageBase): Promise<Page> {
  const { locale, bootstrap, config } = base;
  const session = createSessionClient({
    transport: browserTransport({ locale, bootstrap }),
    user: bootstrap.user,
    warn: (message) => console.warn(message),
  });
  const merchant = bootstrap.staff && (await openMerchant({ locale, bootstrap }, bootstrap.staff));
  const page: Page = {
    ...base,
    // A page of the merchant area is a document of its own: what it calls is not asked for here.
    api: merchant?.api ?? (createClient(session.send, shopCalls) as Api),
    session,
    staff: merchant?.staff,
    cart: createCartStore(window.localStorage),
    standing: () => standingOf(session, config),
  };
  if (!merchant) followBuyer(page);
  return page;
}

/** Nothing of it comes with the shop's pages. */
async function openMerchant(...given: Parameters<typeof openMerchantSession>) {
  return (await import('./features/staff/open-merchant.client.ts')).openMerchantSession(...given);
}

/** The cart, what is cleared when the visitor changes, and the other tabs. */
function followBuyer(page: Page): void {
  const { bootstrap, session } = page;
  openCart(page);
  window.addEventListener('storage', ({ key }) => {
    // Another tab changed the same cart.
    if (key === cartKeysOf(bootstrap, session.user()).own) openCart(page);
  });
  // Fetched data is reloaded by `SessionChanges`, which knows the page it is shown on.
  const resets: Partial<Record<Reset, () => void>> = {
    cart: () => openCart(page),
    tab: () => forgetTab(window.sessionStorage, bootstrap),
    browser: () => forgetPerson(window.localStorage, bootstrap),
    picture: () => rememberImage(null, bootstrap),
  };
  session.subscribe((_user, _before, { why }) => {
    for (const reset of RESETS[why]) resets[reset]?.();
  });
  followOtherTabs(window, page);
  followCartOfCustomers(page);
}

function openCart({ cart, bootstrap, session }: Page): void {
  const { own, guest } = cartKeysOf(bootstrap, session.user());
  cart.getState().open(own, guest);
}

/** While a page is rendered its visitor does not change. */
export function composeOnServer(base: PageBase, api: Api): Page {
  const { bootstrap, config } = base;
  const session = standingSession(bootstrap);
  return {
    ...base,
    api,
    session,
    staff: standingStaff(bootstrap),
    cart: createCartStore(noStorage),
    standing: () => standingOf(session, config),
  };
}

const noStorage: CartStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const notHere = (): never => {
  throw new Error('Signing in and out happens in the browser');
};

const standingStaff = ({ staff }: BootstrapData): StaffSession | undefined =>
  staff && {
    user: () => staff,
    token: notHere,
    adopt: notHere,
    leave: notHere,
    follow: notHere,
    subscribe: () => () => {},
  };

function standingSession({ user }: BootstrapData): PageSession {
  return {
    user: () => user,
    token: notHere,
    lapsed: () => false,
    lapsedActing: () => false,
    adopt: notHere,
    leave: notHere,
    follow: notHere,
    subscribe: () => () => {},
  };
}

function standingOf(session: PageSession, config: Page['config']): Standing {
  return {
    guest: isGuest(session.user()),
    guestMode: config.get('GUEST_MODE_ENABLED'),
    sessionOver: session.lapsed(),
    actingOver: session.lapsedActing(),
  };
}
