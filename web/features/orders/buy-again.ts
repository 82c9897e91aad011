/** What of an earlier order can still be bought, and what cannot, with the reason. */
import type { OrderDetail } from '#contract/orders.schemas.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import { isCartFull, type CartLine } from '#domain/orders/cart.ts';
import { isStockCounted } from '#domain/orders/stock.ts';
import { pieces, type UnitNumber, type UnitRates } from '#domain/pricing/units.ts';
import type { CartRules } from '../cart/store/cart-rules.ts';
import { offeredUnits } from '../cart/lines/offered-units.ts';

export type OrderedLine = Pick<
  OrderDetail['OrderDetails'][number],
  'P_Code' | 'PRODUCTNAME' | 'Unit' | 'UnitName' | 'Quantity'
> & { IsFree?: boolean };
type Why = 'NOT_SOLD_HERE' | 'UNIT_NOT_SOLD' | 'OUT_OF_STOCK' | 'CART_FULL';

/** A line that is not bought, or less of it: `taken` of `wanted` units go into the cart. */
export type LeftOut = {
  /** Its place among what was ordered. */
  nth: number;
  code: string;
  name: string;
  unitName: string;
  why: Why | 'FEWER';
  wanted: number;
  taken: number;
};
export type BuyAgain = {
  add: { P_Code: string; unit: UnitNumber; quantity: number }[];
  leftOut: LeftOut[];
};

type Input = {
  ordered: readonly OrderedLine[];
  /** What the shop says of these products now; what it does not sell is missing. */
  products: ReadonlyMap<string, Product>;
  /** What is in the cart already counts against the stock. */
  cart: readonly CartLine[];
  rules: Pick<CartRules, 'stock'>;
};

export function buyAgain({ ordered, products, cart, rules }: Input): BuyAgain {
  const add: BuyAgain['add'] = [];
  const leftOut: LeftOut[] = [];
  /** Pieces still to be had of each product. */
  const room = new Map<string, number>();
  const coming: CartLine[] = [...cart];

  for (const [nth, line] of ordered.entries()) {
    // What was given came of a promotion, which gives it again where it still runs.
    if (line.IsFree) continue;
    const { P_Code, Quantity: wanted } = line;
    const skip = (why: LeftOut['why'], taken = 0) =>
      leftOut.push({
        nth,
        code: P_Code,
        name: line.PRODUCTNAME,
        unitName: line.UnitName,
        why,
        wanted,
        taken,
      });
    const product = products.get(P_Code);
    if (!product) {
      skip('NOT_SOLD_HERE');
      continue;
    }
    const unit = offeredUnits(product).find((one) => one.unit === line.Unit);
    if (!unit) {
      skip('UNIT_NOT_SOLD');
      continue;
    }
    if (isCartFull(coming, P_Code)) {
      skip('CART_FULL');
      continue;
    }
    const left = room.get(P_Code) ?? roomFor(product, cart, rules);
    const taken = Math.min(wanted, Math.max(0, Math.floor(left / unit.rate)));
    room.set(P_Code, left - taken * unit.rate);
    if (taken < wanted) skip(taken === 0 ? 'OUT_OF_STOCK' : 'FEWER', taken);
    if (taken === 0) continue;
    add.push({ P_Code, unit: unit.unit, quantity: taken });
    if (!coming.some((one) => one.P_Code === P_Code))
      coming.push({ P_Code, qty1: 0, qty2: 0, qty3: 0, selected: true });
  }
  return { add, leftOut };
}

/** What went into the cart, with its current names and prices. */
export function addedLines({ add }: BuyAgain, products: Input['products']) {
  return add.flatMap(({ P_Code: code, unit, quantity }) => {
    const product = products.get(code);
    const offered = product && offeredUnits(product).find((one) => one.unit === unit);
    if (!offered) return [];
    const { name: unitName, priceSatang } = offered;
    return [{ code, name: product.PRODUCTNAME, unitName, priceSatang, quantity }];
  });
}

function roomFor(product: Product, cart: readonly CartLine[], { stock }: Input['rules']): number {
  const isStockItem = product.STOCK_ITEM === 'Y';
  const { StockAvailable } = product.Stock;
  if (StockAvailable === null || !isStockCounted({ isStockItem }, stock)) return Infinity;
  const rates: UnitRates = [product.UNIT1RATE, product.UNIT2RATE, product.UNIT3RATE];
  const inCart = cart.find((line) => line.P_Code === product.P_Code);
  return StockAvailable - (inCart ? pieces(inCart, rates) : 0);
}
