/**
 * A whole page with a hand on it, for component tests: the real routes in the real shell, in a simulated DOM, started as
 * the browser starts them, with a fake shop behind `fetch`. What needs layout, a real document or real sockets is tried
 * in Chromium (`e2e/`).
 */
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  type DataRouter,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { vi } from 'vitest';
import type { Locale, StaffUser } from '#contract/page.ts';
import { openMerchantPages } from '#domain/access/merchant-pages.ts';
import { composeInBrowser } from '../compose-page.ts';
import { SessionChanges } from '../features/session/visitor/session-changes.tsx';
import th from '../locales/th/index.ts';
import { TranslationsProvider } from '../i18n/use-translations.tsx';
import en from '../locales/en/index.ts';
import { localePath } from '../i18n/locale-path.ts';
import { BOOTSTRAP_ELEMENT_ID } from '../page/bootstrap-json.ts';
import { navigationContext, openPageInBrowser } from '../page/open-page.client.ts';
import { PageProvider, type Page } from '../page/page-context.ts';
import { hydrating } from '../page/hydration.ts';
import routes from '../routes.ts';
import { TenantTheme } from '../ui/theme/tenant-theme.tsx';
import { atEnd, endAll } from './at-end.ts';
import { bootstrapOf, type Surroundings } from './drawn.tsx';
import { fakeShop, type Answers, type FakeShop } from './fake-shop.ts';
import { followCalls, type FollowedCalls } from './follow-calls.ts';
import { until } from './until.ts';

/**
 * Languages that a component test runs in: Thai, which most people read. English is what the browser tests of the desk
 * read; `HAND_LANGUAGES=th,en` runs both here too, after a change of words.
 */
export const LANGUAGES: readonly Locale[] = (process.env['HAND_LANGUAGES'] ?? 'th').split(',') as Locale[];
/** What a test calls things, written out per language: a text that was not translated fails it. */
export type InBoth<Words> = Record<Locale, Words>;

type Opening = Pick<Surroundings, 'settings' | 'user'> & {
  /** The address without its language. */
  at: string;
  language?: Locale;
  /** In the merchant area: who works here. */
  staff?: Partial<StaffUser>;
  answers?: Answers;
};

export type OpenShop = FakeShop & {
  hand: ReturnType<typeof userEvent.setup>;
  page: Page;
  /** The address with its language. */
  address: () => string;
  back: () => void;
  /** Ends it before the test does, to open another. */
  close: () => Promise<void>;
};

const STAFF: StaffUser = {
  userid: 'U1',
  usernames: 'Somchai',
  role: 'Administrator',
  userRole: '1',
  ActiveDC: 'C1',
  ActiveDCName: 'One',
  CenterCount: 1,
  Rights: [],
  Pages: openMerchantPages('1', { isOn: () => true, closed: [] }),
};

type Module = { [name: string]: unknown; default: ComponentType };
const modules = import.meta.glob<Module>(['../{shell,merchant,routes}/**/*.tsx', '!../**/*.test.tsx']);

/** The same table as the build's, each page's code fetched when it is gone to. */
function routeObject({ id, path, index, file, children }: RouteConfigEntry): RouteObject {
  const common = {
    id: id ?? file,
    path,
    lazy: async () => {
      const module = await modules[`../${file}`]?.();
      if (!module) throw new Error(`${file} is not there`);
      const { default: Component, clientLoader, handle, ErrorBoundary } = module;
      const Boundary = ErrorBoundary as ComponentType<{ error: unknown }> | undefined;
      return {
        Component,
        loader: clientLoader as RouteObject['loader'],
        handle,
        ...(Boundary ? { ErrorBoundary: () => <Boundary error={useRouteError()} /> } : {}),
      };
    },
  };
  return index ? { ...common, index: true } : { ...common, children: children?.map(routeObject) };
}

