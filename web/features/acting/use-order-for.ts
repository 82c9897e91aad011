import { useMutation } from '@tanstack/react-query';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { coverWhile } from '../../ui/feedback/loading-overlay.ts';
import { useStaff } from '../staff/use-staff.ts';
import type { StaffCustomer } from './acting.queries.ts';

type Meant = Pick<StaffCustomer, 'CUSTOMERCODE' | 'SALEUNIT'>;

/**
 * Starts acting for a customer at the center that the salesman works for, and opens the shop as a document of its own.
 * It replaces this page: Back does not lead from the customer's shop into the merchant area (S-61).
 */
export function useOrderFor(): { orderFor: (customer: Meant) => void; busy: boolean } {
  const { api, locale } = usePage();
  const { ActiveDC } = useStaff();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ CUSTOMERCODE: code, SALEUNIT: saleUnit }: Meant) =>
      coverWhile(api.loginAsClient({ params: { code, saleUnit }, query: { activeDc: ActiveDC } })),
    onSuccess: () => window.location.replace(localePath(locale, '/')),
  });
  return { orderFor: mutate, busy: isPending || isSuccess };
}
