import type { FocusEvent } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { TextField } from '../../ui/form/field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { leftOf } from './returned-lines.ts';
import classes from './step-sheet.module.css';

export const quantityOf = (line: number): string => `quantity${line}`;
export const restockedOf = (line: number): string => `restocked${line}`;

/** A number as people write it: 02 is 2. */
function withoutZeros({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  const { value } = currentTarget;
  if (/^\d+$/.test(value)) currentTarget.value = String(Number(value));
}

type Props = {
  line: OrderDetail['OrderDetails'][number];
  form: Pick<Form<string>, 'fieldProps'>;
  /** All of it comes back: what is asked is how much of it can be sold again. */
  isWhole?: boolean;
};

/** A line that comes back: how much of it, and how much of that goes back to stock. */
export function ReturnedLine({ line, form, isWhole = false }: Props) {
  const t = useTranslations('merchantOrders.back');
  const counted = useCounted();
  const number = { size: 'md', inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } as const;
  const amount = counted(leftOf(line), line.UnitName);
  return (
    <li className={isWhole ? classes.line : classes.returned}>
      <span className={isWhole ? undefined : classes.whole}>
        <UserText>{line.PRODUCTNAME}</UserText>
        <span className={classes.code}>
          {line.P_Code} · {isWhole ? t('comesBack', { amount }) : t('left', { amount })}
        </span>
      </span>
      {!isWhole && (
        <TextField
          {...form.fieldProps(quantityOf(line.Line))}
          {...number}
          label={t('quantity')}
          aria-label={t('quantityOf', { name: line.PRODUCTNAME })}
          placeholder="0"
          onBlur={withoutZeros}
        />
      )}
      <TextField
        {...form.fieldProps(restockedOf(line.Line))}
        {...number}
        label={t('restocked')}
        aria-label={t('restockedOf', { name: line.PRODUCTNAME })}
        placeholder={t('allOfIt')}
        onBlur={withoutZeros}
      />
    </li>
  );
}
