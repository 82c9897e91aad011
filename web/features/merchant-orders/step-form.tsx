import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { enterGoesOn } from '../../merchant-ui/enter-goes-on.ts';
import { useSheetClose } from '../../merchant-ui/sheet.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import classes from './step-sheet.module.css';

type FormProps = {
  form: Pick<Form<string>, 'busy' | 'formProps'>;
  /** The order does not reach the customer, or does not stay there. */
  isWayOut?: boolean;
  /** What is done, in words. */
  label: string;
  onClose: () => void;
  /** Each change of what is typed or chosen. */
  onTyped?: (form: HTMLFormElement) => void;
  /** Enter sends it: one number after another is typed. */
  isQuick?: boolean;
  children: ReactNode;
};

/** The fields of what is done to an order, with the button that does it, in its own words. */
export function StepForm({
  form,
  isWayOut = false,
  label,
  onClose,
  onTyped,
  isQuick = false,
  children,
}: FormProps) {
  const t = useTranslations('merchantOrders');
  const close = useSheetClose() ?? onClose;
  return (
    <form
      className={classes.form}
      {...form.formProps}
      {...(!isQuick && enterGoesOn)}
      onChange={({ currentTarget }) => onTyped?.(currentTarget)}
    >
      {children}
      <div className={classes.buttons}>
        <Button size="md" variant="default" onClick={close}>
          {t('notNow')}
        </Button>
        <SubmitButton size="md" fullWidth={false} loading={form.busy} color={isWayOut ? 'red.9' : undefined}>
          {label}
        </SubmitButton>
      </div>
    </form>
  );
}
