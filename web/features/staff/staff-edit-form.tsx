import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useState } from 'react';
import { phoneDigits } from '#domain/text/digits.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { DigitsField, PasswordField, TextField } from '../../ui/form/field.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { staffProfileQuery } from './staff.queries.ts';
import { useStaffSession } from './use-staff.ts';

/**
 * The member of staff's own name, mobile number and e-mail. Codes to sign in go to the number, so changing it needs the
 * password.
 */
export function StaffEditForm() {
  const t = useTranslations('staff.profile');
  const password = useTranslations('staff.password');
  const login = useTranslations('session.login');
  const page = usePage();
  const { api, locale } = page;
  const { follow } = useStaffSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(staffProfileQuery(page));
  const [asksPassword, setAsksPassword] = useState(false);
  const isOtherMobile = (typed: string): boolean => (normaliseThaiMobile(typed) ?? typed) !== data.Mobile;
  const form = useForm({
    fields: ['Name', 'Mobile', 'CurrentPassword', 'Email'],
    ...(asksPassword && { mainField: 'CurrentPassword' }),
    validate: ({ Name, Mobile, CurrentPassword, Email }) => {
      // Also where the number was typed before the page came alive.
      const needsPassword = isOtherMobile(Mobile);
      setAsksPassword(needsPassword);
      return {
        Name: Name === '' ? t('nameMissing') : undefined,
        Mobile: Mobile !== '' && !normaliseThaiMobile(Mobile) ? t('mobileWrong') : undefined,
        CurrentPassword: needsPassword && CurrentPassword === '' ? t('passwordMissing') : undefined,
        Email: Email !== '' && !/^\S+@\S+\.\S+$/.test(Email) ? t('emailWrong') : undefined,
      };
    },
    send: async (body) => {
      client.setQueryData(staffProfileQuery(page).queryKey, await api.saveStaffProfile({ body }));
      unsaved.settle();
      // The name in the account menu is the session's.
      await follow();
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
      await navigate(localePath(locale, '/merchant/profile'));
    },
    onError: useTellError(),
  });
  const unsaved = useUnsaved(form.formProps.ref);
  const mobileProps = form.fieldProps('Mobile');
  return (
    <EditForm form={form} unsaved={unsaved} submit={t('save')} cancelTo="/merchant/profile">
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={data.Username} readOnly />
      <TextField
        {...form.fieldProps('Name')}
        label={t('name')}
        defaultValue={data.Name}
        autoComplete="name"
        maxLength={120}
      />
      <DigitsField
        {...mobileProps}
        read={phoneDigits}
        onChange={({ currentTarget }) => {
          mobileProps.onChange();
          setAsksPassword(isOtherMobile(currentTarget.value.trim()));
        }}
        label={t('mobile')}
        description={t('mobileWhy')}
        defaultValue={data.Mobile}
        type="tel"
        autoComplete="tel-national"
      />
      {asksPassword && (
        <PasswordField
          {...form.fieldProps('CurrentPassword')}
          label={password('current')}
          description={t('passwordWhy')}
          autoComplete="current-password"
          maxLength={200}
          showText={login('showPassword')}
          hideText={login('hidePassword')}
        />
      )}
      <TextField
        {...form.fieldProps('Email')}
        label={t('emailOptional')}
        defaultValue={data.Email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
      />
    </EditForm>
  );
}
