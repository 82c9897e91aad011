import { formatDate } from '#domain/time/dates.ts';
import { timeLeft } from '#domain/time/time-left.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useMinute } from '../../ui/interaction/use-minute.ts';
import type { Promotion } from './promotion.queries.ts';
import classes from './until-end.module.css';

/** The last moment that still counts: what ends at midnight ends with the day before. */
export const lastMoment = (end: Date): Date => new Date(end.getTime() - 1);
/** Nobody is told the end of what has none. */
const OPEN_FROM = new Date('2099-01-01T00:00:00+07:00');

/** Until which day it can be had, and on its last day how long still. Without a promise while the page is older than that. */
export function UntilEnd({ end }: { end: string }) {
  const t = useTranslations('promotions');
  const { locale } = usePage();
  const now = useMinute();
  const at = new Date(end);
  if (at >= OPEN_FROM) return null;
  const left = now === undefined ? undefined : timeLeft(at, now);
  if (left) return <strong className={classes.soon}>{t('left', left)}</strong>;
  if (now !== undefined && at.getTime() <= now) return <span className={classes.end}>{t('over')}</span>;
  return <span className={classes.end}>{t('until', { day: formatDate(lastMoment(at), locale) })}</span>;
}

/** A hot deal is the shop's pick and promises no price: its last day is nobody's loss. */
export function PromotionEnd({ promotion }: { promotion: Pick<Promotion, 'Kind' | 'DateEnd'> }) {
  return promotion.Kind === 'HOT_DEAL' ? null : <UntilEnd end={promotion.DateEnd} />;
}
