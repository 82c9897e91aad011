import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { MERCHANT_PROMOTIONS } from './merchant-promotions.queries.ts';
import { stepPath } from './promotion-steps.ts';

/** Copies a promotion and opens the copy, which is not enabled. */
export function useCopyPromotion(): { copy: (id: string) => Promise<void>; busy: boolean } {
  const t = useTranslations('merchantPromotions.menu');
  const { api, locale } = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  // After a lost line the same copy is asked for, and made once.
  const attempt = useRef<Attempt<string>>(undefined);
  const copy = async (id: string): Promise<void> => {
    attempt.current = attemptFor(id, { earlier: attempt.current });
    setBusy(true);
    try {
      const made = await api.copyPromotion({ params: { id }, headers: headersOf(attempt.current) });
      attempt.current = undefined;
      void client.invalidateQueries({ queryKey: MERCHANT_PROMOTIONS });
      showToast({ kind: 'success', message: t('copied'), milliseconds: TOAST_MS.other });
      await navigate(localePath(locale, stepPath(made.PromotionId, 0)));
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return { copy, busy };
}
