import { digitsIn } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DigitsField } from '../../ui/form/field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import type { ShopSettings } from './merchant-notifications.queries.ts';
import classes from './shop-notifications.module.css';

export const MOST_MINUTES = 1440;
export const MOST_PIECES = 1_000_000;

/** A whole number from 0 to `most`. */
export const isLimit = (typed: string | undefined, most: number): boolean =>
  typed !== undefined && /^\d{1,7}$/.test(typed) && Number(typed) <= most;

const digits = (typed: string): string => digitsIn(typed, 7);

type Props = {
  form: Pick<Form<string>, 'fieldProps'>;
  base: Pick<ShopSettings, 'WaitingMinutes' | 'LowStock'>;
};

/** From when on staff are told of an order that waits, and of a product that runs low. */
export function LimitFields({ form, base }: Props) {
  const t = useTranslations('merchantNotifications.when');
  return (
    <div className={classes.numbers}>
      <DigitsField
        {...form.fieldProps('WaitingMinutes')}
        read={digits}
        label={t('waiting')}
        description={t('never')}
        defaultValue={String(base.WaitingMinutes)}
      />
      <DigitsField
        {...form.fieldProps('LowStock')}
        read={digits}
        label={t('low')}
        description={t('never')}
        defaultValue={String(base.LowStock)}
      />
    </div>
  );
}
