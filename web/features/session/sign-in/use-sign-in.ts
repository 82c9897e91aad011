import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { clearToasts, showToast, TOAST_MS } from '../../../ui/feedback/toast.ts';
import { nextPath } from './next-path.ts';
import type { SignedIn } from '../token/session-client.ts';

/** Takes over what a sign-in answered, the guest's cart with it, and goes on to where the buyer was (S-14). */
export function useSignIn(): (answer: SignedIn, next?: string) => void {
  const t = useTranslations('session.login');
  const { session, locale } = usePage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (answer, next = search.get('next') ?? '') => {
    session.adopt(answer);
    clearToasts();
    showToast({ kind: 'success', message: t('done'), milliseconds: TOAST_MS.other });
    void navigate(nextPath(next, locale), { replace: true });
  };
}
