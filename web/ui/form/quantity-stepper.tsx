import { useRef, useState } from 'react';
import { MAX_QUANTITY } from '#domain/orders/cart.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { showToast, TOAST_MS } from '../feedback/toast.ts';
import { IconAdd, IconRemove, IconTrash } from '../theme/icons.ts';
import { IconButton } from './plain-button.tsx';
import classes from './quantity-stepper.module.css';

type Props = {
  quantity: number;
  /** What is counted, for screen readers. */
  label: string;
  onChange: (quantity: number) => void;
  /** The most that can be chosen with plus. */
  max?: number;
  disabled?: boolean;
};

/** Minus, the number, plus. One less than one removes, and shows so. */
export function QuantityStepper({ quantity, label, onChange, max = MAX_QUANTITY, disabled = false }: Props) {
  const t = useTranslations('cart');
  // What is being typed: an emptied field is on its way to another number, and must not remove the line.
  const [draft, setDraft] = useState<string>();
  /** Said once for a number, not with each of its digits. */
  const isTold = useRef(false);
  const type = (typed: string): void => {
    const digits = typed.replaceAll(/\D/g, '');
    setDraft(digits);
    const most = Math.max(max, 1);
    if (Number(digits) > most && !isTold.current) {
      isTold.current = true;
      showToast({ kind: 'info', message: t('lowered', { most: String(most) }), milliseconds: TOAST_MS.info });
    }
    if (Number(digits) > 0) onChange(Math.min(Number(digits), most));
  };
  return (
    <fieldset className={classes.stepper} aria-label={label}>
      <IconButton
        aria-label={quantity > 1 ? t('decrease') : t('remove')}
        disabled={disabled || quantity < 1}
        onClick={() => onChange(quantity - 1)}
      >
        {quantity > 1 ? <IconRemove size={18} /> : <IconTrash size={18} />}
      </IconButton>
      <input
        className={classes.number}
        data-wide={quantity > 999 || undefined}
        inputMode="numeric"
        maxLength={String(MAX_QUANTITY).length}
        aria-label={t('quantity')}
        value={draft ?? quantity}
        disabled={disabled}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => {
          setDraft(undefined);
          isTold.current = false;
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <IconButton
        aria-label={t('increase')}
        disabled={disabled || quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <IconAdd size={18} />
      </IconButton>
    </fieldset>
  );
}
