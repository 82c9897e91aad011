import { useTranslations } from 'use-intl';
import { usePage } from '../../page/page-context.ts';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';
import { useRefusedEntry } from './use-refused-entry.ts';

/** Signs in with user name or mobile number, and password. */
export function PasswordLoginForm() {
  const t = useTranslations('session.login');
  const { api } = usePage();
  const signIn = useSignIn();
  const form = useForm({
    fields: ['username', 'password'],
    mainField: 'password',
    validate: ({ username, password }) => ({
      username: username === '' ? t('usernameMissing') : undefined,
      password: password === '' ? t('passwordMissing') : undefined,
    }),
    send: async (body) => signIn(await api.login({ body })),
    onError: useRefusedEntry(),
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
