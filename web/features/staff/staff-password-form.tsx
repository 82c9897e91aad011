import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { FEWEST_PASSWORD_LETTERS, passwordFlaw } from '#domain/access/password.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { PasswordField } from '../../ui/form/field.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { staffProfileQuery } from './staff.queries.ts';
import { useStaff } from './use-staff.ts';

const count = String(FEWEST_PASSWORD_LETTERS);

/** Staff change their own password; every other session of the account has to sign in again. */
export function StaffPasswordForm() {
  const t = useTranslations('staff.password');
  const login = useTranslations('session.login');
  const page = usePage();
  const { api, config, bootstrap, locale } = page;
  const client = useQueryClient();
  const { HasPassword: has } = useSuspenseQuery(staffProfileQuery(page)).data;
  const { usernames } = useStaff();
  /** The names that the page knows, the shop's among them; the shop itself knows all of the account's too. */
  const shopNames = [config.get('SHOP_NAME_TH'), config.get('SHOP_NAME_EN')];
  const flawOf = (password: string): string | undefined => {
    const names = [usernames, ...shopNames, bootstrap.tenant.id, bootstrap.tenant.companyCode];
    const flaw = passwordFlaw(password, { names });
    return flaw && t(`flaw.${flaw}`, { count });
  };
  const navigate = useNavigate();
  const form = useForm({
    fields: ['CurrentPassword', 'NewPassword', 'again'],
    mainField: has ? 'CurrentPassword' : 'NewPassword',
    validate: ({ CurrentPassword, NewPassword, again }) => ({
      CurrentPassword: has && CurrentPassword === '' ? t('currentMissing') : undefined,
      NewPassword: flawOf(NewPassword),
      again: again === NewPassword ? undefined : t('different'),
    }),
    send: async ({ CurrentPassword, NewPassword }) => {
      await api.changeStaffPassword({ body: { CurrentPassword, NewPassword } });
      unsaved.settle();
      void client.invalidateQueries({ queryKey: staffProfileQuery(page).queryKey });
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
    <EditForm
      form={form}
      unsaved={unsaved}
      submit={t(has ? 'submit' : 'submitFirst')}
      cancelTo="/merchant/profile"
    >
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={usernames} readOnly />
      {has ? (
        <PasswordField
          {...form.fieldProps('CurrentPassword')}
          label={t('current')}
          autoComplete="current-password"
          {...look}
        />
      ) : (
        <p>{t('first')}</p>
      )}
      <PasswordField
        {...form.fieldProps('NewPassword')}
        label={t('new')}
        description={t('rule', { count })}
        autoComplete="new-password"
        {...look}
      />
      <PasswordField {...form.fieldProps('again')} label={t('again')} autoComplete="new-password" {...look} />
    </EditForm>
  );
}
