import { RouterContextProvider } from 'react-router';
import { createClient } from '#contract/client.ts';
import type { Locale, PageFacts } from '#contract/page.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import { cartKeysOf } from '../features/cart/cart-keys.ts';
import { createCartStore } from '../features/cart/cart-store.ts';
import { toastOf } from '../features/session/api-toast.ts';
import { browserTransport } from '../features/session/browser-transport.client.ts';
import { createSessionClient } from '../features/session/session-client.ts';
import { createBrowserMessages } from '../i18n/browser-messages.client.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { showToast } from '../ui/toast.ts';
import { FACTS_ELEMENT_ID } from './facts-json.ts';
import { pageContext, type Page } from './page-context.ts';
import { newQueryClient } from './prefetch.ts';

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
  const page: Page = {
    locale,
    facts,
    factsJson,
    config: readWebConfig(facts.settings),
    api: createClient(session.send),
    queryClient: newQueryClient((error) => tellError(error, messages.current().shell?.errors.oops ?? '')),
    session,
    cart: createCartStore(window.localStorage),
    messages,
  };
  openCart(page);
  window.addEventListener('storage', ({ key }) => {
    // Another tab changed the same cart.
    if (key === cartKeysOf(facts, session.user()).own) openCart(page);
  });
  session.subscribe(() => {
    openCart(page);
    // What was fetched belongs to who was here before.
    void page.queryClient.resetQueries();
  });
  // React compares its texts with the server's, so the document's dictionaries must be there first.
  await page.messages.load((dataset['messages'] ?? '').split(' ') as Namespace[]);
  return page;
}

/** The context of one navigation in the browser. */
export function navigationContext(page: Page): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

function tellError(error: unknown, defaultMessage: string): void {
  const toast = toastOf(error);
  if (toast) showToast({ ...toast, message: toast.message ?? defaultMessage });
}

function openCart({ cart, facts, session }: Page): void {
  const { own, guest } = cartKeysOf(facts, session.user());
  cart.getState().open(own, guest);
}
