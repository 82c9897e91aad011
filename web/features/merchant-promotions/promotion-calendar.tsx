import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useSearchParams } from 'react-router';
import { weekdayName } from '#domain/shop/opening-hours.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import { usePeriod } from '../../merchant-ui/use-period.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { barOf, daysInMonth, monthBeside } from './calendar-bars.ts';
import classes from './promotion-calendar.module.css';
import { calendarQuery, type PlannedPromotion } from './merchant-promotions.queries.ts';
import { PromotionStatus } from './promotion-status.tsx';
import { readMonth } from './promotion-filters.ts';
import { stepPath } from './promotion-steps.ts';
import { dayWords, nameOfPromotion } from './promotion-words.ts';

/** As many as the call answers. */
const MOST = 300;

/** What runs at the center in a month, each as a bar over its days. */
export function PromotionCalendar() {
  const t = useTranslations('merchantPromotions.calendar');
  const [search] = useSearchParams();
  const period = usePeriod('long');
  const { pathWith } = useAddressParams();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...calendarQuery(usePage(), readMonth(search)),
    placeholderData: keepPreviousData,
  });
  if (!data && isError)
    return (
      <EmptyState title={t('failed')}>
        <Button size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  if (!data) return <LoadingState />;
  const { Month, Data } = data;
  const beside = (by: number) => pathWith({ month: monthBeside(Month, by) });
  return (
    <section aria-label={t('title')} data-stale={isPlaceholderData || undefined}>
      <div className={classes.head}>
        <Button component={AppLink} to={beside(-1)} variant="default" size="md" preventScrollReset>
          {t('before')}
        </Button>
        <h2 className={classes.month}>{period(Month)}</h2>
        <Button component={AppLink} to={beside(1)} variant="default" size="md" preventScrollReset>
          {t('next')}
        </Button>
      </div>
      {Data.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <>
          <Days month={Month} />
          <ul className={classes.bars}>
            {Data.map((one) => (
              <Planned key={one.PromotionId} promotion={one} month={Month} />
            ))}
          </ul>
          {Data.length === MOST && <p>{t('more', { count: MOST })}</p>}
        </>
      )}
    </section>
  );
}

const columnsOf = (days: number): CSSProperties => ({
  gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))`,
});

/** The days over the bars; what they say is also in words beside each. */
function Days({ month }: { month: string }) {
  const count = daysInMonth(month);
  return (
    <div className={classes.days} aria-hidden style={columnsOf(count)}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at + 1}>{at + 1}</span>
      ))}
    </div>
  );
}

function Planned({ promotion, month }: { promotion: PlannedPromotion; month: string }) {
  const t = useTranslations('merchantPromotions.calendar');
  const { locale } = usePage();
  const { PromotionId, DateBeginT, DateEndT, Status, Weekdays } = promotion;
  const { from, to } = barOf(month, { begin: DateBeginT, end: DateEndT });
  return (
    <li className={classes.planned}>
      <div className={classes.name}>
        <AppLink to={stepPath(PromotionId, 0)}>
          <UserText>{nameOfPromotion(promotion, locale)}</UserText>
        </AppLink>
        <PromotionStatus status={Status} />
      </div>
      <p className={classes.words}>
        {t('between', { from: dayWords(DateBeginT, locale), to: dayWords(DateEndT, locale) })}
        {Weekdays.length < 7 &&
          ` · ${t('on', { days: Weekdays.map((day) => weekdayName(day, locale, 'short')).join(' ') })}`}
      </p>
      <div className={classes.track} aria-hidden style={columnsOf(daysInMonth(month))}>
        <span className={classes.bar} data-status={Status} style={{ gridColumn: `${from} / ${to + 1}` }} />
      </div>
    </li>
  );
}
