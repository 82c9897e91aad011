/** What an order must cost, computed here by hand and not by the shop's own rules. */

/** petclub's delivery, in baht. */
const DELIVERY = { fee: 50, freeFrom: 799 };

export type Sums = { subtotal: number; delivery: number; total: number };

/** The sums of an order in petclub; prices are baht with 2 decimals. */
export function sumsOf(lines: readonly { price: number | null; quantity: number }[]): Sums {
  const satang = lines.reduce(
    (sum, { price, quantity }) => sum + Math.round((price ?? 0) * 100) * quantity,
    0,
  );
  const subtotal = satang / 100;
  const delivery = subtotal >= DELIVERY.freeFrom ? 0 : DELIVERY.fee;
  return { subtotal, delivery, total: (satang + delivery * 100) / 100 };
}

/** ฿1,234.50 */
export function inBaht(baht: number): string {
  const [whole = '', decimals] = baht.toFixed(2).split('.');
  return `฿${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
