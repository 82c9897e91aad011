import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ToastHost } from '../ui/toast-host.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import classes from './shell.module.css';

/** What stands around every page of the shop. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <NavigationBar />
      <PageAnnouncer />
      <Header />
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomNav />
      <ToastHost />
    </div>
  );
}
