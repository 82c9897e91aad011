import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { phoneDigits } from '#domain/digits.ts';
import { normaliseThaiMobile } from '#domain/thai-mobile.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { DigitsField, TextField } from '../../ui/field.tsx';
import { showToast, TOAST_MS } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { useTellError } from '../session/use-tell-error.ts';
import { staffProfileQuery } from './staff.queries.ts';
import { useStaffSession } from './use-staff.ts';

/** His own name, mobile number and e-mail. */
export function StaffEditForm() {
  const t = useTranslations('staff.profile');
  const page = usePage();
  const { api, locale } = page;
  const { follow } = useStaffSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(staffProfileQuery(page));
  const form = useForm({
    fields: ['Name', 'Mobile', 'Email'],
    validate: ({ Name, Mobile, Email }) => ({
      Name: Name === '' ? t('nameMissing') : undefined,
      Mobile: Mobile !== '' && !normaliseThaiMobile(Mobile) ? t('mobileWrong') : undefined,
      Email: Email !== '' && !/^\S+@\S+\.\S+$/.test(Email) ? t('emailWrong') : undefined,
    }),
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
  return (
    <EditForm form={form} unsaved={unsaved} submit={t('save')} cancelTo="/merchant/profile">
      <TextField
        {...form.fieldProps('Name')}
        label={t('name')}
        defaultValue={data.Name}
        autoComplete="name"
        maxLength={120}
      />
      <DigitsField
        {...form.fieldProps('Mobile')}
        read={phoneDigits}
        label={t('mobile')}
        description={t('mobileWhy')}
        defaultValue={data.Mobile}
        type="tel"
        autoComplete="tel-national"
      />
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
