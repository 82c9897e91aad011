import { useSyncExternalStore } from 'react';
import { formatDate, isInBlackout, startOfDay } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';

const never = () => () => {};

/** On the days of the order-announcement blackout the buyer is warned that orders take longer (K-04). */
export function OrderAnnouncement() {
  const t = useTranslations('cartPage');
  const { config, locale } = usePage();
  const blackout = config.get('ORDER_ANNOUNCEMENT_BLACKOUT');
  // A page that was made ready yesterday does not know today.
  const on = useSyncExternalStore(
    never,
    () => isInBlackout(blackout, new Date()),
    () => false,
  );
  if (!on) return null;
  const [from, to] = blackout.split('-').map((day) => startOfDay(day.trim()));
  if (!from || !to) return null;
  return (
    <Note tone="warning">
      <p>{t('blackout', { from: formatDate(from, locale), to: formatDate(to, locale) })}</p>
    </Note>
  );
}
