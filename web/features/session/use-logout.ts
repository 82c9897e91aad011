import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';

/** Ends the session, empties what was fetched for it, and goes home as a guest (storefront §4.3). */
export function useLogout(): () => void {
  const { session, locale } = usePage();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: session.leave,
    onSuccess: () => navigate(localePath(locale, '/')),
  });
  return () => mutate();
}
