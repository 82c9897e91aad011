import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { noteOrdering } from './ordering-note.ts';

/** Ends acting for a customer; the salesman goes on in the merchant area, where the next one is found. */
export function useEndActing(): { end: () => void; busy: boolean } {
  const { api, locale, bootstrap } = usePage();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      try {
        await api.endActing();
      } catch (error) {
        // It has ended by itself meanwhile.
        if (!isApiError(error) || error.answer.statusCode !== 401) throw error;
      }
    },
    onSuccess: () => {
      noteOrdering(sessionStorage, bootstrap, undefined);
      window.location.replace(localePath(locale, '/merchant/customer'));
    },
  });
  return { end: () => mutate(), busy: isPending || isSuccess };
}
