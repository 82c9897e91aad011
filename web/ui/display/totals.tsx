import { Money } from './money.tsx';
import classes from './totals.module.css';

type Row = {
  label: string;
  baht: number;
  /** Shown in place of ฿0.00. */
  zero?: string;
  /** Where labels may be alike. */
  id?: string;
};

type Props = {
  rows: readonly Row[];
  total: Row;
  notes?: readonly (string | undefined)[];
  /** The numbers are being recomputed. */
  working?: boolean;
};

/** The sums of a cart or an order; a change of the total is announced to a screen reader. */
export function Totals({ rows, total, notes, working = false }: Props) {
  return (
    <div className={working ? classes.working : undefined} aria-busy={working}>
      <dl className={classes.totals}>
        {rows.map(({ label, baht, zero, id = label }) => (
          <div key={id} className={classes.row}>
            <dt>{label}</dt>
            <dd>{baht === 0 && zero ? zero : <Money baht={baht} />}</dd>
          </div>
        ))}
        <div className={`${classes.row} ${classes.total}`} aria-live="polite" aria-atomic>
          <dt>{total.label}</dt>
          <dd>
            <Money baht={total.baht} />
          </dd>
        </div>
      </dl>
      {notes?.map(
        (note) =>
          note !== undefined && (
            <p key={note} className={classes.small}>
              {note}
            </p>
          ),
      )}
    </div>
  );
}
