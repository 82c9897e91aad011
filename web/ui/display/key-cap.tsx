import type { ReactNode } from 'react';
import classes from './key-cap.module.css';

/** A key of the keyboard, as it is told beside what it does. */
export function KeyCap({ children, hidden }: { children: ReactNode; hidden?: true }) {
  return (
    <kbd className={classes.key} aria-hidden={hidden}>
      {children}
    </kbd>
  );
}
