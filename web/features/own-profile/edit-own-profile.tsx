import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { ownProfileQuery, type OwnProfile } from './own-profile.queries.ts';
import classes from './own-profile.module.css';

/** Name and e-mail. The number is changed by a code, apart. */
export function EditOwnProfile({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('ownProfile');
  const page = usePage();
  const client = useQueryClient();
  const form = useForm({
    fields: ['Name', 'Email'],
    validate: ({ Name, Email }) => ({
      Name: Name === '' ? t('nameMissing') : undefined,
      Email: Email !== '' && !/^\S+@\S+\.\S+$/.test(Email) ? t('emailWrong') : undefined,
    }),
    send: async (body) => {
      client.setQueryData(ownProfileQuery(page).queryKey, await page.api.saveOwnProfile({ body }));
      // The name in the menus is the session's.
      const { jtoken, ...user } = await page.api.customerProfile();
      page.session.adopt({ jtoken, user });
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
    },
    onError: useTellError(),
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <TextField
        {...form.fieldProps('Name')}
        label={t('name')}
        defaultValue={profile.Name}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        {...form.fieldProps('Email')}
        label={t('emailOptional')}
        defaultValue={profile.Email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <SubmitButton loading={form.busy}>{t('save')}</SubmitButton>
    </form>
  );
}
