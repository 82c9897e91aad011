import type { ReactNode } from 'react';
import classes from './two-columns.module.css';

/** The page's subject, and beside it on the desktop (under it on the phone) what goes with it. */
export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{children}</div>
      <div className={classes.side}>{side}</div>
    </div>
  );
}
