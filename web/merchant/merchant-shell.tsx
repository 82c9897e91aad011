import { useEffect, type ReactNode } from 'react';
import { StillOrdering } from '../features/acting/still-ordering.tsx';
import { useFollowedRuns } from '../features/runs/followed-runs.ts';
import { useTellError } from '../features/session/visitor/use-tell-error.ts';
import { StaffChanges } from '../features/staff/staff-changes.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePageKey } from '../ui/interaction/page-key.ts';
import { useUndoKey } from '../merchant-ui/undo.ts';
import { LeavingProvider, useLeaving } from '../ui/interaction/leaving.ts';
import { restoreInput } from '../page/restore-input.client.ts';
import { ConnectionNote } from '../shell/connection-note.tsx';
import { LoadingOverlay } from '../shell/loading-overlay.tsx';
import { NavigationBar } from '../shell/navigation-bar.tsx';
import { PageAnnouncer } from '../shell/page-announcer.tsx';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { useOverlayEntry } from '../ui/interaction/use-overlay-entry.ts';
import { useLazyComponent } from '../ui/interaction/use-lazy-component.tsx';
import { MerchantRealtime } from './merchant-realtime.tsx';
import { MerchantBar } from './merchant-bar.tsx';
import classes from './merchant-shell.module.css';
import { PhoneBar } from './phone-bar.tsx';
import { PhoneHeader } from './phone-header.tsx';
import { SideMenu } from './side-menu.tsx';

const fetchRuns = () => import('../features/runs/run-panel.tsx');
const fetchCenters = () => import('../features/staff/staff-center-sheet.tsx');
const fetchSearch = () => import('./quick-search-host.tsx');
const fetchMenu = () => import('./phone-menu.tsx');

/** The frame of every page of the merchant area for signed-in staff. */
export function MerchantShell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const onLost = useTellError();
  const centers = useOverlayEntry('centers');
  const menu = useOverlayEntry('menu');
  const CenterSheet = useLazyComponent({ fetchComponent: fetchCenters, wanted: centers.open, onLost });
  const Menu = useLazyComponent({ fetchComponent: fetchMenu, wanted: menu.open, onLost });
  const search = useOverlayEntry('search');
  const Search = useLazyComponent({ fetchComponent: fetchSearch, wanted: search.open, onLost });
  usePageKey({ code: 'KeyK', withControl: true }, search.show);
  useUndoKey();
  const runs = useFollowedRuns();
  const RunPanel = useLazyComponent({ fetchComponent: fetchRuns, wanted: runs.ids.length > 0, onLost });
  const leaving = useLeaving();
  useEffect(() => restoreInput(window, Date.now()), []);
  return (
    <div className={classes.shell}>
      {/* Nobody finds it by a search engine. */}
      <meta name="robots" content="noindex" />
      <StaffChanges />
      <MerchantRealtime />
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <NavigationBar />
      <PageAnnouncer />
      <SideMenu />
      <div className={classes.page}>
        <PhoneHeader onSwitchCenter={centers.show} onSearch={search.show} />
        <MerchantBar onSwitchCenter={centers.show} onSearch={search.show} />
        <StillOrdering />
        <main id="content" className={classes.content} tabIndex={-1}>
          <LeavingProvider value={leaving}>{children}</LeavingProvider>
        </main>
        {RunPanel?.({})}
      </div>
      <PhoneBar onMenu={menu.show} />
      <div className={classes.line}>
        <ConnectionNote />
      </div>
      <ToastHost />
      {CenterSheet?.({ onClose: centers.hide })}
      {Search?.({ onClose: search.hide })}
      {Menu?.({ onClose: menu.hide })}
      <LoadingOverlay />
    </div>
  );
}
