import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { channels } from '#domain/notifications/kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { LANGUAGE_NAMES } from '../../shell/language-switch.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { refusal } from '../../ui/form/field-errors.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { ClockFields, useClockErrors } from './clock-fields.tsx';
import { changedSwitches, KindSwitches, switchNames } from './kind-switches.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { notificationSettingsQuery, type NotificationSettings as Settings } from './settings.queries.ts';
import classes from './settings.module.css';

type Mode = Settings['Quiet']['Mode'];

/** What reaches the person outside the shop, when, in which language and where. */
export function NotificationSettings({
  addressPath,
}: {
  /** Where the addresses are changed. */ addressPath?: string;
}) {
  const t = useTranslations('notificationSettings');
  const page = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const { data } = useSuspenseQuery(notificationSettingsQuery(page));
  const [refused, setRefused] = useState<string>();
  const clockErrors = useClockErrors();
  const form = useForm<string>({
    fields: [...switchNames(data.Kinds), 'Mode', 'From', 'Until', 'Language'],
    validate: (values) => (values['Mode'] === 'own' ? clockErrors(values) : {}),
    send: async (values) => {
      setRefused(undefined);
      const { Mode: mode, From = '', Until = '' } = values;
      const own = mode === 'own';
      const saved = await page.api.saveNotificationSettings({
        body: {
          Switches: changedSwitches(data.Kinds, values),
          Quiet: { Mode: mode as Mode, From: own ? From : null, Until: own ? Until : null },
          Language: values['Language'] === 'en' ? 'en' : 'th',
        },
      });
      unsaved.settle();
      client.setQueryData(notificationSettingsQuery(page).queryKey, saved);
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
    },
    onError: (error) => {
      setRefused(refusal(error));
      tellError(error);
    },
  });
  const unsaved = useUnsaved(form.formProps.ref);
  return (
    <form {...form.formProps} {...unsaved.watch} className={classes.form}>
      <p>{t('intro')}</p>
      <Addresses addresses={data.Addresses} path={addressPath} />
      <Panel title={t('what')}>
        <KindSwitches kinds={data.Kinds} label={t('what')} />
      </Panel>
      <Panel title={t('quiet.title')}>
        <p className={classes.small}>{t('quiet.intro')}</p>
        <QuietChoice settings={data} />
        <ClockFields form={form} hours={clocksOf(data.Quiet)} />
      </Panel>
      <Panel title={t('language')}>
        <fieldset className={classes.choices} aria-label={t('language')}>
          {(['th', 'en'] as const).map((one) => (
            <Choice key={one} name="Language" value={one} chosen={data.Language === one}>
              <span lang={one}>{LANGUAGE_NAMES[one]}</span>
            </Choice>
          ))}
        </fieldset>
      </Panel>
      <SettingsBar unsaved={unsaved} busy={form.busy} refused={refused} />
    </form>
  );
}

const clocksOf = ({ From, Until }: Settings['Quiet']) =>
  From !== null && Until !== null ? { From, Until } : null;

function Addresses({ addresses, path }: { addresses: Settings['Addresses']; path: string | undefined }) {
  const t = useTranslations('notificationSettings');
  return (
    <Panel title={t('where')}>
      <dl className={classes.addresses}>
        {channels.flatMap((channel) => [
          <dt key={channel}>{t(`channels.${channel}`)}</dt>,
          <dd key={`${channel} address`}>{addresses[channel] ?? t('noAddress')}</dd>,
        ])}
      </dl>
      {channels.some((channel) => addresses[channel] === null) && (
        <Note tone="info">
          {channels
            .filter((channel) => addresses[channel] === null)
            .map((channel) => (
              <p key={channel} id={`no-${channel}`}>
                {t(`never.address.${channel}`)}
              </p>
            ))}
        </Note>
      )}
      {path === undefined ? (
        <p className={classes.small}>{t('askShop')}</p>
      ) : (
        <p>
          <AppLink to={path} className={classes.link}>
            {t('addAddress')}
          </AppLink>
        </p>
      )}
    </Panel>
  );
}

function QuietChoice({ settings: { Quiet, ShopQuiet } }: { settings: Settings }) {
  const t = useTranslations('notificationSettings.quiet');
  return (
    <fieldset className={classes.choices} aria-label={t('title')}>
      <Choice name="Mode" value="shop" chosen={Quiet.Mode === 'shop'}>
        {ShopQuiet ? t('shop', { from: ShopQuiet.From, until: ShopQuiet.Until }) : t('shopNone')}
      </Choice>
      <Choice name="Mode" value="none" chosen={Quiet.Mode === 'none'}>
        {t('none')}
      </Choice>
      <Choice name="Mode" value="own" chosen={Quiet.Mode === 'own'} hasClocks>
        {t('own')}
      </Choice>
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  value: string;
  chosen: boolean;
  /** Shows the clocks that follow while it is chosen. */
  hasClocks?: boolean;
  children: ReactNode;
};

function Choice({ name, value, chosen, hasClocks, children }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name={name} value={value} defaultChecked={chosen} data-has-clocks={hasClocks} />
      {children}
    </label>
  );
}
