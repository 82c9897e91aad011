import { Button } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { wholeNumber } from '#domain/text/digits.ts';
import type { OrderDetail } from '../merchant-orders/merchant-orders.queries.ts';
import classes from './packing.module.css';

type Props = {
  line: OrderDetail['OrderDetails'][number];
  /** Nothing: not counted yet. */
  packed: number | undefined;
  /** It was scanned last. */
  isLast: boolean;
  disabled: boolean;
  onCount: (packed: number | undefined) => void;
  /** A scanner typed into the number's field. */
  onScan: (code: string) => void;
  onNext: (field: HTMLInputElement) => void;
};

/** What no number of units is as long as. */
const SHORTEST_CODE = 6;

/** A line to pack: Enter counts what is typed, or all of it where nothing is, and goes on to the next. */
export function PackLine({ line, packed, isLast, disabled, onCount, onScan, onNext }: Props) {
  const t = useTranslations('merchantOrders.pack');
  const counted = useCounted();
  const { Line, P_Code, PRODUCTNAME, PIC_FILENAME, Quantity, UnitName } = line;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  /** False where it cannot be. */
  const take = (text: string, whenEmpty: number | undefined): boolean => {
    const units = text === '' ? whenEmpty : wholeNumber(text);
    if ((text !== '' && units === undefined) || (units ?? 0) > Quantity) {
      setError(t('wrong', { most: String(Quantity) }));
      return false;
    }
    setError(undefined);
    setTyped(undefined);
    onCount(units);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { currentTarget } = event;
    const text = currentTarget.value.trim();
    if (text.length >= SHORTEST_CODE || /[a-z]/i.test(text)) {
      setTyped(undefined);
      setError(undefined);
      onScan(text);
      currentTarget.select();
    } else if (take(text, Quantity)) onNext(currentTarget);
    else currentTarget.select();
  };
  const state = packed === undefined ? 'open' : packed === Quantity ? 'full' : 'short';
  return (
    <li className={classes.line} data-state={state} data-last={isLast || undefined} id={`pack-${Line}`}>
      <span className={classes.picture}>
        <Picture src={PIC_FILENAME} alt="" width={56} height={56} />
      </span>
      <span className={classes.what}>
        <UserText className={classes.name}>{PRODUCTNAME}</UserText>
        <span className={classes.small}>
          {P_Code} · <strong>{t('ordered', { amount: counted(Quantity, UnitName) })}</strong>
        </span>
      </span>
      <TextField
        className={classes.number}
        size="md"
        aria-label={t('packedOf', { name: PRODUCTNAME })}
        placeholder="–"
        value={typed ?? packed ?? ''}
        error={error}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={60}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => typed !== undefined && take(currentTarget.value.trim(), undefined)}
      />
      <Button
        className={classes.all}
        size="md"
        variant={state === 'full' ? 'light' : 'default'}
        disabled={disabled}
        aria-pressed={state === 'full'}
        aria-label={t('allOf', { name: PRODUCTNAME })}
        onClick={() => {
          setTyped(undefined);
          setError(undefined);
          onCount(state === 'full' ? undefined : Quantity);
        }}
      >
        {t('all')}
      </Button>
    </li>
  );
}
