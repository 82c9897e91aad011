import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { localePath } from '../../i18n/locale-path.ts';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { PasswordField } from '../../ui/field.tsx';
import { showToast, TOAST_MS } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { useTellError } from '../session/use-tell-error.ts';
import { useStaff } from './use-staff.ts';

/** As the shop asks for (`contract/staff.schemas.ts`). */
const FEWEST_LETTERS = 8;

/** His own password; whoever else is signed in as him has to sign in again. */
export function StaffPasswordForm() {
  const t = useTranslations('staff.password');
  const login = useTranslations('session.login');
  const { api, locale } = usePage();
  const { usernames } = useStaff();
  const navigate = useNavigate();
  const form = useForm({
    fields: ['CurrentPassword', 'NewPassword', 'again'],
    mainField: 'CurrentPassword',
    validate: ({ CurrentPassword, NewPassword, again }) => ({
      CurrentPassword: CurrentPassword === '' ? t('currentMissing') : undefined,
      NewPassword:
        NewPassword.length < FEWEST_LETTERS ? t('tooShort', { count: String(FEWEST_LETTERS) }) : undefined,
      again: again === NewPassword ? undefined : t('different'),
    }),
    send: async ({ CurrentPassword, NewPassword }) => {
      await api.changeStaffPassword({ body: { CurrentPassword, NewPassword } });
      unsaved.settle();
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
      await navigate(localePath(locale, '/merchant/profile'));
    },
    onError: useTellError(),
  });
  const unsaved = useUnsaved(form.formProps.ref);
  const look = {
    maxLength: 200,
    showText: login('showPassword'),
    hideText: login('hidePassword'),
  };
  return (
    <EditForm form={form} unsaved={unsaved} submit={t('submit')} cancelTo="/merchant/profile">
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={usernames} readOnly />
      <PasswordField
        {...form.fieldProps('CurrentPassword')}
        label={t('current')}
        autoComplete="current-password"
        {...look}
      />
      <PasswordField
        {...form.fieldProps('NewPassword')}
        label={t('new')}
        description={t('rule', { count: String(FEWEST_LETTERS) })}
        autoComplete="new-password"
        {...look}
      />
      <PasswordField {...form.fieldProps('again')} label={t('again')} autoComplete="new-password" {...look} />
    </EditForm>
  );
}
