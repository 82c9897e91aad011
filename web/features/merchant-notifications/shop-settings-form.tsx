import { useRef, useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { wholeNumber } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { mergeChanges } from '../../merchant-ui/form/merge-changes.ts';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { refusal } from '../../ui/form/field-errors.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { useForm, type Form } from '../../ui/form/use-form.ts';
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

const limitsOf = ({ Quiet, WaitingMinutes, LowStock }: ShopSettings) => ({ Quiet, WaitingMinutes, LowStock });

export function ShopSettingsForm({ base, onSaved, onReplace }: Props) {
  const t = useTranslations('merchantNotifications');
  const common = useTranslations('notificationSettings');
  const both = useTranslations('merchant.form.both');
  const { api } = usePage();
  const tellError = useTellError();
  const clockErrors = useClockErrors();
  /** As it is stored, once that is known to be others than those it was begun with. */
  const latest = useRef(base);
  /** The version whose other values the reader has seen beside their own. */
  const told = useRef(base.Version);
  const [refused, setRefused] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  const form: Form<string> = useForm<string>({
    fields: [...switchNames(base.Kinds), 'Quiet', 'From', 'Until', 'WaitingMinutes', 'LowStock'],
    validate: (values) => ({
      ...(values['Quiet'] === 'Y' ? clockErrors(values) : {}),
      WaitingMinutes: minutesOf(values) === undefined ? t('when.waitingWrong') : undefined,
      LowStock: piecesOf(values) === undefined ? t('when.lowWrong') : undefined,
    }),
    send: async (values): Promise<void> => {
      setRefused(undefined);
      setIsChanged(false);
      const { Quiet, From = '', Until = '' } = values;
      // Only what was changed here: what somebody else set meanwhile stays.
      const { values: limits, clashes } = mergeChanges({
        base: limitsOf(base),
        mine: {
          Quiet: Quiet === 'Y' ? { From, Until } : null,
          WaitingMinutes: minutesOf(values) ?? base.WaitingMinutes,
          LowStock: piecesOf(values) ?? base.LowStock,
        },
        theirs: limitsOf(latest.current),
      });
      if (clashes.length > 0 && told.current !== latest.current.Version) {
        // Both values are seen before one of them is lost: they are saved when that is asked again.
        told.current = latest.current.Version;
        const { Quiet: hours, WaitingMinutes, LowStock } = latest.current;
        const words = {
          Quiet: hours ? `${hours.From} – ${hours.Until}` : both('empty'),
          WaitingMinutes: String(WaitingMinutes),
          LowStock: String(LowStock),
        };
        return form.setErrors(
          Object.fromEntries(
            clashes.map((name) => [
              name === 'Quiet' ? 'From' : name,
              both('beside', { value: words[name as keyof typeof words] }),
            ]),
          ),
        );
      }
      const saved = await api.saveShopNotificationSettings({
        body: {
          Switches: changedSwitches(base.Kinds, values),
          ...limits,
          Version: latest.current.Version,
        },
      });
      unsaved.settle();
      if (latest.current.Version === base.Version) onSaved(saved);
      else onReplace(saved);
      latest.current = saved;
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
    latest.current = next;
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
