import { useTranslations } from 'use-intl';
import { StaffCenterPicker } from '../../features/staff/staff-center-picker.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { staffCentersQuery } from '../../features/staff/staff.queries.ts';
import { useSwapCenter } from '../../features/staff/use-swap-center.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'staff', 'center'],
  page: 'profileCenter',
  queries: (page) => [need(staffCentersQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/profile/dc: the center that he works for. */
export default function MerchantCenterPage() {
  const t = useTranslations('staff');
  const swap = useSwapCenter();
  return (
    <Stack narrow>
      <PageHead title={t('center.title')} back={{ to: '/merchant/profile', label: t('profile.title') }} />
      <StaffCenterPicker onChoose={(center) => void swap(center)} />
    </Stack>
  );
}
