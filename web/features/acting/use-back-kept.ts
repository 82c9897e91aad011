import { useEffect } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { noteOrdering } from './ordering-note.ts';

type Entry = { idx?: number } | null;
const isFirst = (): boolean => !(window.history.state as Entry)?.idx;

/** A second entry of the same page: the way back leads from it to the first one, and not out of the customer's shop. */
function addEntry(): void {
  const state = { ...window.history.state, idx: 1, key: Math.random().toString(36).slice(2, 10) };
  window.history.pushState(state, '', window.location.href);
}

/**
 * Back does not take a salesman who orders for a customer out of the customer's shop (S-61): it stays on its first page
 * and shows who the order is for. Browsers skip history entries that were made without a user gesture, so the entry is
 * added with the first one.
 */
export function useBackKept(): void {
  const t = useTranslations('shell');
  const { bootstrap } = usePage();
  const { acting, CUSTOMERNAME, CUSTOMERCODE, UserId = '' } = useVisitor();
  // Before the first press, and by typing an address, the way leads out all the same: the merchant area then says it.
  useEffect(
    () =>
      noteOrdering(
        sessionStorage,
        bootstrap,
        acting ? { by: UserId, code: CUSTOMERCODE, name: CUSTOMERNAME } : undefined,
      ),
    [acting, bootstrap, UserId, CUSTOMERCODE, CUSTOMERNAME],
  );
  useEffect(() => {
    if (!acting) return undefined;
    const onPress = (): void => {
      if (isFirst()) addEntry();
    };
    const onBack = (): void => {
      if (!isFirst()) return;
      showToast({
        kind: 'info',
        message: t('stillOrderingFor', { name: CUSTOMERNAME }),
        milliseconds: TOAST_MS.info,
      });
    };
    window.addEventListener('click', onPress, true);
    window.addEventListener('keydown', onPress, true);
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('click', onPress, true);
      window.removeEventListener('keydown', onPress, true);
      window.removeEventListener('popstate', onBack);
    };
  }, [acting, CUSTOMERNAME, t]);
}
