// Before everything with styles of its own: ours go before Mantine's, in one sheet with them.
import './ui/theme/styles.css';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { SessionChanges } from './features/session/visitor/session-changes.tsx';
import { TranslationsProvider } from './i18n/use-translations.tsx';
import { DocumentFrame } from './shell/document-frame.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { arrivedState } from './page/prefetch.ts';
import { shownError } from './page/page-error.ts';
import { usePage } from './page/page-context.ts';
import { TenantTheme } from './ui/theme/tenant-theme.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { locale, queryClient, messages } = usePage();
  const dictionary = useSyncExternalStore(messages.subscribe, messages.current, messages.current);
  return (
    <TranslationsProvider locale={locale} messages={dictionary}>
      <DocumentFrame>
        <QueryClientProvider client={queryClient}>
          <SessionChanges />
          <TenantTheme>{children}</TenantTheme>
        </QueryClientProvider>
      </DocumentFrame>
    </TranslationsProvider>
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
