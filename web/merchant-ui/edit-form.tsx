import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import type { Form } from '../ui/form/use-form.ts';
import classes from './edit-form.module.css';
import type { Unsaved } from './use-unsaved.ts';

type Props = {
  form: Pick<Form<string>, 'busy' | 'formProps'>;
  unsaved: Unsaved;
  /** What sending it does, in its own words. */
  submit: string;
  /** Where leaving it without saving leads, without its language. */
  cancelTo: string;
  children: ReactNode;
};

/**
 * The one form of the merchant area, around `useForm` and `useUnsaved`: the fields, and save and cancel at its end.
 * Leaving it with unsaved changes asks first; errors of the shop are shown at their fields, and nothing typed is lost.
 */
export function EditForm({ form, unsaved, submit, cancelTo, children }: Props) {
  const t = useTranslations('merchant.form');
  const { blocker, dirty, watch } = unsaved;
  return (
    <form className={classes.form} {...form.formProps} {...watch}>
      <div className={classes.fields}>{children}</div>
      <div className={classes.buttons}>
        <SubmitButton size="md" fullWidth={false} loading={form.busy}>
          {submit}
        </SubmitButton>
        <Button component={AppLink} to={cancelTo} variant="default" size="md">
          {t('cancel')}
        </Button>
        <output className={classes.unsaved}>{dirty && t('unsaved')}</output>
      </div>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title={t('leaveTitle')}
          confirm={t('leave')}
          keep={t('stay')}
          busy={false}
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          <p>{t('leaveText')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
