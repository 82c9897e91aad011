import type { ReactNode } from 'react';
import classes from './stack.module.css';

/** The parts of a page under one another; `narrow` for a list that would be lost on a wide screen. */
export function Stack({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={`${classes.stack} ${narrow ? classes.narrow : ''}`}>{children}</div>;
}
