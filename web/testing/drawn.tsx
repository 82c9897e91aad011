/** Components as the server draws them, for tests: within a page whose settings, visitor and data are given. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { Api } from '#contract/client.ts';
import type { CustomerUser, Locale, BootstrapData } from '#contract/page.ts';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { composeOnServer } from '../compose-page.ts';
import { TranslationsProvider } from '../i18n/use-translations.tsx';
import en from '../locales/en/index.ts';
import th from '../locales/th/index.ts';
import { openPage } from '../page/open-page.server.ts';
import { pageContext, PageProvider, type Page } from '../page/page-context.ts';
import { TenantTheme } from '../ui/theme/tenant-theme.tsx';

export type Surroundings = {
  settings?: Partial<Record<WebConfigKey, string>>;
  /** What differs from a guest of center C1. */
  user?: Partial<CustomerUser>;
  locale?: Locale;
  /** Answers calls; without it none may be made. */
  api?: Api;
  /** Puts in what the component would have fetched. */
  fill?: (page: Page) => void;
};

const dictionaries = { en, th };

const GUEST: CustomerUser = {
  CUSTOMERCODE: 'GUEST',
  CUSTOMERNAME: 'Guest',
  SALEUNIT: 'C1',
  SALEUNIT_NAME: 'One',
  ActiveDC: 'C1',
  ActiveDCName: 'One',
  AuthorizeAmount: 0,
  DebtAmount: 0,
  IsBjcSapCustomer: false,
  lat: null,
  lon: null,
  userRole: '',
  CustomerProfileCode: '',
};

const answersNothing = new Proxy({} as Api, {
  get: (_, name) => () => Promise.reject(new Error(`${String(name)} was called while drawing`)),
});

export function bootstrapOf({
  settings = {},
  user = {},
}: Pick<Surroundings, 'settings' | 'user'>): BootstrapData {
  return {
    tenant: { id: 'alpha', companyCode: 'ALPHA' },
    keyPrefix: 'test',
    origin: 'https://shop.example',
    user: { ...GUEST, ...user },
    settings,
  };
}

/** A page as `drawn` works with it. */
export function pageWith({
  settings = {},
  user = {},
  locale = 'en',
  api = answersNothing,
}: Surroundings = {}): Page {
  const opening = {
    url: new URL(locale === 'en' ? 'https://shop.example/en' : 'https://shop.example/'),
    bootstrap: bootstrapOf({ settings, user }),
    api,
    nonce: '',
    assetUrl: () => undefined,
    report: () => undefined,
  };
  const context = openPage(opening, composeOnServer);
  return context.get(pageContext);
}

/** The HTML of a component in these surroundings. */
export function drawn(component: ReactNode, surroundings: Surroundings = {}): string {
  const page = pageWith(surroundings);
  surroundings.fill?.(page);
  return drawnIn(page, component, { path: '*', address: '/' });
}

/** The HTML of a component in a page that is made ready, at this address of this route. */
export function drawnIn(
  page: Page,
  component: ReactNode,
  { path, address }: { path: string; address: string },
): string {
  const Routes = createRoutesStub([
    {
      path,
      Component: () => (
        <PageProvider value={page}>
          <TranslationsProvider locale={page.locale} messages={dictionaries[page.locale]}>
            <QueryClientProvider client={page.queryClient}>
              <TenantTheme>{component}</TenantTheme>
            </QueryClientProvider>
          </TranslationsProvider>
        </PageProvider>
      ),
    },
  ]);
  return renderToString(<Routes initialEntries={[address]} />);
}
