import { useTranslations } from '../../../i18n/use-translations.tsx';
import { PasswordField, TextField } from '../../../ui/form/field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import classes from './sign-in.module.css';
import { useAskedWait } from './use-asked-wait.ts';

type Props = {
  signIn: (body: { username: string; password: string }) => Promise<void>;
  /** What is refused for another reason than what was typed. */
  onError: (error: unknown) => void;
};

/** Signs in with user name or mobile number, and password. */
export function PasswordLoginForm({ signIn, onError }: Props) {
  const t = useTranslations('session.login');
  const wait = useAskedWait();
  const form = useForm({
    fields: ['username', 'password'],
    mainField: 'password',
    validate: ({ username, password }) => ({
      username: username === '' ? t('usernameMissing') : undefined,
      password: password === '' ? t('passwordMissing') : undefined,
    }),
    send: async (body) => {
      try {
        await signIn(body);
      } catch (error) {
        wait.hear(error);
        throw error;
      }
    },
    onError,
  });
  const username = form.fieldProps('username');
  const password = form.fieldProps('password');

  return (
    <form className={classes.form} {...form.formProps}>
      <TextField
        {...username}
        onChange={() => {
          username.onChange();
          wait.lift();
        }}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <PasswordField
        {...password}
        error={wait.told(password.error)}
        label={t('password')}
        autoComplete="current-password"
        maxLength={200}
        showText={t('showPassword')}
        hideText={t('hidePassword')}
      />
      <SubmitButton loading={form.busy} disabled={wait.label !== undefined}>
        {wait.label ?? t('submit')}
      </SubmitButton>
    </form>
  );
}
