import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconClose } from '../../ui/theme/icons.ts';
import { stepOf, useDragOrder, type Place } from '../drag-order.ts';
import { IconMoveDown, IconMoveUp } from '../icons.ts';
import classes from './chosen-lines.module.css';
import form from './record-form.module.css';

type Props<Item> = {
  /** The name of the field. */
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  onRemove: (key: string) => void;
  /** Where their order counts: by buttons and by mouse. */
  onPlace?: Place;
  /** What opens the way to choose. */
  choose: string;
  onChoose: () => void;
};

/** A long list is looked through where it is searched. */
const SHOWN = 12;

/** What is chosen from a long list, as a field of a form: each can be taken away, and a sheet adds others. */
export function ChosenLines<Item>(props: Props<Item>) {
  const { name, label, hint, error, items, keyOf, nameOf, children, onRemove, onPlace, choose, onChoose } =
    props;
  const t = useTranslations('merchant.choose');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN);
  const keys = items.map(keyOf);
  const dragOf = useDragOrder(keys, onPlace);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ key: string; step: 'up' | 'down' }>(undefined);
  // The row that was moved is drawn at another place: the button that was pressed keeps the focus.
  useEffect(() => {
    if (!pressed.current) return;
    const { key, step } = pressed.current;
    pressed.current = undefined;
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-key') === key);
    row?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  });
  return (
    <fieldset className={form.lines} data-lines data-field={name}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {items.length > 0 && (
        <ul ref={list} className={classes.chosen} data-ordered={onPlace ? true : undefined}>
          {shown.map((item) => (
            <li key={keyOf(item)} data-key={keyOf(item)} {...dragOf(keyOf(item))}>
              <span className={classes.item}>{children(item)}</span>
              {onPlace &&
                (['up', 'down'] as const).map((step) => {
                  const before = stepOf(keys, keyOf(item), step);
                  const Icon = step === 'up' ? IconMoveUp : IconMoveDown;
                  return (
                    <button
                      key={step}
                      type="button"
                      className={classes.remove}
                      data-step={step}
                      aria-label={t(step, { name: nameOf(item) })}
                      aria-disabled={before === undefined || undefined}
                      onClick={() => {
                        if (before === undefined) return;
                        pressed.current = { key: keyOf(item), step };
                        onPlace(keyOf(item), before);
                      }}
                    >
                      <Icon size={18} aria-hidden />
                    </button>
                  );
                })}
              <button
                type="button"
                className={classes.remove}
                aria-label={t('remove', { name: nameOf(item) })}
                onClick={() => onRemove(keyOf(item))}
              >
                <IconClose size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p className={form.refused} role="alert">
          {error}
        </p>
      )}
      <div className={form.buttons}>
        <Button
          variant="default"
          size="sm"
          aria-haspopup="dialog"
          data-invalid={error !== undefined || undefined}
          onClick={onChoose}
        >
          {choose}
        </Button>
        {items.length > SHOWN && !isWhole && (
          <Button variant="subtle" size="sm" onClick={() => setIsWhole(true)}>
            {t('showAll', { count: items.length })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
