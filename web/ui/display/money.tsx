import { formatBaht } from '#domain/pricing/format-baht.ts';
import classes from './money.module.css';

/** An amount of baht in tabular figures, so that prices align under each other. */
export function Money({ baht, className }: { baht: number; className?: string }) {
  return (
    <span className={className === undefined ? classes.money : `${classes.money} ${className}`}>
      {formatBaht(baht)}
    </span>
  );
}
