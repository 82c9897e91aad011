import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useLeaving } from '../ui/interaction/leaving.ts';
import { shownError } from '../page/page-error.ts';
import { restoreInput } from '../page/restore-input.client.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { ConnectionNote } from '../shell/connection-note.tsx';
import { NavigationBar } from '../shell/navigation-bar.tsx';
import { PageAnnouncer } from '../shell/page-announcer.tsx';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import classes from './entry-layout.module.css';
import { MerchantError } from './merchant-error.tsx';
import { MerchantLogo } from './merchant-logo.tsx';

export const handle = { messages: ['merchant'] as const };

/** Around the sign-in of the merchant area: nothing but the way in. */
export default function EntryLayout() {
  return (
    <EntryFrame>
      <Outlet />
    </EntryFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <EntryFrame>
      <MerchantError error={shownError(error)} />
    </EntryFrame>
  );
}

function EntryFrame({ children }: { children: ReactNode }) {
  useLeaving();
  useEffect(() => restoreInput(window, Date.now()), []);
  return (
    <div className={classes.entry}>
      <meta name="robots" content="noindex" />
      <NavigationBar />
      <PageAnnouncer />
      <header className={classes.head}>
        <MerchantLogo />
        <LanguageSwitch className={classes.language} />
      </header>
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <ConnectionNote />
      <ToastHost />
    </div>
  );
}
