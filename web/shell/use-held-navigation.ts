import { useEffect } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { connection } from '../page/connection.ts';
import { showToast, TOAST_MS } from '../ui/feedback/toast.ts';
import { useLeaving, type Leaving } from '../ui/interaction/leaving.ts';

/** As `useLeaving`; a note says that a navigation waits for the connection. */
export function useHeldNavigation(): Leaving {
  const t = useTranslations('shell');
  const leaving = useLeaving();
  const { blocker } = leaving;
  useEffect(() => {
    if (blocker.state === 'blocked' && connection.state() === 'cut')
      showToast({ kind: 'info', message: t('waits'), milliseconds: TOAST_MS.info });
  }, [blocker, t]);
  return leaving;
}
