import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './shop-notifications.module.css';
import type { ShopSettings } from './merchant-notifications.queries.ts';

const TONES = { working: 'done', down: 'stopped', off: 'waiting' } as const;

/** Whether SMS and e-mails go out, and what waits where they do not. */
export function ChannelStates({ channels }: { channels: ShopSettings['Channels'] }) {
  const t = useTranslations('merchantNotifications');
  const names = useTranslations('notificationSettings.channels');
  const { locale } = usePage();
  return (
    <Panel title={t('state.title')}>
      <ul className={classes.states}>
        {channels.map(({ Channel, State, DownSince, Waiting }) => (
          <li key={Channel} className={classes.state}>
            <span className={classes.channel}>{names(Channel)}</span>
            <StatusBadge tone={TONES[State]}>{t(`state.${State}`)}</StatusBadge>
            <span className={classes.small}>
              {State === 'off' && t('state.offText')}
              {DownSince !== null &&
                `${t('state.downSince', { since: formatDate(new Date(DownSince), locale, 'dayTime') })} `}
              {Waiting > 0 && t('state.waiting', { count: Waiting })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
