import { useTranslations } from '../../i18n/use-translations.tsx';
import { TextField } from '../../ui/form/field.tsx';
import type { FieldErrors, Form } from '../../ui/form/use-form.ts';
import classes from './settings.module.css';

type Clocks = { From: string; Until: string };

/** From when until when nothing is sent; may go over midnight. */
export function ClockFields({
  form,
  hours,
}: {
  form: Pick<Form<string>, 'fieldProps'>;
  hours: Clocks | null;
}) {
  const t = useTranslations('notificationSettings.quiet');
  return (
    <div className={classes.clocks}>
      <TextField {...form.fieldProps('From')} type="time" label={t('from')} defaultValue={hours?.From} />
      <TextField {...form.fieldProps('Until')} type="time" label={t('until')} defaultValue={hours?.Until} />
    </div>
  );
}

/** What is wrong with the hours. */
export function useClockErrors(): (values: Readonly<Record<string, string>>) => FieldErrors<string> {
  const t = useTranslations('notificationSettings.quiet');
  return ({ From = '', Until = '' }) => ({
    From: From === '' ? t('missing') : undefined,
    Until: Until === '' ? t('missing') : Until === From ? t('same') : undefined,
  });
}
