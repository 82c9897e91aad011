import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, type BlockerFunction } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { connection } from '../page/connection.ts';
import { showToast, TOAST_MS } from '../ui/feedback/toast.ts';

/**
 * While offline, a navigation to a page that was not seen before waits until the connection is back: the page's code
 * could not be fetched, and the page that is shown would be lost with all that was typed into it. A note says that it
 * waits.
 */
export function useHeldNavigation(): void {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const seen = useRef(new Set<string>());
  useEffect(() => void seen.current.add(pathname), [pathname]);
  const holds: BlockerFunction = useCallback(
    ({ nextLocation }) => connection.state() === 'cut' && !seen.current.has(nextLocation.pathname),
    [],
  );
  const blocker = useBlocker(holds);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    showToast({ kind: 'info', message: t('waits'), milliseconds: TOAST_MS.info });
    const goOn = (): void => {
      if (connection.state() === 'cut') return;
      const { pathname: path, search, hash } = blocker.location;
      blocker.reset();
      // As a document of its own: what the browser could not fetch of a page's code, it does not ask for again.
      window.location.assign(path + search + hash);
    };
    // The line may have come back before this was drawn.
    goOn();
    return connection.subscribe(goOn);
  }, [blocker, t]);
}
