import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { isHomeForAccount } from '../../../page/admission.ts';
import { hydrating } from '../../../page/hydration.ts';
import { showToast, TOAST_MS } from '../../../ui/feedback/toast.ts';
import { useVisitor } from './use-visitor.ts';

/** Tells guests who were sent home from a page that needs an account why they are here, once. */
export function AccountNeeded() {
  const t = useTranslations('shell');
  const { guest } = useVisitor();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSent = isHomeForAccount(search);
  useEffect(() => {
    if (!isSent) return;
    const tell = async (): Promise<void> => {
      // A navigation before that would have React draw again what the server drew.
      const over = hydrating();
      if (over) await over;
      if (guest) showToast({ kind: 'info', message: t('accountNeeded'), milliseconds: TOAST_MS.info });
      await navigate(pathname, { replace: true, preventScrollReset: true });
    };
    void tell();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that somebody is sent here
  }, [isSent]);
  return null;
}
