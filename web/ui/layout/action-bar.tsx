import type { ReactNode } from 'react';
import { tellHeight } from './tell-height.ts';
import classes from './action-bar.module.css';

/** What lies over the page keeps clear of it. */
export const tellBarHeight = tellHeight('--action-bar');

/** The phone's bar with the page's main action, below a line of `note`; always in view above the bottom navigation. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div ref={tellBarHeight} className={classes.bar} data-action-bar>
      {note}
      <div className={classes.row}>{children}</div>
    </div>
  );
}
