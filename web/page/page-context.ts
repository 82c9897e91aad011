import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Api } from '#contract/client.ts';
import type { Locale, BootstrapData, VisitorMarks } from '#contract/page.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import type { Dictionary, Namespace } from '../i18n/namespaces.ts';
import type { Standing } from './admission.ts';

/** What features add to every page. They are put together, and named to the types, in `web/compose-page.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the page is put together
export interface PageExtensions {}

/**
 * What every loader and component works with. The server makes one a request, the browser one a document;
 * loaders get it from the router's context, components from `usePage`.
 */
export type Page = PageExtensions & {
  locale: Locale;
  bootstrap: BootstrapData;
  /** The bootstrap data as written in the document, so that both sides write the same bytes. */
  bootstrapJson: string;
  config: WebConfig;
  /** Bound to this visitor: token, language and tenant. */
  api: Api;
  queryClient: QueryClient;
  /** What the rules of who may see a page need to know of the visitor. */
  standing: () => Standing;
  messages: PageMessages;
  /** Called with errors that are shown to nobody. */
  report: (error: unknown) => void;
  /** While a page that many share is rendered: the placeholder for one visitor's own data. */
  marks?: VisitorMarks | undefined;
};

/** A page before the features have added theirs. */
export type PageBase = Omit<Page, keyof PageExtensions | 'api' | 'standing'>;

/** The dictionaries at hand; in the browser they arrive a namespace at a time. */
export type PageMessages = {
  current: () => Dictionary;
  load: (namespaces: readonly Namespace[]) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Addresses of the dictionaries' own files, for preloading; known to the server only. */
  files: (namespaces: readonly Namespace[]) => readonly string[];
};

/** For loaders: `context.get(pageContext)`. */
export const pageContext = createRouterContext<Page>();

const ReactPageContext = createContext<Page | undefined>(undefined);
export const PageProvider = ReactPageContext.Provider;

export function usePage(): Page {
  const page = use(ReactPageContext);
  if (!page) throw new Error('usePage is used outside of a page');
  return page;
}
