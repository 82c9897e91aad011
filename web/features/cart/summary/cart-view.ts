/** The cart as its page shows it: the stored lines, joined with what the shop says of their products now. */
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CartLine } from '#domain/orders/cart.ts';
import { MAX_SATANG, multiplySatang, sumSatang } from '#domain/pricing/money.ts';
import { isAmountTooLarge } from '#domain/pricing/pricing.ts';
import { isStockCounted } from '#domain/orders/stock.ts';
import { pieces, quantityOf } from '#domain/pricing/units.ts';
import type { CartRules } from '../store/cart-rules.ts';
import type { LineProblem } from '../lines/line-problem.ts';
import { offeredUnits, type OfferedUnit } from '../lines/offered-units.ts';
import { unitExchange, type UnitExchange } from '../lines/unit-exchange.ts';

export type UnitInCart = OfferedUnit & { quantity: number; amountSatang: number };

export type CartLineView = {
  code: string;
  name: string;
  picture: string | null;
  /** The top category; '' where there is none. */
  group: string;
  /** What stock is counted in: the name of unit 1, e.g. 'ซอง'. */
  pieceName: string;
  /** The shop's answer for it is still on its way. */
  awaited: boolean;
  selected: boolean;
  /** It may be ordered, perhaps after its quantity is fixed. */
  selectable: boolean;
  /** The units in the cart, the piece first. */
  units: readonly UnitInCart[];
  /** The product's other units. */
  otherUnits: readonly OfferedUnit[];
  exchange: UnitExchange | undefined;
  problem: LineProblem | undefined;
  /** Pieces that can be had beside those in the cart; Infinity where stock sets no limit. */
  room: number;
  /** Pieces left, where the shop says that there are few. */
  fewLeft: number | undefined;
  amountSatang: number;
};

export type CartView = {
  lines: readonly CartLineView[];
  selectedCount: number;
  selectableCount: number;
  /** Selected lines with a problem. */
  problemCount: number;
};

type Input = {
  lines: readonly CartLine[];
  products: ReadonlyMap<string, Product>;
  rules: CartRules;
  /** The shop has answered for every line: what is missing in its answer is not sold. */
  complete: boolean;
};

export function cartView({ lines, products, rules, complete }: Input): CartView {
  const views = lines.map((line) => {
    const product = products.get(line.P_Code);
    return product ? lineView(line, product, rules) : unknownLine(line, { awaited: !complete });
  });
  const selected = views.filter((view) => view.selected);
  return {
    lines: views,
    selectedCount: selected.length,
    selectableCount: views.filter((view) => view.selectable).length,
    problemCount: selected.filter((view) => view.problem).length,
  };
}

/** A line above the maximum value of an order shows its problem, and no sum that could not be exact. */
const shownAmount = (priceSatang: number, quantity: number): number =>
  isAmountTooLarge(priceSatang, quantity) ? MAX_SATANG : multiplySatang(priceSatang, quantity);

function lineView(line: CartLine, product: Product, rules: CartRules): CartLineView {
  const offered = offeredUnits(product);
  const units = offered.flatMap((unit) => {
    const quantity = quantityOf(line, unit.unit);
    return quantity > 0 ? [{ ...unit, quantity, amountSatang: shownAmount(unit.priceSatang, quantity) }] : [];
  });
  const stock = {
    isStockItem: product.STOCK_ITEM === 'Y',
    available: product.Stock.StockAvailable ?? Infinity,
  };
  const left = isStockCounted(stock, rules.stock) ? stock.available : Infinity;
  const wanted = pieces(line, [product.UNIT1RATE, product.UNIT2RATE, product.UNIT3RATE]);
  const isTooMuch = units.some(({ priceSatang, quantity }) => isAmountTooLarge(priceSatang, quantity));
  const problem = problemOf({ offered: offered.length, inCart: units.length, wanted, left, isTooMuch });
  const selectable = units.length > 0 && problem?.code !== 'OUT_OF_STOCK';
  const { StockWord, StockAvailable } = product.Stock;
  return {
    code: line.P_Code,
    name: product.PRODUCTNAME,
    picture: product.PIC_FILENAME,
    group: product.Hierarchy1 ?? '',
    pieceName: product.UNIT1NAME,
    awaited: false,
    selected: line.selected && units.length > 0,
    selectable,
    units,
    otherUnits: offered.filter(({ unit }) => quantityOf(line, unit) === 0),
    exchange: problem ? undefined : unitExchange(line, { units: offered, room: left - wanted }),
    problem,
    room: Math.max(0, left - wanted),
    fewLeft: !problem && StockWord === 'limited' ? (StockAvailable ?? undefined) : undefined,
    amountSatang: sumSatang(units.map(({ amountSatang }) => amountSatang)),
  };
}

function unknownLine(line: CartLine, { awaited }: { awaited: boolean }): CartLineView {
  return {
    code: line.P_Code,
    name: line.P_Code,
    picture: null,
    group: '',
    pieceName: '',
    awaited,
    selected: false,
    selectable: false,
    units: [],
    otherUnits: [],
    exchange: undefined,
    problem: awaited ? undefined : { code: 'NOT_SOLD_HERE' },
    room: Infinity,
    fewLeft: undefined,
    amountSatang: 0,
  };
}

type Judged = { offered: number; inCart: number; wanted: number; left: number; isTooMuch: boolean };

function problemOf({ offered, inCart, wanted, left, isTooMuch }: Judged): LineProblem | undefined {
  if (offered === 0) return { code: 'PRICE_NOT_SHOWN' };
  if (left <= 0) return { code: 'OUT_OF_STOCK' };
  if (inCart === 0) return { code: 'UNIT_NOT_SOLD' };
  if (wanted > left) return { code: 'NOT_ENOUGH', left };
  return isTooMuch ? { code: 'AMOUNT_TOO_LARGE' } : undefined;
}
