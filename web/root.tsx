// Before everything with styles of its own: ours go before Mantine's, in one sheet with them.
import './ui/theme/styles.css';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { IntlProvider } from 'use-intl';
import { SessionChanges } from './features/session/session-changes.tsx';
import type { Dictionary, Messages } from './i18n/namespaces.ts';
import { DocumentFrame } from './shell/document-frame.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { arrivedState } from './page/prefetch.ts';
import { shownError } from './page/page-error.ts';
import { usePage } from './page/page-context.ts';
import { TenantTheme } from './ui/theme/tenant-theme.tsx';

// The texts of either language stand for the English ones, which give the keys and placeholders their types.
const typed = (dictionary: Dictionary) => dictionary as Partial<Messages>;

export function Layout({ children }: { children: ReactNode }) {
  const { locale, queryClient, messages } = usePage();
  const dictionary = useSyncExternalStore(messages.subscribe, messages.current, messages.current);
  return (
    <IntlProvider locale={locale} messages={typed(dictionary)} timeZone="Asia/Bangkok">
      <DocumentFrame>
        <QueryClientProvider client={queryClient}>
          <SessionChanges />
          <TenantTheme>{children}</TenantTheme>
        </QueryClientProvider>
      </DocumentFrame>
    </IntlProvider>
  );
}

export default function App() {
  const matches = useMatches();
  // Once a document: later pages fetch into the cache themselves.
  const [arrived] = useState(() =>
    arrivedState(
      matches.map((match) => match.loaderData),
      Date.now(),
    ),
  );
  return (
    <HydrationBoundary state={arrived}>
      <Outlet />
    </HydrationBoundary>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={shownError(error)} />;
}
