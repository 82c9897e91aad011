import type { ReactNode } from 'react';
import classes from './column.module.css';

/** The parts of a page under one another, as wide as is read easily; a form or a few facts would be lost on the whole screen. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}
