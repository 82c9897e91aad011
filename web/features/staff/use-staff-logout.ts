import { useMutation } from '@tanstack/react-query';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { noteOrdering } from '../acting/ordering-note.ts';
import { useStaffSession } from './use-staff.ts';

/** Ends the session, and goes on with a document that knows nothing of it. */
export function useStaffLogout(): () => void {
  const { locale, bootstrap } = usePage();
  const { leave } = useStaffSession();
  const { mutate } = useMutation({
    mutationFn: leave,
    onSuccess: () => {
      // It ended with the session.
      noteOrdering(sessionStorage, bootstrap, undefined);
      window.location.assign(localePath(locale, '/merchant/login'));
    },
  });
  return () => mutate();
}
