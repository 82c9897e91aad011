import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

/** The phone's bar with the page's main action, always in view above the bottom navigation. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}
