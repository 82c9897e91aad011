import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBackKept } from '../features/acting/use-back-kept.ts';
import { useUsage } from '../features/analytics/use-usage.ts';
import { CenterDialogHost } from '../features/center/center-dialog-host.tsx';
import { useShopRealtime } from '../features/realtime/shop-realtime.ts';
import { AccountNeeded } from '../features/session/visitor/account-needed.tsx';
import { useVisitor } from '../features/session/visitor/use-visitor.ts';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { restoreInput } from '../page/restore-input.client.ts';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { LeavingProvider } from '../ui/interaction/leaving.ts';
import { BottomNav } from './bottom-nav.tsx';
import { BottomStrips } from './bottom-strips.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import { hasBottomNav, tellsOrderingFor } from './menu-entries.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { useHeldNavigation } from './use-held-navigation.ts';
import classes from './shell.module.css';

/** The frame of every page of the shop. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const path = pathWithoutLocale(useLocation().pathname);
  const ordering = useVisitor().acting && tellsOrderingFor(path);
  useUsage();
  useShopRealtime();
  const leaving = useHeldNavigation();
  useBackKept();
  useEffect(() => restoreInput(window, Date.now()), []);
  return (
    <div
      className={classes.shell}
      data-ordering={ordering || undefined}
      data-without-nav={!hasBottomNav(path) || undefined}
    >
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <NavigationBar />
      <PageAnnouncer />
      <MaintenanceBanner />
      <Header />
      <main id="content" className={classes.content} tabIndex={-1}>
        <LeavingProvider value={leaving}>{children}</LeavingProvider>
      </main>
      <Footer />
      <BottomNav />
      <BottomStrips ordering={ordering} />
      <ToastHost />
      {/* After what shows toasts. */}
      <AccountNeeded />
      <CenterDialogHost />
      <LoadingOverlay />
    </div>
  );
}
