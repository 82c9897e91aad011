import type { ReactNode, Ref } from 'react';
import classes from './note.module.css';

type Props = {
  tone: 'info' | 'good' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
  /** Also announced to a screen reader when it appears. */
  live?: boolean;
  /** To bring the eye and the keyboard here. */
  ref?: Ref<HTMLDivElement>;
};

/** A word to the reader in its own box: what is wrong, good to know, or done, with the way on inside. */
export function Note({ tone, title, children, live = false, ref }: Props) {
  return (
    <div
      ref={ref}
      className={`${classes.note} ${classes[tone]}`}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      tabIndex={ref ? -1 : undefined}
    >
      {title !== undefined && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  );
}
