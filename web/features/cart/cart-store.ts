/** The cart in local storage: a thin store around the rules of `#domain/cart.ts` (storefront §3 and §4). */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  addToCart,
  isCartFull,
  mergeGuestCart,
  parseStoredCart,
  removeLine,
  selectAll,
  setQuantity,
  type CartLine,
} from '#domain/cart.ts';
import type { UnitNumber } from '#domain/units.ts';

export type CartState = {
  /** Empty until the browser has read its storage, so that the server's page and the first drawing agree. */
  lines: readonly CartLine[];
  /** Local storage has been read. */
  ready: boolean;
  /** False where the cart is full and nothing was added. */
  add: (line: { P_Code: string; unit: UnitNumber; quantity?: number }) => boolean;
  setQuantity: (line: { P_Code: string; unit: UnitNumber; quantity: number }) => void;
  remove: (code: string) => void;
  select: (group: {
    codes: Iterable<string>;
    outOfStockCodes?: Iterable<string>;
    selected?: boolean;
  }) => void;
  /** What restoring or ordering left of the cart. */
  replace: (lines: readonly CartLine[]) => void;
  /** Goes on with the cart under this key. With a guest's key beside it, his lines move over (storefront §4). */
  open: (key: string, guestKey?: string) => void;
};
export type CartStore = StoreApi<CartState>;

/** The part of `Storage` that the cart needs. It may refuse, in private windows or when full. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createCartStore(storage: CartStorage): CartStore {
  let key: string | undefined;
  return createStore<CartState>((set, get) => {
    const keep = (lines: readonly CartLine[]): void => {
      set({ lines });
      if (key !== undefined) write(storage, key, lines);
    };
    return {
      lines: [],
      ready: false,
      add: (line) => {
        if (isCartFull(get().lines, line.P_Code)) return false;
        keep(addToCart(get().lines, line));
        return true;
      },
      setQuantity: (line) => keep(setQuantity(get().lines, line)),
      remove: (code) => keep(removeLine(get().lines, code)),
      select: (group) => keep(selectAll(get().lines, group)),
      replace: keep,
      open: (next, guestKey) => {
        key = next;
        const own = read(storage, next);
        const guest = guestKey === undefined ? [] : read(storage, guestKey);
        if (guest.length > 0) {
          keep(mergeGuestCart(own, guest));
          write(storage, guestKey ?? next, []);
        } else set({ lines: own });
        set({ ready: true });
      },
    };
  });
}

function read(storage: CartStorage, key: string): CartLine[] {
  try {
    return parseStoredCart(storage.getItem(key));
  } catch {
    return [];
  }
}

/** A storage that refuses leaves the cart in memory: the buyer can still order. */
function write(storage: CartStorage, key: string, lines: readonly CartLine[]): void {
  try {
    if (lines.length > 0) storage.setItem(key, JSON.stringify(lines));
    else storage.removeItem(key);
  } catch {
    // Nothing more can be done here, and the cart on the page is right.
  }
}
