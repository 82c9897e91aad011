import { Button } from '@mantine/core';
import { CenterPhotos } from '../../features/merchant-centers/center-photos.tsx';
import { StaffFacts } from '../../features/staff/staff-facts.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { staffProfileQuery } from '../../features/staff/staff.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Column } from '../../merchant-ui/column.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'staff', 'files'],
  page: 'profile',
  queries: (page) => [need(staffProfileQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/profile: the member of staff's own data, and what of it they may change. */
export default function MerchantProfilePage() {
  const { ActiveDC } = useStaff();
  const t = useTranslations('merchant.pages');
  return (
    <Column>
      <PageHead
        title={t('profile')}
        actions={
          <>
            <Button component={AppLink} to="/merchant/profile/changepassword" variant="default">
              {t('changePassword')}
            </Button>
            <Button component={AppLink} to="/merchant/profile/edit">
              {t('profileEdit')}
            </Button>
          </>
        }
      />
      <StaffFacts />
      <CenterPhotos saleUnit={ActiveDC} />
    </Column>
  );
}
