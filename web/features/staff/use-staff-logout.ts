import { useMutation } from '@tanstack/react-query';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { useStaffSession } from './use-staff.ts';

/** Ends the session, and goes on with a document that knows nothing of it. */
export function useStaffLogout(): () => void {
  const { locale } = usePage();
  const { leave } = useStaffSession();
  const { mutate } = useMutation({
    mutationFn: leave,
    onSuccess: () => window.location.assign(localePath(locale, '/merchant/login')),
  });
  return () => mutate();
}
