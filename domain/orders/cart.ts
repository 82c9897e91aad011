import { UNIT_NUMBERS } from '../pricing/units.ts';
import type { UnitNumber, UnitQuantities } from '../pricing/units.ts';

/**
 * The cart (S-68): lines stored in local storage per customer, active center and money/point mode. Lines use the
 * field names of the calls, because they are stored as such. Every function returns new lines and never mutates its
 * input; a selected line always has a quantity.
 */
export type CartLine = UnitQuantities & { P_Code: string; selected: boolean };

export const MAX_CART_LINES = 200;
/** Two browsers that were offline may each bring a full cart: what does not fit on the server is still kept here. */
export const MAX_STORED_LINES = 2 * MAX_CART_LINES;
export const MAX_QUANTITY = 99_999;

/** The customer code of a visitor who has not signed in. */
export const GUEST_CUSTOMER_CODE = 'GUEST';

const QUANTITY_KEYS = { 1: 'qty1', 2: 'qty2', 3: 'qty3' } as const satisfies Record<
  UnitNumber,
  keyof UnitQuantities
>;

/** Whether a product that is not in the cart yet would not fit. */
export function isCartFull(lines: readonly CartLine[], P_Code: string): boolean {
  return lines.length >= MAX_CART_LINES && !lines.some((line) => line.P_Code === P_Code);
}

/**
 * Adds `quantity` (1) of a unit. A new line is appended and selected; an existing line keeps its selection. A full
 * cart is returned unchanged: use `isCartFull` to report it.
 */
export function addToCart(
  lines: readonly CartLine[],
  { P_Code, unit, quantity = 1 }: { P_Code: string; unit: UnitNumber; quantity?: number },
): CartLine[] {
  const known = lines.find((line) => line.P_Code === P_Code);
  if (!known && lines.length >= MAX_CART_LINES) return [...lines];
  const line = known ?? { P_Code, qty1: 0, qty2: 0, qty3: 0, selected: true };
  const key = QUANTITY_KEYS[unit];
  const changed = settled({ ...line, [key]: clampQuantity(line[key] + quantity) });
  if (!known) return isEmptyLine(changed) ? [...lines] : [...lines, changed];
  return lines.map((each) => (each === known ? changed : each));
}

/**
 * Sets the quantity of one unit, clamped to 0..99,999 whole units. Setting the last unit to 0 removes the line. A
 * value that is not a number (an emptied field) changes nothing.
 */
export function setQuantity(
  lines: readonly CartLine[],
  { P_Code, unit, quantity }: { P_Code: string; unit: UnitNumber; quantity: number },
): CartLine[] {
  if (Number.isNaN(quantity)) return [...lines];
  return lines.flatMap((line) => {
    if (line.P_Code !== P_Code) return [line];
    const changed = settled({ ...line, [QUANTITY_KEYS[unit]]: clampQuantity(quantity) });
    return isEmptyLine(changed) ? [] : [changed];
  });
}

export function removeLine(lines: readonly CartLine[], P_Code: string): CartLine[] {
  return lines.filter((line) => line.P_Code !== P_Code);
}

/**
 * Selects (or with `selected: false` deselects) the lines of a group. Selecting a group deselects its out-of-stock
 * lines: pass their codes if out-of-stock disabling is on, nothing if it is off.
 */
export function selectAll(
  lines: readonly CartLine[],
  {
    codes,
    outOfStockCodes = [],
    selected = true,
  }: { codes: Iterable<string>; outOfStockCodes?: Iterable<string>; selected?: boolean },
): CartLine[] {
  const group = new Set(codes);
  const outOfStock = new Set(outOfStockCodes);
  return lines.map((line) =>
    group.has(line.P_Code) ? settled({ ...line, selected: selected && !outOfStock.has(line.P_Code) }) : line,
  );
}

/**
 * The user's cart after sign-in: quantities of the same product are added, the guest's other lines are appended,
 * lines selected in either stay selected. The caller empties the guest's store.
 */
export function mergeGuestCart(user: readonly CartLine[], guest: readonly CartLine[]): CartLine[] {
  const merged = new Map(user.map((line) => [line.P_Code, line]));
  for (const line of guest) {
    const known = merged.get(line.P_Code);
    if (!known && merged.size >= MAX_CART_LINES) continue;
    merged.set(line.P_Code, known ? addedLines(known, line) : line);
  }
  return [...merged.values()];
}

