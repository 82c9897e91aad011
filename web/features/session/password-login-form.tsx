import { useTranslations } from 'use-intl';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './sign-in.module.css';

type Props = {
  signIn: (body: { username: string; password: string }) => Promise<void>;
  /** What is refused for another reason than what was typed. */
  onError: (error: unknown) => void;
};

/** Signs in with user name or mobile number, and password. */
export function PasswordLoginForm({ signIn, onError }: Props) {
  const t = useTranslations('session.login');
  const form = useForm({
    fields: ['username', 'password'],
    mainField: 'password',
    validate: ({ username, password }) => ({
      username: username === '' ? t('usernameMissing') : undefined,
      password: password === '' ? t('passwordMissing') : undefined,
    }),
    send: signIn,
    onError,
  });

  return (
    <form className={classes.form} {...form.formProps}>
      <TextField
        {...form.fieldProps('username')}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <PasswordField
        {...form.fieldProps('password')}
        label={t('password')}
        autoComplete="current-password"
        maxLength={200}
        showText={t('showPassword')}
        hideText={t('hidePassword')}
      />
      <SubmitButton loading={form.busy}>{t('submit')}</SubmitButton>
    </form>
  );
}
