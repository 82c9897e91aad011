import type { ComponentProps } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { TextField } from '../../ui/form/field.tsx';

type Props = {
  /** Of a form that has both fields. */
  form: { fieldProps: (name: 'Reason' | 'Note') => ComponentProps<typeof TextField> };
  /** The text to the customer is a reason that must be given, or a note that may be. */
  isReasonNeeded?: boolean;
  /** Of a goods issue no customer reads anything. */
  hasCustomer?: boolean;
};

/** The two notes of staff: one that the customer reads, and one for staff only. */
export function NoteFields({ form, isReasonNeeded = false, hasCustomer = true }: Props) {
  const t = useTranslations('merchantOrders');
  return (
    <>
      <TextField
        {...form.fieldProps('Reason')}
        label={isReasonNeeded ? t('reason') : t(hasCustomer ? 'note' : 'staffNote')}
        description={hasCustomer && t('customerSees')}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        {...form.fieldProps('Note')}
        label={t('internalNote')}
        description={t('staffSees')}
        maxLength={500}
        autoComplete="off"
      />
    </>
  );
}