/** The shop's current data for a product in a stored cart. */
export type RestoredProduct = {
  /** Whether the price of unit 1, 2, 3 is shown (ShowPrice1..3). */
  showPrice: readonly [boolean, boolean, boolean];
  /** By `isOutOfStock`, so false if out-of-stock disabling is not configured. */
  outOfStock: boolean;
};

/**
 * A stored cart after looking its products up in the shop (S-15, "On restore"). Quantities of units without a shown
 * price become 0, out-of-stock lines are deselected, and a guest who may not see catalogue prices gets an empty
 * cart. A line whose product the shop no longer sells stays, deselected, so that the page can report it.
 */
export function restoreCart(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, RestoredProduct>,
  { guest, guestCatalogPrice }: { guest: boolean; guestCatalogPrice: boolean },
): CartLine[] {
  if (guest && !guestCatalogPrice) return [];
  return lines.map((line) => {
    const product = products.get(line.P_Code);
    if (!product) return { ...line, selected: false };
    const [show1, show2, show3] = product.showPrice;
    return settled({
      ...line,
      qty1: show1 ? line.qty1 : 0,
      qty2: show2 ? line.qty2 : 0,
      qty3: show3 ? line.qty3 : 0,
      selected: line.selected && !product.outOfStock,
    });
  });
}

/**
 * The key under which a cart is stored. A guest has one cart per company; everyone else one per customer, active
 * center and money/point mode. `prefix` is the environment's.
 */
export function cartKey(of: {
  prefix: string;
  tenantId: string;
  companyCode: string;
  customerCode: string;
  saleUnit: string;
  pointMode: boolean;
}): string {
  const parts =
    of.customerCode === GUEST_CUSTOMER_CODE
      ? [of.tenantId, of.companyCode, GUEST_CUSTOMER_CODE]
      : [of.tenantId, of.customerCode, of.saleUnit, of.pointMode ? 'point' : 'money'];
  // Encoded, so that no combination of codes gives two carts the same key.
  return `${of.prefix}cart:${parts.map(encodeURIComponent).join(':')}`;
}

/** Parses whatever local storage held into lines: an array or its JSON; anything that is not a line is left out. */
export function parseStoredCart(stored: unknown): CartLine[] {
  const parsed = typeof stored === 'string' ? parsedJson(stored) : stored;
  if (!Array.isArray(parsed)) return [];
  const lines = new Map<string, CartLine>();
  for (const line of parsed.flatMap(parsedLine)) {
    const known = lines.get(line.P_Code);
    if (known || lines.size < MAX_STORED_LINES)
      lines.set(line.P_Code, known ? addedLines(known, line) : line);
  }
  return [...lines.values()];
}

/** A line without a quantity in any unit: kept to tell the buyer why, never ordered. */
export function isEmptyLine(line: UnitQuantities): boolean {
  return UNIT_NUMBERS.every((unit) => line[QUANTITY_KEYS[unit]] === 0);
}

function parsedLine(value: unknown): CartLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const { P_Code, qty1, qty2, qty3, selected } = value as Record<string, unknown>;
  if (typeof P_Code !== 'string' || P_Code.trim() === '' || P_Code.length > 64) return [];
  const line = {
    P_Code,
    qty1: storedQuantity(qty1),
    qty2: storedQuantity(qty2),
    qty3: storedQuantity(qty3),
  };
  return [settled({ ...line, selected: selected === true })];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function storedQuantity(value: unknown): number {
  return typeof value === 'number' ? clampQuantity(value) : 0;
}

function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 0;
  return Math.trunc(Math.min(Math.max(quantity, 0), MAX_QUANTITY));
}

function addedLines(a: CartLine, b: CartLine): CartLine {
  return settled({
    P_Code: a.P_Code,
    qty1: clampQuantity(a.qty1 + b.qty1),
    qty2: clampQuantity(a.qty2 + b.qty2),
    qty3: clampQuantity(a.qty3 + b.qty3),
    selected: a.selected || b.selected,
  });
}

function settled(line: CartLine): CartLine {
  return line.selected && isEmptyLine(line) ? { ...line, selected: false } : line;
}
