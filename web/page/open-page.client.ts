import { RouterContextProvider } from 'react-router';
import { isNoAnswer } from '#contract/client.ts';
import type { Locale, BootstrapData } from '#contract/page.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import { createBrowserMessages } from '../i18n/browser-messages.client.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { showToast, TOAST_MS } from '../ui/feedback/toast.ts';
import { spoken, toastOf } from './api-toast.ts';
import { BOOTSTRAP_ELEMENT_ID } from './bootstrap-json.ts';
import { connection } from './connection.ts';
import { pageContext, type Page, type PageBase } from './page-context.ts';
import { newQueryClient, type Teller } from './prefetch.ts';

/**
 * Starts from what the server wrote into the document: its language, its bootstrap data, the names of its dictionaries.
 * `compose` adds what is the features'.
 */
export async function openPageInBrowser(
  document: Document,
  compose: (base: PageBase) => Promise<Page>,
): Promise<Page> {
  const { lang, dataset } = document.documentElement;
  const locale: Locale = lang === 'en' ? 'en' : 'th';
  const bootstrapJson = document.getElementById(BOOTSTRAP_ELEMENT_ID)?.textContent ?? '';
  const bootstrap = JSON.parse(bootstrapJson) as BootstrapData;
  const messages = createBrowserMessages(locale);
  const page = await compose({
    locale,
    bootstrap,
    bootstrapJson,
    config: readWebConfig(bootstrap.settings),
    queryClient: newQueryClient(tellerIn(messages)),
    messages,
    report: (error) => console.warn(error),
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
    // A lost connection has a note of its own, which stays for as long as it is lost.
    refreshFailed: (error) => {
      if (!isNoAnswer(error) || connection.state() !== 'cut') tellError(error);
    },
  };
}
