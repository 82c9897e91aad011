import type { KeyboardEvent } from 'react';
import { TextField } from '../ui/form/field.tsx';
import classes from './filter-bar.module.css';
import type { FilterValues, TypedFilter } from './filters.ts';
import { useTypedParam } from './use-typed-param.ts';

/** Where / is on the keyboard, whatever it writes. */
export const SEARCH_KEY = 'Slash';

type Props = { filter: TypedFilter; values: FilterValues };

export function TextFilter({ filter: { name, label, hint }, values }: Props) {
  const [typed, setTyped] = useTypedParam({ name, values, read: (text) => text.trim() });
  return (
    <TextField
      className={classes.text}
      size="md"
      label={label}
      placeholder={hint}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={60}
      value={typed}
      aria-keyshortcuts="/"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={goToRows}
    />
  );
}

/** From what was typed to the first row that it found. */
function goToRows(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
  const row = document.querySelector<HTMLElement>('[data-table-frame] [data-row-stop][tabindex="0"]');
  if (!row) return;
  event.preventDefault();
  row.focus();
}
