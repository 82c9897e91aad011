import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { coverWhile } from '../../ui/feedback/loading-overlay.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { StaffCenter } from './staff.queries.ts';
import { useStaffSession } from './use-staff.ts';

/** Works for another center from now on; `StaffChanges` then reloads everything. */
export function useSwapCenter(): (center: Pick<StaffCenter, 'SaleUnit' | 'DIST_NAME'>) => Promise<void> {
  const t = useTranslations('staff.center');
  const { api } = usePage();
  const { user, adopt } = useStaffSession();
  const tellError = useTellError();
  return async ({ SaleUnit, DIST_NAME: name }) => {
    if (SaleUnit === user().ActiveDC) return;
    try {
      adopt(await coverWhile(api.staffSwapCenter({ params: { saleUnit: SaleUnit } })));
      showToast({ kind: 'success', message: t('changed', { name }), milliseconds: TOAST_MS.other });
    } catch (error) {
      tellError(error);
    }
  };
}
