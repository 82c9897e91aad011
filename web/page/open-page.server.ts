import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from '#contract/client.ts';
import {
  jsonForScript,
  localeOfPath,
  type Locale,
  type BootstrapData,
  type VisitorMarks,
} from '#contract/page.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import type { Dictionary, Namespace } from '../i18n/namespaces.ts';
import en from '../locales/en/index.ts';
import th from '../locales/th/index.ts';
import { pageContext, type Page, type PageBase, type PageMessages } from './page-context.ts';
import { newQueryClient } from './prefetch.ts';

const dictionaries: Record<Locale, Dictionary> = { en, th };

/** What the page server gives for one rendering. */
export type Opening = {
  url: URL;
  bootstrap: BootstrapData;
  /** Bound to this visitor. */
  api: Api;
  /** Marks this rendering's own inline scripts. */
  nonce: string;
  /** The address of a built source file, or undefined while developing. */
  assetUrl: (source: string) => string | undefined;
  /** Called for every error that is the server's own. */
  report: (error: unknown) => void;
  /** For a page that many share: shown in place of what is one visitor's own. */
  marks?: VisitorMarks | undefined;
};

export const renderingContext = createContext<Pick<Opening, 'nonce' | 'report'>>();

/** The context that loaders and components of this one rendering work with; `compose` adds what is the features'. */
export function openPage(
  { url, bootstrap, api, nonce, assetUrl, report, marks }: Opening,
  compose: (base: PageBase, api: Api) => Page,
): RouterContextProvider {
  const locale = localeOfPath(url.pathname);
  const context = new RouterContextProvider();
  context.set(renderingContext, { nonce, report });
  const base: PageBase = {
    locale,
    bootstrap,
    bootstrapJson: jsonForScript(bootstrap),
    config: readWebConfig(bootstrap.settings),
    queryClient: newQueryClient(),
    messages: serverMessages(locale, assetUrl),
    report,
    marks,
  };
  context.set(pageContext, compose(base, api));
  return context;
}

function serverMessages(locale: Locale, assetUrl: Opening['assetUrl']): PageMessages {
  const file = (namespace: Namespace) => assetUrl(`web/locales/${locale}/${namespace}.ts`) ?? [];
  return {
    current: () => dictionaries[locale],
    load: async () => {},
    subscribe: () => () => {},
    files: (namespaces) => namespaces.flatMap(file),
  };
}
