import { calendarQuery } from '../../features/merchant-promotions/merchant-promotions.queries.ts';
import { PromotionCalendar } from '../../features/merchant-promotions/promotion-calendar.tsx';
import { readMonth } from '../../features/merchant-promotions/promotion-filters.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantPromotions'],
  page: 'promotions',
  search: { uncached: ['month'] },
  queries: ({ url, ...page }) => [optional(need(calendarQuery(page, readMonth(url.searchParams))))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/promotion/calendar. */
export default function PromotionCalendarPage() {
  const t = useTranslations('merchantPromotions');
  return (
    <Stack>
      <PageHead title={t('calendar.title')} back={{ to: '/merchant/promotion', label: t('title') }} />
      <PromotionCalendar />
    </Stack>
  );
}
