import { DoublesList } from '../../features/merchant-doubles/doubles-list.tsx';
import { doublesQuery } from '../../features/merchant-doubles/doubles.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'customerDoubles'],
  page: 'customers',
  queries: (page) => [optional(needPages(doublesQuery(page)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/doubles: customers of the center that may be one. */
export default function CustomerDoublesPage() {
  const t = useTranslations('customerDoubles');
  const tPages = useTranslations('merchant.pages');
  const { ActiveDCName } = useStaff();
  return (
    <Stack>
      <PageHead
        title={t('title')}
        back={{ to: '/merchant/customer', label: tPages('customers') }}
        facts={<UserText>{ActiveDCName}</UserText>}
      />
      <DoublesList />
    </Stack>
  );
}
