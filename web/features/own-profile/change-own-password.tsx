import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { FEWEST_PASSWORD_LETTERS, passwordFlaw } from '#domain/access/password.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { PasswordField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { ownProfileQuery, type OwnProfile } from './own-profile.queries.ts';
import classes from './own-profile.module.css';

const count = String(FEWEST_PASSWORD_LETTERS);

/** Old, new and new again; every other session of the customer has to sign in again. */
export function ChangeOwnPassword({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('staff.password');
  const login = useTranslations('session.login');
  const own = useTranslations('ownProfile');
  const page = usePage();
  const { api, config, bootstrap, locale } = page;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { HasPassword: has, Username, Mobile, Email, Name } = profile;
  const flawOf = (password: string): string | undefined => {
    const ofShop = [config.get('SHOP_NAME_TH'), config.get('SHOP_NAME_EN'), bootstrap.tenant.id];
    const names = [Username, Mobile, Email, Name, ...ofShop, bootstrap.tenant.companyCode];
    const flaw = passwordFlaw(password, { names: names.filter((name) => name !== '') });
    return flaw && t(`flaw.${flaw}`, { count });
  };
  const form = useForm({
    fields: ['CurrentPassword', 'NewPassword', 'again'],
    mainField: has ? 'CurrentPassword' : 'NewPassword',
    validate: ({ CurrentPassword, NewPassword, again }) => ({
      CurrentPassword: has && CurrentPassword === '' ? t('currentMissing') : undefined,
      NewPassword: flawOf(NewPassword),
      again: again === NewPassword ? undefined : t('different'),
    }),
    send: async ({ CurrentPassword, NewPassword }) => {
      await api.changeOwnPassword({ body: { CurrentPassword, NewPassword } });
      void client.invalidateQueries({ queryKey: ownProfileQuery(page).queryKey });
      showToast({ kind: 'success', message: own('passwordSaved'), milliseconds: TOAST_MS.info });
      await navigate(localePath(locale, '/profile'));
    },
    onError: useTellError(),
  });
  const look = { maxLength: 200, showText: login('showPassword'), hideText: login('hidePassword') };
  return (
    <form className={classes.form} {...form.formProps}>
      <p>{own('passwordWhy')}</p>
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={Username || Mobile} readOnly />
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
      <SubmitButton loading={form.busy}>{t(has ? 'submit' : 'submitFirst')}</SubmitButton>
    </form>
  );
}
