import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import classes from './unread-dot.module.css';
import { unreadText } from './notification-rules.ts';
import { unreadQuery } from './notifications.queries.ts';

/** That something is unread, on what leads to it and in its name. Fetched once the shop's events are heard, as the bell's number is. */
export default function UnreadDot() {
  const t = useTranslations('shell');
  const { data: unread = 0 } = useQuery(unreadQuery(usePage()));
  if (unread === 0) return null;
  return (
    <>
      <span className="hidden-visually">{`, ${t('unread', { count: unreadText(unread) })}`}</span>
      <span className={classes.dot} aria-hidden data-unread />
    </>
  );
}
