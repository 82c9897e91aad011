import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { CartLineView } from '../cart/summary/cart-view.ts';
import type { OrderLine } from '../orders/order-lines.tsx';

/** The lines of the order as the page estimates them, until the server's computation is there. */
export function estimatedLines(lines: readonly CartLineView[]): OrderLine[] {
  return lines.flatMap(({ code, name, picture, units }) =>
    units.map((unit) => ({
      P_Code: code,
      PRODUCTNAME: name,
      PIC_FILENAME: picture,
      Unit: unit.unit,
      UnitName: unit.name,
      UnitRate: unit.rate,
      Quantity: unit.quantity,
      UnitPrice: bahtFromSatang(unit.priceSatang),
      Amount: bahtFromSatang(unit.amountSatang),
    })),
  );
}
