import { useId, type ReactNode } from 'react';
import classes from './panel.module.css';

type Props = {
  title: string;
  children: ReactNode;
  /** Beside the title. */ action?: ReactNode;
  className?: string;
};

/** One subject of a page, under its own heading. */
export function Panel({ title, children, action, className = '' }: Props) {
  const id = useId();
  return (
    <section className={`${classes.panel} ${className}`} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
