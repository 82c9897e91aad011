import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import classes from './goods-issue.module.css';
import { quantityField, unitField, type IssueLine } from './issue-lines.ts';

type Props = {
  lines: readonly IssueLine[];
  /** The line that a scan has touched last. */
  latest: number | undefined;
  onChange: (lines: readonly IssueLine[]) => void;
  fieldProps: Form<string>['fieldProps'];
};

/** What is to be issued: of each product how many of which unit. */
export function IssueLines({ lines, latest, onChange, fieldProps }: Props) {
  const t = useTranslations('merchantOrders.issue');
  const counted = useCounted();
  if (lines.length === 0) return null;
  const change = (id: number, changes: Partial<IssueLine>): void =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)));
  return (
    <ul className={classes.lines} aria-label={t('lines')}>
      {lines.map(({ id, product: { P_Code, PRODUCTNAME, Units, Available }, unit, quantity }) => {
        const ofQuantity = fieldProps(quantityField(id));
        const ofUnit = fieldProps(unitField(id));
        return (
          <li key={id} className={classes.line} aria-current={id === latest || undefined}>
            <span className={classes.name}>
              <UserText>{PRODUCTNAME}</UserText>
              <span className={classes.small}>
                {P_Code}
                {Available !== null &&
                  ` · ${t('left', { amount: counted(Available, Units[0]?.Name ?? '') })}`}
              </span>
            </span>
            <TextField
              {...ofQuantity}
              size="md"
              label={t('quantity')}
              aria-label={t('quantityOf', { name: PRODUCTNAME })}
              value={quantity}
              onChange={({ currentTarget: { value } }) => {
                change(id, { quantity: value.trim() });
                ofQuantity.onChange();
              }}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
            />
            <SelectField
              {...ofUnit}
              size="md"
              label={t('unit')}
              aria-label={t('unitOf', { name: PRODUCTNAME })}
              value={unit}
              onChange={({ currentTarget: { value } }) => {
                change(id, { unit: value });
                // How many of it there are is asked of the pieces.
                ofQuantity.onChange();
              }}
              data={Units.map(({ Unit, Name }) => ({ value: String(Unit), label: Name }))}
            />
            <Button
              variant="default"
              size="md"
              aria-label={t('removeOf', { name: PRODUCTNAME })}
              onClick={() => onChange(lines.filter((one) => one.id !== id))}
            >
              {t('remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
