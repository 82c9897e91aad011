import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconClose } from '../../ui/theme/icons.ts';
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
  /** What opens the way to choose. */
  choose: string;
  onChoose: () => void;
};

/** A long list is looked through where it is searched. */
const SHOWN = 12;

/** What is chosen from a long list, as a field of a form: each can be taken away, and a sheet adds others. */
export function ChosenLines<Item>(props: Props<Item>) {
  const { name, label, hint, error, items, keyOf, nameOf, children, onRemove, choose, onChoose } = props;
  const t = useTranslations('merchant.choose');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN);
  return (
    <fieldset className={form.lines} data-lines data-field={name}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {items.length > 0 && (
        <ul className={classes.chosen}>
          {shown.map((item) => (
            <li key={keyOf(item)}>
              <span className={classes.item}>{children(item)}</span>
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