/** Opens the page and waits until it shows. */
export async function openShop({
  at,
  language = 'en',
  settings,
  user,
  staff,
  answers = {},
}: Opening): Promise<OpenShop> {
  const bootstrap = {
    ...bootstrapOf({ settings, user }),
    ...(staff ? { staff: { ...STAFF, ...staff } } : {}),
  };
  const shop = fakeShop({
    loginGuest: () => ({ jtoken: 'token', user: bootstrapOf({}).user, guestUid: '1' }),
    renew: () => ({ jtoken: 'token', user: bootstrap.user }),
    tableViews: () => ({ Data: [] }),
    // The sign-in page offers a provider where the shop has one.
    externalProvider: () => ({ Name: '' }),
    // Where the question about cookies is answered.
    consentPurposes: () => ({ Data: [] }),
    ...(bootstrap.staff
      ? {
          staffRenew: () => ({ token: 'token', user: { ...STAFF, ...staff } }),
          // The menu of every page of the desk counts them.
          merchantOrdersWaiting: () => ({ Data: [], New: 0, At: '2026-03-01T05:00:00.000Z' }),
          cashWaiting: () => ({ Count: 0 }),
          applicationsWaiting: () => ({ Count: 0 }),
        }
      : {}),
    ...answers,
  });
  forgetAtEnd();
  const address = localePath(language, at);
  window.history.replaceState(null, '', address);
  document.documentElement.lang = language;
  document.documentElement.dataset['messages'] = 'shell';
  const json = document.body.appendChild(document.createElement('script'));
  Object.assign(json, {
    id: BOOTSTRAP_ELEMENT_ID,
    type: 'application/json',
    textContent: JSON.stringify(bootstrap),
  });
  const page = await openPageInBrowser(document, composeInBrowser);
  const calls = followCalls(page.api);
  page.api = calls.api;
  const alive = Promise.withResolvers<void>();
  const root = {
    element: <Root page={page} onAlive={alive.resolve} />,
    HydrateFallback: () => null,
    children: routes.map(routeObject),
  };
  const router = createMemoryRouter([root], {
    initialEntries: [address],
    getContext: () => navigationContext(page),
  });
  atEnd(() => {
    router.dispose();
    page.queryClient.clear();
  });
  put(<RouterProvider router={router} />);
  atEnd(() => atRest(router, page, calls));
  await alive.promise;
  await hydrating();
  await until(() => screen.getByRole('main'));
  return {
    ...shop,
    hand: userEvent.setup({ delay: null }),
    page,
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => void router.navigate(-1),
    close: endAll,
  };
}

/** What is under way comes to its end, and leads to nothing more: it does not ask the next test's shop. */
function atRest(router: DataRouter, { queryClient }: Page, calls: FollowedCalls): Promise<void> {
  return until(() => {
    const busy = queryClient.isFetching() + queryClient.isMutating() > 0 || calls.areUnderWay();
    if (busy || router.state.navigation.state !== 'idle') throw new Error('The page does not come to rest');
    calls.end();
  }, 1_000);
}

/** What a document would take with it, and the cookies. */
function forgetAtEnd(): void {
  const listening = vi.spyOn(window, 'addEventListener');
  atEnd(() => {
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
    notifications.clean();
    notifications.cleanQueue();
    Reflect.deleteProperty(window, 'dataLayer');
    document.body.replaceChildren();
    for (const pair of document.cookie.split('; '))
      document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  });
}

/** As `root.tsx`, but for the document. All texts are there; in the build they come a namespace at a time. */
function Root({ page, onAlive }: { page: Page; onAlive: () => void }) {
  // After all effects of its children.
  useEffect(onAlive, [onAlive]);
  const messages = page.locale === 'en' ? en : th;
  return (
    <PageProvider value={page}>
      <TranslationsProvider locale={page.locale} messages={messages}>
        <QueryClientProvider client={page.queryClient}>
          <SessionChanges />
          <TenantTheme>
            <Outlet />
          </TenantTheme>
        </QueryClientProvider>
      </TranslationsProvider>
    </PageProvider>
  );
}

function put(element: ReactElement): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  atEnd(() => root.unmount());
  root.render(element);
}
