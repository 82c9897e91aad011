import { useState } from 'react';
import { closedFrom, weekdayName, weekInLines } from '#domain/shop/opening-hours.ts';
import { formatDate, wallTime } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import type { Center } from './center.queries.ts';
import classes from './center-dialog.module.css';

/** The next closed days that are worth a line. */
const MOST_DAYS = 3;

/** When a center is open, and the next days that it is closed; nothing where the shop says neither. */
export function CenterHours({ center: { Hours, ClosedDays } }: { center: Center }) {
  const t = useTranslations('center.hours');
  const { locale } = usePage();
  const week = weekInLines(Hours.map(({ Day, From, Until }) => ({ day: Day, from: From, until: Until })));
  const [today] = useState(() => wallTime(new Date()).slice(0, 10));
  const closed = closedFrom(
    ClosedDays.map(({ Date: date, Name: name }) => ({ date, name })),
    today,
  ).slice(0, MOST_DAYS);
  const nameOf = (day: number) => weekdayName(day, locale, 'short');
  return (
    <>
      {week.length > 0 && (
        <span className={classes.address}>
          {week
            .map(({ first, last, spans }) => {
              const days = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
              return `${days} ${spans.length > 0 ? spans.join(', ') : t('closed')}`;
            })
            .join(' · ')}
        </span>
      )}
      {closed.length > 0 && (
        <span className={classes.address}>
          {t('closedOn', {
            days: closed
              .map(({ date, name }) => {
                const day = formatDate(new Date(`${date}T12:00:00+07:00`), locale);
                return name === '' ? day : `${day} (${name})`;
              })
              .join(', '),
          })}
        </span>
      )}
    </>
  );
}
