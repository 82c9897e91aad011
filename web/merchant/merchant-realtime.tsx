import { useNavigate } from 'react-router';
import { localePath } from '../i18n/locale-path.ts';
import { isStaffGuest } from '../features/staff/staff-session.ts';
import { useStaff, useStaffSession } from '../features/staff/use-staff.ts';
import { useRealtime } from '../features/realtime/use-realtime.ts';
import { MERCHANT_ORDERS } from '../features/merchant-orders/merchant-orders.queries.ts';
import { applicationsWaitingQuery } from '../features/merchant-applications/applications.queries.ts';
import { registrationsWaitingQuery } from '../features/merchant-registrations/registrations.queries.ts';
import { refreshNotifications } from '../features/notifications/heard.ts';
import { RUNS } from '../features/runs/runs.queries.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { showToast, TOAST_MS } from '../ui/feedback/toast.ts';

/** Rendered on every page of the merchant area, without output: orders follow what buyers and colleagues do. */
export function MerchantRealtime() {
  const t = useTranslations('merchant');
  const { queryClient: queries, locale, api } = usePage();
  const navigate = useNavigate();
  const { token, follow } = useStaffSession();
  const staff = useStaff();
  useRealtime({
    who: isStaffGuest(staff) ? undefined : staff.userid,
    token,
    queries,
    queryKey: MERCHANT_ORDERS,
    // A shop in trouble says nothing, and the next call will.
    onOver: () => void follow().catch(() => undefined),
    onNotification: () => {
      refreshNotifications(queries);
      // One of them may say that a customer or a merchant waits.
      void queries.invalidateQueries({ queryKey: registrationsWaitingQuery({ api }).queryKey });
      void queries.invalidateQueries({ queryKey: applicationsWaitingQuery({ api }).queryKey });
    },
    onMissed: () => refreshNotifications(queries),
    onRun: () => void queries.invalidateQueries({ queryKey: RUNS }),
    onOrder: ({ OrderID, SaleUnit, Status }) => {
      if (Status === 'Wait' && SaleUnit === staff.ActiveDC)
        showToast({
          kind: 'info',
          message: t('newOrder', { order: OrderID }),
          milliseconds: TOAST_MS.info,
          action: {
            label: t('openOrder'),
            onPress: () => void navigate(localePath(locale, `/merchant/order/${OrderID}/${SaleUnit}`)),
          },
        });
    },
  });
  return null;
}
