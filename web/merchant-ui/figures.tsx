import type { ReactNode } from 'react';
import { AppLink } from '../ui/interaction/app-link.tsx';
import classes from './figures.module.css';

export type Figure = {
  label: string;
  value: ReactNode;
  /** Under it, smaller. */
  more?: ReactNode;
  /** Where what it counts can be seen, without its language. */
  to?: string;
};

/** A few numbers, each under its name; the whole box leads on where it can. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul className={classes.figures} aria-label={label}>
      {figures.map(({ label: name, value, more, to }) => {
        const inside = (
          <>
            <span className={classes.name}>{name}</span>
            <span className={classes.value}>{value}</span>
            {more !== undefined && <span className={classes.more}>{more}</span>}
          </>
        );
        return (
          <li key={name}>
            {to === undefined ? (
              <div className={classes.figure}>{inside}</div>
            ) : (
              <AppLink to={to} className={classes.figure}>
                {inside}
              </AppLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
