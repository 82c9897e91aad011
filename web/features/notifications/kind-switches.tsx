import { useId } from 'react';
import type { Channel, NotificationKindName } from '#domain/notifications/kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import classes from './settings.module.css';

export type KindChannels = {
  Kind: NotificationKindName;
  Channels: readonly { Channel: Channel; On: boolean; Never?: 'shop' | 'address' | null }[];
};

/** The name of a switch in its form. */
const switchName = (kind: NotificationKindName, channel: Channel): string => `on:${kind}:${channel}`;

/** The names of all switches that can be set, for `useForm`. */
export const switchNames = (kinds: readonly KindChannels[]): string[] =>
  kinds.flatMap(({ Kind, Channels }) => Channels.map(({ Channel: channel }) => switchName(Kind, channel)));

/** The switches that are not as they were. */
export function changedSwitches(kinds: readonly KindChannels[], values: Readonly<Record<string, string>>) {
  return kinds.flatMap(({ Kind, Channels }) =>
    Channels.flatMap(({ Channel: channel, On: before, Never }) => {
      const On = values[switchName(Kind, channel)] === 'Y';
      return (Never ?? null) !== null || On === before ? [] : [{ Kind, Channel: channel, On }];
    }),
  );
}

/** A row a kind, a switch a channel. */
export function KindSwitches({ kinds, label }: { kinds: readonly KindChannels[]; label: string }) {
  return (
    <ul className={classes.kinds} aria-label={label}>
      {kinds.map((kind) => (
        <KindRow key={kind.Kind} {...kind} />
      ))}
    </ul>
  );
}

function KindRow({ Kind, Channels }: KindChannels) {
  const t = useTranslations('notificationSettings');
  const id = useId();
  const name = t(`kinds.${Kind}.name`);
  const notByShop = Channels.filter(({ Never }) => Never === 'shop').map(({ Channel: channel }) =>
    t(`channels.${channel}`),
  );
  return (
    <li className={classes.kind}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.small}>{t(`kinds.${Kind}.hint`)}</p>
        {notByShop.length > 0 && (
          <p id={id} className={classes.small}>
            {t('never.shop', { channels: notByShop.join(', ') })}
          </p>
        )}
      </div>
      {Channels.map(({ Channel: channel, On, Never = null }) => (
        <Switch
          key={channel}
          name={switchName(Kind, channel)}
          label={t(`channels.${channel}`)}
          fullLabel={`${name}: ${t(`channels.${channel}`)}`}
          defaultOn={On && Never === null}
          disabled={Never !== null}
          describedBy={Never === 'shop' ? id : Never === 'address' ? `no-${channel}` : undefined}
        />
      ))}
    </li>
  );
}
