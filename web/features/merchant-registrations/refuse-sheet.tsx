import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextAreaField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './registrations.module.css';

type Props = { code: string; name: string; onClose: () => void; onDone: () => void };

/** Why a registration is refused: the customer reads it. */
export function RefuseSheet({ code, name, onClose, onDone }: Props) {
  const t = useTranslations('merchantRegistrations');
  const { api } = usePage();
  const form = useForm({
    fields: ['Reason'],
    validate: ({ Reason }) => (Reason === '' ? { Reason: t('reasonMissing') } : {}),
    send: async ({ Reason }) => {
      await api.decideRegistration({ params: { code }, body: { Decision: 'refuse', Reason } });
      onDone();
    },
    onError: useTellError(),
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
