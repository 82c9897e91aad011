import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import type { CallInput } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';

export type Answers = CallInput<'saveConsents'>['body']['Consents'];

/** Sends answers as they are chosen, and shows what the shop has then. */
export function useAnswerConsents() {
  const t = useTranslations('consents');
  const { api } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  return useMutation({
    mutationFn: (Consents: Answers) => api.saveConsents({ body: { Consents } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['consents', 'own'] });
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
    },
    onError: (error) => {
      // Other words stand there now.
      if (isApiError(error) && error.answer.code === 'CONSENT_WORDING_CHANGED')
        void client.invalidateQueries({ queryKey: ['consents'] });
      tellError(error);
    },
  });
}
