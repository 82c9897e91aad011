import { RouterContextProvider } from 'react-router';
import { createClient, isNoAnswer, type Api } from '#contract/client.ts';
import type { Locale, PageFacts } from '#contract/page.ts';
import { shopCalls } from '#contract/shop.calls.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import { cartKeysOf } from '../features/cart/cart-keys.ts';
import { createCartStore } from '../features/cart/cart-store.ts';
import { followCartOfCustomers } from '../features/cart/follow-cart.ts';
import { spoken, toastOf } from '../features/session/api-toast.ts';
import { browserTransport } from '../features/session/browser-transport.client.ts';
import { followOtherTabs } from '../features/session/follow-tabs.client.ts';
import { createSessionClient } from '../features/session/session-client.ts';
import { forgetPerson, forgetTab, RESETS, type Reset } from '../features/session/session-resets.ts';
import type { openMerchantSession } from '../features/staff/open-merchant.client.ts';
import { createBrowserMessages } from '../i18n/browser-messages.client.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { showToast, TOAST_MS } from '../ui/toast.ts';
import { FACTS_ELEMENT_ID } from './facts-json.ts';
import { line } from './line.ts';
import { pageContext, type Page } from './page-context.ts';
import { newQueryClient, type Teller } from './prefetch.ts';

/** Starts from what the server wrote into the document: its language, its facts, the names of its dictionaries. */
export async function openPageInBrowser(document: Document): Promise<Page> {
  const { lang, dataset } = document.documentElement;
  const locale: Locale = lang === 'en' ? 'en' : 'th';
  const factsJson = document.getElementById(FACTS_ELEMENT_ID)?.textContent ?? '';
  const facts = JSON.parse(factsJson) as PageFacts;
  const session = createSessionClient({
    transport: browserTransport({ locale, facts }),
    user: facts.user,
    warn: (message) => console.warn(message),
  });
  const messages = createBrowserMessages(locale);
  const merchant = facts.staff && (await openMerchant({ locale, facts }, facts.staff));
  const page: Page = {
    locale,
    facts,
    factsJson,
    config: readWebConfig(facts.settings),
    // A page of the merchant area is a document of its own: what it calls is not asked for here.
    api: merchant?.api ?? (createClient(session.send, shopCalls) as Api),
    staff: merchant?.staff,
    queryClient: newQueryClient(tellerIn(messages)),
    session,
    cart: createCartStore(window.localStorage),
    messages,
    report: (error) => console.warn(error),
  };
  if (!merchant) followBuyer(page);
  // React compares its texts with the server's, so the document's dictionaries must be there first.
  await page.messages.load((dataset['messages'] ?? '').split(' ') as Namespace[]);
  return page;
}

/** Nothing of it comes with the shop's pages. */
async function openMerchant(...given: Parameters<typeof openMerchantSession>) {
  return (await import('../features/staff/open-merchant.client.ts')).openMerchantSession(...given);
}

/** His cart, what is forgotten when he is another, and the other tabs. */
function followBuyer(page: Page): void {
  const { facts, session } = page;
  openCart(page);
  window.addEventListener('storage', ({ key }) => {
    // Another tab changed the same cart.
    if (key === cartKeysOf(facts, session.user()).own) openCart(page);
  });
  // What was fetched is loaded anew by `SessionChanges`, which knows the page it is shown on.
  const resets: Partial<Record<Reset, () => void>> = {
    cart: () => openCart(page),
    tab: () => forgetTab(window.sessionStorage, facts),
    browser: () => forgetPerson(window.localStorage, facts),
  };
  session.subscribe((_user, _before, { why }) => {
    for (const reset of RESETS[why]) resets[reset]?.();
  });
  followOtherTabs(window, page);
  followCartOfCustomers(page);
}

/** The context of one navigation in the browser. */
export function navigationContext(page: Page): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

/** Messages without a placeholder are plain texts, compiled or not. */
function tellerIn(messages: Page['messages']): Teller {
  const tellError = (error: unknown): void => {
    const toast = toastOf(error);
    if (toast) showToast(spoken(toast, (words) => messages.current().shell?.errors.words[words] ?? ''));
  };
  return {
    changeWaits: () => {
      const message = messages.current().shell?.waits ?? '';
      showToast({ kind: 'info', message, milliseconds: TOAST_MS.info });
    },
    changeFailed: tellError,
    // A cut line is told by its own note, which stays for as long as it is cut.
    refreshFailed: (error) => {
      if (!isNoAnswer(error) || line.state() !== 'cut') tellError(error);
    },
  };
}

function openCart({ cart, facts, session }: Page): void {
  const { own, guest } = cartKeysOf(facts, session.user());
  cart.getState().open(own, guest);
}
