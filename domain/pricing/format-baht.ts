/** Amounts of baht as people read them. Thai and English write them alike, and browser and server by the same code. */

const TWO_DECIMALS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Where the currency stands beside it: 1,234.50. */
export function formatAmount(baht: number): string {
  return TWO_DECIMALS.format(baht);
}

/** ฿1,234.50 (V-04). */
export function formatBaht(baht: number): string {
  return `${baht < 0 ? '-' : ''}฿${formatAmount(Math.abs(baht))}`;
}
