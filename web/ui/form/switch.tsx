import type { ReactNode } from 'react';
import classes from './switch.module.css';

type Props = {
  name: string;
  /** Beside it. */
  label: ReactNode;
  /** What a screen reader calls it, where its label alone does not say what it is of. */
  fullLabel?: string;
  defaultOn: boolean;
  disabled?: boolean;
  /** The id of what explains it. */
  describedBy?: string | undefined;
};

/** On or off, of a form: `Y` or nothing under its name. */
export function Switch({ name, label, fullLabel, defaultOn, disabled = false, describedBy }: Props) {
  return (
    <label className={classes.switch} data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
        role="switch"
        name={name}
        value="Y"
        defaultChecked={defaultOn}
        disabled={disabled}
        aria-label={fullLabel}
        aria-describedby={describedBy}
      />
      <span>{label}</span>
    </label>
  );
}
