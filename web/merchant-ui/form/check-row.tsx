import type { ComponentProps, ReactNode } from 'react';
import classes from './check-row.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  /** Under it, what comes of it. */
  hint?: string | undefined;
  error?: string | undefined;
};

/** A yes or no of a record's form: takes `form.check(path)`. */
export function CheckRow({ children, hint, error, ...input }: Props) {
  return (
    <label className={classes.row}>
      <input type="checkbox" aria-invalid={error !== undefined || undefined} {...input} />
      <span>
        {children}
        {hint !== undefined && <small>{hint}</small>}
        {error !== undefined && <small className={classes.error}>{error}</small>}
      </span>
    </label>
  );
}
