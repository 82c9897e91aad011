import type { ReactNode } from 'react';
import classes from './two-columns.module.css';

type Props = {
  children: ReactNode;
  side: ReactNode;
  /** On the phone it comes first. */ sideFirst?: boolean;
};

/** The page's subject, and beside it on the desktop (under it on the phone) what goes with it. */
export function TwoColumns({ children, side, sideFirst = false }: Props) {
  return (
    <div className={classes.columns} data-side-first={sideFirst || undefined}>
      <div className={classes.main}>{children}</div>
      <div className={classes.side}>{side}</div>
    </div>
  );
}
