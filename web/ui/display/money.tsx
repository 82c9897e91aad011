import classes from './money.module.css';

// Thai and English write baht alike, so one formatter serves both and never differs between server and browser.
const TWO_DECIMALS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Baht as the shop shows it: ฿1,234.50 (V-04). */
export function formatBaht(baht: number): string {
  return `${baht < 0 ? '-' : ''}฿${TWO_DECIMALS.format(Math.abs(baht))}`;
}

/** An amount of baht in tabular figures, so that prices align under each other. */
export function Money({ baht, className }: { baht: number; className?: string }) {
  return (
    <span className={className === undefined ? classes.money : `${classes.money} ${className}`}>
      {formatBaht(baht)}
    </span>
  );
}
