import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextAreaField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { REGISTRATIONS } from './registrations.queries.ts';
import classes from './registrations.module.css';

type Props = {
  code: string;
  name: string;
  sentAgainAt: string | null;
  onClose: () => void;
  onDone: () => void;
};

/** Why a registration is refused: the customer reads it. */
export function RefuseSheet({ code, name, sentAgainAt, onClose, onDone }: Props) {
  const t = useTranslations('merchantRegistrations');
  const { api } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const form = useForm({
    fields: ['Reason'],
    validate: ({ Reason }) => (Reason === '' ? { Reason: t('reasonMissing') } : {}),
    send: async ({ Reason }) => {
      const body = { Decision: 'refuse', Reason, SentAgainAt: sentAgainAt ?? 'never' } as const;
      await api.decideRegistration({ params: { code }, body });
      onDone();
    },
    onError: (error) => {
      tellError(error);
      // The list has what was sent since; the reason stays to be sent, or not.
      if (isApiError(error) && error.answer.code === 'REGISTRATION_SENT_AGAIN')
        void client.invalidateQueries({ queryKey: REGISTRATIONS });
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
