import type { ReactNode } from 'react';
import classes from './list-section.module.css';

type Props = {
  title: string;
  /** Said in place of the list where it is empty. */
  none?: string | undefined;
  children: ReactNode;
};

/** One of several lists of a page, under its name. */
export function ListSection({ title, none, children }: Props) {
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {none === undefined ? children : <p className={classes.none}>{none}</p>}
    </section>
  );
}
