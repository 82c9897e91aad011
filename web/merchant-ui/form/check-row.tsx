import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './check-row.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  /** Under it, what comes of it. */
  hint?: string | undefined;
  error?: string | undefined;
};

/** A yes or no of a record's form: takes `form.check(path)`. */
export function CheckRow({ children, hint, error, ...input }: Props) {
  const id = useId();
  const told = hint !== undefined || error !== undefined;
  return (
    <div className={classes.row}>
      <input
        id={id}
        type="checkbox"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={told ? `${id}-hint` : undefined}
        {...input}
      />
      <span>
        <label htmlFor={id}>{children}</label>
        {told && (
          <span id={`${id}-hint`} className={classes.told}>
            {hint} {error !== undefined && <strong>{error}</strong>}
          </span>
        )}
      </span>
    </div>
  );
}
