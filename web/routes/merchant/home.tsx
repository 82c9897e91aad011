import { HomeCharts } from '../../features/merchant-home/home-charts.tsx';
import { HomeFindings } from '../../features/merchant-home/home-findings.tsx';
import { HomeFigures } from '../../features/merchant-home/home-figures.tsx';
import { LowStock } from '../../features/merchant-home/low-stock.tsx';
import { StartHere } from '../../features/merchant-home/start-here.tsx';
import {
  chartsOf,
  merchantHomeQuery,
  newCustomersQuery,
  topSalesQuery,
} from '../../features/merchant-home/merchant-home.queries.ts';
import { countsQuery } from '../../features/merchant-quality/quality.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { readRange } from '../../merchant-ui/range-tabs.tsx';
import { need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantHome', 'merchantQuality'],
  page: 'home',
  search: { uncached: ['range'] },
  queries: ({ url, ...page }) => {
    const range = readRange(url.searchParams);
    const charts = page.staff && chartsOf(page.staff.user());
    if (page.staff?.user().ActiveDC === '') return [];
    // A part that cannot be loaded says so in its place; the others stay.
    return [
      optional(need(merchantHomeQuery(page))),
      ...(charts?.products ? [optional(need(countsQuery(page)))] : []),
      ...(charts?.customers ? [optional(need(newCustomersQuery(page, range)))] : []),
      ...(charts?.sales ? [optional(need(topSalesQuery(page, range)))] : []),
    ];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant. */
export default function MerchantHomePage() {
  const t = useTranslations('merchant');
  const { usernames, ActiveDC, ActiveDCName } = useStaff();
  if (ActiveDC === '')
    return (
      <Stack>
        <PageHead title={t('pages.home')} facts={<UserText>{usernames}</UserText>} />
        <StartHere />
      </Stack>
    );
  return (
    <Stack>
      <PageHead title={t('pages.home')} facts={<UserText>{`${usernames} · ${ActiveDCName}`}</UserText>} />
      <HomeFigures />
      <HomeCharts
        beside={
          <>
            <LowStock />
            <HomeFindings />
          </>
        }
      />
    </Stack>
  );
}
