import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useMinute } from '../../ui/interaction/use-minute.ts';
import { useHeard } from './heard.ts';
import { agoOf } from './notification-rules.ts';
import classes from './notifications.module.css';
import { unreadQuery, type Notification } from './notifications.queries.ts';
import { useReading } from './use-reading.ts';

type Props = {
  items: readonly Notification[];
  /** One is being opened. */
  onOpen?: () => void;
};

/** A line each: what it says, how long ago, and whether it was read. */
export function NotificationItems({ items, onOpen }: Props) {
  const t = useTranslations('notifications');
  const { read } = useReading();
  // Read in another window, also further down than what is asked for anew.
  const { data: unread } = useQuery({ ...unreadQuery(usePage()), enabled: useHeard() });
  const isUnread = ({ ReadAt }: Notification): boolean => ReadAt === null && unread !== 0;
  return (
    <ul className={classes.items}>
      {items.map((one) => {
        const { NotificationId, Title, Body, Link, CreatedAt } = one;
        const lines = (
          <span className={classes.words}>
            {isUnread(one) && <span className="hidden-visually">{`${t('unreadOne')} `}</span>}
            <strong>
              <UserText>{Title}</UserText>
            </strong>
            {Body !== '' && (
              <span className={classes.body}>
                <UserText>{Body}</UserText>
              </span>
            )}
            <Ago at={CreatedAt} />
          </span>
        );
        return (
          <li key={NotificationId} data-unread={isUnread(one) || undefined}>
            {Link === '' ? (
              <button type="button" className={classes.item} onClick={() => read(one)}>
                {lines}
              </button>
            ) : (
              <AppLink
                to={Link}
                className={classes.item}
                onClick={() => {
                  read(one);
                  onOpen?.();
                }}
              >
                {lines}
              </AppLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How long ago, in words; as a date until the browser's clock is known. */
function Ago({ at }: { at: string }) {
  const t = useTranslations('notifications');
  const { locale } = usePage();
  const moment = new Date(at);
  const now = useMinute();
  const ago = now === undefined ? 'long' : agoOf(moment, new Date(now));
  const date = formatDate(moment, locale, 'dayTime');
  return (
    <time className={classes.ago} dateTime={at} title={date}>
      {ago === 'long' ? date : ago === 'now' ? t('ago.now') : t(`ago.${ago.unit}`, { count: ago.count })}
    </time>
  );
}
