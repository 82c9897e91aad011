import { TextField } from '../ui/form/field.tsx';
import classes from './filter-bar.module.css';
import type { FilterValues, TypedFilter } from './filters.ts';
import { useTypedParam } from './use-typed-param.ts';

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
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
