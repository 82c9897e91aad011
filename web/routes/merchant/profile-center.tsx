import { StaffCenterPicker } from '../../features/staff/staff-center-picker.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { staffCentersQuery } from '../../features/staff/staff.queries.ts';
import { useSwapCenter } from '../../features/staff/use-swap-center.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Column } from '../../merchant-ui/column.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage({
  messages: ['merchant', 'staff', 'center'],
  page: 'profileCenter',
  queries: (page) => [need(staffCentersQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/profile/dc: the center that the member of staff works for. */
export default function MerchantCenterPage() {
  const t = useTranslations('merchant.pages');
  const swap = useSwapCenter();
  return (
    <Column>
      <PageHead title={t('profileCenter')} back={{ to: '/merchant/profile', label: t('profile') }} />
      <StaffCenterPicker onChoose={(center) => void swap(center)} />
    </Column>
  );
}
