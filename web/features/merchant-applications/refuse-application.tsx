import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextAreaField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import classes from '../merchant-registrations/registrations.module.css';
import { useTellError } from '../session/visitor/use-tell-error.ts';

type Props = {
  code: string;
  name: string;
  /** Of what is decided about. */
  changedAt: string;
  /** It is another by now. */
  onStale: () => void;
  onClose: () => void;
  onDone: () => void;
};

/** Why an application is refused: the applicant reads it. */
export function RefuseApplication({ code, name, changedAt, onStale, onClose, onDone }: Props) {
  const t = useTranslations('merchantApplications');
  const { api } = usePage();
  const tellError = useTellError();
  const form = useForm({
    fields: ['Reason'],
    validate: ({ Reason }) => (Reason === '' ? { Reason: t('reasonMissing') } : {}),
    send: async ({ Reason }) => {
      const body = { Decision: 'refuse', Reason, ChangedAt: changedAt } as const;
      await api.decideApplication({ params: { code }, body });
      onDone();
    },
    onError: (error) => {
      tellError(error);
      if (isApiError(error) && error.answer.code === 'APPLICATION_CHANGED') onStale();
    },
  });
  return (
    <Sheet title={t('refuseTitle', { name })} onClose={onClose}>
      <form className={classes.form} {...form.formProps}>
        <TextAreaField
          {...form.fieldProps('Reason')}
          label={t('reason')}
          description={t('reasonHint')}
          maxLength={300}
          rows={3}
        />
        <SubmitButton loading={form.busy}>{t('refuse')}</SubmitButton>
      </form>
    </Sheet>
  );
}
