import type { ComponentProps } from 'react';
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { TextField } from './field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** As typed; `readTypedBaht` reads it. */
  value: string;
  onChange: (typed: string) => void;
};

/**
 * An amount of baht. People type it as they write it, with comma, dot, ฿ or Thai digits; once they leave the field it stands there as
 * amounts are written everywhere, and what is no amount stays as it is for them to correct.
 */
export function MoneyField({ value, onChange, onBlur, ...props }: Props) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      leftSection="฿"
      maxLength={20}
      {...props}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={(event) => {
        const baht = readTypedBaht(value);
        if (baht !== undefined) onChange(formatAmount(baht));
        onBlur?.(event);
      }}
    />
  );
}
