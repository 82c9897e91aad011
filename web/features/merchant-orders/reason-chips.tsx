import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import classes from './step-sheet.module.css';

export const returnReasons = ['damaged', 'wrong', 'expired', 'unwanted'] as const;
export const refusalReasons = ['refused', 'unreachable', 'damaged', 'wrong'] as const;
type Reason = (typeof returnReasons)[number] | (typeof refusalReasons)[number];

/** Common reasons: a tap puts one into the form's field of the reason, where it can be changed. */
export function ReasonChips({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTranslations('merchantMoney.back');
  return (
    <fieldset aria-label={t('reasons')} className={classes.chips}>
      {reasons.map((reason) => (
        <Button
          key={reason}
          size="sm"
          radius="xl"
          variant="default"
          onClick={({ currentTarget }) => fill(currentTarget, t(`reason.${reason}`))}
        >
          {t(`reason.${reason}`)}
        </Button>
      ))}
    </fieldset>
  );
}

/** As if it had been typed, so that the field's error goes away. */
function fill(button: HTMLElement, text: string): void {
  const field = button.closest('form')?.querySelector<HTMLInputElement>('[name="Reason"]');
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
