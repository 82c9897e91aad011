import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import classes from './bell.module.css';
import { badgeText, unreadText } from './notification-rules.ts';
import { unreadQuery } from './notifications.queries.ts';

/** How many are unread, on the bell and in its name. */
export default function BellCount() {
  const t = useTranslations('shell');
  const { data: unread = 0 } = useQuery(unreadQuery(usePage()));
  if (unread === 0) return null;
  return (
    <>
      <span className="hidden-visually">{`, ${t('unread', { count: unreadText(unread) })}`}</span>
      <span className={classes.count} aria-hidden>
        {badgeText(unread)}
      </span>
    </>
  );
}
