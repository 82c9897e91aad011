import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** Where there is nothing to show: says so, and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className={classes.empty}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  );
}
