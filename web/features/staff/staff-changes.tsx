import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { staffLoginPath } from './staff-paths.ts';
import type { StaffChange } from './staff-session.ts';
import { useStaffSession } from './use-staff.ts';

/**
 * Rendered on every page of the merchant area, without output. A session that ended by itself leads to the sign-in and
 * back to here; at another center everything that was fetched is reloaded; another person gets a document of their own.
 */
export function StaffChanges() {
  const { queryClient, locale, bootstrap } = usePage();
  const { subscribe, user } = useStaffSession();
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const follow = (change: StaffChange): void => {
    if (change === 'name') return;
    if (change === 'person') return window.location.reload();
    queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' });
    if (change === 'center') return void queryClient.resetQueries();
    showToast({ kind: 'info', message: t('sessionOver'), milliseconds: TOAST_MS.info });
    void navigate(staffLoginPath(locale, pathname + search), { replace: true });
  };
  const current = useRef(follow);
  useEffect(() => {
    current.current = follow;
  });
  useEffect(() => {
    // A token that was asked for before the page came alive may have found another center.
    if (user().ActiveDC !== bootstrap.staff?.ActiveDC) current.current('center');
    return subscribe((change) => current.current(change));
  }, [subscribe, user, bootstrap]);
  return null;
}
