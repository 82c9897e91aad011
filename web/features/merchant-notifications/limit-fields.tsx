import { useTranslations } from '../../i18n/use-translations.tsx';
import { TextField } from '../../ui/form/field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import type { ShopSettings } from './merchant-notifications.queries.ts';
import classes from './shop-notifications.module.css';

export const MOST_MINUTES = 1440;
export const MOST_PIECES = 1_000_000;

const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } as const;

type Props = {
  form: Pick<Form<string>, 'fieldProps'>;
  base: Pick<ShopSettings, 'WaitingMinutes' | 'LowStock'>;
};

/** From when on staff are told of an order that waits, and of a product that runs low. */
export function LimitFields({ form, base }: Props) {
  const t = useTranslations('merchantNotifications.when');
  return (
    <div className={classes.numbers}>
      <TextField
        {...form.fieldProps('WaitingMinutes')}
        {...number}
        label={t('waiting')}
        description={t('never')}
        defaultValue={String(base.WaitingMinutes)}
      />
      <TextField
        {...form.fieldProps('LowStock')}
        {...number}
        label={t('low')}
        description={t('never')}
        defaultValue={String(base.LowStock)}
      />
    </div>
  );
}
