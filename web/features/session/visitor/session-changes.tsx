import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { CustomerUser } from '#contract/page.ts';
import { localePath } from '../../../i18n/locale-path.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { accessRedirect } from '../../../page/admission.ts';
import { useMatchedPages } from '../../../page/matched-pages.ts';
import { usePage } from '../../../page/page-context.ts';
import { hydrating } from '../../../page/hydration.ts';
import { showToast, TOAST_MS } from '../../../ui/feedback/toast.ts';
import { noteEndedOrdering } from '../../acting/ended-ordering-note.ts';
import { noteOrdering } from '../../acting/ordering-note.ts';
import type { SessionChange } from '../token/token-session.ts';
import { isActing, isGuest } from './visitor.ts';

/**
 * Rendered on every page, without output. When the visitor changes, or the same is at another center, it redirects from
 * a page that is not for them, and everything that was fetched is reloaded (`session-resets.ts`).
 */
export function SessionChanges() {
  const { session, standing, queryClient, locale, bootstrap } = usePage();
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isGoing = useNavigation().state !== 'idle';
  const { pathname, search, hash, state } = useLocation();
  const access = useMatchedPages().findLast((page) => page.access !== undefined)?.access;

  const leaving = useRef(false);
  const resetDue = useRef(false);

  const resetWhenDue = useCallback(async (): Promise<void> => {
    if (!resetDue.current) return;
    resetDue.current = false;
    await queryClient.resetQueries();
  }, [queryClient]);

  /**
   * By a navigation to the current address: `revalidate()` leaves an error page in its place when the data come at once
   * (`AskAgain` in `shell/error-page.tsx`).
   */
  const loadPageAnew = () =>
    navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });

  const follow = async (
    user: CustomerUser,
    before: CustomerUser,
    { why, elsewhere }: SessionChange,
  ): Promise<void> => {
    const actingOver = why === 'over' && isActing(before);
    // At once: the merchant area, where it leads, is a document of its own.
    if (actingOver) {
      noteOrdering(sessionStorage, bootstrap, undefined);
      noteEndedOrdering(sessionStorage, bootstrap, before.CUSTOMERNAME);
    }
    const over = hydrating();
    if (over) await over;
    // What nobody looks at is forgotten at once, so that no next page begins with it. What is still on its way is left to
    // fail or to come for who is here now: taken away, it would be asked for again.
    queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' });
    if (why === 'over' && !actingOver)
      showToast({ kind: 'info', message: t('sessionOver'), milliseconds: TOAST_MS.info });
    const out =
      why === 'logout' && !elsewhere
        ? localePath(locale, '/')
        : accessRedirect({ access }, { ...standing(), guest: isGuest(user) }, pathname + search);
    if (out === undefined) {
      if (elsewhere) await (isGoing ? revalidate() : loadPageAnew());
      await queryClient.resetQueries();
      return;
    }
    // Redirect first: a page that may not be seen would fail when it reloads. Where a navigation is under way already,
    // the next page's own guard redirects.
    resetDue.current = true;
    if (isGoing || leaving.current) return;
    leaving.current = true;
    await navigate(out, { replace: why === 'over' });
    leaving.current = false;
    await resetWhenDue();
  };
  useEffect(() => {
    if (!isGoing) void resetWhenDue();
  }, [isGoing, resetWhenDue]);

  const current = useRef(follow);
  useEffect(() => {
    current.current = follow;
  });
  useEffect(() => {
    const now = session.user();
    // A token that was asked for before the page came alive may have found another center.
    if (now.CUSTOMERCODE !== bootstrap.user.CUSTOMERCODE || now.ActiveDC !== bootstrap.user.ActiveDC)
      void current.current(now, bootstrap.user, { why: 'swap', elsewhere: true });
    return session.subscribe((...change) => void current.current(...change));
  }, [session, bootstrap]);
  return null;
}
