import { useRef, useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { wholeNumber } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { refusal } from '../../ui/form/field-errors.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { ClockFields, useClockErrors } from '../notifications/clock-fields.tsx';
import { changedSwitches, KindSwitches, switchNames } from '../notifications/kind-switches.tsx';
import { SettingsBar } from '../notifications/settings-bar.tsx';
import layout from '../notifications/settings.module.css';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { ChangedMeanwhile } from '../../merchant-ui/changed-meanwhile.tsx';
import { ChannelStates } from './channel-states.tsx';
import type { ShopSettings } from './merchant-notifications.queries.ts';
import classes from './shop-notifications.module.css';
import { LimitFields, MOST_MINUTES, MOST_PIECES } from './limit-fields.tsx';

type Values = Readonly<Record<string, string>>;
type Props = {
  base: ShopSettings;
  onSaved: (saved: ShopSettings) => void;
  /** The form is to begin anew with these. */
  onReplace: (next: ShopSettings) => void;
};

/** What is offered to a shop without quiet hours; they count once they are switched on. */
const USUAL_QUIET = { From: '21:00', Until: '08:00' };

const minutesOf = ({ WaitingMinutes = '' }: Values) => wholeNumber(WaitingMinutes, MOST_MINUTES);
const piecesOf = ({ LowStock = '' }: Values) => wholeNumber(LowStock, MOST_PIECES);

export function ShopSettingsForm({ base, onSaved, onReplace }: Props) {
  const t = useTranslations('merchantNotifications');
  const common = useTranslations('notificationSettings');
  const { api } = usePage();
  const tellError = useTellError();
  const clockErrors = useClockErrors();
  const version = useRef(base.Version);
  const [refused, setRefused] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  const form = useForm<string>({
    fields: [...switchNames(base.Kinds), 'Quiet', 'From', 'Until', 'WaitingMinutes', 'LowStock'],
    validate: (values) => ({
      ...(values['Quiet'] === 'Y' ? clockErrors(values) : {}),
      WaitingMinutes: minutesOf(values) === undefined ? t('when.waitingWrong') : undefined,
      LowStock: piecesOf(values) === undefined ? t('when.lowWrong') : undefined,
    }),
    send: async (values) => {
      setRefused(undefined);
      setIsChanged(false);
      const { Quiet, From = '', Until = '' } = values;
      const saved = await api.saveShopNotificationSettings({
        body: {
          // Only what was changed here: what somebody else switched meanwhile stays.
          Switches: changedSwitches(base.Kinds, values),
          Quiet: Quiet === 'Y' ? { From, Until } : null,
          WaitingMinutes: minutesOf(values) ?? base.WaitingMinutes,
          LowStock: piecesOf(values) ?? base.LowStock,
          Version: version.current,
        },
      });
      unsaved.settle();
      if (version.current === base.Version) onSaved(saved);
      else onReplace(saved);
      version.current = saved.Version;
      showToast({ kind: 'success', message: common('saved'), milliseconds: TOAST_MS.other });
    },
    onError: (error) => {
      const isConflict = isApiError(error) && error.answer.code === 'NOTIFICATION_SETTINGS_CHANGED';
      setIsChanged(isConflict);
      if (isConflict) return;
      setRefused(refusal(error));
      tellError(error);
    },
  });
  const unsaved = useUnsaved(form.formProps.ref);
  const theirs = async (): Promise<ShopSettings | undefined> => {
    try {
      return await api.shopNotificationSettings({});
    } catch (error) {
      tellError(error);
      return undefined;
    }
  };
  const load = async (): Promise<void> => {
    const next = await theirs();
    if (!next) return;
    unsaved.settle();
    onReplace(next);
  };
  const overwrite = async (): Promise<void> => {
    const next = await theirs();
    if (!next) return;
    version.current = next.Version;
    form.formProps.ref.current?.requestSubmit();
  };
  return (
    <form {...form.formProps} {...unsaved.watch} className={layout.form}>
      <p>{t('intro')}</p>
      <ChannelStates channels={base.Channels} />
      <Note tone="warning">
        <p>{t('cost')}</p>
      </Note>
      {(['customer', 'staff'] as const).map((audience) => (
        <Panel key={audience} title={t(audience)}>
          <KindSwitches
            label={t(audience)}
            kinds={base.Kinds.filter(({ Audience }) => Audience === audience)}
          />
        </Panel>
      ))}
      <Panel title={t('when.title')}>
        <LimitFields form={form} base={base} />
      </Panel>
      <Panel title={t('quiet.title')}>
        <p className={layout.small}>{t('quiet.intro')}</p>
        <div className={classes.quiet}>
          <Switch name="Quiet" label={t('quiet.on')} defaultOn={base.Quiet !== null} />
        </div>
        <ClockFields form={form} hours={base.Quiet ?? USUAL_QUIET} />
      </Panel>
      {isChanged && <ChangedMeanwhile onLoad={load} onOverwrite={overwrite} />}
      <SettingsBar unsaved={unsaved} busy={form.busy} refused={refused} />
    </form>
  );
}
